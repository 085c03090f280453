/*
 * Atomic operations: fetch, set, add, inc, fetch_add, fetch_inc, swap, compare_swap.
 */
#include "api_test.h"
#include "number.h"

struct atomic_routines {
    const char *name;
    size_t size;
    bool has_ctx, is_floating;
    long double top;
    long double (*load)(const void *object);
    void (*store)(void *object, long double value);
    long double (*fetch)(shmem_ctx_t ctx, const void *source, int pe);
    void (*set)(shmem_ctx_t ctx, void *dest, long double value, int pe);
    long double (*swap)(shmem_ctx_t ctx, void *dest, long double value, int pe);
    /* NULL for types that are not integers. */
    void (*add)(shmem_ctx_t ctx, void *dest, long double value, int pe);
    void (*inc)(shmem_ctx_t ctx, void *dest, int pe);
    long double (*fetch_add)(shmem_ctx_t ctx, void *dest, long double value, int pe);
    long double (*fetch_inc)(shmem_ctx_t ctx, void *dest, int pe);
    long double (*compare_swap)(shmem_ctx_t ctx, void *dest, long double condition,
                                long double value, int pe);
};

/* CALL is PLAIN or CTX: it calls a routine without or with a context, such as CALL(fetch, ...). */
#define PLAIN(NAME, OPERATION, ...) ((void)ctx, shmem_##NAME##_atomic_##OPERATION(__VA_ARGS__))
#define CTX(NAME, OPERATION, ...)   shmem_ctx_##NAME##_atomic_##OPERATION(ctx, __VA_ARGS__)

#define WRAP_EXTENDED_AS(TYPE, NAME, FORM, CALL)                                                   \
    static long double FORM##_fetch(shmem_ctx_t ctx, const void *source, int pe)                   \
    {                                                                                              \
        return (long double)CALL(NAME, fetch, source, pe);                                         \
    }                                                                                              \
    static void FORM##_set(shmem_ctx_t ctx, void *dest, long double value, int pe)                 \
    {                                                                                              \
        CALL(NAME, set, dest, (TYPE)value, pe);                                                    \
    }                                                                                              \
    static long double FORM##_swap(shmem_ctx_t ctx, void *dest, long double value, int pe)         \
    {                                                                                              \
        return (long double)CALL(NAME, swap, dest, (TYPE)value, pe);                               \
    }
#define WRAP_STANDARD_AS(TYPE, NAME, FORM, CALL)                                                   \
    static void FORM##_add(shmem_ctx_t ctx, void *dest, long double value, int pe)                 \
    {                                                                                              \
        CALL(NAME, add, dest, (TYPE)value, pe);                                                    \
    }                                                                                              \
    static void FORM##_inc(shmem_ctx_t ctx, void *dest, int pe)                                    \
    {                                                                                              \
        CALL(NAME, inc, dest, pe);                                                                 \
    }                                                                                              \
    static long double FORM##_fetch_add(shmem_ctx_t ctx, void *dest, long double value, int pe)    \
    {                                                                                              \
        return (long double)CALL(NAME, fetch_add, dest, (TYPE)value, pe);                          \
    }                                                                                              \
    static long double FORM##_fetch_inc(shmem_ctx_t ctx, void *dest, int pe)                       \
    {                                                                                              \
        return (long double)CALL(NAME, fetch_inc, dest, pe);                                       \
    }                                                                                              \
    static long double FORM##_compare_swap(shmem_ctx_t ctx, void *dest, long double condition,     \
                                           long double value, int pe)                              \
    {                                                                                              \
        return (long double)CALL(NAME, compare_swap, dest, (TYPE)condition, (TYPE)value, pe);      \
    }
