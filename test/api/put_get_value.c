/*
 * shmem_p and shmem_g: one element, passed by value.
 */
#include "api_test.h"
#include "number.h"

struct value_routines {
    const char *name;
    size_t size;
    bool has_ctx;
    void (*put)(shmem_ctx_t ctx, void *dest, long double value, int pe);
    long double (*get)(shmem_ctx_t ctx, const void *source, int pe);
    long double (*load)(const void *object);
    long double top; /* the greatest integer, or a floating-point value with a full mantissa */
};

#define WRAP(TYPE, NAME)                                                                           \
    static void NAME##_p(shmem_ctx_t ctx, void *dest, long double value, int pe)                   \
    {                                                                                              \
        (void)ctx;                                                                                 \
        shmem_##NAME##_p(dest, (TYPE)value, pe);                                                   \
    }                                                                                              \
    static void NAME##_ctx_p(shmem_ctx_t ctx, void *dest, long double value, int pe)               \
    {                                                                                              \
        shmem_ctx_##NAME##_p(ctx, dest, (TYPE)value, pe);                                          \
    }                                                                                              \
    static long double NAME##_g(shmem_ctx_t ctx, const void *source, int pe)                       \
    {                                                                                              \
        (void)ctx;                                                                                 \
        return (long double)shmem_##NAME##_g(source, pe);                                          \
    }                                                                                              \
    static long double NAME##_ctx_g(shmem_ctx_t ctx, const void *source, int pe)                   \
    {                                                                                              \
        return (long double)shmem_ctx_##NAME##_g(ctx, source, pe);                                 \
    }                                                                                              \
    static long double NAME##_load(const void *object)                                             \
    {                                                                                              \
        TYPE value;                                                                                \
        api_load(&value, object, sizeof value);                                                    \
        return (long double)value;                                                                 \
    }
#define LIST(TYPE, NAME)                                                                           \
    {#NAME, sizeof(TYPE), false, NAME##_p, NAME##_g, NAME##_load, NUMBER_TOP(TYPE)},               \
        {#NAME, sizeof(TYPE), true, NAME##_ctx_p, NAME##_ctx_g, NAME##_load, NUMBER_TOP(TYPE)},

SHMEM_IMPL_RMA_TYPES(WRAP)
static const struct value_routines routines[] = {SHMEM_IMPL_RMA_TYPES(LIST)};

enum { UNTOUCHED = 0xEE };

/* Returns the value that PE `from` writes to, or keeps for, PE `to`: a small value, or the
 * greatest of the type for every third pair. */
static long double value_of(const struct value_routines *routine, int from, int to)
{
    return (from + to) % 3 == 2 ? routine->top : from * 3 + to + 1;
}

static char *slot(char *zone, const struct value_routines *routine, int pe)
{
    return zone + ((size_t)pe * 2 + 1) * routine->size;
}

static void check_p(const struct value_routines *routine, shmem_ctx_t ctx, int zone_number)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    api_about("shmem_%s%s_p into %s", routine->has_ctx ? "ctx_" : "", routine->name,
              api_zone_name(zone_number));
    char *zone = api_clear_zone(zone_number, UNTOUCHED);
    for (int pe = 0; pe < n; pe++)
        routine->put(ctx, slot(zone, routine, me), value_of(routine, me, pe), pe);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    for (int from = 0; from < n; from++) {
        CHECK_FILLED(slot(zone, routine, from) - routine->size, routine->size, UNTOUCHED);
        CHECK_REAL(routine->load(slot(zone, routine, from)), value_of(routine, from, me));
    }
    CHECK_FILLED(slot(zone, routine, n) - routine->size, 64, UNTOUCHED);
    shmem_barrier_all();
}

static void check_g(const struct value_routines *routine, shmem_ctx_t ctx, int zone_number)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    api_about("shmem_%s%s_g from %s", routine->has_ctx ? "ctx_" : "", routine->name,
              api_zone_name(zone_number));
    char *zone = api_clear_zone(zone_number, UNTOUCHED);
    for (int pe = 0; pe < n; pe++)
        routine->put(ctx, slot(zone, routine, pe), value_of(routine, me, pe), me);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        CHECK_REAL(routine->get(ctx, slot(zone, routine, me), pe), value_of(routine, pe, me));
    shmem_barrier_all();
}

static void for_each_routine(void (*check)(const struct value_routines *routine, shmem_ctx_t ctx,
                                           int zone_number))
{
    shmem_ctx_t ctx;
    if (!CHECK_EQ(shmem_ctx_create(0, &ctx), 0))
        return;
    for (size_t i = 0; i < LENGTH(routines); i++)
        for (int zone = 0; zone < ZONE_COUNT; zone++)
            if (api_zone_matters(zone))
                check(&routines[i], routines[i].has_ctx ? ctx : SHMEM_CTX_DEFAULT, zone);
    shmem_ctx_destroy(ctx);
}

static void p_of_each_type_writes_one_element(void)
{
    for_each_routine(check_p);
}

static void g_of_each_type_returns_the_remote_value(void)
{
    for_each_routine(check_g);
}

const struct api_test put_get_value_tests[] = {
    {"p_all_types", p_of_each_type_writes_one_element, 1},
    {"g_all_types", g_of_each_type_returns_the_remote_value, 1},
    API_TEST_END,
};
