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
 * net_lock is a biased lock. The bias makes it cheap for a program of which one thread at a time
 * calls the library.
 *
 * After LOCKS_BEFORE_BIAS uses of the mutex, the program gets the bias. Its thread then locks by
 * plain stores: it sets `inside` and checks that `given` is still set. The progress thread, which
 * locks rarely, revokes the bias: it clears `given` and executes a memory barrier in all threads of
 * the process (the system call membarrier). After the barrier it knows whether the program's thread
 * is inside, and that thread sees that the bias is gone.
 */
struct net_lock_bias {
    bool given;   /* the program has the bias; changed under the mutex */
    bool inside;  /* set by the program's thread while it holds the lock */
    bool is_held; /* the thread that is inside holds the lock by the bias */
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
    __atomic_signal_fence(__ATOMIC_SEQ_CST); /* net_revoke_bias turns this into a memory fence */
    bias->is_held = __atomic_load_n(&bias->given, __ATOMIC_RELAXED);
    if (UNLIKELY(!bias->is_held))
        __atomic_store_n(&bias->inside, false, __ATOMIC_RELEASE);
    return bias->is_held;
}

/* Locks. Every call of the backend is made under this lock while net_runs is set (progress.h). */
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

/* Like net_lock, but returns false without the lock if another thread holds it or waits for it. For
 * callers that can try again later. */
bool net_try_lock(void);
/* Try to lock and unlock in the progress thread, which never uses the bias. Returns false without
 * the lock if another thread holds it or waits for it. */
bool net_thread_try_lock(void);
void net_thread_unlock(void);
/* Between these two calls no thread uses the bias, so that the progress thread can lock often.
 * net_suspend_bias returns false, and does nothing, if another thread holds the lock. */
bool net_suspend_bias(void);
void net_resume_bias(void);
/* Initializes the lock. Called before any thread locks and before the progress thread starts. */
void net_lock_start(void);
/* Returns true if a thread holds the lock. For assertions. */
bool net_is_locked(void);

/* Aborts the job with the backend's message if `failed` is not 0. */
void net_require(const char *routine, int failed);

/* Begin a wait of the library, and pause in its loop, like waiting_begin and waiting_pause
 * (shm/waiting.h). net_wait_pause is called under net_lock and releases it during the pause. */
struct waiting net_wait_begin(const char *routine, waiting_explain *explain, const void *what);
void net_wait_pause(struct waiting *waiting);
/* Like net_wait_begin, for waits that end by progress of the network alone, such as a wait for a
 * free packet. Handlers of active messages may wait only in this way. */
struct waiting net_wait_begin_in_handler(const char *routine, waiting_explain *explain,
                                         const void *what);

/* Waits until *left is 0 and polls for messages while it waits. Called without net_lock. */
void net_wait_zero(const char *routine, const uint32_t *left, waiting_explain *explain,
                   const void *what);

/* net_set_cut_off records that the program has finalized MPI. net_is_cut_off returns whether it was
 * called. net_require_reachable then aborts the job with an error message; operations that need
 * another node call it first. */
void net_set_cut_off(void);
bool net_is_cut_off(void);
void net_require_reachable(const char *routine);

#endif
