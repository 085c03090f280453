/*
 * Teaches: the guarantees of shmem_fence and shmem_quiet. A fence orders the puts to one PE. A
 *          quiet waits until all puts have arrived. Only then may a PE notify a third PE of the
 *          data.
 * Run:     oshcc ordering.c -o ordering && oshrun -np 3 ./ordering
 */
#include "check.h"

#define WORDS  2000
#define ROUNDS 50

static long data[WORDS];
static int ready;   /* number of the round whose data have arrived on this PE */
static int arrived; /* number of the round whose data have arrived on the previous PE */

static void check_data(const long *words, long expected)
{
    for (int i = 0; i < WORDS; i++) {
        check(words[i] == expected + i, "data behind the flag");
    }
}

/* Puts data to the next PE, calls fence, and puts a flag to the next PE. When that PE sees the
 * flag, it also sees the data. */
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
    shmem_barrier_all(); /* all PEs have read the data, so the next round may overwrite them */
}

/* Puts data to the next PE, calls quiet, and puts a flag to the PE after the next one. When that PE
 * sees the flag, it gets the data from the PE to which they were put. A fence is not sufficient
 * here, because it does not order puts to different PEs. */
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
