#include <shmem.h>
#include <stdio.h>

static long asked, intervals;
static double part, pi;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();

    if (me == 0) {
        asked = 1000000; /* as if read from a file by one PE */
    }
    /* All PEs of the team call it. `intervals` on every PE becomes `asked` of PE 0. */
    shmem_long_broadcast(SHMEM_TEAM_WORLD, &intervals, &asked, 1, 0);

    double width = 1.0 / (double)intervals;
    for (long i = me; i < intervals; i += npes) {
        double x = ((double)i + 0.5) * width;
        part += width * 4 / (1 + x * x);
    }
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, &pi, &part, 1); /* the sum of all parts, on all PEs */
    if (me == 0) {
        printf("pi is %.10f, computed with %ld intervals\n", pi, intervals);
    }
    shmem_finalize();
    return 0;
}
