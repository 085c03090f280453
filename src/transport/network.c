#include "network.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/counters.h"
#include "base/report.h"
#include "base/sanitizer.h"
#include "memory/node.h"
#include "modules/loader.h"
#include "shmem.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned wanted; /* threads that wait for the lock; pollers step back for them */
static bool cut_off;

/* ---- The lock ---- */

struct network_leave network_leave;
static bool leave_works, may_have_leave; /* the latter under the mutex */
static unsigned locked;                  /* the mutex, by the program, since leave was taken back */
enum { LOCKS_BEFORE_LEAVE = 512 };       /* to take it back costs as much as so many */

/* ThreadSanitizer does not know such barriers. */
static bool barriers_work(void)
{
    return !platform_has_thread_sanitizer() &&
           syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) == 0;
}

void network_lock_start(void)
{
    leave_works = job.thread_level < SHMEM_THREAD_MULTIPLE && barriers_work();
    may_have_leave = leave_works;
    network_leave.given = false;
    locked = 0;
}

static void take_leave_back(void)
{
    __atomic_store_n(&network_leave.given, false, __ATOMIC_RELAXED);
    locked = 0;
    syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0);
}

void network_lock_mutex(void)
{
    if (pthread_mutex_trylock(&mutex) == 0)
        return;
    counters_increment(COUNTER_LOCK_WAITS);
    __atomic_fetch_add(&wanted, 1, __ATOMIC_RELAXED);
    pthread_mutex_lock(&mutex);
    __atomic_fetch_sub(&wanted, 1, __ATOMIC_RELAXED);
}

static bool try_lock_mutex(void)
{
    return __atomic_load_n(&wanted, __ATOMIC_RELAXED) == 0 && pthread_mutex_trylock(&mutex) == 0;
}

void network_unlock_mutex(void)
{
    if (may_have_leave && ++locked >= LOCKS_BEFORE_LEAVE)
        __atomic_store_n(&network_leave.given, true, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&mutex);
}

bool network_try_lock(void)
{
    return network_enter_by_leave() || try_lock_mutex();
}

bool network_helper_try_lock(void)
{
    if (__atomic_load_n(&network_leave.inside, __ATOMIC_RELAXED) || !try_lock_mutex())
        return false;
    if (network_leave.given)
        take_leave_back();
    if (!__atomic_load_n(&network_leave.inside, __ATOMIC_ACQUIRE))
        return true;
    pthread_mutex_unlock(&mutex);
    return false;
}

bool network_suspend_leave(void)
{
    if (!network_helper_try_lock())
        return false;
    may_have_leave = false;
    network_helper_unlock();
    return true;
}

void network_resume_leave(void)
{
    pthread_mutex_lock(&mutex);
    may_have_leave = leave_works;
    pthread_mutex_unlock(&mutex);
}

void network_helper_unlock(void)
{
    pthread_mutex_unlock(&mutex);
}

bool network_is_locked(void)
{
    if (network_leave.is_held || pthread_mutex_trylock(&mutex) != 0)
        return true;
    pthread_mutex_unlock(&mutex);
    return false;
}

/* ---- Failed calls, waits, the end ---- */

void network_require(const char *routine, int failed)
{
    if (UNLIKELY(failed))
        report_fatal(routine, "%s", backend->message());
}

struct waiting network_wait_begin(const char *routine, waiting_explain *explain, const void *what)
{
    return waiting_begin(routine, &node_own_control()->doorbell, explain, what);
}

struct waiting network_wait_for_room(const char *routine, waiting_explain *explain,
                                     const void *what)
{
    return waiting_begin_in_handler(routine, &node_own_control()->doorbell, explain, what);
}

void network_pause(struct waiting *waiting)
{
    network_unlock();
    waiting_pause(waiting);
    network_lock();
}

void network_wait_zero(const char *routine, const uint32_t *left, waiting_explain *explain,
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
