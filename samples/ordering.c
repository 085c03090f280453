/*
 * Teaches: what shmem_fence and shmem_quiet guarantee. A fence orders the puts to one PE. A quiet
 *          waits until all puts have arrived, so that a third PE may be informed.
 * Run:     oshcc ordering.c -o ordering && oshrun -np 3 ./ordering
 */
#include "check.h"

#define WORDS  2000
#define ROUNDS 50

static long data[WORDS];
static int ready;   /* set after the data, by the PE that wrote them */
static int arrived; /* set by a PE when the data have arrived on another PE */

static void check_data(const long *words, long expected)
{
    for (int i = 0; i < WORDS; i++) {
        check(words[i] == expected + i, "data behind the flag");
    }
}

/* Data, fence, flag, all to the next PE: when that PE sees the flag, it also sees the data. */
static void with_fence(long *words, int round, int next, int previous)
{
    for (int i = 0; i < WORDS; i++) {
        words[i] = shmem_my_pe() * 10000L + round + i;
    }
    shmem_put(data, words, WORDS, next);
    shmem_fence();
    shmem_p(&ready, round, next);
    shmem_wait_until(&ready, SHMEM_CMP_EQ, round);
    check_data(data, previous * 10000L + round);
    shmem_barrier_all(); /* the data must be read before the next round overwrites them */
}

/* Data to the next PE, flag to the PE after it, which then reads the data. A fence is not enough
 * here. */
static void with_quiet(long *words, int round, int me, int npes)
{
    int next = (me + 1) % npes;
    int third = (me + 2) % npes;
    long copy[WORDS];

    for (int i = 0; i < WORDS; i++) {
        words[i] = me * 20000L + round + i;
    }
    shmem_put(data, words, WORDS, next);
    shmem_quiet();
    shmem_p(&arrived, round, third);
    shmem_wait_until(&arrived, SHMEM_CMP_EQ, round);
    shmem_get(copy, data, WORDS, (me + npes - 1) % npes);
    check_data(copy, (me + 2 * npes - 2) % npes * 20000L + round);
    shmem_barrier_all();
}

int main(void)
{
    long words[WORDS];

    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();

    for (int round = 1; round <= ROUNDS; round++) {
        with_fence(words, round, (me + 1) % npes, (me + npes - 1) % npes);
        with_quiet(words, round, me, npes);
    }
    if (me == 0) {
        printf("%d rounds in order on %d PEs\n", ROUNDS, npes);
    }
    shmem_finalize();
    return 0;
}
