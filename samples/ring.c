/*
 * Teaches: writing a value to another PE (shmem_p), waiting for it there (shmem_wait_until), and
 *          reading a value from another PE (shmem_g).
 * Run:     oshcc ring.c -o ring && oshrun -np 4 ./ring
 *
 * A token travels around the ring of PEs, and each PE adds its number to it.
 */
#include "check.h"

#define NOTHING (-1L)

static long token = NOTHING;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    int next = (me + 1) % npes;
    long expected = (long)npes * (npes - 1) / 2;

    if (me == 0) {
        shmem_p(&token, 0L, next); /* PE 0 starts the token and receives it at the end */
    }
    shmem_wait_until(&token, SHMEM_CMP_NE, NOTHING);
    if (me != 0) {
        shmem_p(&token, token + me, next);
    }
    shmem_barrier_all();

    /* Every PE reads the final token from PE 0. The get is one-sided: PE 0 takes no part in it. */
    check(shmem_g(&token, 0) == expected, "token after the last PE");
    if (me == 0) {
        printf("token went round %d PEs: %ld\n", npes, token);
    }
    shmem_finalize();
    return 0;
}
