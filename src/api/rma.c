/*
 * Contiguous put and get.
 */
#include "operations/rma.h"
#include "define.h"

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

#define DEFINE_TRANSFER(NAME, TYPE, SIZE, CALL)                                                    \
    ROUTINE_WITH_CONTEXT(void, NAME, (TYPE *dest, const TYPE *source, size_t nelems, int pe),      \
                         CALL(routine, ctx, dest, source, nelems, SIZE, pe));

#define DEFINE_TYPED(TYPE, NAME)                                                                   \
    DEFINE_TRANSFER(NAME##_put, TYPE, sizeof(TYPE), rma_put)                                       \
    DEFINE_TRANSFER(NAME##_get, TYPE, sizeof(TYPE), rma_get)                                       \
    DEFINE_TRANSFER(NAME##_put_nbi, TYPE, sizeof(TYPE), rma_put_nbi)                               \
    DEFINE_TRANSFER(NAME##_get_nbi, TYPE, sizeof(TYPE), rma_get_nbi)
SHMEM_IMPL_RMA_TYPES(DEFINE_TYPED)

#define DEFINE_SIZED(BITS, BYTES)                                                                  \
    DEFINE_TRANSFER(put##BITS, void, BYTES, rma_put)                                               \
    DEFINE_TRANSFER(get##BITS, void, BYTES, rma_get)                                               \
    DEFINE_TRANSFER(put##BITS##_nbi, void, BYTES, rma_put_nbi)                                     \
    DEFINE_TRANSFER(get##BITS##_nbi, void, BYTES, rma_get_nbi)
SHMEM_IMPL_SIZES(DEFINE_SIZED)
DEFINE_SIZED(mem, 1)

#define DEFINE_VALUE(TYPE, NAME)                                                                   \
    ROUTINE_WITH_CONTEXT(void, NAME##_p, (TYPE *dest, TYPE value, int pe),                         \
                         rma_put_value(routine, ctx, dest, &value, sizeof value, pe));         \
    ROUTINE_WITH_CONTEXT(TYPE, NAME##_g, (const TYPE *source, int pe),                             \
                         TYPE value;                                                               \
                         rma_get_value(routine, ctx, &value, source, sizeof value, pe);        \
                         return value);
SHMEM_IMPL_RMA_TYPES(DEFINE_VALUE)
