/*
 * MPI-like windows: accesses are sent as parcels, in pieces, and are executed at the target PE at
 * any time until the flush.
 */
#ifndef ISTHMUS_CHAOS_WINDOW_H
#define ISTHMUS_CHAOS_WINDOW_H

#include "backend.h"
#include "medium.h"

/* Create a window. Both block. */
struct backend_window *window_make(void *base, size_t length);
struct backend_window *window_make_dynamic(void);
void window_drop(struct backend_window *window);
/* Attach and detach memory of a dynamic window, without waiting. Parts must not overlap, and
 * only attached parts may be detached. */
void window_add_part(struct backend_window *window, void *base, size_t length);
void window_drop_part(struct backend_window *window, void *base);
/* Reports a violation if the library has not freed a window. */
void window_stop(void);

void window_begin_put(struct backend_window *window, int pe, size_t offset, const void *source,
                      size_t bytes);
void window_begin_get(struct backend_window *window, int pe, size_t offset, void *dest,
                      size_t bytes);
/* `condition` is NULL except for compare-and-swap. */
void window_begin_atomic(struct backend_window *window, int pe, size_t offset, size_t size,
                         enum backend_operation operation, const void *value, const void *condition,
                         void *result);
void window_complete(struct backend_window *window, int pe);
void window_complete_local(struct backend_window *window, int pe);

/* Ends the job unless the window exists and has these bytes on this PE. */
void window_require(const struct backend_window *window, int pe, size_t offset, size_t bytes);

/* Handlers of parcels: at the target PE, then the replies at the origin PE. */
void window_serve_put(struct parcel *parcel);
void window_serve_get(struct parcel *parcel);
void window_serve_atomic(struct parcel *parcel);
void window_landed(struct parcel *parcel);
void window_got(struct parcel *parcel);
void window_old_value(struct parcel *parcel);

#endif
