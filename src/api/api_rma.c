/*
 * Public routines of put and get: contiguous transfers, strided transfers, and transfers of shapes
 * (boxes and lists of memory ranges).
 */
#include "api_define.h"
#include "rma/rma.h"
#include "rma/shape.h"
#include "shmemx_rma.h"

/* ---- Contiguous put and get ---- */

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

#define DEFINE_TRANSFER(NAME, TYPE, SIZE, CALL)                                                    \
    ROUTINE_WITH_CONTEXT(void, NAME, (TYPE *dest, const TYPE *source, size_t nelems, int pe),      \
                         CALL(routine, ctx, dest, source, nelems, SIZE, pe));

/* Defines shmem_TYPENAME_put, shmem_TYPENAME_get, shmem_TYPENAME_put_nbi and shmem_TYPENAME_get_nbi
 * for each type, each with and without a context, e.g. shmem_long_put, shmem_long_get,
 * shmem_long_put_nbi, shmem_long_get_nbi and shmem_ctx_double_get_nbi. */
#define DEFINE_TYPED(TYPE, NAME)                                                                   \
    DEFINE_TRANSFER(NAME##_put, TYPE, sizeof(TYPE), rma_put)                                       \
    DEFINE_TRANSFER(NAME##_get, TYPE, sizeof(TYPE), rma_get)                                       \
    DEFINE_TRANSFER(NAME##_put_nbi, TYPE, sizeof(TYPE), rma_put_nbi)                               \
    DEFINE_TRANSFER(NAME##_get_nbi, TYPE, sizeof(TYPE), rma_get_nbi)
SHMEM_IMPL_RMA_TYPES(DEFINE_TYPED)

/* Defines shmem_putSIZE, shmem_getSIZE, shmem_putSIZE_nbi and shmem_getSIZE_nbi for each size, e.g.
 * shmem_put32 and shmem_get64, and for bytes, e.g. shmem_putmem, shmem_getmem and
 * shmem_ctx_putmem_nbi. */
#define DEFINE_SIZED(BITS, BYTES)                                                                  \
    DEFINE_TRANSFER(put##BITS, void, BYTES, rma_put)                                               \
    DEFINE_TRANSFER(get##BITS, void, BYTES, rma_get)                                               \
    DEFINE_TRANSFER(put##BITS##_nbi, void, BYTES, rma_put_nbi)                                     \
    DEFINE_TRANSFER(get##BITS##_nbi, void, BYTES, rma_get_nbi)
SHMEM_IMPL_SIZES(DEFINE_SIZED)
DEFINE_SIZED(mem, 1)

/* Defines shmem_TYPENAME_p and shmem_TYPENAME_g for each type, e.g. shmem_long_p, shmem_long_g and
 * shmem_ctx_int_g. */
#define DEFINE_VALUE(TYPE, NAME)                                                                   \
    ROUTINE_WITH_CONTEXT(void, NAME##_p, (TYPE *dest, TYPE value, int pe),                         \
                         rma_put_value(routine, ctx, dest, &value, sizeof value, pe));             \
    ROUTINE_WITH_CONTEXT(TYPE, NAME##_g, (const TYPE *source, int pe),                             \
                         TYPE value;                                                               \
                         rma_get_value(routine, ctx, &value, source, sizeof value, pe);            \
                         return value);
SHMEM_IMPL_RMA_TYPES(DEFINE_VALUE)

/* ---- Strided put and get ---- */

/* Defines a routine for strided transfers, which are implemented as transfers of blocks with one
 * element each. KIND is ROUTINE_WITH_CONTEXT for a blocking routine of OpenSHMEM, and
 * EXTENSION_WITH_CONTEXT for a nonblocking extension. */
#define DEFINE_STRIDED(KIND, NAME, TYPE, SIZE, CALL, NBI)                                          \
    KIND(void, NAME,                                                                               \
         (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),    \
         CALL(routine, context_require(routine, ctx), dest, source, dst, sst, 1, nelems, SIZE, pe, \
              NBI));

#define DEFINE_BLOCKS(KIND, NAME, TYPE, SIZE, CALL, NBI)                                           \
    KIND(void, NAME,                                                                               \
         (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,              \
          size_t nblocks, int pe),                                                                 \
         CALL(routine, context_require(routine, ctx), dest, source, dst, sst, bsize, nblocks,      \
              SIZE, pe, NBI));

#define DEFINE_BOTH(DEFINE, NAME, TYPE, SIZE, CALL)                                                \
    DEFINE(ROUTINE_WITH_CONTEXT, NAME, TYPE, SIZE, CALL, false)                                    \
    DEFINE(EXTENSION_WITH_CONTEXT, NAME##_nbi, TYPE, SIZE, CALL, true)

/* Defines shmem_TYPENAME_iput, _iget, _ibput and _ibget for each type, and nonblocking extensions,
 * e.g. shmem_long_iput, shmem_long_iget, shmem_long_ibput, shmem_long_ibget and
 * shmemx_long_ibget_nbi. */
#define DEFINE_STRIDED_TYPED(TYPE, NAME)                                                           \
    DEFINE_BOTH(DEFINE_STRIDED, NAME##_iput, TYPE, sizeof(TYPE), strided_put)                      \
    DEFINE_BOTH(DEFINE_STRIDED, NAME##_iget, TYPE, sizeof(TYPE), strided_get)                      \
    DEFINE_BOTH(DEFINE_BLOCKS, NAME##_ibput, TYPE, sizeof(TYPE), strided_put)                      \
    DEFINE_BOTH(DEFINE_BLOCKS, NAME##_ibget, TYPE, sizeof(TYPE), strided_get)
SHMEM_IMPL_RMA_TYPES(DEFINE_STRIDED_TYPED)

/* Defines the strided transfers for each size, e.g. shmem_iput32, shmem_ibget64 and
 * shmemx_iget8_nbi. */
#define DEFINE_STRIDED_SIZED(BITS, BYTES)                                                          \
    DEFINE_BOTH(DEFINE_STRIDED, iput##BITS, void, BYTES, strided_put)                              \
    DEFINE_BOTH(DEFINE_STRIDED, iget##BITS, void, BYTES, strided_get)                              \
    DEFINE_BOTH(DEFINE_BLOCKS, ibput##BITS, void, BYTES, strided_put)                              \
    DEFINE_BOTH(DEFINE_BLOCKS, ibget##BITS, void, BYTES, strided_get)
SHMEM_IMPL_SIZES(DEFINE_STRIDED_SIZED)

/* ---- Transfers of boxes and of lists of memory ranges ---- */

#define AT_RETURN                                                                                  \
    {                                                                                              \
        SHAPE_AT_RETURN,                                                                           \
        {                                                                                          \
            NULL, NULL                                                                             \
        }                                                                                          \
    }
#define AT_QUIET                                                                                   \
    {                                                                                              \
        SHAPE_AT_QUIET,                                                                            \
        {                                                                                          \
            NULL, NULL                                                                             \
        }                                                                                          \
    }
#define BY(LOCAL, REMOTE)                                                                          \
    {                                                                                              \
        SHAPE_BY_REQUESTS,                                                                         \
        {                                                                                          \
            LOCAL, REMOTE                                                                          \
        }                                                                                          \
    }
#define PARAMETERS_WITH(...) (shmem_ctx_t ctx, __VA_ARGS__)

#define BOX                                                                                        \
    void *dest, const ptrdiff_t *dest_strides, const void *source,                                 \
        const ptrdiff_t *source_strides, const size_t *extents, size_t ndims, size_t size, int pe
#define MOVE_BOX(CALL, ...)                                                                        \
    CALL(routine, ctx, dest, source,                                                               \
         &(struct shape_box){dest_strides, source_strides, extents, ndims, size}, pe,              \
         &(struct shape_finish)__VA_ARGS__)

#define LISTS                                                                                      \
    const shmemx_piece_t *dest, size_t ndest, const shmemx_piece_t *source, size_t nsource, int pe
#define MOVE_LISTS(CALL, ...)                                                                      \
    CALL(routine, ctx, &(struct shape_lists){dest, ndest, source, nsource}, pe,                    \
         &(struct shape_finish)__VA_ARGS__)

/* Defines a transfer of boxes (put_nd, get_nd) or of lists of memory ranges (putv, getv), and its
 * nonblocking form, e.g. shmemx_putv and shmemx_putv_nbi. */
#define DEFINE_SHAPES(NAME, SHAPE, MOVE, CALL)                                                     \
    EXTENSION_WITH_CONTEXT(void, NAME, (SHAPE), MOVE(CALL, AT_RETURN));                            \
    EXTENSION_WITH_CONTEXT(void, NAME##_nbi, (SHAPE), MOVE(CALL, AT_QUIET))

DEFINE_SHAPES(put_nd, BOX, MOVE_BOX, shape_put_box);
DEFINE_SHAPES(get_nd, BOX, MOVE_BOX, shape_get_box);
DEFINE_SHAPES(putv, LISTS, MOVE_LISTS, shape_put_lists);
DEFINE_SHAPES(getv, LISTS, MOVE_LISTS, shape_get_lists);

EXTENSION(void, ctx_put_nd_req,
          PARAMETERS_WITH(BOX, shmemx_req_h *local, shmemx_req_h *remote),
          MOVE_BOX(shape_put_box, BY(local, remote)));
EXTENSION(void, ctx_get_nd_req, PARAMETERS_WITH(BOX, shmemx_req_h *req),
          MOVE_BOX(shape_get_box, BY(req, NULL)));
EXTENSION(void, ctx_putv_req,
          PARAMETERS_WITH(LISTS, shmemx_req_h *local, shmemx_req_h *remote),
          MOVE_LISTS(shape_put_lists, BY(local, remote)));
EXTENSION(void, ctx_getv_req, PARAMETERS_WITH(LISTS, shmemx_req_h *req),
          MOVE_LISTS(shape_get_lists, BY(req, NULL)));
