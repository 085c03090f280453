/*
 * Strided transfers and shapes.
 *
 * Strided put and get (iput, ibput and related routines) transfer `nblocks` blocks of `bsize`
 * elements of `size` bytes; the blocks begin dst and sst elements apart. iput and iget have blocks
 * of one element. If `nbi`, the caller may use the local memory again after a quiet of the context.
 *
 * Shapes are boxes of several dimensions, and lists of pieces that differ between both sides. A
 * shape is a sequence of sections, each of which has equal blocks, and completes as one transfer.
 */
#ifndef ISTHMUS_SHAPE_H
#define ISTHMUS_SHAPE_H

#include <stdbool.h>

#include "net/transport.h"
#include "shmemx_rma.h"
#include "team/context.h"
#include "team/request.h"

/* ---- Strided put and get ---- */

void strided_put(const char *routine, struct context *context, void *dest, const void *source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, size_t size, int pe,
                 bool nbi);
void strided_get(const char *routine, struct context *context, void *dest, const void *source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, size_t size, int pe,
                 bool nbi);

/* Blocks between this memory and a target, whose memory was checked; false, and nothing is done, if
 * they are not near. */
bool strided_put_mapped(const struct remote_addr *remote_addr, const void *source,
                        const struct blocks *blocks);
bool strided_get_mapped(const struct remote_addr *remote_addr, void *dest,
                        const struct blocks *blocks);

/* ---- Shapes ---- */

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
