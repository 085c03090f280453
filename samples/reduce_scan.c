/*
 * Teaches: reductions (sum, prod, min, max, and, or, xor) and the scans of OpenSHMEM 1.6. A scan
 *          computes where this PE's part of a common array begins.
 * Run:     oshcc reduce_scan.c -o reduce_scan && oshrun -np 4 ./reduce_scan
 */
#include "check.h"
#include <complex.h>

static void reductions(int me, int npes)
{
    static long number, result;
    static unsigned int bits, joined;
    static double _Complex z, total;

    number = me + 1;
    check(shmem_sum_reduce(SHMEM_TEAM_WORLD, &result, &number, 1) == 0, "sum");
    check(result == (long)npes * (npes + 1) / 2, "sum of 1 to n");
    shmem_sync_all(); /* the next call reuses `result` */
    check(shmem_max_reduce(SHMEM_TEAM_WORLD, &result, &number, 1) == 0, "max");
    check(result == npes, "maximum of 1 to n");
    shmem_sync_all();
    check(shmem_min_reduce(SHMEM_TEAM_WORLD, &result, &number, 1) == 0, "min");
    check(result == 1, "minimum of 1 to n");

    bits = 1U << (me % 32);
    check(shmem_or_reduce(SHMEM_TEAM_WORLD, &joined, &bits, 1) == 0, "or");
    check(joined == (npes >= 32 ? ~0U : (1U << npes) - 1), "bits of all PEs");

    z = 1.0 + me * I;
    check(shmem_sum_reduce(SHMEM_TEAM_WORLD, &total, &z, 1) == 0, "complex sum");
    check(creal(total) == npes && cimag(total) == npes * (npes - 1) / 2.0, "complex sum of all");
}

/* Concatenates the records of all PEs on the last PE. PE i has i + 1 records. The exclusive scan of
 * the numbers of records returns the position of its first record. */
static void concatenate(int me, int npes)
{
    static long length, begin, end;
    long total = (long)npes * (npes + 1) / 2;
    int *records = shmem_malloc((size_t)total * sizeof *records);
    int mine[1024];
    check(records != NULL && npes <= 1024, "shmem_malloc");

    length = me + 1;
    check(shmem_sum_exscan(SHMEM_TEAM_WORLD, &begin, &length, 1) == 0, "exclusive scan");
    check(shmem_sum_inscan(SHMEM_TEAM_WORLD, &end, &length, 1) == 0, "inclusive scan");
    check(begin == (long)me * (me + 1) / 2 && end == begin + length, "place of my records");

    for (int i = 0; i < length; i++) {
        mine[i] = me;
    }
    shmem_put(&records[begin], mine, (size_t)length, npes - 1);
    shmem_barrier_all();
    if (me == npes - 1) {
        long at = 0;
        for (int pe = 0; pe < npes; pe++) {
            for (int i = 0; i <= pe; i++) {
                check(records[at++] == pe, "order of the records");
            }
        }
    }
    shmem_free(records);
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();

    reductions(me, npes);
    concatenate(me, npes);
    if (me == 0) {
        printf("reductions and scans on %d PEs\n", npes);
    }
    shmem_finalize();
    return 0;
}
