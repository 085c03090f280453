/*
 * The window transport: put, get and atomics by MPI RMA.
 *
 * Each symmetric segment has an MPI window. Put and get use it, and atomics too if MPI executes
 * them. All functions are called under net_lock unless their comment says otherwise. The operations
 * of the transport (transport.h) take the lock.
 *
 * Bounce buffer: small puts are copied into a buffer, so that they return without waiting for MPI.
 * Each time half of the buffer is used up, all windows are flushed locally.
 *
 * Progress hints: MPI may progress one-sided operations at the target PE only while the target
 * calls MPI, and a one-sided operation does not notify the target. A PE that uses windows of a
 * target therefore sends it hints in packets: before the first operation after a pause, and at
 * intervals while more follow. For a while after a hint, the progress thread of the target polls as
 * often as for messages, and its waiting threads poll. If windows progress without the target, no
 * hints are sent (needs_target_progress in transport.h).
 */
#ifndef ISTHMUS_WINDOW_H
#define ISTHMUS_WINDOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- Windows and completion of operations ---- */

struct backend_window;
struct context;

/* Start and stop the window transport. Called without net_lock. window_start does nothing unless
 * select_needs_windows() is true. Collective over the job. */
void window_start(const char *routine);
void window_stop(const char *routine);

/* window_add creates a window for the space with this index in `segments`. If `dynamic` is true, it
 * instead attaches the memory to the dynamic window that all such spaces share. It returns false on
 * failure on this PE; the backend then has an error message, and window_remove must not be called.
 * window_remove frees the window or detaches the memory. Until then, no other space may have a
 * window on this memory. Collective over the job. May be called only if select_needs_windows() is
 * true. */
bool window_add(const char *routine, int index, bool dynamic);
void window_remove(const char *routine, int index);

/* Returns the window of the segment with this index in `segments`. The segment must have a separate
 * window. */
struct backend_window *window_at(int index);

/* Called in each poll. Flushes all windows if no operation on a window was issued since the last
 * call. Without the flush, MPI may delay an operation, although the target PE may wait for its
 * data. */
void window_flush_idle(void);

/* window_quiet completes all operations of the context on windows, and window_quiet_pe those to PE
 * `pe`. */
void window_quiet(const char *routine, struct context *context);
/* Waits until MPI no longer reads the sources of the context's puts. */
void window_complete_local(const char *routine, struct context *context);
void window_quiet_pe(const char *routine, struct context *context, int pe);

/* ---- Progress hints ---- */

/* Called before an operation on `bytes` bytes of a window of PE `pe`. Sends this PE a hint, unless
 * an earlier hint is still valid. May wait. */
void progress_hint_send(const char *routine, int pe, size_t bytes);

/* Completes all hints of this PE. No more hints are sent until progress_hint_start. Called without
 * net_lock. */
void progress_hint_stop(const char *routine);
void progress_hint_start(void);

/* Records a progress hint that has arrived from another PE. It announces accesses to windows of
 * this PE for the next `ms` milliseconds. */
void progress_hint_receive(uint32_t ms);

/* Returns true if a progress hint is valid. Other PEs may then access windows of this PE. Any
 * thread may call it. */
bool progress_hint_is_active(void);

#endif
