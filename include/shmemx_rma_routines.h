/*
 * The routines of shmemx_rma.h, in the form of shmem_routines.h. To be included by
 * shmem_impl/extension.h.
 */
/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

/* ---- Blocks without blocking ---------------------------------------------------------------- */

/* Strided (iput, iget) and block-strided (ibput, ibget) put and get as in shmem_routines.h, which
 * return at once: the source of a put and the dest of a get are the program's again after a quiet
 * of the context. [specification's issue #510] */
#define SHMEM_IMPL_TYPED_STRIDED(TYPE, NAME, OPERATION, ...)                                       \
    SHMEM_IMPL_TYPED(void, NAME, OPERATION,                                                        \
                     (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, __VA_ARGS__,   \
                      int pe))                                                                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, OPERATION,                                                  \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, ptrdiff_t dst,              \
                      ptrdiff_t sst, __VA_ARGS__, int pe))
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED_STRIDED(TYPE, NAME, iput_nbi, size_t nelems)                                  \
    SHMEM_IMPL_TYPED_STRIDED(TYPE, NAME, iget_nbi, size_t nelems)                                  \
    SHMEM_IMPL_TYPED_STRIDED(TYPE, NAME, ibput_nbi, size_t bsize, size_t nblocks)                  \
    SHMEM_IMPL_TYPED_STRIDED(TYPE, NAME, ibget_nbi, size_t bsize, size_t nblocks)
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_TYPED_STRIDED

#define SHMEM_IMPL_SIZED_STRIDED(NAME, ...)                                                        \
    SHMEM_IMPL_ROUTINE(void, NAME,                                                                 \
                       (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,              \
                        __VA_ARGS__, int pe))                                                      \
    SHMEM_IMPL_ROUTINE(void, ctx_##NAME,                                                           \
                       (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,            \
                        ptrdiff_t sst, __VA_ARGS__, int pe))
#define SHMEM_IMPL_FAMILY(BITS, BYTES)                                                             \
    SHMEM_IMPL_SIZED_STRIDED(iput##BITS##_nbi, size_t nelems)                                      \
    SHMEM_IMPL_SIZED_STRIDED(iget##BITS##_nbi, size_t nelems)                                      \
    SHMEM_IMPL_SIZED_STRIDED(ibput##BITS##_nbi, size_t bsize, size_t nblocks)                      \
    SHMEM_IMPL_SIZED_STRIDED(ibget##BITS##_nbi, size_t bsize, size_t nblocks)
SHMEM_IMPL_SIZES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_SIZED_STRIDED

/* ---- Shapes --------------------------------------------------------------------------------- */

/* Boxes: the element at (i0, i1, ...), of `size` bytes, 0 <= id < extents[d], goes from source + i0 *
 * source_strides[0] + i1 * source_strides[1] + ... to dest + i0 * dest_strides[0] + ...; strides are
 * in bytes, at least `size` where the extent is not 1, and ndims at most SHMEMX_DIMENSIONS_MOST.
 * Places of dest do not overlap. No element where an extent, or `size`, is 0; one where ndims is.
 * Any PE, for itself. Completion as with put and get; nbi, as without blocking; req, as requests tell
 * (shmemx_request_routines.h), which may be NULL. */
#define SHMEM_IMPL_BOX                                                                             \
    void *dest, const ptrdiff_t *dest_strides, const void *source,                                 \
        const ptrdiff_t *source_strides, const size_t *extents, size_t ndims, size_t size, int pe
SHMEM_IMPL_ROUTINE(void, put_nd, (SHMEM_IMPL_BOX))
SHMEM_IMPL_ROUTINE(void, ctx_put_nd, (shmem_ctx_t ctx, SHMEM_IMPL_BOX))
SHMEM_IMPL_ROUTINE(void, put_nd_nbi, (SHMEM_IMPL_BOX))
SHMEM_IMPL_ROUTINE(void, ctx_put_nd_nbi, (shmem_ctx_t ctx, SHMEM_IMPL_BOX))
SHMEM_IMPL_ROUTINE(void, ctx_put_nd_req,
                   (shmem_ctx_t ctx, SHMEM_IMPL_BOX, shmemx_req_h *local, shmemx_req_h *remote))
SHMEM_IMPL_ROUTINE(void, get_nd, (SHMEM_IMPL_BOX))
SHMEM_IMPL_ROUTINE(void, ctx_get_nd, (shmem_ctx_t ctx, SHMEM_IMPL_BOX))
SHMEM_IMPL_ROUTINE(void, get_nd_nbi, (SHMEM_IMPL_BOX))
SHMEM_IMPL_ROUTINE(void, ctx_get_nd_nbi, (shmem_ctx_t ctx, SHMEM_IMPL_BOX))
SHMEM_IMPL_ROUTINE(void, ctx_get_nd_req, (shmem_ctx_t ctx, SHMEM_IMPL_BOX, shmemx_req_h *req))
#undef SHMEM_IMPL_BOX

/* Lists: the bytes of the pieces of source, one after the other, become those of the pieces of dest,
 * which have as many in all, and may be cut elsewhere. Pieces of 0 bytes may have any base; those
 * of dest do not overlap. The lists are the program's again when the routine returns. Else as boxes. */
#define SHMEM_IMPL_LISTS                                                                           \
    const shmemx_piece_t *dest, size_t ndest, const shmemx_piece_t *source, size_t nsource, int pe
SHMEM_IMPL_ROUTINE(void, putv, (SHMEM_IMPL_LISTS))
SHMEM_IMPL_ROUTINE(void, ctx_putv, (shmem_ctx_t ctx, SHMEM_IMPL_LISTS))
SHMEM_IMPL_ROUTINE(void, putv_nbi, (SHMEM_IMPL_LISTS))
SHMEM_IMPL_ROUTINE(void, ctx_putv_nbi, (shmem_ctx_t ctx, SHMEM_IMPL_LISTS))
SHMEM_IMPL_ROUTINE(void, ctx_putv_req,
                   (shmem_ctx_t ctx, SHMEM_IMPL_LISTS, shmemx_req_h *local, shmemx_req_h *remote))
SHMEM_IMPL_ROUTINE(void, getv, (SHMEM_IMPL_LISTS))
SHMEM_IMPL_ROUTINE(void, ctx_getv, (shmem_ctx_t ctx, SHMEM_IMPL_LISTS))
SHMEM_IMPL_ROUTINE(void, getv_nbi, (SHMEM_IMPL_LISTS))
SHMEM_IMPL_ROUTINE(void, ctx_getv_nbi, (shmem_ctx_t ctx, SHMEM_IMPL_LISTS))
SHMEM_IMPL_ROUTINE(void, ctx_getv_req, (shmem_ctx_t ctx, SHMEM_IMPL_LISTS, shmemx_req_h *req))
#undef SHMEM_IMPL_LISTS

/* ---- Completion ----------------------------------------------------------------------------- */

/* Frees the sources of the context's nonblocking puts, with signals or without: the program may
 * write them again. Says nothing of what is at the targets, nor of gets and fetches. Any PE, for
 * itself; SHMEM_CTX_INVALID does nothing. [specification's pull request #497] */
SHMEM_IMPL_ROUTINE(void, ctx_local_complete, (shmem_ctx_t ctx))

/* As shmem_ctx_quiet of each of nctxs contexts, all of which are asked before one is waited for;
 * entries that are SHMEM_CTX_INVALID do nothing. Any PE, for itself. [specification's issue #453]
 */
SHMEM_IMPL_ROUTINE(void, quiet_all, (const shmem_ctx_t *ctxs, size_t nctxs))

/* clang-format on */
