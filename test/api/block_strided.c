/*
 * shmem_ibput and shmem_ibget, and their variants by size.
 */
#include "transfer.h"

#include <stdlib.h>

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

static void ibput_writes_only_the_strided_blocks(void)
{
    transfer_check_strided_puts(puts_of_blocks, LENGTH(puts_of_blocks));
}

static void ibget_fills_only_the_strided_blocks(void)
{
    transfer_check_strided_gets(gets_of_blocks, LENGTH(gets_of_blocks));
}

/* With a block length or block count of 0, a call does nothing, whatever the strides and
 * pointers are. */
static void zero_blocks_or_lengths_transfer_nothing(void)
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

/* Transfers blocks of `block` bytes, `bytes` in total. The totals are around a packet's capacity
 * and the limit for combining transfers. The gaps between blocks must stay unchanged. */
static void check_blocks_of(size_t block, size_t bytes)
{
    size_t blocks = (bytes + block - 1) / block, step = block + 1;
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    unsigned char *symmetric = shmem_malloc(blocks * step), *local = malloc(blocks * step);
    for (size_t i = 0; i < blocks * step; i++) {
        symmetric[i] = (unsigned char)(i * 5 % 251 + (size_t)me);
        local[i] = 1;
    }
    api_about("%zu blocks of %zu bytes", blocks, block);
    shmem_barrier_all();
    shmem_uchar_ibget(local, symmetric, (ptrdiff_t)step, (ptrdiff_t)step, block, blocks, next);
    for (size_t i = 0; i < blocks * step; i++)
        if (!CHECK_EQ(local[i], i % step < block ? (i * 5 % 251 + (size_t)next) % 256 : 1))
            break;
    for (size_t i = 0; i < blocks * step; i++)
        local[i] = (unsigned char)(i * 3 % 241 + (size_t)me);
    shmem_barrier_all();
    shmem_uchar_ibput(symmetric, local, (ptrdiff_t)step, (ptrdiff_t)step, block, blocks, next);
    memset(local, 0, blocks * step); /* the source may be reused */
    shmem_barrier_all();
    for (size_t i = 0; i < blocks * step; i++)
        if (!CHECK_EQ(symmetric[i], i % step < block ? (i * 3 % 241 + (size_t)previous) % 256
                                                     : (i * 5 % 251 + (size_t)me) % 256))
            break;
    free(local);
    shmem_free(symmetric);
}

static void blocks_beyond_a_packet_leave_gaps_unchanged(void)
{
    static const size_t blocks[] = {1,     64,    5000,   16300,  17000,
                                    40000, 66000, 131072, 131073, 300000};
    static const size_t bytes[] = {16200, 16384, 65472, 65536, 65600, 200000, 600000};
    for (size_t i = 0; i < LENGTH(blocks); i++)
        for (size_t j = i == 0 ? LENGTH(bytes) - 3 : 0; j < LENGTH(bytes); j++)
            check_blocks_of(blocks[i], bytes[j]);
}

const struct api_test block_strided_tests[] = {
    {"ibput", ibput_writes_only_the_strided_blocks, 1},
    {"ibget", ibget_fills_only_the_strided_blocks, 1},
    {"blocks_of_nothing", zero_blocks_or_lengths_transfer_nothing, 1},
    {"blocks_beyond_a_packet", blocks_beyond_a_packet_leave_gaps_unchanged, 1},
    API_TEST_END,
};
