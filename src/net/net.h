/*
 * What all of net uses: the lock before MPI, the end of the job where a call of it
 * failed, waits for what messages bring, and whether other nodes are within reach.
 */
#ifndef ISTHMUS_NET_H
#define ISTHMUS_NET_H

#include <stdbool.h>
#include <stdint.h>

#include "shm/waiting.h"

/*
 * The lock. A program of which one thread at a time calls us mostly locks no mutex: once it has
 * done so often it is given leave to come in by saying that it is inside, if it still has leave
 * when it has said so. The helper, which comes seldom, takes the leave back and has the kernel put
 * a barrier into all threads of the process; from then on it sees who is inside, and who is not yet
 * sees that there is no leave.
 */
struct net_lock_bias {
    bool given;   /* changed under the mutex */
    bool inside;  /* written by the program's thread */
    bool is_held; /* by who is inside */
};
HIDDEN extern struct net_lock_bias net_lock_bias;
void net_lock_mutex(void);
void net_unlock_mutex(void);

HOT_INLINE bool net_lock_biased(void)
{
    struct net_lock_bias *bias = &net_lock_bias;
    if (!__atomic_load_n(&bias->given, __ATOMIC_RELAXED))
        return false;
    __atomic_store_n(&bias->inside, true, __ATOMIC_RELAXED);
    __atomic_signal_fence(__ATOMIC_SEQ_CST); /* revoke_bias makes a fence of it */
    bias->is_held = __atomic_load_n(&bias->given, __ATOMIC_RELAXED);
    if (UNLIKELY(!bias->is_held))
        __atomic_store_n(&bias->inside, false, __ATOMIC_RELEASE);
    return bias->is_held;
}

/* Around every call of the backend while net_runs (progress.h). */
HOT_INLINE void net_lock(void)
{
    if (UNLIKELY(!net_lock_biased()))
        net_lock_mutex();
}

HOT_INLINE void net_unlock(void)
{
    struct net_lock_bias *bias = &net_lock_bias;
    if (UNLIKELY(!bias->is_held)) {
        net_unlock_mutex();
        return;
    }
    bias->is_held = false;
    __atomic_store_n(&bias->inside, false, __ATOMIC_RELEASE);
}

/* The same for who can come again: false, without the lock, if a thread has it or waits for it. */
bool net_try_lock(void);
/* The same for the helper thread, which gives it back by the second. */
bool net_thread_try_lock(void);
void net_thread_unlock(void);
/* From here to there the helper takes the lock as any thread does: no thread has leave. False, and
 * nothing done, while a thread has the lock. */
bool net_suspend_bias(void);
void net_resume_bias(void);
/* Before the helper starts, or anyone locks. */
void net_lock_start(void);
/* For assertions: whether a thread has it. */
bool net_is_locked(void);

/* Ends the job if a call of the backend failed. */
void net_require(const char *routine, int failed);

/* Waits of the library's own, as waiting_begin and waiting_pause (waiting.h). Under the lock, which
 * is given up meanwhile. */
struct waiting net_wait_begin(const char *routine, waiting_explain *explain, const void *what);
void net_wait_pause(struct waiting *waiting);
/* Of a wait for room that only the network's progress makes: handlers of active messages may wait
 * so, too. */
struct waiting net_wait_begin_in_handler(const char *routine, waiting_explain *explain,
                                         const void *what);

/* Waits until a count is zero, polling meanwhile. Called without the lock. */
void net_wait_zero(const char *routine, const uint32_t *left, waiting_explain *explain,
                   const void *what);

/* From when the program has finalized MPI (net_cut_off): what needs other nodes ends the job,
 * with a line that says so. */
void net_set_cut_off(void);
bool net_is_cut_off(void);
void net_require_reachable(const char *routine);

#endif