#define WRAP_EXTENDED(TYPE, NAME)                                                                  \
    static long double NAME##_load(const void *object)                                             \
    {                                                                                              \
        TYPE value;                                                                                \
        api_load(&value, object, sizeof value);                                                    \
        return (long double)value;                                                                 \
    }                                                                                              \
    static void NAME##_store(void *object, long double value)                                      \
    {                                                                                              \
        TYPE narrow = (TYPE)value;                                                                 \
        api_store(object, &narrow, sizeof narrow);                                                 \
    }                                                                                              \
    WRAP_EXTENDED_AS(TYPE, NAME, NAME, PLAIN)                                                      \
    WRAP_EXTENDED_AS(TYPE, NAME, NAME##_ctx, CTX)
#define WRAP_STANDARD(TYPE, NAME)                                                                  \
    WRAP_STANDARD_AS(TYPE, NAME, NAME, PLAIN)                                                      \
    WRAP_STANDARD_AS(TYPE, NAME, NAME##_ctx, CTX)

#define LIST_EXTENDED_AS(TYPE, NAME, FORM, HAS_CTX)                                                \
#NAME, sizeof(TYPE), HAS_CTX, NUMBER_IS_FLOATING(TYPE), NUMBER_TOP(TYPE), NAME##_load,         \
        NAME##_store, FORM##_fetch, FORM##_set, FORM##_swap
#define LIST_STANDARD_AS(FORM)                                                                     \
    FORM##_add, FORM##_inc, FORM##_fetch_add, FORM##_fetch_inc, FORM##_compare_swap
#define LIST_STANDARD(TYPE, NAME)                                                                  \
    {LIST_EXTENDED_AS(TYPE, NAME, NAME, false), LIST_STANDARD_AS(NAME)},                           \
        {LIST_EXTENDED_AS(TYPE, NAME, NAME##_ctx, true), LIST_STANDARD_AS(NAME##_ctx)},
#define LIST_FLOATING(TYPE, NAME)                                                                  \
    {LIST_EXTENDED_AS(TYPE, NAME, NAME, false), NULL, NULL, NULL, NULL, NULL},                     \
        {LIST_EXTENDED_AS(TYPE, NAME, NAME##_ctx, true), NULL, NULL, NULL, NULL, NULL},

SHMEM_IMPL_AMO_EXTENDED_TYPES(WRAP_EXTENDED)
SHMEM_IMPL_AMO_STANDARD_TYPES(WRAP_STANDARD)
static const struct atomic_routines routines[] = {SHMEM_IMPL_AMO_STANDARD_TYPES(LIST_STANDARD)
                                                      SHMEM_IMPL_AMO_FLOATING_TYPES(LIST_FLOATING)};

static shmem_ctx_t context;

static shmem_ctx_t context_of(const struct atomic_routines *routine)
{
    return routine->has_ctx ? context : SHMEM_CTX_DEFAULT;
}

/* Calls `check` for each routine with one word of each kind of memory. The bytes around the word
 * must stay unchanged. */
static void for_each_routine(void (*check)(const struct atomic_routines *routine, char *word))
{
    CHECK_EQ(shmem_ctx_create(0, &context), 0);
    for (size_t i = 0; i < LENGTH(routines); i++)
        for (int zone_number = 0; zone_number < ZONE_COUNT; zone_number++) {
            if (!api_zone_matters(zone_number))
                continue;
            const struct atomic_routines *routine = &routines[i];
            api_about("shmem_%s%s_atomic in %s", routine->has_ctx ? "ctx_" : "", routine->name,
                      api_zone_name(zone_number));
            char *zone = api_clear_zone(zone_number, 0xEE);
            char *word = zone + 3 * routine->size;
            routine->store(word, 0);
            shmem_barrier_all();
            check(routine, word);
            shmem_barrier_all();
            CHECK_FILLED(zone, 3 * routine->size, 0xEE);
            CHECK_FILLED(word + routine->size, 64, 0xEE);
        }
    shmem_ctx_destroy(context);
}

/* Checks values and results. Only this PE accesses the word of the next PE. */
static void check_values(const struct atomic_routines *routine, char *word)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    shmem_ctx_t ctx = context_of(routine);
    CHECK_REAL(routine->fetch(ctx, word, next), 0);
    routine->set(ctx, word, routine->top, next);
    CHECK_REAL(routine->fetch(ctx, word, next), routine->top);
    CHECK_REAL(routine->swap(ctx, word, me + 5, next), routine->top);
    CHECK_REAL(routine->swap(ctx, word, me + 6, next), me + 5);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    CHECK_REAL(routine->load(word), previous + 6);
}

static void check_integer_values(const struct atomic_routines *routine, char *word)
{
    if (routine->is_floating)
        return;
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    shmem_ctx_t ctx = context_of(routine);
    routine->add(ctx, word, routine->top - 20, next);
    routine->inc(ctx, word, next);
    CHECK_REAL(routine->fetch_add(ctx, word, 9, next), routine->top - 19);
    CHECK_REAL(routine->fetch_inc(ctx, word, next), routine->top - 10);
    CHECK_REAL(routine->compare_swap(ctx, word, 1, 2, next), routine->top - 9);
    CHECK_REAL(routine->fetch(ctx, word, next), routine->top - 9);
    CHECK_REAL(routine->compare_swap(ctx, word, routine->top - 9, 7, next), routine->top - 9);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    CHECK_REAL(routine->load(word), 7);
}

/* All PEs execute every adding operation on one word. No update may be lost. */
static void check_contention(const struct atomic_routines *routine, char *word)
{
    enum { ROUNDS = 10 };
    if (routine->is_floating)
        return;
    shmem_ctx_t ctx = context_of(routine);
    for (int i = 0; i < ROUNDS; i++) {
        routine->add(ctx, word, 2, 0);
        routine->inc(ctx, word, 0);
        routine->fetch_add(ctx, word, 3, 0);
        routine->fetch_inc(ctx, word, 0);
        long double old = routine->fetch(ctx, word, 0), seen;
        while ((seen = routine->compare_swap(ctx, word, old, old + 4, 0)) < old || seen > old)
            old = seen;
    }
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    CHECK_REAL(routine->fetch(ctx, word, 0), 11.0L * ROUNDS * shmem_n_pes());
}

/* PEs swap tokens through one word. Afterwards each token must exist exactly once. */
static void check_swap_contention(const struct atomic_routines *routine, char *word)
{
    enum { ROUNDS = 20 };
    int me = shmem_my_pe();
    static long left_sum;
    shmem_ctx_t ctx = context_of(routine);
    left_sum = 0;
    shmem_barrier_all();
    long sum = 0;
    for (int i = 0; i < ROUNDS; i++)
        sum += (long)routine->swap(ctx, word, me * ROUNDS + i + 1, 0);
    shmem_long_atomic_add(&left_sum, sum, 0);
    shmem_barrier_all();
    long tokens = (long)shmem_n_pes() * ROUNDS;
    CHECK_EQ(shmem_long_g(&left_sum, 0) + (long)routine->fetch(ctx, word, 0),
             tokens * (tokens + 1) / 2);
}

static void fetch_set_and_swap_give_exact_values(void)
{
    for_each_routine(check_values);
}

static void add_inc_and_compare_swap_give_exact_values(void)
{
    for_each_routine(check_integer_values);
}

static void no_concurrent_atomic_update_is_lost(void)
{
    for_each_routine(check_contention);
}

static void concurrent_swaps_keep_the_sum_of_tokens(void)
{
    for_each_routine(check_swap_contention);
}

/* fetch_inc returns every number exactly once. */
static void fetch_inc_returns_each_number_once(void)
{
    enum { TICKETS = 200 };
    static int counter;
    static char taken[TICKETS * API_MAX_PES];
    int n = shmem_n_pes();
    counter = 0;
    memset(taken, 0, sizeof taken);
    shmem_barrier_all();
    int last = -1;
    for (int i = 0; i < TICKETS; i++) {
        int ticket = shmem_int_atomic_fetch_inc(&counter, n - 1);
        if (!CHECK(ticket > last && ticket < TICKETS * n))
            break;
        last = ticket;
        shmem_char_p(&taken[ticket], (char)(shmem_char_g(&taken[ticket], 0) + 1), 0);
    }
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        CHECK_FILLED(taken, (size_t)TICKETS * (size_t)n, 1);
    shmem_barrier_all();
}

/* Signed and unsigned integers wrap around in two's complement. */
static void integer_atomics_wrap_around(void)
{
    static unsigned int u;
    static long l;
    u = 0;
    l = INT64_MAX;
    int me = shmem_my_pe();
    CHECK_EQ(shmem_uint_atomic_fetch_add(&u, (unsigned)-1, me), 0);
    CHECK_EQ(u, UINT32_MAX);
    CHECK_EQ(shmem_uint_atomic_fetch_inc(&u, me), UINT32_MAX);
    CHECK_EQ(u, 0);
    CHECK_EQ(shmem_long_atomic_fetch_add(&l, 1, me), INT64_MAX);
    CHECK_EQ(l, INT64_MIN);
    shmem_long_atomic_add(&l, -1, me);
    shmem_quiet();
    CHECK_EQ(l, INT64_MAX);
}

/* Bit patterns that are NaN are transferred unchanged. */
static void atomics_keep_negative_zero_and_infinity(void)
{
    static double value;
    static float small;
    int me = shmem_my_pe();
    shmem_double_atomic_set(&value, -0.0, me);
    shmem_quiet();
    CHECK(__builtin_signbit(value) != 0);
    shmem_double_atomic_set(&value, __builtin_inf(), me);
    CHECK_REAL(shmem_double_atomic_fetch(&value, me), __builtin_inf());
    small = 16777217.0f;
    CHECK_REAL(shmem_float_atomic_swap(&small, 0.1f, me), 16777216.0f);
    CHECK_REAL(small, (float)0.1f); /* the cast removes excess precision */
}

const struct api_test atomic_tests[] = {
    {"atomic_values", fetch_set_and_swap_give_exact_values, 1},
    {"atomic_integer_values", add_inc_and_compare_swap_give_exact_values, 1},
    {"atomic_contention", no_concurrent_atomic_update_is_lost, 1},
    {"atomic_swap_contention", concurrent_swaps_keep_the_sum_of_tokens, 1},
    {"atomic_tickets", fetch_inc_returns_each_number_once, 1},
    {"atomic_wrap_around", integer_atomics_wrap_around, 1},
    {"atomic_float_bits", atomics_keep_negative_zero_and_infinity, 1},
    API_TEST_END,
};
