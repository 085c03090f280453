/*
 * Windows: accesses travel as parcels, in pieces, and happen at their targets at any time up to the
 * flush.
 */
#ifndef ISTHMUS_CHAOS_WINDOW_H
#define ISTHMUS_CHAOS_WINDOW_H

#include "backend.h"
#include "medium.h"

/* Both block. */
struct backend_window *window_make(void *base, size_t length);
struct backend_window *window_make_dynamic(void);
void window_drop(struct backend_window *window);
/* Of a dynamic window; wait for nobody. Attached is what no other part of it overlaps, and detached
 * what was attached. */
void window_add_part(struct backend_window *window, void *base, size_t length);
void window_drop_part(struct backend_window *window, void *base);
/* Tells of windows that the core did not free. */
void window_stop(void);

void window_begin_put(struct backend_window *window, int pe, size_t offset, const void *source,
                      size_t bytes);
void window_begin_get(struct backend_window *window, int pe, size_t offset, void *dest,
                      size_t bytes);
/* `condition` is NULL but for a compare and swap. */
void window_begin_atomic(struct backend_window *window, int pe, size_t offset, size_t size,
                         enum backend_operation operation, const void *value, const void *condition,
                         void *result);
void window_complete(struct backend_window *window, int pe);
void window_complete_local(struct backend_window *window, int pe);

/* Ends the job unless this is a window that has these bytes at this PE. */
void window_require(const struct backend_window *window, int pe, size_t offset, size_t bytes);

/* Parcels: at the target, then their answers. */
void window_serve_put(struct parcel *parcel);
void window_serve_get(struct parcel *parcel);
void window_serve_atomic(struct parcel *parcel);
void window_landed(struct parcel *parcel);
void window_got(struct parcel *parcel);
void window_old_value(struct parcel *parcel);

#endif
