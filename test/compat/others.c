/*
 * The other names: time, completion, atomics, signals, block-strided transfers, scans, counters,
 * threads and contexts.
 */
#include <shmemx_compat.h>
#include <shmemx.h>
#include <shmemx_compat.h>

#include "compat_test.h"

static int next(void)
{
    return (shmem_my_pe() + 1) % shmem_n_pes();
}

static int before(void)
{
    return (shmem_my_pe() + shmem_n_pes() - 1) % shmem_n_pes();
}

/* All files of the program must use one clock, which is as fast as other clocks. A pause lasts
 * at least as long as requested, and the other clock is read first and last, so load on the
 * machine cannot make the test fail. */
static void wtime_agrees_with_other_clocks(void)
{
    double by_others = api_seconds(), start = shmemx_wtime();
    api_sleep_ms(20);
    double middle = compat_c99_seconds();
    api_sleep_ms(20);
    double end = shmemx_wtime();
    by_others = api_seconds() - by_others;
    CHECK(middle - start >= 0.019 && end - middle >= 0.019);
    CHECK(end - start <= by_others + 0.002);
}

static void fence_and_quiet_tests_report_completion(void)
{
    static long dest[4];
    long source[4] = {1, 2, 3, shmem_my_pe()};
    shmem_ctx_t ctx;
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    shmemx_ctx_session_start(ctx);
    shmem_ctx_putmem_nbi(ctx, &dest[0], &source[0], 8, next());
    CHECK_EQ(shmemx_ctx_fence_test(ctx), 1);
    shmem_ctx_putmem_nbi(ctx, &dest[1], &source[1], 8, next());
    CHECK_EQ(shmemx_ctx_quiet_test(ctx), 1);
    shmemx_ctx_session_stop(ctx);
    shmem_putmem_nbi(&dest[2], &source[2], 8, next());
    CHECK_EQ(shmemx_fence_test(), 1);
    shmem_putmem_nbi(&dest[3], &source[3], 8, next());
    CHECK_EQ(shmemx_quiet_test(), 1);
    shmem_long_get(source, dest, 4, next()); /* completes the earlier transfers */
    CHECK_EQ(source[0], 1);
    CHECK_EQ(source[1], 2);
    CHECK_EQ(source[2], 3);
    CHECK_EQ(source[3], shmem_my_pe());
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
}

