#include "network.h"

#include <pthread.h>

#include "base/report.h"
#include "memory/node.h"
#include "modules/loader.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned wanted; /* threads that wait for the lock; pollers step back for them */
static bool cut_off;

void network_lock(void)
{
    if (pthread_mutex_trylock(&mutex) == 0)
        return;
    __atomic_fetch_add(&wanted, 1, __ATOMIC_RELAXED);
    pthread_mutex_lock(&mutex);
    __atomic_fetch_sub(&wanted, 1, __ATOMIC_RELAXED);
}

bool network_try_lock(void)
{
    return __atomic_load_n(&wanted, __ATOMIC_RELAXED) == 0 && pthread_mutex_trylock(&mutex) == 0;
}

void network_unlock(void)
{
    pthread_mutex_unlock(&mutex);
}

bool network_is_locked(void)
{
    if (pthread_mutex_trylock(&mutex) != 0)
        return true;
    pthread_mutex_unlock(&mutex);
    return false;
}

void network_require(const char *routine, int failed)
{
    if (UNLIKELY(failed))
        report_fatal(routine, "%s", backend->message());
}

struct waiting network_wait_begin(const char *routine, wait_explain *explain, const void *what)
{
    return waiting_begin(routine, &node_own_control()->doorbell, explain, what);
}

void network_pause(struct waiting *waiting)
{
    network_unlock();
    waiting_pause(waiting);
    network_lock();
}

void network_wait_zero(const char *routine, const uint32_t *left, wait_explain *explain,
                       const void *what)
{
    struct waiting waiting = network_wait_begin(routine, explain, what);
    while (__atomic_load_n(left, __ATOMIC_ACQUIRE) != 0)
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

void network_set_cut_off(void)
{
    cut_off = true;
}

bool network_is_cut_off(void)
{
    return cut_off;
}

void network_require_reach(const char *routine)
{
    if (UNLIKELY(cut_off))
        report_fatal(routine, "the program has finalized MPI, without which PEs on other nodes "
                              "cannot be reached: expected shmem_finalize before MPI_Finalize");
}
