#include <shmem.h>
#include <stdio.h>

enum { LENGTH = 1000 };

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();

    /* Collective: all PEs request the same size, and get blocks that belong together. */
    double *mine = shmem_malloc(LENGTH * sizeof *mine);
    if (mine == NULL) {
        shmem_global_exit(1);
    }
    for (int i = 0; i < LENGTH; i++) {
        mine[i] = me; /* this PE's block is ordinary memory for it */
    }
    shmem_barrier_all(); /* all PEs have filled their blocks */

    if (me == 0) {
        double copy[LENGTH]; /* the local side of a get may be any memory */
        double sum = 0;
        for (int pe = 0; pe < npes; pe++) {
            shmem_double_get(copy, mine, LENGTH, pe); /* `mine`: the block of PE `pe` */
            for (int i = 0; i < LENGTH; i++) {
                sum += copy[i];
            }
        }
        printf("sum of %d blocks: %.0f\n", npes, sum);
    }
    shmem_free(mine); /* collective */
    shmem_finalize();
    return 0;
}
