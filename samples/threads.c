/*
 * Teaches: several threads in a PE, each with a separate context. The quiet of a thread then waits
 *          only for that thread's transfers.
 * Run:     oshcc threads.c -o threads -pthread && oshrun -np 2 ./threads
 */
#include "check.h"
#include <pthread.h>

#define THREADS 4
#define SLICE   1024

static long data[THREADS * SLICE];
static long done;

struct worker {
    pthread_t thread;
    int number;
    int target;
};

/* Function of a thread: puts its slice to the target PE, and increments a counter there. */
static void *work(void *argument)
{
    const struct worker *worker = argument;
    long slice[SLICE];
    shmem_ctx_t context;

    /* The number of contexts is limited. If none is left, use the default context, which all
     * threads share. */
    bool own = shmem_ctx_create(SHMEM_CTX_PRIVATE, &context) == 0;
    if (!own) {
        context = SHMEM_CTX_DEFAULT;
    }
    for (long i = 0; i < SLICE; i++) {
        slice[i] = (shmem_my_pe() + 1) * 1000000L + worker->number * SLICE + i;
    }
    shmem_put_nbi(context, &data[worker->number * SLICE], slice, SLICE, worker->target);
    shmem_ctx_quiet(context);
    shmem_atomic_inc(context, &done, worker->target);
    if (own) {
        shmem_ctx_destroy(context); /* completes pending operations */
    } else {
        shmem_quiet();
    }
    return NULL;
}

int main(void)
{
    struct worker workers[THREADS];
    int provided;

    check(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) == 0, "shmem_init_thread");
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    int previous = (me + npes - 1) % npes;

    for (int i = 0; i < THREADS; i++) {
        workers[i].number = i;
        workers[i].target = (me + 1) % npes;
        if (provided == SHMEM_THREAD_MULTIPLE) {
            check(pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0, "thread");
        } else {
            work(&workers[i]); /* without SHMEM_THREAD_MULTIPLE: no threads */
        }
    }
    for (int i = 0; i < THREADS && provided == SHMEM_THREAD_MULTIPLE; i++) {
        check(pthread_join(workers[i].thread, NULL) == 0, "join");
    }

    shmem_wait_until(&done, SHMEM_CMP_EQ, (long)THREADS);
    for (long i = 0; i < THREADS * SLICE; i++) {
        check(data[i] == (previous + 1) * 1000000L + i, "slice of a thread");
    }
    if (me == 0) {
        printf("%d threads on each of %d PEs, thread level %d\n", THREADS, npes, provided);
    }
    shmem_finalize();
    return 0;
}
