/*
 * Put with signal: a PE that sees the signal sees the data. Uses every length, and several senders
 * at once.
 */
#include "stress.h"

enum { ROUNDS = 25, MOST = 40000 };

static unsigned char *data; /* one per sender */
static uint64_t *signals;
static uint64_t *arrivals; /* one signal to which all senders add */

/* Acknowledgements belong to a context and to the interval between two of its quiets. */
static shmem_ctx_t contexts[2];

static void send(uint64_t round, const unsigned char *source, size_t bytes, int pe)
{
    unsigned char *there = data + (size_t)me * MOST;
    uint64_t random = stress_random(&stress_state);
    shmem_ctx_t context = contexts[random / 2 % 2];
    if (random % 2 == 0)
        shmem_ctx_putmem_signal(context, there, source, bytes, signals + me, round << 32 | bytes,
                                SHMEM_SIGNAL_SET, pe);
    else
        shmem_ctx_putmem_signal_nbi(context, there, source, bytes, signals + me,
                                    round << 32 | bytes, SHMEM_SIGNAL_SET, pe);
    shmem_putmem_signal_nbi(there, source, 0, arrivals, 1, SHMEM_SIGNAL_ADD, pe);
    if (random / 4 % 4 == 0)
        shmem_ctx_quiet(context);
}

static void receive(uint64_t round, int from)
{
    uint64_t word = shmem_signal_wait_until(signals + from, SHMEM_CMP_GE, round << 32);
    stress_require_equal("the round of a signal", word >> 32, round);
    stress_require_filled("data with a signal", data + (size_t)from * MOST, word & 0xffffffff,
                          round * 100 + (uint64_t)from);
}

void stress_signal(void)
{
    static unsigned char source[MOST];
    data = stress_memory((size_t)n_pes * MOST);
    signals = stress_memory((size_t)n_pes * sizeof *signals);
    arrivals = stress_memory(sizeof *arrivals);
    contexts[0] = SHMEM_CTX_DEFAULT;
    stress_require_equal("a context", (uint64_t)shmem_ctx_create(0, &contexts[1]), 0);
    shmem_barrier_all();
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        size_t bytes = stress_length(&stress_state, MOST);
        stress_fill(source, bytes, round * 100 + (uint64_t)me);
        for (int pe = 0; pe < n_pes; pe++)
            send(round, source, bytes, pe);
        for (int pe = 0; pe < n_pes; pe++)
            receive(round, (me + pe) % n_pes);
        shmem_signal_wait_until(arrivals, SHMEM_CMP_GE, round * (uint64_t)n_pes);
        shmem_ctx_quiet(contexts[1]); /* the source may be reused */
        shmem_barrier_all();          /* the next round writes to the same addresses */
    }
    stress_require_equal("signals", shmem_signal_fetch(arrivals), ROUNDS * (uint64_t)n_pes);
    shmem_ctx_destroy(contexts[1]);
    shmem_barrier_all();
    shmem_free(arrivals);
    shmem_free(signals);
    shmem_free(data);
}
