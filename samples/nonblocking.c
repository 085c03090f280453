/*
 * Teaches: starting many transfers at once (put_nbi, get_nbi) and completing them together
 *          (shmem_quiet), or only those to some PEs (shmem_pe_quiet, new in OpenSHMEM 1.6).
 * Run:     oshcc nonblocking.c -o nonblocking && oshrun -np 4 ./nonblocking
 *
 * A transpose across PEs: the block that PE i holds for PE j goes to PE j.
 */
#include "check.h"

#define BLOCK 1000

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    size_t total = (size_t)npes * BLOCK;
    long *out = shmem_malloc(total * sizeof *out);
    long *in = shmem_malloc(total * sizeof *in);
    check(out != NULL && in != NULL, "shmem_malloc");

    for (size_t i = 0; i < total; i++) {
        out[i] = me * 1000000L + (long)i;
        in[i] = -1;
    }
    shmem_barrier_all();

    /* `out` must not change before the quiet. Each PE starts with the PE after it, so that not all
     * PEs put to the same PE at the same time. */
    for (int step = 1; step <= npes; step++) {
        int pe = (me + step) % npes;
        shmem_put_nbi(&in[(size_t)me * BLOCK], &out[(size_t)pe * BLOCK], BLOCK, pe);
    }
    int next = (me + 1) % npes;
    shmem_pe_quiet(&next, 1); /* the put to the next PE is complete */
    check(shmem_g(&in[(size_t)me * BLOCK], next) == me * 1000000L + next * BLOCK, "first block");
    shmem_quiet(); /* now all puts are complete */
    shmem_barrier_all();

    for (int pe = 0; pe < npes; pe++) {
        for (long i = 0; i < BLOCK; i++) {
            check(in[pe * BLOCK + i] == pe * 1000000L + me * BLOCK + i, "transposed block");
        }
    }

    /* A quiet also completes nonblocking gets. */
    long *copy = malloc(BLOCK * sizeof *copy);
    check(copy != NULL, "malloc");
    shmem_get_nbi(copy, &out[(size_t)me * BLOCK], BLOCK, next);
    shmem_quiet();
    check(copy[BLOCK - 1] == next * 1000000L + me * BLOCK + BLOCK - 1, "block that was read");
    if (me == 0) {
        printf("%d x %d blocks of %d longs transposed\n", npes, npes, BLOCK);
    }
    free(copy);
    shmem_barrier_all(); /* other PEs may still be reading `out` */
    shmem_free(in);
    shmem_free(out);
    shmem_finalize();
    return 0;
}
