/*
 * Several threads of each PE at once, on their own contexts and on the default context, to all PEs.
 * A wait of one thread must not depend on the others.
 */
#include <pthread.h>
#include <stdlib.h>

#include "stress.h"

enum { THREADS = 3, ROUNDS = 12, SLOT = 20000 };

static unsigned char *slots; /* one per thread and PE */
static uint64_t *counter;

struct worker {
    pthread_t thread;
    int number;
    uint64_t state;
    unsigned char source[SLOT], back[SLOT];
};

static void work_round(struct worker *worker, shmem_ctx_t ctx, uint64_t round)
{
    int pe = (int)(stress_random(&worker->state) % (uint64_t)n_pes);
    unsigned char *slot = slots + (size_t)(me * THREADS + worker->number) * SLOT;
    size_t bytes = stress_length(&worker->state, SLOT);
    uint64_t about = round * 100 + (uint64_t)worker->number;
    stress_fill(worker->source, bytes, about);
    if (stress_random(&worker->state) % 2 == 0)
        shmem_ctx_putmem(ctx, slot, worker->source, bytes, pe);
    else
        shmem_ctx_putmem_nbi(ctx, slot, worker->source, bytes, pe);
    shmem_ctx_uint64_atomic_add(ctx, counter, 1, 0);
    shmem_ctx_quiet(ctx);
    shmem_ctx_getmem_nbi(ctx, worker->back, slot, bytes, pe);
    shmem_ctx_quiet(ctx);
    stress_require_filled("what a thread put", worker->back, bytes, about);
}

static void *work(void *what)
{
    struct worker *worker = what;
    shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
    if (worker->number > 0 && shmem_ctx_create(SHMEM_CTX_SERIALIZED, &ctx) != 0)
        shmem_global_exit(EXIT_FAILURE);
    for (uint64_t round = 1; round <= ROUNDS; round++)
        work_round(worker, ctx, round);
    if (worker->number > 0)
        shmem_ctx_destroy(ctx);
    return NULL;
}

void stress_threads(void)
{
    static struct worker workers[THREADS];
    slots = stress_memory((size_t)(n_pes * THREADS) * SLOT);
    counter = stress_memory(sizeof *counter);
    for (int i = 0; i < THREADS; i++) {
        workers[i].number = i;
        workers[i].state = stress_random(&stress_state);
        if (pthread_create(&workers[i].thread, NULL, work, &workers[i]) != 0)
            shmem_global_exit(EXIT_FAILURE);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(workers[i].thread, NULL);
    shmem_barrier_all();
    stress_require_equal("rounds of all threads", shmem_uint64_atomic_fetch(counter, 0),
                         (uint64_t)n_pes * THREADS * ROUNDS);
    shmem_barrier_all();
    shmem_free(counter);
    shmem_free(slots);
}
