/*
 * shmem_test: every type and comparison, with values from the smallest to the greatest of the type.
 */
#include "api_test.h"
#include "number.h"

struct test_routines {
    const char *name;
    size_t size;
    long double top, bottom;
    int (*test)(void *ivar, int cmp, long double value);
    void (*store)(void *object, long double value);
};

#define WRAP(TYPE, NAME)                                                                           \
    static int NAME##_test(void *ivar, int cmp, long double value)                                 \
    {                                                                                              \
        return shmem_##NAME##_test(ivar, cmp, (TYPE)value);                                        \
    }                                                                                              \
    static void NAME##_store(void *object, long double value)                                      \
    {                                                                                              \
        TYPE narrow = (TYPE)value;                                                                 \
        api_store(object, &narrow, sizeof narrow);                                                 \
    }
#define LIST(TYPE, NAME)                                                                           \
    {#NAME, sizeof(TYPE), NUMBER_TOP(TYPE), NUMBER_BOTTOM(TYPE), NAME##_test, NAME##_store},

SHMEM_IMPL_TEST_TYPES(WRAP)
static const struct test_routines routines[] = {SHMEM_IMPL_TEST_TYPES(LIST)};

static bool holds(int cmp, long double left, long double right)
{
    switch (cmp) {
    case SHMEM_CMP_EQ:
        return left >= right && left <= right;
    case SHMEM_CMP_NE:
        return left < right || left > right;
    case SHMEM_CMP_GT:
        return left > right;
    case SHMEM_CMP_GE:
        return left >= right;
    case SHMEM_CMP_LT:
        return left < right;
    case SHMEM_CMP_LE:
        return left <= right;
    }
    return false;
}

static void check_type(const struct test_routines *routine, char *word)
{
    const int cmps[] = {SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_GT,
                        SHMEM_CMP_GE, SHMEM_CMP_LT, SHMEM_CMP_LE};
    /* Values that reveal a signed comparison of unsigned values, or a comparison of too few
     * bytes. */
    const long double half = routine->bottom < 0 ? 0 : (routine->top + 1) / 2;
    const long double values[] = {routine->bottom,  routine->bottom + 1, 0, 1, half,
                                  routine->top - 1, routine->top};
    for (size_t i = 0; i < LENGTH(values); i++)
        for (size_t j = 0; j < LENGTH(values); j++)
            for (size_t k = 0; k < LENGTH(cmps); k++) {
                routine->store(word, values[i]);
                int got = routine->test(word, cmps[k], values[j]);
                CHECK_EQ(got, holds(cmps[k], values[i], values[j]) ? 1 : 0);
            }
}

static void test_compares_each_type_correctly(void)
{
    for (size_t i = 0; i < LENGTH(routines); i++)
        for (int zone_number = 0; zone_number < ZONE_COUNT; zone_number++) {
            if (!api_zone_matters(zone_number))
                continue;
            api_about("shmem_%s_test in %s", routines[i].name, api_zone_name(zone_number));
            char *zone = api_zone(zone_number);
            api_set(zone, 0xA7, 256);
            check_type(&routines[i], zone + 5 * routines[i].size);
        }
}

/* A loop around shmem_test must see another PE's writes. */
static void polling_with_test_sees_remote_writes(void)
{
    static int word;
    int me = shmem_my_pe(), n = shmem_n_pes();
    word = 0;
    shmem_barrier_all();
    CHECK_EQ(shmem_int_test(&word, SHMEM_CMP_NE, 0), 0);
    shmem_barrier_all();
    shmem_int_p(&word, me + 1, (me + 1) % n);
    while (!shmem_int_test(&word, SHMEM_CMP_NE, 0))
        ;
    CHECK_EQ(word, (me + n - 1) % n + 1);
    shmem_barrier_all();
}

const struct api_test test_tests[] = {
    {"test_all_types", test_compares_each_type_correctly, 1},
    {"test_polling", polling_with_test_sees_remote_writes, 1},
    API_TEST_END,
};
