/*
 * Teaches: sending data and a signal with one call (put_signal), instead of put, fence and p, and
 *          waiting for the signal (signal_wait_until).
 * Run:     oshcc put_signal.c -o put_signal && oshrun -np 2 ./put_signal
 *
 * PEs 2k and 2k+1 send a message back and forth. A PE without a partner sends to itself.
 */
#include "check.h"

#define WORDS  512
#define ROUNDS 100

static long message[WORDS];
static uint64_t arrived;

static void send(long *text, uint64_t round, int partner)
{
    for (int i = 0; i < WORDS; i++) {
        text[i] = (long)round * WORDS + i;
    }
    shmem_put_signal(message, text, WORDS, &arrived, round, SHMEM_SIGNAL_SET, partner);
}

static void receive(uint64_t round)
{
    uint64_t seen = shmem_signal_wait_until(&arrived, SHMEM_CMP_GE, round);
    check(seen == round, "signal");
    for (int i = 0; i < WORDS; i++) {
        check(message[i] == (long)round * WORDS + i, "message that the signal announced");
    }
}

int main(void)
{
    static uint64_t votes;
    long text[WORDS];

    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    int partner = (me ^ 1) < npes ? (me ^ 1) : me;
    bool serves = me % 2 == 0;

    for (uint64_t round = 1; round <= ROUNDS; round++) {
        if (serves == (round % 2 == 1) || partner == me) {
            send(text, round, partner);
        }
        if (serves == (round % 2 == 0) || partner == me) {
            receive(round);
        }
    }

    /* Each PE adds 1 to the signal `votes` of every PE. A put with signal may have no data. */
    for (int pe = 0; pe < npes; pe++) {
        shmem_put_signal(message, text, 0, &votes, 1, SHMEM_SIGNAL_ADD, pe);
    }
    shmem_signal_wait_until(&votes, SHMEM_CMP_EQ, (uint64_t)npes);
    check(shmem_signal_fetch(&votes) == (uint64_t)npes, "votes");
    if (me == 0) {
        printf("%d rounds of %d words, %d votes\n", ROUNDS, WORDS, npes);
    }
    shmem_finalize();
    return 0;
}
