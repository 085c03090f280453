/*
 * Nonblocking fetching atomics: the fetched value is valid after a quiet.
 */
#include "api_test.h"
#include "number.h"

struct nbi_routines {
    const char *name;
    size_t size;
    bool has_ctx;
    long double top;
    long double (*load)(const void *object);
    void (*store)(void *object, long double value);
    void (*fetch)(shmem_ctx_t ctx, void *fetch, const void *source, int pe);
    void (*swap)(shmem_ctx_t ctx, void *fetch, void *dest, long double value, int pe);
    /* NULL for types that are not integers. */
    void (*add)(shmem_ctx_t ctx, void *fetch, void *dest, long double value, int pe);
    void (*inc)(shmem_ctx_t ctx, void *fetch, void *dest, int pe);
    void (*compare_swap)(shmem_ctx_t ctx, void *fetch, void *dest, long double condition,
                         long double value, int pe);
};

#define PLAIN(NAME, OPERATION, ...) ((void)ctx, shmem_##NAME##_atomic_##OPERATION(__VA_ARGS__))
#define CTX(NAME, OPERATION, ...)   shmem_ctx_##NAME##_atomic_##OPERATION(ctx, __VA_ARGS__)

#define WRAP_EXTENDED_AS(TYPE, NAME, FORM, CALL)                                                   \
    static void FORM##_fetch(shmem_ctx_t ctx, void *fetch, const void *source, int pe)             \
    {                                                                                              \
        CALL(NAME, fetch_nbi, fetch, source, pe);                                                  \
    }                                                                                              \
    static void FORM##_swap(shmem_ctx_t ctx, void *fetch, void *dest, long double value, int pe)   \
    {                                                                                              \
        CALL(NAME, swap_nbi, fetch, dest, (TYPE)value, pe);                                        \
    }