#define CHECK_ATOMICS(TYPE, NAME)                                                                  \
    static void set_xor_and_fetch_update_##NAME(void)                                              \
    {                                                                                              \
        static TYPE word;                                                                          \
        shmemx_##NAME##_set(&word, (TYPE)(-6), next());                                            \
        shmem_barrier_all();                                                                       \
        CHECK_EQ(word, -6);                                                                        \
        shmem_barrier_all();                                                                       \
        shmemx_##NAME##_xor(&word, (TYPE)3, next());                                               \
        shmem_barrier_all();                                                                       \
        CHECK_EQ(shmemx_##NAME##_fetch(&word, next()), -6 ^ 3);                                    \
        shmem_barrier_all();                                                                       \
    }                                                                                              \
    static void bitwise_atomics_return_old_bits_##NAME(void)                                       \
    {                                                                                              \
        static TYPE word;                                                                          \
        word = -6;                                                                                 \
        shmem_barrier_all();                                                                       \
        CHECK_EQ(shmem_##NAME##_atomic_fetch_and(&word, -4, next()), -6);                          \
        CHECK_EQ(shmem_##NAME##_atomic_fetch_or(&word, 3, next()), -6 & -4);                       \
        CHECK_EQ(shmem_##NAME##_atomic_fetch_xor(&word, -1, next()), (-6 & -4) | 3);               \
        shmem_barrier_all();                                                                       \
        CHECK_EQ(word, ~((-6 & -4) | 3));                                                          \
        shmem_barrier_all();                                                                       \
        shmem_##NAME##_atomic_or(&word, -16, next());                                              \
        shmem_##NAME##_atomic_xor(&word, 9, next());                                               \
        shmem_##NAME##_atomic_and(&word, -2, next());                                              \
        shmem_barrier_all();                                                                       \
        CHECK_EQ(word, ((~((-6 & -4) | 3) | -16) ^ 9) & -2);                                       \
        shmem_barrier_all();                                                                       \
    }                                                                                              \
    static void context_bitwise_atomics_match_##NAME(shmem_ctx_t ctx)                              \
    {                                                                                              \
        static TYPE word;                                                                          \
        word = -6;                                                                                 \
        shmem_barrier_all();                                                                       \
        CHECK_EQ(shmem_ctx_##NAME##_atomic_fetch_and(ctx, &word, -4, next()), -6);                 \
        CHECK_EQ(shmem_ctx_##NAME##_atomic_fetch_or(ctx, &word, 3, next()), -6 & -4);              \
        CHECK_EQ(shmem_ctx_##NAME##_atomic_fetch_xor(ctx, &word, -1, next()), (-6 & -4) | 3);      \
        shmem_ctx_##NAME##_atomic_or(ctx, &word, -16, next());                                     \
        shmem_ctx_##NAME##_atomic_xor(ctx, &word, 9, next());                                      \
        shmem_ctx_##NAME##_atomic_and(ctx, &word, -2, next());                                     \
        shmem_ctx_quiet(ctx);                                                                      \
        shmem_barrier_all();                                                                       \
        CHECK_EQ(word, ((~((-6 & -4) | 3) | -16) ^ 9) & -2);                                       \
        shmem_barrier_all();                                                                       \
    }                                                                                              \
    static void bitwise_reductions_match_##NAME(void)                                              \
    {                                                                                              \
        static TYPE source[2], dest[2];                                                            \
        TYPE all_or = 0, all_xor = 0;                                                              \
        source[0] = source[1] = (TYPE)(-8 + shmem_my_pe());                                        \
        for (int pe = 0; pe < shmem_n_pes(); pe++) {                                               \
            all_or |= (TYPE)(-8 + pe);                                                             \
            all_xor ^= (TYPE)(-8 + pe);                                                            \
        }                                                                                          \
        shmem_barrier_all();                                                                       \
        CHECK_EQ(shmem_##NAME##_and_reduce(SHMEM_TEAM_WORLD, dest, source, 2), 0);                 \
        CHECK_EQ(dest[1], -8);                                                                     \
        shmem_barrier_all();                                                                       \
        CHECK_EQ(shmem_##NAME##_or_reduce(SHMEM_TEAM_WORLD, dest, source, 2), 0);                  \
        CHECK_EQ(dest[1], all_or);                                                                 \
        shmem_barrier_all();                                                                       \
        CHECK_EQ(shmem_##NAME##_xor_reduce(SHMEM_TEAM_WORLD, dest, source, 2), 0);                 \
        CHECK_EQ(dest[1], all_xor);                                                                \
        shmem_barrier_all();                                                                       \
    }
SHMEM_IMPL_OLD_AMO_TYPES(CHECK_ATOMICS)
#undef CHECK_ATOMICS

static void old_atomics_update_and_fetch_words(void)
{
    set_xor_and_fetch_update_int();
    set_xor_and_fetch_update_long();
    set_xor_and_fetch_update_longlong();
}

static void bitwise_operations_accept_signed_types(void)
{
    shmem_ctx_t ctx;
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    bitwise_atomics_return_old_bits_int();
    bitwise_atomics_return_old_bits_long();
    bitwise_atomics_return_old_bits_longlong();
    context_bitwise_atomics_match_int(ctx);
    context_bitwise_atomics_match_long(ctx);
    context_bitwise_atomics_match_longlong(ctx);
    bitwise_reductions_match_int();
    bitwise_reductions_match_long();
    bitwise_reductions_match_longlong();
    shmem_ctx_destroy(ctx);
}

static void signals_are_set_and_added_to(void)
{
    static uint64_t word;
    shmemx_signal_set(&word, 5, next());
    shmem_signal_wait_until(&word, SHMEM_CMP_EQ, 5);
    shmem_barrier_all();
    shmemx_signal_add(SHMEM_CTX_DEFAULT, &word, 2, next());
    shmem_signal_wait_until(&word, SHMEM_CMP_EQ, 7);
    shmem_barrier_all();
    shmemx_ctx_signal_add(SHMEM_CTX_DEFAULT, &word, 1, next());
    shmem_signal_wait_until(&word, SHMEM_CMP_EQ, 8);
    shmem_barrier_all();
    shmemx_ctx_signal_set(SHMEM_CTX_DEFAULT, &word, 1, next());
    shmem_signal_wait_until(&word, SHMEM_CMP_EQ, 1);
    shmem_barrier_all();
}

/* Blocks of two elements, from stride 3 to stride 4. */
enum { BLOCK = 2, BLOCKS = 3, FAR = 4, NEAR = 3, ROOM = BLOCKS * FAR };

#define CHECK_BLOCKS(TYPE, NAME)                                                                   \
    static void strided_blocks_move_for_##NAME(void)                                               \
    {                                                                                              \
        static TYPE far[2][ROOM];                                                                  \
        TYPE near[ROOM], back[2][ROOM];                                                            \
        for (int i = 0; i < ROOM; i++) {                                                           \
            near[i] = (TYPE)(shmem_my_pe() * 20 + i + 1);                                          \
            far[0][i] = far[1][i] = back[0][i] = back[1][i] = 0;                                   \
        }                                                                                          \
        shmem_barrier_all();                                                                       \
        shmemx_##NAME##_ibput(far[0], near, FAR, NEAR, BLOCK, BLOCKS, next());                     \
        shmemx_ctx_##NAME##_ibput(SHMEM_CTX_DEFAULT, far[1], near, FAR, NEAR, BLOCK, BLOCKS,       \
                                  next());                                                         \
        shmem_barrier_all();                                                                       \
        shmemx_##NAME##_ibget(back[0], far[0], NEAR, FAR, BLOCK, BLOCKS, next());                  \
        shmemx_ctx_##NAME##_ibget(SHMEM_CTX_DEFAULT, back[1], far[1], NEAR, FAR, BLOCK, BLOCKS,    \
                                  next());                                                         \
        for (int k = 0; k < 2; k++) {                                                              \
            for (int i = 0; i < ROOM; i++) {                                                       \
                int in = i % FAR < BLOCK;                                                          \
                long from = before() * 20 + i / FAR * NEAR + i % FAR + 1;                          \
                CHECK_REAL((long double)far[k][i], (long double)(TYPE)(in ? from : 0));            \
                in = i < BLOCKS * NEAR && i % NEAR < BLOCK;                                        \
                CHECK_REAL((long double)back[k][i], in ? (long double)near[i] : 0);                \
            }                                                                                      \
        }                                                                                          \
        shmem_barrier_all();                                                                       \
    }
SHMEM_IMPL_RMA_TYPES(CHECK_BLOCKS)
#undef CHECK_BLOCKS

#define CHECK_SIZED(BITS, BYTES)                                                                   \
    static void strided_blocks_move_for_size_##BITS(void)                                          \
    {                                                                                              \
        static char far[2][ROOM * BYTES];                                                          \
        char near[ROOM * BYTES], back[2][ROOM * BYTES];                                            \
        api_fill_pattern(near, sizeof near, (unsigned)shmem_my_pe());                              \
        shmem_barrier_all();                                                                       \
        shmemx_ibput##BITS(far[0], near, FAR, NEAR, BLOCK, BLOCKS, next());                        \
        shmemx_ctx_ibput##BITS(SHMEM_CTX_DEFAULT, far[1], near, FAR, NEAR, BLOCK, BLOCKS, next()); \
        shmem_quiet();                                                                             \
        shmemx_ibget##BITS(back[0], far[0], NEAR, FAR, BLOCK, BLOCKS, next());                     \
        shmemx_ctx_ibget##BITS(SHMEM_CTX_DEFAULT, back[1], far[1], NEAR, FAR, BLOCK, BLOCKS,       \
                               next());                                                            \
        for (int k = 0; k < 2; k++)                                                                \
            for (size_t i = 0; i < BLOCKS; i++)                                                    \
                CHECK(memcmp(back[k] + i * NEAR * BYTES, near + i * NEAR * BYTES,                  \
                             (size_t)BLOCK * BYTES) == 0);                                         \
        shmem_barrier_all();                                                                       \
    }
SHMEM_IMPL_SIZES(CHECK_SIZED)
#undef CHECK_SIZED

static void blocks_are_put_and_got_with_strides(void)
{
#define CALL(TYPE, NAME) strided_blocks_move_for_##NAME();
    SHMEM_IMPL_RMA_TYPES(CALL)
#undef CALL
#define CALL(BITS, BYTES) strided_blocks_move_for_size_##BITS();
    SHMEM_IMPL_SIZES(CALL)
#undef CALL
    static int far[ROOM];
    int near[2] = {shmem_my_pe(), shmem_my_pe() + 1}, back[2] = {0, 0};
    shmemx_ibput(far, near, 2, 2, 2, 1, next());
    shmem_quiet();
    shmemx_ibget(SHMEM_CTX_DEFAULT, back, far, 2, 2, 2, 1, next());
    CHECK_EQ(back[1], near[1]);
    shmem_barrier_all();
}

#define CHECK_SCANS(TYPE, NAME)                                                                    \
    static void scans_are_correct_for_##NAME(void)                                                 \
    {                                                                                              \
        static TYPE dest[2][3], source[3];                                                         \
        int me = shmem_my_pe();                                                                    \
        for (int i = 0; i < 3; i++)                                                                \
            source[i] = (TYPE)(me + i);                                                            \
        shmemx_##NAME##_sum_inscan(SHMEM_TEAM_WORLD, dest[0], source, 3);                          \
        shmemx_##NAME##_sum_exscan(SHMEM_TEAM_WORLD, dest[1], source, 3);                          \
        for (int i = 0; i < 3; i++) {                                                              \
            long sum = me * (me - 1) / 2 + me * i;                                                 \
            CHECK((TYPE)(sum + me + i) == dest[0][i]);                                             \
            CHECK((TYPE)sum == dest[1][i]);                                                        \
        }                                                                                          \
    }
SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(CHECK_SCANS)
#undef CHECK_SCANS

static void scans_sum_inclusively_and_exclusively(void)
{
#define CALL(TYPE, NAME) scans_are_correct_for_##NAME();
    SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(CALL)
#undef CALL
    static long dest, source = 2;
    shmemx_sum_inscan(SHMEM_TEAM_WORLD, &dest, &source, 1);
    CHECK_EQ(dest, 2 * (shmem_my_pe() + 1));
    shmemx_sum_exscan(SHMEM_TEAM_WORLD, &dest, &source, 1);
    CHECK_EQ(dest, 2 * shmem_my_pe());
    shmem_barrier_all();
}

/* Adapted from a test of Sandia OpenSHMEM; checks values. */
static void counters_count_completed_transfers(void)
{
    static long dest[API_MAX_PES];
    int me = shmem_my_pe(), n = shmem_n_pes();
    long mine = me + 1, theirs = 0;
    shmemx_ct_t ct;
    shmemx_ct_create(&ct);
    CHECK_EQ(shmemx_ct_get(ct), 0);
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        shmemx_putmem_ct(ct, &dest[me], &mine, sizeof mine, pe);
    shmemx_ct_wait(ct, n);
    for (int pe = 0; pe < n; pe++)
        CHECK_EQ(dest[pe], pe + 1); /* the counter shows that the data have arrived */
    CHECK_EQ(shmemx_ct_get(ct), n);
    shmem_barrier_all();
    shmemx_ct_set(ct, 10);
    CHECK_EQ(shmemx_ct_get(ct), 10);
    shmem_barrier_all();
    shmemx_getmem_ct(ct, &theirs, &dest[me], sizeof theirs, next());
    CHECK_EQ(theirs, mine);
    shmemx_ct_wait(ct, 11);
    shmem_barrier_all();
    CHECK_EQ(shmemx_ct_get(ct), 11);
    shmemx_ct_free(&ct);
    CHECK(ct == NULL);
}

static uint64_t any_thread(void)
{
    return 1;
}

static void thread_quiet_completes_a_nonblocking_put(void)
{
    static long dest;
    long source = shmem_my_pe() + 3;
    CHECK_EQ(shmemx_query_thread(), api_thread_level());
    shmemx_register_gettid(any_thread);
    shmemx_thread_register();
    shmem_putmem_nbi(&dest, &source, sizeof source, next());
    shmemx_thread_fence();
    shmemx_thread_quiet();
    shmemx_thread_unregister();
    shmemx_sync_all();
    CHECK_EQ(dest, before() + 3);
    shmemx_sync_all();
}

#define CHECK_CONTEXT(TYPE, NAME)                                                                  \
    static void transfers_on_context_work_for_##NAME(shmemx_ctx_t ctx)                             \
    {                                                                                              \
        static TYPE far[3];                                                                        \
        TYPE near[3] = {(TYPE)(shmem_my_pe() + 1), 2, 3}, back[3] = {0, 0, 0};                     \
        shmemx_ctx_##NAME##_put(&far[0], &near[0], 1, next(), ctx);                                \
        shmemx_ctx_##NAME##_put_nbi(&far[1], &near[1], 1, next(), ctx);                            \
        shmemx_ctx_fence(ctx);                                                                     \
        shmemx_ctx_##NAME##_p(&far[2], near[2], next(), ctx);                                      \
        shmemx_ctx_quiet(ctx);                                                                     \
        shmemx_ctx_##NAME##_get(&back[0], &far[0], 1, next(), ctx);                                \
        shmemx_ctx_##NAME##_get_nbi(&back[1], &far[1], 1, next(), ctx);                            \
        back[2] = shmemx_ctx_##NAME##_g(&far[2], next(), ctx);                                     \
        shmemx_ctx_quiet(ctx);                                                                     \
        for (int i = 0; i < 3; i++)                                                                \
            CHECK_REAL((long double)back[i], (long double)near[i]);                                \
    }
SHMEM_IMPL_RMA_TYPES(CHECK_CONTEXT)
#undef CHECK_CONTEXT

#define CHECK_SWAPS(TYPE, NAME)                                                                    \
    static void swap_and_fetch_work_for_##NAME(shmemx_ctx_t ctx)                                   \
    {                                                                                              \
        static TYPE word;                                                                          \
        shmemx_ctx_##NAME##_set(&word, 4, next(), ctx);                                            \
        shmemx_ctx_quiet(ctx);                                                                     \
        CHECK_REAL((long double)shmemx_ctx_##NAME##_swap(&word, 6, next(), ctx), 4);               \
        CHECK_REAL((long double)shmemx_ctx_##NAME##_fetch(&word, next(), ctx), 6);                 \
    }
SHMEM_IMPL_OLD_AMO_EXTENDED_TYPES(CHECK_SWAPS)
#undef CHECK_SWAPS

#define CHECK_COUNTS(TYPE, NAME)                                                                   \
    static void counting_atomics_work_for_##NAME(shmemx_ctx_t ctx)                                 \
    {                                                                                              \
        static TYPE word;                                                                          \
        shmemx_ctx_##NAME##_set(&word, 1, next(), ctx);                                            \
        shmemx_ctx_quiet(ctx);                                                                     \
        shmemx_ctx_##NAME##_inc(&word, next(), ctx);                                               \
        shmemx_ctx_##NAME##_add(&word, 5, next(), ctx);                                            \
        shmemx_ctx_quiet(ctx);                                                                     \
        CHECK_EQ(shmemx_ctx_##NAME##_finc(&word, next(), ctx), 7);                                 \
        CHECK_EQ(shmemx_ctx_##NAME##_fadd(&word, -2, next(), ctx), 8);                             \
        CHECK_EQ(shmemx_ctx_##NAME##_cswap(&word, 6, 9, next(), ctx), 6);                          \
        CHECK_EQ(shmemx_ctx_##NAME##_cswap(&word, 6, 1, next(), ctx), 9);                          \
    }
SHMEM_IMPL_OLD_AMO_TYPES(CHECK_COUNTS)
#undef CHECK_COUNTS

#define CHECK_BITS(TYPE, NAME)                                                                     \
    static void bitwise_atomics_work_for_##NAME(shmemx_ctx_t ctx)                                  \
    {                                                                                              \
        static TYPE word;                                                                          \
        shmem_##NAME##_atomic_set(&word, 12, next());                                              \
        shmem_quiet();                                                                             \
        shmemx_ctx_##NAME##_atomic_or(&word, 3, next(), ctx);                                      \
        shmemx_ctx_quiet(ctx);                                                                     \
        shmemx_##NAME##_atomic_xor(&word, 5, next());                                              \
        shmem_quiet();                                                                             \
        shmemx_ctx_##NAME##_atomic_and(&word, 14, next(), ctx);                                    \
        shmemx_ctx_quiet(ctx);                                                                     \
        shmemx_ctx_##NAME##_atomic_xor(&word, 32, next(), ctx);                                    \
        shmemx_ctx_quiet(ctx);                                                                     \
        shmemx_##NAME##_atomic_or(&word, 64, next());                                              \
        shmemx_##NAME##_atomic_and(&word, 255, next());                                            \
        shmem_quiet();                                                                             \
        CHECK_EQ(shmem_##NAME##_atomic_fetch(&word, next()),                                       \
                 (((((12 | 3) ^ 5) & 14) ^ 32) | 64) & 255);                                       \
    }
SHMEM_IMPL_AMO_BITWISE_TYPES(CHECK_BITS)
#undef CHECK_BITS

static void typed_operations_work_on_old_context(shmemx_ctx_t ctx)
{
#define CALL(TYPE, NAME) transfers_on_context_work_for_##NAME(ctx);
    SHMEM_IMPL_RMA_TYPES(CALL)
#undef CALL
#define CALL(TYPE, NAME) swap_and_fetch_work_for_##NAME(ctx);
    SHMEM_IMPL_OLD_AMO_EXTENDED_TYPES(CALL)
#undef CALL
#define CALL(TYPE, NAME) counting_atomics_work_for_##NAME(ctx);
    SHMEM_IMPL_OLD_AMO_TYPES(CALL)
#undef CALL
#define CALL(TYPE, NAME) bitwise_atomics_work_for_##NAME(ctx);
    SHMEM_IMPL_AMO_BITWISE_TYPES(CALL)
#undef CALL
}

static void putmem_and_getmem_work_on_old_context(shmemx_ctx_t ctx)
{
    static char far[2][50];
    char near[50], back[2][50];
    api_fill_pattern(near, sizeof near, (unsigned)shmem_my_pe());
    shmemx_ctx_putmem(far[0], near, sizeof near, next(), ctx);
    shmemx_ctx_putmem_nbi(far[1], near, sizeof near, next(), ctx);
    shmemx_ctx_quiet(ctx);
    shmemx_ctx_getmem(back[0], far[0], sizeof near, next(), ctx);
    shmemx_ctx_getmem_nbi(back[1], far[1], sizeof near, next(), ctx);
    shmemx_ctx_quiet(ctx);
    CHECK_PATTERN(back[0], sizeof near, (unsigned)shmem_my_pe());
    CHECK_PATTERN(back[1], sizeof near, (unsigned)shmem_my_pe());
}

static void domains_and_old_contexts_transfer_data(void)
{
    shmemx_domain_t domains[2];
    shmemx_ctx_t ctx;
    CHECK_EQ(shmemx_domain_create(SHMEMX_THREAD_SINGLE, 1, &domains[0]), 0);
    CHECK_EQ(shmemx_domain_create(SHMEMX_THREAD_MULTIPLE, 1, &domains[1]), 0);
    for (int i = 0; i < 4; i++) {
        shmemx_domain_t domain = i < 2 ? domains[i] : SHMEMX_DOMAIN_DEFAULT;
        if (i == 3)
            ctx = SHMEMX_CTX_DEFAULT;
        else
            CHECK_EQ(shmemx_ctx_create(domain, &ctx), 0);
        typed_operations_work_on_old_context(ctx);
        putmem_and_getmem_work_on_old_context(ctx);
        if (i != 3)
            shmemx_ctx_destroy(ctx);
        shmem_barrier_all();
    }
    shmemx_domain_destroy(2, domains);
}

const struct api_test other_tests[] = {
    {"wtime", wtime_agrees_with_other_clocks, 1},
    {"completion", fence_and_quiet_tests_report_completion, 1},
    {"old_atomics", old_atomics_update_and_fetch_words, 1},
    {"signed_bitwise", bitwise_operations_accept_signed_types, 1},
    {"signals", signals_are_set_and_added_to, 1},
    {"blocks", blocks_are_put_and_got_with_strides, 1},
    {"scans", scans_sum_inclusively_and_exclusively, 1},
    {"counters", counters_count_completed_transfers, 1},
    {"threads_of_others", thread_quiet_completes_a_nonblocking_put, 1},
    {"old_contexts", domains_and_old_contexts_transfer_data, 1},
    API_TEST_END,
};
