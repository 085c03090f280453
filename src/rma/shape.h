/*
 * Strided transfers and shapes.
 *
 * Strided put and get (iput, ibput and related routines) transfer `nblocks` blocks of `bsize`
 * elements of `size` bytes. The starts of consecutive blocks are `dst` elements apart in the
 * destination and `sst` elements apart in the source. For iput and iget a block is one element. If
 * `nbi` is true, the caller may use the local memory again after a quiet of the context.
 *
 * A shape describes the memory of a transfer on both PEs: a box of several dimensions, or a list of
 * memory ranges (pieces) for each PE. A shape is transferred as a sequence of sections. Each
 * section consists of blocks of equal size. All sections complete as one transfer.
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

/* Copy blocks between local memory and a remote address that was checked. They return false and
 * copy nothing if the memory is not mapped, or the local memory is on a device. */
bool strided_put_mapped(const struct remote_addr *remote_addr, const void *source,
                        const struct blocks *blocks);
bool strided_get_mapped(const struct remote_addr *remote_addr, void *dest,
                        const struct blocks *blocks);

/* ---- Shapes ---- */

/* A box of elements of `size` bytes, with extents[d] elements along dimension d. The strides are
 * the distances in bytes between neighboring elements along each dimension. */
struct shape_box {
    const ptrdiff_t *dest_strides, *source_strides;
    const size_t *extents;
    size_t ndims, size;
};

/* The memory of a transfer as two lists of contiguous memory ranges (pieces), one for each PE. The
 * lists describe equal numbers of bytes, but their ranges may have different sizes. */
struct shape_lists {
    const shmemx_piece_t *dest;
    size_t ndest;
    const shmemx_piece_t *source;
    size_t nsource;
};

/* When the program may use the local memory again: at return, after a quiet of the context, or when
 * the request is complete. */
enum shape_when { SHAPE_AT_RETURN, SHAPE_AT_QUIET, SHAPE_BY_REQUESTS };

/* `requests` is only used with SHAPE_BY_REQUESTS. A get uses only requests.local. */
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
