#include "net.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/counters.h"
#include "base/platform.h"
#include "base/report.h"
#include "loader/loader.h"
#include "shm/node.h"
#include "shmem.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
/* Number of threads that wait for net_lock. While it is not 0, net_try_lock does not take the
 * lock. */
static unsigned lock_waiters;
static bool cut_off;

/* ---- The lock net_lock ---- */

struct net_lock_bias net_lock_bias;
/* The bias is the right of the program's thread to take net_lock without the mutex (net.h). The
 * variable bias_works is true if only one thread at a time calls the library and the kernel
 * supports membarrier. The variable bias_is_allowed is true while the program may get the bias; it
 * is changed under the mutex. */
static bool bias_works, bias_is_allowed;
/* Number of times that the program has locked the mutex since the bias was revoked last. */
static unsigned mutex_locks;
enum {
    /* Number of times that the program must lock the mutex before it gets the bias. This number of
     * locks takes as much time as one revocation of the bias. */
    LOCKS_BEFORE_BIAS = 512
};

/* Returns true if the system call membarrier works. The revocation of the bias needs this call.
 * Returns false with ThreadSanitizer, which does not recognize the barriers of this call and would
 * report races. */
static bool net_membarrier_works(void)
{
    return !platform_has_thread_sanitizer() &&
           syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) == 0;
}

void net_lock_start(void)
{
    bias_works = job.thread_level < SHMEM_THREAD_MULTIPLE && net_membarrier_works();
    bias_is_allowed = bias_works;
    net_lock_bias.given = false;
    mutex_locks = 0;
}

static void net_revoke_bias(void)
{
    __atomic_store_n(&net_lock_bias.given, false, __ATOMIC_RELAXED);
    mutex_locks = 0;
    syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0);
}

void net_lock_mutex(void)
{
    if (pthread_mutex_trylock(&mutex) == 0)
        return;
    counters_increment(COUNTER_LOCK_WAITS);
    __atomic_fetch_add(&lock_waiters, 1, __ATOMIC_RELAXED);
    pthread_mutex_lock(&mutex);
    __atomic_fetch_sub(&lock_waiters, 1, __ATOMIC_RELAXED);
}

static bool net_try_lock_mutex(void)
{
    return __atomic_load_n(&lock_waiters, __ATOMIC_RELAXED) == 0 &&
           pthread_mutex_trylock(&mutex) == 0;
}

void net_unlock_mutex(void)
{
    if (bias_is_allowed && ++mutex_locks >= LOCKS_BEFORE_BIAS)
        __atomic_store_n(&net_lock_bias.given, true, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&mutex);
}

bool net_try_lock(void)
{
    return net_lock_biased() || net_try_lock_mutex();
}

bool net_thread_try_lock(void)
{
    if (__atomic_load_n(&net_lock_bias.inside, __ATOMIC_RELAXED) || !net_try_lock_mutex())
        return false;
    if (net_lock_bias.given)
        net_revoke_bias();
    if (!__atomic_load_n(&net_lock_bias.inside, __ATOMIC_ACQUIRE))
        return true;
    pthread_mutex_unlock(&mutex);
    return false;
}

bool net_suspend_bias(void)
{
    if (!net_thread_try_lock())
        return false;
    bias_is_allowed = false;
    net_thread_unlock();
    return true;
}

void net_resume_bias(void)
{
    pthread_mutex_lock(&mutex);
    bias_is_allowed = bias_works;
    pthread_mutex_unlock(&mutex);
}

void net_thread_unlock(void)
{
    pthread_mutex_unlock(&mutex);
}

bool net_is_locked(void)
{
    if (net_lock_bias.is_held || pthread_mutex_trylock(&mutex) != 0)
        return true;
    pthread_mutex_unlock(&mutex);
    return false;
}

/* ---- Errors of the backend, waits, and finalization of MPI ---- */

void net_require(const char *routine, int failed)
{
    if (UNLIKELY(failed))
        report_fatal(routine, "%s", backend->message());
}

struct waiting net_wait_begin(const char *routine, waiting_explain *explain, const void *what)
{
    return waiting_begin(routine, &node_own_control()->doorbell, explain, what);
}

struct waiting net_wait_begin_in_handler(const char *routine, waiting_explain *explain,
                                         const void *what)
{
    return waiting_begin_in_handler(routine, &node_own_control()->doorbell, explain, what);
}

void net_wait_pause(struct waiting *waiting)
{
    net_unlock();
    waiting_pause(waiting);
    net_lock();
}

void net_spin(const uint32_t *left)
{
    waiting_note_poll();
    waiting_network()->spin(left);
}

void net_wait_zero(const char *routine, const uint32_t *left, waiting_explain *explain,
                   const void *what)
{
    if (__atomic_load_n(left, __ATOMIC_ACQUIRE) == 0)
        return;
    struct waiting waiting = net_wait_begin(routine, explain, what);
    while (__atomic_load_n(left, __ATOMIC_ACQUIRE) != 0)
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

void net_set_cut_off(void)
{
    cut_off = true;
}

bool net_is_cut_off(void)
{
    return cut_off;
}

void net_require_reachable(const char *routine)
{
    if (UNLIKELY(cut_off))
        report_fatal(routine, "the program has finalized MPI, which is needed to reach PEs on "
                              "other nodes: call shmem_finalize before MPI_Finalize");
}
