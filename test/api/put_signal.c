/*
 * shmem_put_signal, its nonblocking variant, and variants by size and in bytes: a PE that sees the
 * signal sees the data.
 */
#include "api_test.h"

#include <stdlib.h>

struct put_signal_routine {
    const char *name;
    size_t size;
    bool has_ctx;
    bool is_nbi;
    void (*call)(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
                 uint64_t signal, int sig_op, int pe);
};

#define WRAP(FORM, ROUTINE, CTX_ROUTINE)                                                           \
    static void FORM##_call(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,        \
                            uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)               \
    {                                                                                              \
        (void)ctx;                                                                                 \
        ROUTINE(dest, source, nelems, sig_addr, signal, sig_op, pe);                               \
    }                                                                                              \
    static void FORM##_ctx_call(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,    \
                                uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)           \
    {                                                                                              \
        CTX_ROUTINE(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);                      \
    }
#define LIST(FORM, ROUTINE, CTX_ROUTINE, BYTES, IS_NBI)                                            \
    {#ROUTINE, BYTES, false, IS_NBI, FORM##_call},                                                 \
        {#CTX_ROUTINE, BYTES, true, IS_NBI, FORM##_ctx_call},

#define WRAP_TYPED(TYPE, NAME)                                                                     \
    WRAP(NAME, shmem_##NAME##_put_signal, shmem_ctx_##NAME##_put_signal)                           \
    WRAP(NAME##_nbi, shmem_##NAME##_put_signal_nbi, shmem_ctx_##NAME##_put_signal_nbi)
#define WRAP_SIZED(BITS, BYTES)                                                                    \
    WRAP(put##BITS, shmem_put##BITS##_signal, shmem_ctx_put##BITS##_signal)                        \
    WRAP(put##BITS##_nbi, shmem_put##BITS##_signal_nbi, shmem_ctx_put##BITS##_signal_nbi)
#define LIST_TYPED(TYPE, NAME)                                                                     \
    LIST(NAME, shmem_##NAME##_put_signal, shmem_ctx_##NAME##_put_signal, sizeof(TYPE), false)      \
    LIST(NAME##_nbi, shmem_##NAME##_put_signal_nbi, shmem_ctx_##NAME##_put_signal_nbi,             \
         sizeof(TYPE), true)
#define LIST_SIZED(BITS, BYTES)                                                                    \
    LIST(put##BITS, shmem_put##BITS##_signal, shmem_ctx_put##BITS##_signal, BYTES, false)          \
    LIST(put##BITS##_nbi, shmem_put##BITS##_signal_nbi, shmem_ctx_put##BITS##_signal_nbi, BYTES,   \
         true)

SHMEM_IMPL_RMA_TYPES(WRAP_TYPED)
SHMEM_IMPL_SIZES(WRAP_SIZED)
WRAP_SIZED(mem, 1)
static const struct put_signal_routine routines[] = {
    SHMEM_IMPL_RMA_TYPES(LIST_TYPED) SHMEM_IMPL_SIZES(LIST_SIZED) LIST_SIZED(mem, 1)};

enum { NELEMS = 6, UNTOUCHED = 0xEE };
static uint64_t signals[2];

/* One put to the next PE sets the signal and another adds to it. The receiver only waits for the
 * signals. */
static void check_routine(const struct put_signal_routine *routine, shmem_ctx_t ctx, char *zone)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    size_t bytes = NELEMS * routine->size;
    char source[NELEMS * 16], source2[NELEMS * 16];
    signals[0] = signals[1] = 1000;
    api_fill_pattern(source, bytes, (unsigned)me);
    api_fill_pattern(source2, bytes, (unsigned)me + 99);
    shmem_barrier_all();
    routine->call(ctx, zone + 64, source, NELEMS, &signals[0], 3, SHMEM_SIGNAL_SET, next);
    routine->call(ctx, zone + 256, source2, NELEMS, &signals[1], 3, SHMEM_SIGNAL_ADD, next);
    if (!routine->is_nbi)
        memset(source, 0, sizeof source);
    CHECK_EQ(shmem_signal_wait_until(&signals[1], SHMEM_CMP_GT, 1000), 1003);
    CHECK_PATTERN(zone + 256, bytes, (unsigned)previous + 99);
    CHECK_EQ(shmem_signal_wait_until(&signals[0], SHMEM_CMP_LT, 1000), 3);
    CHECK_PATTERN(zone + 64, bytes, (unsigned)previous);
    CHECK_FILLED(zone, 64, UNTOUCHED);
    CHECK_FILLED(zone + 64 + bytes, 192 - bytes, UNTOUCHED);
    CHECK_FILLED(zone + 256 + bytes, 64, UNTOUCHED);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    /* With a length of 0, only the signal is updated. */
    routine->call(ctx, NULL, NULL, 0, &signals[0], 4, SHMEM_SIGNAL_ADD, next);
    CHECK_EQ(shmem_signal_wait_until(&signals[0], SHMEM_CMP_NE, 3), 7);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
}

static void data_of_each_type_precede_their_signal(void)
{
    shmem_ctx_t context;
    CHECK_EQ(shmem_ctx_create(0, &context), 0);
    for (size_t i = 0; i < LENGTH(routines); i++) {
        int zone = (int)(i % ZONE_COUNT);
        api_about("%s into %s", routines[i].name, api_zone_name(zone));
        check_routine(&routines[i], routines[i].has_ctx ? context : SHMEM_CTX_DEFAULT,
                      api_clear_zone(zone, UNTOUCHED));
    }
    shmem_ctx_destroy(context);
}

/* Many rounds with sizes from a word to tens of KiB. The data must always arrive before the
 * signal. */
static void signal_arrives_after_its_data(void)
{
    enum { ROUNDS = 300, WORDS = 4096 };
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    static uint64_t arrived, consumed;
    long *dest = shmem_malloc(WORDS * sizeof(long)), *source = shmem_malloc(WORDS * sizeof(long));
    arrived = consumed = 0;
    shmem_barrier_all();
    for (int round = 1; round <= ROUNDS; round++) {
        size_t words = (size_t)1 << round % 13;
        for (size_t i = 0; i < words; i++)
            source[i] = round * 1000000L + (long)i + me;
        if (round % 2 == 0)
            shmem_long_put_signal(dest, source, words, &arrived, (uint64_t)round, SHMEM_SIGNAL_SET,
                                  next);
        else
            shmem_long_put_signal_nbi(dest, source, words, &arrived, 1, SHMEM_SIGNAL_ADD, next);
        shmem_signal_wait_until(&arrived, SHMEM_CMP_EQ, (uint64_t)round);
        for (size_t i = 0; i < words; i++)
            if (!CHECK_EQ(dest[i], round * 1000000L + (long)i + previous))
                break;
        shmem_quiet();
        shmem_uint64_p(&consumed, (uint64_t)round, previous);
        shmem_uint64_wait_until(&consumed, SHMEM_CMP_GE, (uint64_t)round);
    }
    shmem_free(source);
    shmem_free(dest);
}

/* All PEs add to one signal; no addition may be lost. */
static void concurrent_signal_additions_are_not_lost(void)
{
    enum { ROUNDS = 200 };
    static uint64_t count;
    static long dest[API_MAX_PES];
    int me = shmem_my_pe(), n = shmem_n_pes();
    count = 0;
    shmem_barrier_all();
    for (int i = 0; i < ROUNDS; i++) {
        long value = i;
        shmem_long_put_signal(&dest[me], &value, 1, &count, 1, SHMEM_SIGNAL_ADD, 0);
    }
    if (me == 0) {
        shmem_signal_wait_until(&count, SHMEM_CMP_GE, (uint64_t)ROUNDS * (uint64_t)n);
        CHECK_EQ(shmem_signal_fetch(&count), ROUNDS * n);
        for (int pe = 0; pe < n; pe++)
            CHECK_EQ(dest[pe], ROUNDS - 1);
    }
    shmem_barrier_all();
}

/* Sizes around the thresholds between nodes: a packet's capacity, MPI's eager limit, a large
 * packet's capacity. */
static void put_signal_delivers_sizes_near_thresholds(void)
{
    static const size_t sizes[] = {8, 16384 - 72, 16384, 32768, 65536, 256 * 1024 + 1024 - 72};
    enum { MOST = 256 * 1024 + 1024 };
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    static uint64_t arrived;
    char *dest = shmem_malloc(MOST), *source = malloc(MOST);
    uint64_t round = arrived = 0;
    shmem_barrier_all();
    for (size_t i = 0; i < 3 * LENGTH(sizes); i++) {
        size_t bytes = sizes[i / 3] + i % 3 - 1;
        api_about("%zu bytes", bytes);
        memset(dest, UNTOUCHED, MOST);
        api_fill_pattern(source, bytes, (unsigned)(me + (int)i));
        shmem_barrier_all();
        shmem_putmem_signal(dest, source, bytes, &arrived, ++round, SHMEM_SIGNAL_SET, next);
        shmem_signal_wait_until(&arrived, SHMEM_CMP_EQ, round);
        CHECK_PATTERN(dest, bytes, (unsigned)(previous + (int)i));
        CHECK_FILLED(dest + bytes, MOST - bytes, UNTOUCHED);
        shmem_barrier_all();
    }
    free(source);
    shmem_free(dest);
}

/* Many long puts that the target PE does not receive yet, then a few at a time. They must stay
 * in order. */
static void long_puts_with_signal_stay_in_order(void)
{
    enum { BYTES = 17 * 1024, MANY = 40, TURNS = 3 };
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    static uint64_t arrived;
    char *dest = shmem_malloc((size_t)MANY * BYTES), *source = malloc(BYTES);
    uint64_t sent = arrived = 0;
    shmem_barrier_all();
    for (int turn = 0; turn < TURNS; turn++) {
        for (int i = 0; i < MANY; i++) {
            api_fill_pattern(source, BYTES, (unsigned)(me + turn + i));
            shmem_putmem_signal(dest + (size_t)i * BYTES, source, BYTES, &arrived, ++sent,
                                SHMEM_SIGNAL_SET, next);
        }
        for (int i = 0; i < MANY; i++) {
            shmem_signal_wait_until(&arrived, SHMEM_CMP_GT, sent - MANY + (uint64_t)i);
            CHECK_PATTERN(dest + (size_t)i * BYTES, BYTES, (unsigned)(previous + turn + i));
        }
        CHECK_EQ(arrived, sent);
        shmem_barrier_all();
    }
    free(source);
    shmem_free(dest);
}

const struct api_test put_signal_tests[] = {
    {"put_signal_all_types", data_of_each_type_precede_their_signal, 1},
    {"put_signal_after_data", signal_arrives_after_its_data, 1},
    {"put_signal_sizes", put_signal_delivers_sizes_near_thresholds, 1},
    {"put_signal_many_long", long_puts_with_signal_stay_in_order, 1},
    {"put_signal_add_contention", concurrent_signal_additions_are_not_lost, 1},
    API_TEST_END,
};
