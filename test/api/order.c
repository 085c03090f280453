/*
 * shmem_fence and shmem_quiet, on the default context and on others.
 */
#include "api_test.h"

enum { WORDS = 512, ROUNDS = 200 };
static long data[WORDS], flag, consumed;

static void fence_of(shmem_ctx_t ctx)
{
    shmem_ctx_fence(ctx);
}

static void quiet_of(shmem_ctx_t ctx)
{
    shmem_ctx_quiet(ctx);
}

/* Ways to write the data before the fence. */
static void by_put(shmem_ctx_t ctx, const long *source, int pe)
{
    shmem_ctx_long_put(ctx, data, source, WORDS, pe);
}

static void by_put_nbi(shmem_ctx_t ctx, const long *source, int pe)
{
    shmem_ctx_long_put_nbi(ctx, data, source, WORDS, pe);
}

static void by_p(shmem_ctx_t ctx, const long *source, int pe)
{
    for (int i = 0; i < WORDS; i++)
        shmem_ctx_long_p(ctx, &data[i], source[i], pe);
}

static void by_atomics(shmem_ctx_t ctx, const long *source, int pe)
{
    for (int i = 0; i < WORDS; i++)
        shmem_ctx_long_atomic_set(ctx, &data[i], source[i], pe);
}

static void by_iput(shmem_ctx_t ctx, const long *source, int pe)
{
    shmem_ctx_long_iput(ctx, data, source, 2, 2, WORDS / 2, pe);
    shmem_ctx_long_iput(ctx, data + 1, source + 1, 2, 2, WORDS / 2, pe);
}

static void by_store(shmem_ctx_t ctx, const long *source, int pe)
{
    long *there = shmem_ptr(data, pe);
    if (there != NULL)
        memcpy(there, source, sizeof data);
    else
        by_put(ctx, source, pe);
}

/* The source PE writes data, calls `order`, and writes a flag. A PE that sees the flag must see
 * all data. */
static void check_order(shmem_ctx_t ctx, void (*write)(shmem_ctx_t, const long *, int),
                        void (*order)(shmem_ctx_t), int rounds)
{
    static long source[WORDS];
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    flag = consumed = 0;
    shmem_barrier_all();
    for (int round = 1; round <= rounds; round++) {
        for (int i = 0; i < WORDS; i++)
            source[i] = round * 1000L + me * 7 + i;
        write(ctx, source, next);
        order(ctx);
        shmem_ctx_long_p(ctx, &flag, round, next);
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, round);
        for (int i = WORDS - 1; i >= 0; i--)
            if (!CHECK_EQ(data[i], round * 1000L + previous * 7 + i))
                break;
        shmem_ctx_quiet(ctx);
        shmem_long_p(&consumed, round, previous);
        shmem_long_wait_until(&consumed, SHMEM_CMP_EQ, round);
    }
    shmem_barrier_all();
}

static void check_order_of_all(void (*order)(shmem_ctx_t))
{
    void (*const writes[])(shmem_ctx_t, const long *, int) = {by_put,     by_put_nbi, by_p,
                                                              by_atomics, by_iput,    by_store};
    shmem_ctx_t ctx;
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    for (size_t i = 0; i < LENGTH(writes); i++) {
        api_about("order of write %zu", i);
        check_order(SHMEM_CTX_DEFAULT, writes[i], order, ROUNDS / 10);
        check_order(ctx, writes[i], order, ROUNDS / 10);
    }
    shmem_ctx_destroy(ctx);
}

static void fence_delivers_data_before_the_flag(void)
{
    check_order_of_all(fence_of);
}

static void quiet_delivers_data_before_the_flag(void)
{
    check_order_of_all(quiet_of);
}

/* shmem_fence and shmem_quiet without a context order the default context. */
static void plain_quiet_completes_the_default_context(void)
{
    static long word;
    long fetched = -1;
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    static long source;
    source = me;
    shmem_barrier_all();
    shmem_long_put_nbi(&word, &source, 1, next);
    shmem_fence();
    shmem_long_put_nbi(&word, &source, 1, next);
    shmem_quiet();
    shmem_long_get_nbi(&fetched, &word, 1, next);
    shmem_quiet();
    CHECK_EQ(fetched, me);
    shmem_barrier_all();
}

/* After a quiet, a third PE that is notified must read the new value from the target PE. */
static void third_pe_sees_data_after_quiet(void)
{
    int me = shmem_my_pe();
    static long told;
    for (long round = 1; round <= ROUNDS; round++) {
        if (me == 0) {
            shmem_long_p(&data[3], round, 1);
            shmem_quiet();
            shmem_long_p(&told, round, 2);
        } else if (me == 2) {
            shmem_long_wait_until(&told, SHMEM_CMP_EQ, round);
            CHECK_EQ(shmem_long_g(&data[3], 1), round);
        }
        shmem_sync_all();
    }
    shmem_barrier_all();
    told = 0;
}

/* With SHMEM_CTX_INVALID these routines do nothing. */
static void fence_and_quiet_ignore_invalid_context(void)
{
    shmem_ctx_fence(SHMEM_CTX_INVALID);
    shmem_ctx_quiet(SHMEM_CTX_INVALID);
    int initialized = 0;
    shmem_query_initialized(&initialized);
    CHECK_EQ(initialized, 1);
}

const struct api_test order_tests[] = {
    {"order_fence", fence_delivers_data_before_the_flag, 1},
    {"order_quiet", quiet_delivers_data_before_the_flag, 1},
    {"order_default", plain_quiet_completes_the_default_context, 1},
    {"order_quiet_visible_to_all", third_pe_sees_data_after_quiet, 3},
    {"order_invalid_context", fence_and_quiet_ignore_invalid_context, 1},
    API_TEST_END,
};
