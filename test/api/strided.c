/*
 * shmem_iput and shmem_iget, and their variants by size.
 */
#include "transfer.h"

#define WRAP(FORM, ROUTINE, CTX_ROUTINE)                                                           \
    static void FORM##_call(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,        \
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)                   \
    {                                                                                              \
        (void)ctx, (void)bsize;                                                                    \
        ROUTINE(dest, source, dst, sst, nblocks, pe);                                              \
    }                                                                                              \
    static void FORM##_ctx_call(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,    \
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)               \
    {                                                                                              \
        (void)bsize;                                                                               \
        CTX_ROUTINE(ctx, dest, source, dst, sst, nblocks, pe);                                     \
    }
#define LIST(FORM, ROUTINE, CTX_ROUTINE, BYTES)                                                    \
    {#ROUTINE, BYTES, false, false, FORM##_call},                                                  \
        {#CTX_ROUTINE, BYTES, true, false, FORM##_ctx_call},

#define WRAP_TYPED(TYPE, NAME)                                                                     \
    WRAP(NAME##_iput, shmem_##NAME##_iput, shmem_ctx_##NAME##_iput)                                \
    WRAP(NAME##_iget, shmem_##NAME##_iget, shmem_ctx_##NAME##_iget)
#define WRAP_SIZED(BITS, BYTES)                                                                    \
    WRAP(iput##BITS, shmem_iput##BITS, shmem_ctx_iput##BITS)                                       \
    WRAP(iget##BITS, shmem_iget##BITS, shmem_ctx_iget##BITS)
#define LIST_PUT_TYPED(TYPE, NAME)                                                                 \
    LIST(NAME##_iput, shmem_##NAME##_iput, shmem_ctx_##NAME##_iput, sizeof(TYPE))
#define LIST_GET_TYPED(TYPE, NAME)                                                                 \
    LIST(NAME##_iget, shmem_##NAME##_iget, shmem_ctx_##NAME##_iget, sizeof(TYPE))
#define LIST_PUT_SIZED(BITS, BYTES) LIST(iput##BITS, shmem_iput##BITS, shmem_ctx_iput##BITS, BYTES)
#define LIST_GET_SIZED(BITS, BYTES) LIST(iget##BITS, shmem_iget##BITS, shmem_ctx_iget##BITS, BYTES)

SHMEM_IMPL_RMA_TYPES(WRAP_TYPED)
SHMEM_IMPL_SIZES(WRAP_SIZED)

static const struct strided_routine puts_of_blocks[] = {SHMEM_IMPL_RMA_TYPES(LIST_PUT_TYPED)
                                                            SHMEM_IMPL_SIZES(LIST_PUT_SIZED)};
static const struct strided_routine gets_of_blocks[] = {SHMEM_IMPL_RMA_TYPES(LIST_GET_TYPED)
                                                            SHMEM_IMPL_SIZES(LIST_GET_SIZED)};

static void iput_writes_only_strided_elements(void)
{
    transfer_check_strided_puts(puts_of_blocks, LENGTH(puts_of_blocks));
}

static void iget_fills_only_strided_elements(void)
{
    transfer_check_strided_gets(gets_of_blocks, LENGTH(gets_of_blocks));
}

const struct api_test strided_tests[] = {
    {"iput", iput_writes_only_strided_elements, 1},
    {"iget", iget_fills_only_strided_elements, 1},
    API_TEST_END,
};
