/*
 * What all of this room stands on: the lock before MPI, the end of the job where a call of it
 * failed, waits for what messages bring, and whether other nodes are within reach.
 */
#ifndef ISTHMUS_NETWORK_H
#define ISTHMUS_NETWORK_H

#include <stdbool.h>
#include <stdint.h>

#include "waiting/waiting.h"

/*
 * The lock. A program of which one thread at a time calls us mostly locks no mutex: once it has
 * done so often it is given leave to come in by saying that it is inside, if it still has leave
 * when it has said so. The helper, which comes seldom, takes the leave back and has the kernel put
 * a barrier into all threads of the process; from then on it sees who is inside, and who is not yet
 * sees that there is no leave.
 */
struct network_leave {
    bool given;   /* changed under the mutex */
    bool inside;  /* written by the program's thread */
    bool is_held; /* by who is inside */
};
HIDDEN extern struct network_leave network_leave;
void network_lock_mutex(void);
void network_unlock_mutex(void);

HOT_INLINE bool network_enter_by_leave(void)
{
    struct network_leave *leave = &network_leave;
    if (!__atomic_load_n(&leave->given, __ATOMIC_RELAXED))
        return false;
    __atomic_store_n(&leave->inside, true, __ATOMIC_RELAXED);
    __atomic_signal_fence(__ATOMIC_SEQ_CST); /* take_leave_back makes a fence of it */
    leave->is_held = __atomic_load_n(&leave->given, __ATOMIC_RELAXED);
    if (UNLIKELY(!leave->is_held))
        __atomic_store_n(&leave->inside, false, __ATOMIC_RELEASE);
    return leave->is_held;
}

/* Around every call of the backend while network_runs (progress.h). */
HOT_INLINE void network_lock(void)
{
    if (UNLIKELY(!network_enter_by_leave()))
        network_lock_mutex();
}

HOT_INLINE void network_unlock(void)
{
    struct network_leave *leave = &network_leave;
    if (UNLIKELY(!leave->is_held)) {
        network_unlock_mutex();
        return;
    }
    leave->is_held = false;
    __atomic_store_n(&leave->inside, false, __ATOMIC_RELEASE);
}

/* The same for who can come again: false, without the lock, if a thread has it or waits for it. */
bool network_try_lock(void);
/* The same for the helper thread, which gives it back by the second. */
bool network_helper_try_lock(void);
void network_helper_unlock(void);
/* From here to there the helper takes the lock as any thread does: no thread has leave. False, and
 * nothing done, while a thread has the lock. */
bool network_suspend_leave(void);
void network_resume_leave(void);
/* Before the helper starts, or anyone locks. */
void network_lock_start(void);
/* For assertions: whether a thread has it. */
bool network_is_locked(void);

/* Ends the job if a call of the backend failed. */
void network_require(const char *routine, int failed);

/* Waits of the library's own, as waiting_begin and waiting_pause (waiting.h). Under the lock, which
 * is given up meanwhile. */
struct waiting network_wait_begin(const char *routine, waiting_explain *explain, const void *what);
void network_pause(struct waiting *waiting);
/* Of a wait for room that only the network's progress makes: handlers of active messages may wait
 * so, too. */
struct waiting network_wait_for_room(const char *routine, waiting_explain *explain,
                                     const void *what);

/* Waits until a count is zero, polling meanwhile. Called without the lock. */
void network_wait_zero(const char *routine, const uint32_t *left, waiting_explain *explain,
                       const void *what);

/* From when the program has finalized MPI (transport_cut_off): what needs other nodes ends the job,
 * with a line that says so. */
void network_set_cut_off(void);
bool network_is_cut_off(void);
void network_require_reach(const char *routine);

#endif
