/*
 * shmem_ibput and shmem_ibget, and their sized forms.
 */
#include "transfer.h"

#define WRAP(FORM, ROUTINE, CTX_ROUTINE)                                                           \
    static void FORM##_call(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,        \
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)                   \
    {                                                                                              \
        (void)ctx;                                                                                 \
        ROUTINE(dest, source, dst, sst, bsize, nblocks, pe);                                       \
    }                                                                                              \
    static void FORM##_ctx_call(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,    \
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)               \
    {                                                                                              \
        CTX_ROUTINE(ctx, dest, source, dst, sst, bsize, nblocks, pe);                              \
    }
#define LIST(FORM, ROUTINE, CTX_ROUTINE, BYTES)                                                    \
    {#ROUTINE, BYTES, false, true, FORM##_call}, {#CTX_ROUTINE, BYTES, true, true, FORM##_ctx_call},

#define WRAP_TYPED(TYPE, NAME)                                                                     \
    WRAP(NAME##_ibput, shmem_##NAME##_ibput, shmem_ctx_##NAME##_ibput)                             \
    WRAP(NAME##_ibget, shmem_##NAME##_ibget, shmem_ctx_##NAME##_ibget)
#define WRAP_SIZED(BITS, BYTES)                                                                    \
    WRAP(ibput##BITS, shmem_ibput##BITS, shmem_ctx_ibput##BITS)                                    \
    WRAP(ibget##BITS, shmem_ibget##BITS, shmem_ctx_ibget##BITS)
#define LIST_PUT_TYPED(TYPE, NAME)                                                                 \
    LIST(NAME##_ibput, shmem_##NAME##_ibput, shmem_ctx_##NAME##_ibput, sizeof(TYPE))
#define LIST_GET_TYPED(TYPE, NAME)                                                                 \
    LIST(NAME##_ibget, shmem_##NAME##_ibget, shmem_ctx_##NAME##_ibget, sizeof(TYPE))
#define LIST_PUT_SIZED(BITS, BYTES)                                                                \
    LIST(ibput##BITS, shmem_ibput##BITS, shmem_ctx_ibput##BITS, BYTES)
#define LIST_GET_SIZED(BITS, BYTES)                                                                \
    LIST(ibget##BITS, shmem_ibget##BITS, shmem_ctx_ibget##BITS, BYTES)

SHMEM_IMPL_RMA_TYPES(WRAP_TYPED)
SHMEM_IMPL_SIZES(WRAP_SIZED)

static const struct strided_routine puts_of_blocks[] = {SHMEM_IMPL_RMA_TYPES(LIST_PUT_TYPED)
                                                            SHMEM_IMPL_SIZES(LIST_PUT_SIZED)};
static const struct strided_routine gets_of_blocks[] = {SHMEM_IMPL_RMA_TYPES(LIST_GET_TYPED)
                                                            SHMEM_IMPL_SIZES(LIST_GET_SIZED)};

static void ibput(void)
{
    transfer_check_strided_puts(puts_of_blocks, LENGTH(puts_of_blocks));
}

static void ibget(void)
{
    transfer_check_strided_gets(gets_of_blocks, LENGTH(gets_of_blocks));
}

/* Blocks of nothing, and no blocks, do nothing, whatever their strides and pointers. */
static void blocks_of_nothing(void)
{
    static long words[4];
    for (int i = 0; i < 4; i++)
        words[i] = i;
    long local[4] = {-1, -1, -1, -1};
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    shmem_barrier_all();
    shmem_long_ibput(words, local, 0, 0, 0, 4, next);
    shmem_long_ibput(words, local, 2, 0, 2, 0, next);
    shmem_ibput64(NULL, NULL, 0, -3, 0, SIZE_MAX, next);
    shmem_long_ibget(local, words, 0, 0, 0, 4, next);
    shmem_ctx_long_ibget(SHMEM_CTX_DEFAULT, NULL, NULL, 1, 0, SIZE_MAX, 0, next);
    shmem_long_iget(local, words, 0, 0, 0, next);
    shmem_barrier_all();
    for (int i = 0; i < 4; i++) {
        CHECK_EQ(words[i], i);
        CHECK_EQ(local[i], -1);
    }
}

const struct api_test block_strided_tests[] = {
    {"ibput", ibput, 1},
    {"ibget", ibget, 1},
    {"blocks_of_nothing", blocks_of_nothing, 1},
    API_TEST_END,
};
