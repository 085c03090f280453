/*
 * The window transport: MPI windows over the symmetric segments, for put and get, and for atomics
 * if MPI executes them. All functions except start and stop are called under net_lock; the
 * operations of the transport (transport.h) take the lock.
 *
 * Small puts are copied into a bounce buffer, so that they do not wait. The buffer is flushed each
 * time that half of it is used up.
 *
 * Progress hints: MPI may move one-sided operations at the target PE only while the target calls
 * MPI, and a one-sided operation does not notify the target. A PE that uses windows of a target
 * therefore sends it hints in packets: before the first operation after a pause, and from time to
 * time while more follow. For a while after a hint, the progress thread of the target sleeps as
 * briefly as for messages, and its waiting threads poll. If windows progress without the target,
 * no hints are sent (needs_target_progress in transport.h).
 */
#ifndef ISTHMUS_WINDOW_H
#define ISTHMUS_WINDOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- Windows ---- */

struct backend_window;
struct context;

/* Collective over the job; only if select_needs_windows(). */
void window_start(const char *routine);
void window_stop(const char *routine);

/* A window for the space at a place of `segments`: one of its own, or, `dynamic`, attached to the
 * one that all such spaces share. False, with the backend's message, if that failed, perhaps only
 * here; then it is not removed. The memory may have another use before it is removed, but no window
 * of another space. Both are collective over the job, and only if select_needs_windows(). */
bool window_add(const char *routine, int index, bool dynamic);
void window_remove(const char *routine, int index);

/* That of the segment at a place, which has one. */
struct backend_window *window_at(int index);

/* To be called now and then: completes what was begun, once nothing new was begun since the last
 * call. MPI may hold operations back until they are flushed, and somebody may wait for them. */
void window_flush_idle(void);

/* Completes what a context has under way in windows: all, or to one PE. */
void window_quiet(const char *routine, struct context *context);
/* Frees the local memory of what the context put. */
void window_complete_local(const char *routine, struct context *context);
void window_quiet_pe(const char *routine, struct context *context, int pe);

/* ---- Progress hints ---- */

/* Before an operation on so many bytes of this PE's windows, unless it knows. Under net_lock;
 * may wait. */
void progress_hint_send(const char *routine, int pe, size_t bytes);

/* Completes those that were given; none is from here on until the network starts again. Without
 * the lock. */
void progress_hint_stop(const char *routine);
void progress_hint_start(void);

/* One has come, which says that operations follow for so many milliseconds. */
void progress_hint_receive(uint32_t ms);

/* Whether others use this PE's windows, as far as it was told. */
bool progress_hint_is_active(void);

#endif
