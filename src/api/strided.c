/*
 * Strided and block-strided put and get. A strided transfer is one of blocks of one element.
 */
#include "operations/strided.h"
#include "define.h"
#include "shmemx_rma.h"

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

/* KIND: ROUTINE_WITH_CONTEXT or, without blocking, EXTENSION_WITH_CONTEXT. */
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

#define DEFINE_STRIDED_TYPED(TYPE, NAME)                                                                   \
    DEFINE_BOTH(DEFINE_STRIDED, NAME##_iput, TYPE, sizeof(TYPE), strided_put)                      \
    DEFINE_BOTH(DEFINE_STRIDED, NAME##_iget, TYPE, sizeof(TYPE), strided_get)                      \
    DEFINE_BOTH(DEFINE_BLOCKS, NAME##_ibput, TYPE, sizeof(TYPE), strided_put)                      \
    DEFINE_BOTH(DEFINE_BLOCKS, NAME##_ibget, TYPE, sizeof(TYPE), strided_get)
SHMEM_IMPL_RMA_TYPES(DEFINE_STRIDED_TYPED)

#define DEFINE_STRIDED_SIZED(BITS, BYTES)                                                                  \
    DEFINE_BOTH(DEFINE_STRIDED, iput##BITS, void, BYTES, strided_put)                              \
    DEFINE_BOTH(DEFINE_STRIDED, iget##BITS, void, BYTES, strided_get)                              \
    DEFINE_BOTH(DEFINE_BLOCKS, ibput##BITS, void, BYTES, strided_put)                              \
    DEFINE_BOTH(DEFINE_BLOCKS, ibget##BITS, void, BYTES, strided_get)
SHMEM_IMPL_SIZES(DEFINE_STRIDED_SIZED)
