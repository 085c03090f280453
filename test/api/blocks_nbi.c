/*
 * Nonblocking strided and block-strided put and get; local completion (sources of puts may be
 * reused); quiet of several contexts.
 */
#include <shmemx.h>
#include <stdlib.h>

#include "transfer.h"

/* Wraps a nonblocking routine into a blocking one: a quiet of its context follows each call. */
#define WRAP(FORM, ROUTINE, CTX_ROUTINE, ...)                                                      \
    static void FORM##_call(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,        \
                            ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)                   \
    {                                                                                              \
        (void)ctx, (void)bsize;                                                                    \
        ROUTINE(dest, source, dst, sst, __VA_ARGS__, pe);                                          \
        shmem_quiet();                                                                             \
    }                                                                                              \
    static void FORM##_ctx_call(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,    \
                                ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)               \
    {                                                                                              \
        (void)bsize;                                                                               \
        CTX_ROUTINE(ctx, dest, source, dst, sst, __VA_ARGS__, pe);                                 \
        shmem_ctx_quiet(ctx);                                                                      \
    }
#define LIST(NAME, BYTES, HAS_BLOCKS)                                                              \
    {"shmemx_" #NAME "_nbi", BYTES, false, HAS_BLOCKS, NAME##_call},                               \
        {"shmemx_ctx_" #NAME "_nbi", BYTES, true, HAS_BLOCKS, NAME##_ctx_call},

#define WRAP_NAME(NAME, ...) WRAP(NAME, shmemx_##NAME##_nbi, shmemx_ctx_##NAME##_nbi, __VA_ARGS__)
#define WRAP_TYPED(TYPE, NAME)                                                                     \
    WRAP_NAME(NAME##_iput, nblocks)                                                                \
    WRAP_NAME(NAME##_iget, nblocks)                                                                \
    WRAP_NAME(NAME##_ibput, bsize, nblocks)                                                        \
    WRAP_NAME(NAME##_ibget, bsize, nblocks)
#define WRAP_SIZED(BITS, BYTES)                                                                    \
    WRAP_NAME(iput##BITS, nblocks)                                                                 \
    WRAP_NAME(iget##BITS, nblocks)                                                                 \
    WRAP_NAME(ibput##BITS, bsize, nblocks)                                                         \
    WRAP_NAME(ibget##BITS, bsize, nblocks)
#define LIST_PUT_TYPED(TYPE, NAME)                                                                 \
    LIST(NAME##_iput, sizeof(TYPE), false) LIST(NAME##_ibput, sizeof(TYPE), true)
#define LIST_GET_TYPED(TYPE, NAME)                                                                 \
    LIST(NAME##_iget, sizeof(TYPE), false) LIST(NAME##_ibget, sizeof(TYPE), true)
#define LIST_PUT_SIZED(BITS, BYTES) LIST(iput##BITS, BYTES, false) LIST(ibput##BITS, BYTES, true)
#define LIST_GET_SIZED(BITS, BYTES) LIST(iget##BITS, BYTES, false) LIST(ibget##BITS, BYTES, true)

SHMEM_IMPL_RMA_TYPES(WRAP_TYPED)
SHMEM_IMPL_SIZES(WRAP_SIZED)

static const struct strided_routine puts_of_blocks[] = {SHMEM_IMPL_RMA_TYPES(LIST_PUT_TYPED)
                                                            SHMEM_IMPL_SIZES(LIST_PUT_SIZED)};
static const struct strided_routine gets_of_blocks[] = {SHMEM_IMPL_RMA_TYPES(LIST_GET_TYPED)
                                                            SHMEM_IMPL_SIZES(LIST_GET_SIZED)};

static void nbi_strided_puts_write_only_their_blocks(void)
{
    transfer_check_strided_puts(puts_of_blocks, LENGTH(puts_of_blocks));
}

static void nbi_strided_gets_fill_only_their_blocks(void)
{
    transfer_check_strided_gets(gets_of_blocks, LENGTH(gets_of_blocks));
}

/* Blocks of lengths that use different protocols, and the C11 names. */
static void nbi_blocks_of_many_lengths_arrive(void)
{
    static const size_t lengths[] = {1, 900, 10000, 60000};
    enum { BLOCKS_OF_EACH = 5, LONGEST = BLOCKS_OF_EACH * 60000 };
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    long *dest = shmem_malloc(LONGEST * sizeof *dest), *back = malloc(LONGEST * sizeof *back);
    long *source = malloc(LONGEST * sizeof *source);
    for (size_t k = 0; k < LENGTH(lengths); k++) {
        size_t length = lengths[k], total = length * BLOCKS_OF_EACH;
        ptrdiff_t step = (ptrdiff_t)length;
        for (size_t i = 0; i < total; i++)
            source[i] = me * 1000000L + (long)i, back[i] = -1;
        shmem_barrier_all();
        shmemx_ibput_nbi(dest, source, step, step, length - length / 3, BLOCKS_OF_EACH, next);
        shmem_quiet();
        shmemx_ibget_nbi(SHMEM_CTX_DEFAULT, back, dest, step, step, length - length / 3,
                         BLOCKS_OF_EACH, next);
        shmem_barrier_all();
        for (size_t i = 0; i < total; i++) {
            bool moved = i % length < length - length / 3;
            if (moved &&
                !(CHECK_EQ(dest[i], previous * 1000000L + (long)i) && CHECK_EQ(back[i], source[i])))
                break;
            if (!moved && !CHECK_EQ(back[i], -1))
                break;
        }
        shmem_barrier_all();
    }
    free(source);
    free(back);
    shmem_free(dest);
}

/* After local completion the program may overwrite the sources of puts, even if the data have
 * not reached their target. */
static void local_complete_frees_sources(void)
{
    static const size_t lengths[] = {8, 5000, 200000, 3000000};
    enum { LONGEST = 3000000 };
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    char *dest = shmem_malloc(2 * LONGEST), *source = malloc(2 * LONGEST);
    static uint64_t signal;
    shmem_ctx_t ctx;
    signal = 0;
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    shmemx_ctx_local_complete(ctx);
    shmemx_ctx_local_complete(SHMEM_CTX_INVALID);
    for (size_t k = 0; k < LENGTH(lengths); k++) {
        size_t bytes = lengths[k];
        api_about("%zu bytes", bytes);
        api_fill_pattern(source, 2 * bytes, (unsigned)me);
        shmem_barrier_all();
        shmem_ctx_putmem_nbi(ctx, dest, source, bytes, next);
        shmem_ctx_putmem_signal_nbi(ctx, dest + bytes, source + bytes, bytes, &signal, 1,
                                    SHMEM_SIGNAL_ADD, next);
        shmemx_ctx_local_complete(ctx);
        memset(source, 0x55, 2 * bytes);
        shmem_ctx_quiet(ctx);
        shmem_barrier_all();
        CHECK_PATTERN(dest, 2 * bytes, (unsigned)previous);
        CHECK_EQ(signal, k + 1);
        shmem_barrier_all();
    }
    shmem_ctx_destroy(ctx);
    free(source);
    shmem_free(dest);
}

/* Puts and gets of the given contexts are complete afterwards. Those of other contexts may be
 * complete too. */
static void quiet_all_completes_all_given_contexts(void)
{
    enum { CONTEXTS = 5, BYTES = 300000 };
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    shmem_ctx_t ctxs[CONTEXTS];
    char *dest = shmem_malloc(CONTEXTS * BYTES), *source = malloc(CONTEXTS * BYTES);
    static long word;
    long got[CONTEXTS];
    word = me + 10;
    api_fill_pattern(source, CONTEXTS * BYTES, (unsigned)me);
    for (int i = 0; i < CONTEXTS; i++)
        CHECK_EQ(shmem_ctx_create(0, &ctxs[i]), 0);
    ctxs[1] = SHMEM_CTX_INVALID;
    shmem_barrier_all();
    shmemx_quiet_all(ctxs, CONTEXTS);
    shmemx_quiet_all(NULL, 0);
    for (int i = 0; i < CONTEXTS; i++) {
        shmem_ctx_t ctx = i == 1 ? SHMEM_CTX_DEFAULT : ctxs[i];
        size_t bytes = i % 2 == 0 ? 100 : BYTES;
        shmem_ctx_putmem_nbi(ctx, dest + i * BYTES, source + i * BYTES, bytes, next);
        shmem_ctx_long_get_nbi(ctx, &got[i], &word, 1, next);
    }
    shmem_quiet();
    shmemx_quiet_all(ctxs, CONTEXTS);
    memset(source, 0, CONTEXTS * BYTES);
    for (int i = 0; i < CONTEXTS; i++) {
        size_t bytes = i % 2 == 0 ? 100 : BYTES;
        CHECK_EQ(got[i], next + 10);
        char *there = source + i * BYTES;
        shmem_getmem(there, dest + i * BYTES, bytes, next);
    }
    char *expected = malloc(CONTEXTS * BYTES);
    api_fill_pattern(expected, CONTEXTS * BYTES, (unsigned)me);
    for (int i = 0; i < CONTEXTS; i++)
        CHECK(memcmp(source + i * BYTES, expected + i * BYTES, i % 2 == 0 ? 100 : BYTES) == 0);
    for (int i = 0; i < CONTEXTS; i++)
        shmem_ctx_destroy(ctxs[i]);
    shmem_barrier_all();
    free(expected);
    free(source);
    shmem_free(dest);
}

const struct api_test blocks_nbi_tests[] = {
    {"put_blocks_nbi", nbi_strided_puts_write_only_their_blocks, 1},
    {"get_blocks_nbi", nbi_strided_gets_fill_only_their_blocks, 1},
    {"blocks_nbi_long", nbi_blocks_of_many_lengths_arrive, 1},
    {"local_complete_frees_sources", local_complete_frees_sources, 1},
    {"quiet_all_completes", quiet_all_completes_all_given_contexts, 1},
    API_TEST_END,
};
