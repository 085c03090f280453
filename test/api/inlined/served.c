/*
 * `served ON` checks whether the program's operations are inlined (ON is 1) or calls (ON is 0), and
 * prints a message if not. With COUNTED, the program defines a routine in front of the library's,
 * as a profiling library does. It must see each call.
 */
#include "../programs/program_check.h"

#include <shmem.h>
#include <stdlib.h>

static long word;

/* Its name resembles a routine of the library, but is not one. The library must not mistake it
 * for a profiling library. */
__attribute__((visibility("default"))) void shmem_served_helper(void);
void shmem_served_helper(void)
{
    word = 0;
}

#ifdef COUNTED
extern int counted_calls; /* defined in counted.c */
#endif

/* The struct that inlined operations read must be filled while the library runs, and empty
 * otherwise. */
static void inline_data_is_filled_only_if(int on)
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
        inline_data_is_filled_only_if(0);
        shmem_init();
        inline_data_is_filled_only_if(on);
        int me = shmem_my_pe(), n = shmem_n_pes();
        for (int i = 1; i <= 10; i++)
            shmem_long_p(&word, i * n + me, (me + 1) % n);
        shmem_barrier_all();
        REQUIRE(word == 10 * n + (me + n - 1) % n);
        REQUIRE(shmem_long_atomic_fetch_add(&word, 1, me) == word - 1);
        shmem_finalize();
    }
    inline_data_is_filled_only_if(0);
#ifdef COUNTED
    REQUIRE(counted_calls == 20);
#endif
    return 0;
}
