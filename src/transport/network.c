#include "network.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/report.h"
#include "memory/node.h"
#include "modules/loader.h"
#include "shmem.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned wanted; /* threads that wait for the lock; pollers step back for them */
static bool cut_off;

/* ---- The lock ---- */

/* A program of which one thread at a time calls us mostly locks no mutex: once it has done so often
 * it is given leave to come in by saying that it is inside, if it still has leave when it has said
 * so. The helper, which comes seldom, takes the leave back and has the kernel put a barrier into
 * all threads of the process; from then on it sees who is inside, and who is not yet sees that
 * there is no leave. */
static struct {
    bool possible;
    bool leave;      /* changed under the mutex */
    bool inside;     /* written by the program's thread */
    bool is_held;    /* by who is inside */
    unsigned locked; /* the mutex, by the program, since leave was taken back */
} bias;
enum { LOCKS_BEFORE_LEAVE = 512 }; /* to take it back costs as much as so many */

#ifdef __SANITIZE_THREAD__ /* which does not know such barriers */
static bool barriers_work(void)
{
    return false;
}
#else
static bool barriers_work(void)
{
    return syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) == 0;
}
#endif

void network_lock_start(void)
{
    bias.possible = job.thread_level < SHMEM_THREAD_MULTIPLE && barriers_work();
    bias.leave = false;
    bias.locked = 0;
}

static bool enter_by_leave(void)
{
    if (!__atomic_load_n(&bias.leave, __ATOMIC_RELAXED))
        return false;
    __atomic_store_n(&bias.inside, true, __ATOMIC_RELAXED);
    __atomic_signal_fence(__ATOMIC_SEQ_CST); /* take_leave_back makes a fence of it */
    bias.is_held = __atomic_load_n(&bias.leave, __ATOMIC_RELAXED);
    if (UNLIKELY(!bias.is_held))
        __atomic_store_n(&bias.inside, false, __ATOMIC_RELEASE);
    return bias.is_held;
}

static void take_leave_back(void)
{
    __atomic_store_n(&bias.leave, false, __ATOMIC_RELAXED);
    bias.locked = 0;
    syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0);
}

static void lock_mutex(void)
{
    if (pthread_mutex_trylock(&mutex) == 0)
        return;
    __atomic_fetch_add(&wanted, 1, __ATOMIC_RELAXED);
    pthread_mutex_lock(&mutex);
    __atomic_fetch_sub(&wanted, 1, __ATOMIC_RELAXED);
}

static bool try_lock_mutex(void)
{
    return __atomic_load_n(&wanted, __ATOMIC_RELAXED) == 0 && pthread_mutex_trylock(&mutex) == 0;
}

void network_lock(void)
{
    if (!enter_by_leave())
        lock_mutex();
}

bool network_try_lock(void)
{
    return enter_by_leave() || try_lock_mutex();
}

void network_unlock(void)
{
    if (bias.is_held) {
        bias.is_held = false;
        __atomic_store_n(&bias.inside, false, __ATOMIC_RELEASE);
        return;
    }
    if (bias.possible && ++bias.locked >= LOCKS_BEFORE_LEAVE)
        __atomic_store_n(&bias.leave, true, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&mutex);
}

bool network_helper_try_lock(void)
{
    if (__atomic_load_n(&bias.inside, __ATOMIC_RELAXED) || !try_lock_mutex())
        return false;
    if (bias.leave)
        take_leave_back();
    if (!__atomic_load_n(&bias.inside, __ATOMIC_ACQUIRE))
        return true;
    pthread_mutex_unlock(&mutex);
    return false;
}

void network_helper_unlock(void)
{
    pthread_mutex_unlock(&mutex);
}

bool network_is_locked(void)
{
    if (bias.is_held || pthread_mutex_trylock(&mutex) != 0)
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
