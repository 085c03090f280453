/*
 * served ON: whether the program's operations are served without a call: ON is 1 or 0, and what is
 * so otherwise is said. With COUNTED, as a profiling library has it, there is a routine of the
 * program's own before the library's, which must see each call.
 */
#include "../programs/program_check.h"

#include <shmem.h>
#include <stdlib.h>

static long word;

/* Has a name like the library's routines, but is none of them, so it is no profiling library. */
__attribute__((visibility("default"))) void shmem_served_helper(void);
void shmem_served_helper(void)
{
    word = 0;
}

#ifdef COUNTED
extern int counted_calls; /* counted.c */
#endif

/* Whether the struct that they read is filled while the library runs, and empty else. */
static void check_filled(int on)
{
    REQUIRE((shmem_impl_near.heap.length != 0) == on);
    REQUIRE((shmem_impl_near.statics.length != 0) == on);
    REQUIRE(!shmem_impl_near.orders || on);
}

int main(int argc, char **argv)
{
    int on = argc > 1 && atoi(argv[1]);
    for (int life = 0; life < 2; life++) {
        shmem_served_helper();
        check_filled(0);
        shmem_init();
        check_filled(on);
        int me = shmem_my_pe(), n = shmem_n_pes();
        for (int i = 1; i <= 10; i++)
            shmem_long_p(&word, i * n + me, (me + 1) % n);
        shmem_barrier_all();
        REQUIRE(word == 10 * n + (me + n - 1) % n);
        REQUIRE(shmem_long_atomic_fetch_add(&word, 1, me) == word - 1);
        shmem_finalize();
    }
    check_filled(0);
#ifdef COUNTED
    REQUIRE(counted_calls == 20);
#endif
    return 0;
}
