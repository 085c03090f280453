/*
 * Teaches: processing data from many PEs in the order of their arrival (wait_until_any and
 *          wait_until_some), excluding variables from a wait (the status array), and waiting for a
 *          different value of each variable (wait_until_all_vector).
 * Run:     oshcc wait_any.c -o wait_any && oshrun -np 4 ./wait_any
 *
 * Every PE sends every PE a number, three times. Each receiver adds up the numbers.
 */
#include "check.h"

struct inbox {
    long *first, *second, *third;
};

static long by_any(long *box, size_t n)
{
    long sum = 0;
    int *handled = calloc(n, sizeof *handled);
    check(handled != NULL, "calloc");
    for (size_t i = 0; i < n; i++) {
        size_t from = shmem_wait_until_any(box, n, handled, SHMEM_CMP_NE, 0L);
        check(from < n && !handled[from], "index of any");
        handled[from] = 1; /* do not wait for this element again */
        sum += box[from];
    }
    check(shmem_wait_until_any(box, n, handled, SHMEM_CMP_NE, 0L) == SIZE_MAX, "nothing left");
    free(handled);
    return sum;
}

static long by_some(long *box, size_t n)
{
    long sum = 0;
    size_t *ready = malloc(n * sizeof *ready);
    int *handled = calloc(n, sizeof *handled);
    check(ready != NULL && handled != NULL, "malloc");
    for (size_t left = n; left > 0;) {
        size_t count = shmem_wait_until_some(box, n, ready, handled, SHMEM_CMP_GT, 0L);
        check(count >= 1 && count <= left, "count of some");
        for (size_t i = 0; i < count; i++) {
            handled[ready[i]] = 1;
            sum += box[ready[i]];
        }
        left -= count;
    }
    free(handled);
    free(ready);
    return sum;
}

/* Waits until each element of `box` has the value that its PE sends. */
static long by_all_vector(long *box, size_t n, int me)
{
    long sum = 0;
    long *expected = malloc(n * sizeof *expected);
    check(expected != NULL, "malloc");
    for (size_t pe = 0; pe < n; pe++) {
        expected[pe] = (long)(pe + 1) * (me + 1);
    }
    shmem_wait_until_all_vector(box, n, NULL, SHMEM_CMP_EQ, expected);
    for (size_t pe = 0; pe < n; pe++) {
        sum += box[pe];
    }
    free(expected);
    return sum;
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    size_t n = (size_t)npes;
    struct inbox in = {shmem_calloc(n, sizeof(long)), shmem_calloc(n, sizeof(long)),
                       shmem_calloc(n, sizeof(long))};
    check(in.first != NULL && in.second != NULL && in.third != NULL, "shmem_calloc");

    for (int i = 0; i < npes; i++) {
        int pe = (me + i) % npes;
        long value = (long)(me + 1) * (pe + 1);
        shmem_atomic_set(&in.first[me], value, pe);
        shmem_atomic_set(&in.second[me], value, pe);
        shmem_atomic_set(&in.third[me], value, pe);
    }
    long expected = (long)npes * (npes + 1) / 2 * (me + 1);
    check(by_any(in.first, n) == expected, "sum by any");
    check(by_some(in.second, n) == expected, "sum by some");
    check(by_all_vector(in.third, n, me) == expected, "sum by all");
    check(shmem_test_all(in.first, n, NULL, SHMEM_CMP_GT, 0L), "test of all");
    if (me == 0) {
        printf("numbers of %d PEs added up in the order of their arrival: %ld\n", npes, expected);
    }
    shmem_free(in.first);
    shmem_free(in.second);
    shmem_free(in.third);
    shmem_finalize();
    return 0;
}
