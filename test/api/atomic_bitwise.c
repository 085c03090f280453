/*
 * Atomic and, or, xor, and their fetching variants.
 */
#include "api_test.h"

struct bitwise_routines {
    const char *name;
    size_t size;
    bool has_ctx;
    uint64_t (*load)(const void *object);
    void (*change)(shmem_ctx_t ctx, char operation, void *dest, uint64_t value, int pe);
    uint64_t (*fetch_change)(shmem_ctx_t ctx, char operation, void *dest, uint64_t value, int pe);
};

#define PLAIN(NAME, OPERATION, ...) ((void)ctx, shmem_##NAME##_atomic_##OPERATION(__VA_ARGS__))
#define CTX(NAME, OPERATION, ...)   shmem_ctx_##NAME##_atomic_##OPERATION(ctx, __VA_ARGS__)

#define WRAP_AS(TYPE, NAME, FORM, CALL)                                                            \
    static void FORM##_change(shmem_ctx_t ctx, char operation, void *dest, uint64_t value, int pe) \
    {                                                                                              \
        operation == '&'   ? CALL(NAME, and, dest, (TYPE)value, pe)                                \
        : operation == '|' ? CALL(NAME, or, dest, (TYPE)value, pe)                                 \
                           : CALL(NAME, xor, dest, (TYPE)value, pe);                               \
    }                                                                                              \
    static uint64_t FORM##_fetch_change(shmem_ctx_t ctx, char operation, void *dest,               \
                                        uint64_t value, int pe)                                    \
    {                                                                                              \
        return (uint64_t)(operation == '&'   ? CALL(NAME, fetch_and, dest, (TYPE)value, pe)        \
                          : operation == '|' ? CALL(NAME, fetch_or, dest, (TYPE)value, pe)         \
                                             : CALL(NAME, fetch_xor, dest, (TYPE)value, pe));      \
    }
#define WRAP(TYPE, NAME)                                                                           \
    static uint64_t NAME##_load(const void *object)                                                \
    {                                                                                              \
        TYPE value;                                                                                \
        api_load(&value, object, sizeof value);                                                    \
        return (uint64_t)value;                                                                    \
    }                                                                                              \
    WRAP_AS(TYPE, NAME, NAME, PLAIN)                                                               \
    WRAP_AS(TYPE, NAME, NAME##_ctx, CTX)
#define LIST(TYPE, NAME)                                                                           \
    {#NAME, sizeof(TYPE), false, NAME##_load, NAME##_change, NAME##_fetch_change},                 \
        {#NAME, sizeof(TYPE), true, NAME##_load, NAME##_ctx_change, NAME##_ctx_fetch_change},

SHMEM_IMPL_AMO_BITWISE_TYPES(WRAP)
static const struct bitwise_routines routines[] = {SHMEM_IMPL_AMO_BITWISE_TYPES(LIST)};

static void for_each_routine(void (*check)(const struct bitwise_routines *routine, shmem_ctx_t ctx,
                                           char *word))
{
    shmem_ctx_t context;
    CHECK_EQ(shmem_ctx_create(0, &context), 0);
    for (size_t i = 0; i < LENGTH(routines); i++) {
        int zone_number = (int)(i % ZONE_COUNT);
        api_about("shmem_%s%s_atomic in %s", routines[i].has_ctx ? "ctx_" : "", routines[i].name,
                  api_zone_name(zone_number));
        char *word = api_clear_zone(zone_number, 0xEE) + routines[i].size;
        api_set(word, 0, routines[i].size);
        shmem_barrier_all();
        check(&routines[i], routines[i].has_ctx ? context : SHMEM_CTX_DEFAULT, word);
        shmem_barrier_all();
        CHECK_FILLED(word - routines[i].size, routines[i].size, 0xEE);
        CHECK_FILLED(word + routines[i].size, 32, 0xEE);
    }
    shmem_ctx_destroy(context);
}

/* Returns the low `size` bytes as the type would return them: sign-extended if the type is
 * signed. */
static uint64_t narrow(const struct bitwise_routines *routine, uint64_t value)
{
    uint32_t low = (uint32_t)value;
    return routine->load(routine->size == sizeof low ? (void *)&low : (void *)&value);
}

static void check_values(const struct bitwise_routines *routine, shmem_ctx_t ctx, char *word)
{
    int me = shmem_my_pe(), next = (me + 1) % shmem_n_pes();
    uint64_t a = 0xF0F0A5A5C3C3F00Fu, b = 0x0FF0FFFF8000F0F1u, c = 0xFFFFFFFF80000001u;
    routine->change(ctx, '|', word, a, next);
    CHECK_EQ(routine->fetch_change(ctx, '&', word, b, next), narrow(routine, a));
    CHECK_EQ(routine->fetch_change(ctx, '^', word, c, next), narrow(routine, a & b));
    CHECK_EQ(routine->fetch_change(ctx, '|', word, b, next), narrow(routine, (a & b) ^ c));
    routine->change(ctx, '&', word, c, next);
    routine->change(ctx, '^', word, a, next);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    CHECK_EQ(routine->load(word), narrow(routine, ((((a & b) ^ c) | b) & c) ^ a));
}

/* Each PE sets, flips and clears its own bits in one word of PE 0. */
static void check_contention(const struct bitwise_routines *routine, shmem_ctx_t ctx, char *word)
{
    int me = shmem_my_pe();
    if (me >= 10)
        return;
    uint64_t mine = (uint64_t)7 << me * 3, low = (uint64_t)1 << me * 3;
    for (int i = 0; i < 40; i++) {
        CHECK_EQ(routine->fetch_change(ctx, '|', word, mine, 0) & mine, i == 0 ? 0 : mine & ~low);
        routine->change(ctx, '^', word, low, 0);
        CHECK_EQ(routine->fetch_change(ctx, '&', word, ~(mine ^ low), 0) & mine, mine ^ low);
        CHECK_EQ(routine->fetch_change(ctx, '^', word, mine, 0) & mine, 0);
        routine->change(ctx, '&', word, ~low, 0);
    }
}

static void check_contention_end(const struct bitwise_routines *routine, shmem_ctx_t ctx,
                                 char *word)
{
    check_contention(routine, ctx, word);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    uint64_t expected = 0;
    for (int pe = 0; pe < shmem_n_pes() && pe < 10; pe++)
        expected |= (uint64_t)6 << pe * 3;
    if (shmem_my_pe() == 0)
        CHECK_EQ(routine->load(word), expected);
}

static void bitwise_atomics_give_exact_values(void)
{
    for_each_routine(check_values);
}

static void no_concurrent_bitwise_update_is_lost(void)
{
    for_each_routine(check_contention_end);
}

const struct api_test atomic_bitwise_tests[] = {
    {"atomic_bitwise_values", bitwise_atomics_give_exact_values, 1},
    {"atomic_bitwise_contention", no_concurrent_bitwise_update_is_lost, 1},
    API_TEST_END,
};