#define WRAP_STANDARD_AS(TYPE, NAME, FORM, CALL)                                                   \
    static void FORM##_add(shmem_ctx_t ctx, void *fetch, void *dest, long double value, int pe)    \
    {                                                                                              \
        CALL(NAME, fetch_add_nbi, fetch, dest, (TYPE)value, pe);                                   \
    }                                                                                              \
    static void FORM##_inc(shmem_ctx_t ctx, void *fetch, void *dest, int pe)                       \
    {                                                                                              \
        CALL(NAME, fetch_inc_nbi, fetch, dest, pe);                                                \
    }                                                                                              \
    static void FORM##_compare_swap(shmem_ctx_t ctx, void *fetch, void *dest,                      \
                                    long double condition, long double value, int pe)              \
    {                                                                                              \
        CALL(NAME, compare_swap_nbi, fetch, dest, (TYPE)condition, (TYPE)value, pe);               \
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
#NAME, sizeof(TYPE), HAS_CTX, NUMBER_TOP(TYPE), NAME##_load, NAME##_store, FORM##_fetch,       \
        FORM##_swap
#define LIST_STANDARD(TYPE, NAME)                                                                  \
    {LIST_EXTENDED_AS(TYPE, NAME, NAME, false), NAME##_add, NAME##_inc, NAME##_compare_swap},      \
        {LIST_EXTENDED_AS(TYPE, NAME, NAME##_ctx, true), NAME##_ctx_add, NAME##_ctx_inc,           \
         NAME##_ctx_compare_swap},
#define LIST_FLOATING(TYPE, NAME)                                                                  \
    {LIST_EXTENDED_AS(TYPE, NAME, NAME, false), NULL, NULL, NULL},                                 \
        {LIST_EXTENDED_AS(TYPE, NAME, NAME##_ctx, true), NULL, NULL, NULL},

SHMEM_IMPL_AMO_EXTENDED_TYPES(WRAP_EXTENDED)
SHMEM_IMPL_AMO_STANDARD_TYPES(WRAP_STANDARD)
static const struct nbi_routines routines[] = {SHMEM_IMPL_AMO_STANDARD_TYPES(LIST_STANDARD)
                                                   SHMEM_IMPL_AMO_FLOATING_TYPES(LIST_FLOATING)};

enum { WORDS = 5 };

/* Starts one operation on each of five words of the next PE, calls quiet once, and checks the
 * fetched values. */
static void check_values(const struct nbi_routines *routine, shmem_ctx_t ctx, char *words)
{
    int me = shmem_my_pe(), next = (me + 1) % shmem_n_pes();
    size_t size = routine->size;
    _Alignas(16) char fetched[(WORDS + 2) * 16];
    memset(fetched, 0xEE, sizeof fetched);
    char *results = fetched + size;
    routine->fetch(ctx, results, words, next);
    routine->swap(ctx, results + size, words + size, routine->top, next);
    if (routine->add != NULL) {
        routine->add(ctx, results + 2 * size, words + 2 * size, 6, next);
        routine->inc(ctx, results + 3 * size, words + 3 * size, next);
        routine->compare_swap(ctx, results + 4 * size, words + 4 * size, 14, routine->top, next);
    }
    shmem_ctx_quiet(ctx);
    size_t count = routine->add != NULL ? WORDS : 2;
    for (size_t i = 0; i < count; i++)
        CHECK_REAL(routine->load(results + i * size), 10 + (int)i);
    CHECK_FILLED(fetched, size, 0xEE);
    CHECK_FILLED(results + count * size, size, 0xEE);
    shmem_barrier_all();
    long double after[WORDS] = {10, routine->top, 18, 14, routine->top};
    for (size_t i = 0; i < count; i++)
        CHECK_REAL(routine->load(words + i * size), after[i]);
}

static void nbi_atomics_have_fetched_at_quiet(void)
{
    shmem_ctx_t context;
    CHECK_EQ(shmem_ctx_create(0, &context), 0);
    for (size_t i = 0; i < LENGTH(routines); i++)
        for (int zone_number = 0; zone_number < ZONE_COUNT; zone_number++) {
            if (!api_zone_matters(zone_number))
                continue;
            api_about("shmem_%s%s_atomic nbi in %s", routines[i].has_ctx ? "ctx_" : "",
                      routines[i].name, api_zone_name(zone_number));
            char *words = api_clear_zone(zone_number, 0xEE);
            for (int word = 0; word < WORDS; word++)
                routines[i].store(words + (size_t)word * routines[i].size, 10 + word);
            shmem_barrier_all();
            check_values(&routines[i], routines[i].has_ctx ? context : SHMEM_CTX_DEFAULT, words);
            shmem_barrier_all();
        }
    shmem_ctx_destroy(context);
}

struct bitwise_routines {
    const char *name;
    size_t size;
    uint64_t (*load)(const void *object);
    void (*change)(shmem_ctx_t ctx, char operation, void *fetch, void *dest, uint64_t value,
                   int pe);
};

#define WRAP_BITWISE_AS(TYPE, NAME, FORM, CALL)                                                    \
    static uint64_t FORM##_bits(const void *object)                                                \
    {                                                                                              \
        TYPE value;                                                                                \
        api_load(&value, object, sizeof value);                                                    \
        return (uint64_t)value;                                                                    \
    }                                                                                              \
    static void FORM##_change(shmem_ctx_t ctx, char operation, void *fetch, void *dest,            \
                              uint64_t value, int pe)                                              \
    {                                                                                              \
        operation == '&'   ? CALL(NAME, fetch_and_nbi, fetch, dest, (TYPE)value, pe)               \
        : operation == '|' ? CALL(NAME, fetch_or_nbi, fetch, dest, (TYPE)value, pe)                \
                           : CALL(NAME, fetch_xor_nbi, fetch, dest, (TYPE)value, pe);              \
    }
#define WRAP_BITWISE(TYPE, NAME)                                                                   \
    WRAP_BITWISE_AS(TYPE, NAME, NAME, PLAIN)                                                       \
    WRAP_BITWISE_AS(TYPE, NAME, NAME##_ctx, CTX)
#define LIST_BITWISE(TYPE, NAME)                                                                   \
    {#NAME, sizeof(TYPE), NAME##_bits, NAME##_change},                                             \
        {"ctx " #NAME, sizeof(TYPE), NAME##_ctx_bits, NAME##_ctx_change},

SHMEM_IMPL_AMO_BITWISE_TYPES(WRAP_BITWISE)
static const struct bitwise_routines bitwise[] = {SHMEM_IMPL_AMO_BITWISE_TYPES(LIST_BITWISE)};

static void check_bitwise(const struct bitwise_routines *routine, shmem_ctx_t ctx)
{
    int me = shmem_my_pe(), next = (me + 1) % shmem_n_pes();
    const char operations[] = "&|^";
    /* Both halves of each value are equal, so either half is the value of a 4-byte type. */
    const uint64_t value = 0xA5C3A5C3A5C3A5C3u, start = 0x7117711171177111u;
    uint64_t fetched[3], expected[3] = {start & value, start | value, start ^ value};
    uint64_t *words = (void *)api_clear_zone(ZONE_BSS, 0);
    char *narrow = (char *)words;
    for (size_t i = 0; i < 3; i++)
        api_store(narrow + i * routine->size, &start, routine->size);
    shmem_barrier_all();
    for (size_t i = 0; i < 3; i++)
        routine->change(ctx, operations[i], &fetched[i], narrow + i * routine->size, value, next);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    for (size_t i = 0; i < 3; i++) {
        CHECK_EQ(routine->load(&fetched[i]), routine->load(&start));
        CHECK_EQ(routine->load(narrow + i * routine->size), routine->load(&expected[i]));
    }
    shmem_barrier_all();
}

static void nbi_bitwise_atomics_have_fetched_at_quiet(void)
{
    shmem_ctx_t context;
    CHECK_EQ(shmem_ctx_create(0, &context), 0);
    for (size_t i = 0; i < LENGTH(bitwise); i++) {
        api_about("shmem_%s_atomic nbi bitwise", bitwise[i].name);
        check_bitwise(&bitwise[i], bitwise[i].name[3] == ' ' ? context : SHMEM_CTX_DEFAULT);
    }
    shmem_ctx_destroy(context);
}

/* Among many outstanding operations, none is lost and no value is fetched twice. */
static void nbi_fetch_inc_returns_each_number_once(void)
{
    enum { TICKETS = 300 };
    static long counter, taken[TICKETS * API_MAX_PES];
    static long mine[TICKETS];
    int n = shmem_n_pes();
    counter = 0;
    memset(taken, 0, sizeof taken);
    shmem_barrier_all();
    for (int i = 0; i < TICKETS; i++)
        shmem_long_atomic_fetch_inc_nbi(&mine[i], &counter, 0);
    shmem_quiet();
    for (int i = 0; i < TICKETS; i++)
        if (CHECK(mine[i] >= 0 && mine[i] < TICKETS * n))
            shmem_long_atomic_inc(&taken[mine[i]], 0);
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        for (int i = 0; i < TICKETS * n; i++)
            CHECK_EQ(taken[i], 1);
    shmem_barrier_all();
}

const struct api_test atomic_nbi_tests[] = {
    {"atomic_nbi_values", nbi_atomics_have_fetched_at_quiet, 1},
    {"atomic_nbi_bitwise", nbi_bitwise_atomics_have_fetched_at_quiet, 1},
    {"atomic_nbi_tickets", nbi_fetch_inc_returns_each_number_once, 1},
    API_TEST_END,
};
