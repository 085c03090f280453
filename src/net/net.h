/*
 * Common parts of the network module (src/net). The module performs operations on memory of PEs
 * that this process has not mapped, usually those of other nodes. It uses MPI through the backend
 * (mpi_backend/backend.h). This header declares
 *
 *   - net_lock, which protects all calls of MPI and the state of the module,
 *   - the check of return values of the backend,
 *   - waits that poll for messages,
 *   - whether PEs of other nodes can still be reached.
 */
#ifndef ISTHMUS_NET_H
#define ISTHMUS_NET_H

#include <stdbool.h>
#include <stdint.h>

#include "shm/waiting.h"

/*
 * net_lock is a biased lock. The bias makes it cheap for a program in which only one thread at a
 * time calls the library.
 *
 * After the program has locked the mutex LOCKS_BEFORE_BIAS times, it gets the bias. Its thread then
 * locks with plain stores: it sets `inside` and checks that `given` is still set. The progress
 * thread locks rarely, and revokes the bias when it does: it clears `given` and executes a memory
 * barrier in all threads of the process (the system call membarrier). After the barrier, the
 * progress thread sees whether the program's thread is inside, and the program's thread sees that
 * the bias was revoked.
 */
struct net_lock_bias {
    bool given;   /* the program has the bias; changed under the mutex */
    bool inside;  /* set by the program's thread while it holds the lock */
    bool is_held; /* the lock is held by the bias, not by the mutex */
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
    /* The system call membarrier in net_revoke_bias turns this compiler fence into a full memory
     * fence when one is needed. */
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    bias->is_held = __atomic_load_n(&bias->given, __ATOMIC_RELAXED);
    if (UNLIKELY(!bias->is_held))
        __atomic_store_n(&bias->inside, false, __ATOMIC_RELEASE);
    return bias->is_held;
}

/* Takes net_lock. While net_runs is true (progress.h), every call of the backend is made under this
 * lock. */
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

/* Like net_lock, but does not wait. Returns false without the lock if another thread holds it or
 * waits for it. Used by callers that can try again later. */
bool net_try_lock(void);
/* Try to take net_lock, and release it, in the progress thread, which never uses the bias.
 * net_thread_try_lock returns false without the lock if another thread holds it or waits for it. */
bool net_thread_try_lock(void);
void net_thread_unlock(void);
/* Between these two calls, every thread takes net_lock by its mutex and not by its bias. The
 * progress thread can then take the lock often. net_suspend_bias returns false, and does nothing,
 * if another thread holds the lock. */
bool net_suspend_bias(void);
void net_resume_bias(void);
/* Initializes the lock. Called before any thread locks and before the progress thread starts. */
void net_lock_start(void);
/* Returns true if a thread holds the lock. For assertions. */
bool net_is_locked(void);

/* Aborts the job with the error message of the backend if `failed` is not 0. `failed` is the return
 * value of a call of the backend. */
void net_require(const char *routine, int failed);

/* Like waiting_begin and waiting_pause (shm/waiting.h), for waits in the network module.
 * net_wait_begin begins a wait, and net_wait_pause pauses in its loop. net_wait_pause is called
 * under net_lock and releases the lock during the pause. */
struct waiting net_wait_begin(const char *routine, waiting_explain *explain, const void *what);
void net_wait_pause(struct waiting *waiting);
/* Like net_wait_begin, for waits that end when the network makes progress, without the help of the
 * program. An example is a wait for a free packet. Handlers of active messages may only begin waits
 * of this kind. */
struct waiting net_wait_begin_in_handler(const char *routine, waiting_explain *explain,
                                         const void *what);

/* Polls for messages for about the time of a round trip, until *left is 0. Called under net_lock
 * before a wait for a message, which is often short. */
void net_spin(const uint32_t *left);

/* Waits until *left is 0. Polls for messages while it waits. Called without net_lock. */
void net_wait_zero(const char *routine, const uint32_t *left, waiting_explain *explain,
                   const void *what);

/* net_set_cut_off records that the program has finalized MPI, and net_is_cut_off returns whether it
 * has. In this case net_require_reachable aborts the job with an error message. Operations that
 * need another node call net_require_reachable first. */
void net_set_cut_off(void);
bool net_is_cut_off(void);
void net_require_reachable(const char *routine);

#endif
