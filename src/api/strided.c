/*
 * Strided and block-strided put and get. A strided transfer is one of blocks of one element.
 */
#include "operations/strided.h"
#include "define.h"

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

#define DEFINE_STRIDED(NAME, TYPE, SIZE, CALL)                                                     \
    ROUTINE_WITH_CONTEXT(void, NAME,                                                               \
                         (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst,            \
                          size_t nelems, int pe),                                                  \
                         CALL(routine, context_require(routine, ctx), dest, source,                \
                              dst, sst, 1, nelems, SIZE, pe));

#define DEFINE_BLOCKS(NAME, TYPE, SIZE, CALL)                                                      \
    ROUTINE_WITH_CONTEXT(void, NAME,                                                               \
                         (TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst,            \
                          size_t bsize, size_t nblocks, int pe),                                   \
                         CALL(routine, context_require(routine, ctx), dest, source,                \
                              dst, sst, bsize, nblocks, SIZE, pe));

#define DEFINE_TYPED(TYPE, NAME)                                                                   \
    DEFINE_STRIDED(NAME##_iput, TYPE, sizeof(TYPE), strided_put)                                   \
    DEFINE_STRIDED(NAME##_iget, TYPE, sizeof(TYPE), strided_get)                                   \
    DEFINE_BLOCKS(NAME##_ibput, TYPE, sizeof(TYPE), strided_put)                                   \
    DEFINE_BLOCKS(NAME##_ibget, TYPE, sizeof(TYPE), strided_get)
SHMEM_IMPL_RMA_TYPES(DEFINE_TYPED)

#define DEFINE_SIZED(BITS, BYTES)                                                                  \
    DEFINE_STRIDED(iput##BITS, void, BYTES, strided_put)                                           \
    DEFINE_STRIDED(iget##BITS, void, BYTES, strided_get)                                           \
    DEFINE_BLOCKS(ibput##BITS, void, BYTES, strided_put)                                           \
    DEFINE_BLOCKS(ibget##BITS, void, BYTES, strided_get)
SHMEM_IMPL_SIZES(DEFINE_SIZED)
