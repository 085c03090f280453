/*
 * Put and get of shapes: boxes of several dimensions, and lists of pieces that the two sides cut
 * differently. Either is a sequence of parts, of blocks each, and one transfer to whoever waits.
 */
#ifndef ISTHMUS_SHAPE_H
#define ISTHMUS_SHAPE_H

#include "shmemx_rma.h"
#include "team/context.h"
#include "team/request.h"

/* Elements of `size` bytes, extents[d] of them along dimension d, whose beginnings lie so many
 * bytes apart on either side. */
struct shape_box {
    const ptrdiff_t *dest_strides, *source_strides;
    const size_t *extents;
    size_t ndims, size;
};

struct shape_lists {
    const shmemx_piece_t *dest;
    size_t ndest;
    const shmemx_piece_t *source;
    size_t nsource;
};

/* When the local memory is the program's again. */
enum shape_when { SHAPE_AT_RETURN, SHAPE_AT_QUIET, SHAPE_BY_REQUESTS };

/* The requests are of SHAPE_BY_REQUESTS; a get's is `local`. */
struct shape_finish {
    enum shape_when when;
    struct put_requests requests;
};

void shape_put_box(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                   const struct shape_box *box, int pe, const struct shape_finish *finish);
void shape_get_box(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                   const struct shape_box *box, int pe, const struct shape_finish *finish);
void shape_put_lists(const char *routine, shmem_ctx_t ctx, const struct shape_lists *lists, int pe,
                     const struct shape_finish *finish);
void shape_get_lists(const char *routine, shmem_ctx_t ctx, const struct shape_lists *lists, int pe,
                     const struct shape_finish *finish);

#endif
