/*
 * Waits and tests on sets in which each element has its own comparison value.
 */
#include "number.h"
#include "wait_check.h"

#define WRAP(TYPE, NAME)                                                                           \
    WAIT_CHECK_WRAP_ACCESS(TYPE, NAME)                                                             \
    static void NAME##_wait_all(void *ivars, size_t nelems, const int *status, int cmp,            \
                                const void *values)                                                \
    {                                                                                              \
        shmem_##NAME##_wait_until_all_vector(ivars, nelems, status, cmp, values);                  \
    }                                                                                              \
    static size_t NAME##_wait_any(void *ivars, size_t nelems, const int *status, int cmp,          \
                                  const void *values)                                              \
    {                                                                                              \
        return shmem_##NAME##_wait_until_any_vector(ivars, nelems, status, cmp, values);           \
    }                                                                                              \
    static size_t NAME##_wait_some(void *ivars, size_t nelems, size_t *indices, const int *status, \
                                   int cmp, const void *values)                                    \
    {                                                                                              \
        return shmem_##NAME##_wait_until_some_vector(ivars, nelems, indices, status, cmp, values); \
    }                                                                                              \
    static int NAME##_test_all(void *ivars, size_t nelems, const int *status, int cmp,             \
                               const void *values)                                                 \
    {                                                                                              \
        return shmem_##NAME##_test_all_vector(ivars, nelems, status, cmp, values);                 \
    }                                                                                              \
    static size_t NAME##_test_any(void *ivars, size_t nelems, const int *status, int cmp,          \
                                  const void *values)                                              \
    {                                                                                              \
        return shmem_##NAME##_test_any_vector(ivars, nelems, status, cmp, values);                 \
    }                                                                                              \
    static size_t NAME##_test_some(void *ivars, size_t nelems, size_t *indices, const int *status, \
                                   int cmp, const void *values)                                    \
    {                                                                                              \
        return shmem_##NAME##_test_some_vector(ivars, nelems, indices, status, cmp, values);       \
    }
#define LIST(TYPE, NAME)                                                                           \
    {#NAME,           sizeof(TYPE),    NUMBER_TOP(TYPE), NAME##_store,                             \
     NAME##_put,      NAME##_wait_all, NAME##_wait_any,  NAME##_wait_some,                         \
     NAME##_test_all, NAME##_test_any, NAME##_test_some},

SHMEM_IMPL_AMO_STANDARD_TYPES(WRAP)
static const struct set_routines routines[] = {SHMEM_IMPL_AMO_STANDARD_TYPES(LIST)};

static void for_each_type(void (*check)(const struct set_routines *routine))
{
    for (size_t i = 0; i < LENGTH(routines); i++) {
        api_about("shmem_%s_..._vector", routines[i].name);
        check(&routines[i]);
    }
}

static void vector_waits_and_tests_accept_empty_sets(void)
{
    for_each_type(wait_check_empty);
}

static void vector_tests_find_satisfied_elements(void)
{
    for_each_type(wait_check_tests);
}

static void vector_waits_report_filled_elements(void)
{
    for_each_type(wait_check_waits);
}

static void no_satisfied_vector_element_is_ignored(void)
{
    for_each_type(wait_check_fairness);
}

/* Comparison values differ: each element must be compared with its own. */
static void each_element_is_compared_with_its_value(void)
{
    enum { COUNT = 6 };
    static long ivars[COUNT];
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    long values[COUNT];
    size_t indices[COUNT];
    for (int i = 0; i < COUNT; i++) {
        ivars[i] = 0;
        values[i] = 10 * (COUNT - i);
    }
    shmem_barrier_all();
    CHECK_EQ(shmem_long_test_any_vector(ivars, COUNT, NULL, SHMEM_CMP_GE, values), SIZE_MAX);
    shmem_barrier_all();
    shmem_long_p(&ivars[4], 20, next);
    CHECK_EQ(shmem_long_wait_until_any_vector(ivars, COUNT, NULL, SHMEM_CMP_GE, values), 4);
    CHECK_EQ(shmem_long_test_some_vector(ivars, COUNT, indices, NULL, SHMEM_CMP_EQ, values), 1);
    CHECK_EQ(indices[0], 4);
    CHECK_EQ(shmem_long_wait_until_some_vector(ivars, COUNT, indices, NULL, SHMEM_CMP_EQ, values),
             1);
    CHECK_EQ(shmem_long_test_all_vector(ivars, COUNT, NULL, SHMEM_CMP_LE, values), 1);
    CHECK_EQ(shmem_long_test_all_vector(ivars, COUNT, NULL, SHMEM_CMP_LT, values), 0);
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++)
        shmem_long_p(&ivars[i], values[i], next);
    shmem_long_wait_until_all_vector(ivars, COUNT, NULL, SHMEM_CMP_EQ, values);
    for (int i = 0; i < COUNT; i++)
        CHECK_EQ(ivars[i], values[i]);
    shmem_barrier_all();
}

/* Without elements nothing is read, so null pointers are valid. */
static void empty_vectors_may_be_null_pointers(void)
{
    shmem_long_wait_until_all_vector(NULL, 0, NULL, SHMEM_CMP_EQ, NULL);
    CHECK_EQ(shmem_long_wait_until_any_vector(NULL, 0, NULL, SHMEM_CMP_EQ, NULL), SIZE_MAX);
    CHECK_EQ(shmem_long_wait_until_some_vector(NULL, 0, NULL, NULL, SHMEM_CMP_EQ, NULL), 0);
    CHECK_EQ(shmem_long_test_all_vector(NULL, 0, NULL, SHMEM_CMP_EQ, NULL), 1);
    CHECK_EQ(shmem_long_test_any_vector(NULL, 0, NULL, SHMEM_CMP_EQ, NULL), SIZE_MAX);
    CHECK_EQ(shmem_long_test_some_vector(NULL, 0, NULL, NULL, SHMEM_CMP_EQ, NULL), 0);
}

const struct api_test wait_vectors_tests[] = {
    {"wait_vectors_empty", vector_waits_and_tests_accept_empty_sets, 1},
    {"wait_vectors_test", vector_tests_find_satisfied_elements, 1},
    {"wait_vectors_wait", vector_waits_report_filled_elements, 1},
    {"wait_vectors_fairness", no_satisfied_vector_element_is_ignored, 1},
    {"wait_vectors_own_values", each_element_is_compared_with_its_value, 1},
    {"wait_vectors_null", empty_vectors_may_be_null_pointers, 1},
    API_TEST_END,
};
