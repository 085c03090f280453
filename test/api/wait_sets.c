/*
 * Waits and tests on sets of variables: all, any, some.
 */
#include "number.h"
#include "wait_check.h"

#define WRAP(TYPE, NAME)                                                                           \
    WAIT_CHECK_WRAP_ACCESS(TYPE, NAME)                                                             \
    static void NAME##_wait_all(void *ivars, size_t nelems, const int *status, int cmp,            \
                                const void *values)                                                \
    {                                                                                              \
        shmem_##NAME##_wait_until_all(ivars, nelems, status, cmp, *(const TYPE *)values);          \
    }                                                                                              \
    static size_t NAME##_wait_any(void *ivars, size_t nelems, const int *status, int cmp,          \
                                  const void *values)                                              \
    {                                                                                              \
        return shmem_##NAME##_wait_until_any(ivars, nelems, status, cmp, *(const TYPE *)values);   \
    }                                                                                              \
    static size_t NAME##_wait_some(void *ivars, size_t nelems, size_t *indices, const int *status, \
                                   int cmp, const void *values)                                    \
    {                                                                                              \
        return shmem_##NAME##_wait_until_some(ivars, nelems, indices, status, cmp,                 \
                                              *(const TYPE *)values);                              \
    }                                                                                              \
    static int NAME##_test_all(void *ivars, size_t nelems, const int *status, int cmp,             \
                               const void *values)                                                 \
    {                                                                                              \
        return shmem_##NAME##_test_all(ivars, nelems, status, cmp, *(const TYPE *)values);         \
    }                                                                                              \
    static size_t NAME##_test_any(void *ivars, size_t nelems, const int *status, int cmp,          \
                                  const void *values)                                              \
    {                                                                                              \
        return shmem_##NAME##_test_any(ivars, nelems, status, cmp, *(const TYPE *)values);         \
    }                                                                                              \
    static size_t NAME##_test_some(void *ivars, size_t nelems, size_t *indices, const int *status, \
                                   int cmp, const void *values)                                    \
    {                                                                                              \
        return shmem_##NAME##_test_some(ivars, nelems, indices, status, cmp,                       \
                                        *(const TYPE *)values);                                    \
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
        api_about("shmem_%s_..._set", routines[i].name);
        check(&routines[i]);
    }
}

static void waits_and_tests_accept_empty_sets(void)
{
    for_each_type(wait_check_empty);
}

static void tests_find_the_satisfied_elements(void)
{
    for_each_type(wait_check_tests);
}

static void waits_report_elements_filled_remotely(void)
{
    for_each_type(wait_check_waits);
}

static void no_satisfied_element_is_ignored(void)
{
    for_each_type(wait_check_fairness);
}

/* Without elements nothing is read, so null pointers are valid. */
static void empty_sets_may_be_null_pointers(void)
{
    shmem_long_wait_until_all(NULL, 0, NULL, SHMEM_CMP_EQ, 1);
    CHECK_EQ(shmem_long_wait_until_any(NULL, 0, NULL, SHMEM_CMP_EQ, 1), SIZE_MAX);
    CHECK_EQ(shmem_long_wait_until_some(NULL, 0, NULL, NULL, SHMEM_CMP_EQ, 1), 0);
    CHECK_EQ(shmem_long_test_all(NULL, 0, NULL, SHMEM_CMP_EQ, 1), 1);
    CHECK_EQ(shmem_long_test_any(NULL, 0, NULL, SHMEM_CMP_EQ, 1), SIZE_MAX);
    CHECK_EQ(shmem_long_test_some(NULL, 0, NULL, NULL, SHMEM_CMP_EQ, 1), 0);
}

const struct api_test wait_sets_tests[] = {
    {"wait_sets_empty", waits_and_tests_accept_empty_sets, 1},
    {"wait_sets_test", tests_find_the_satisfied_elements, 1},
    {"wait_sets_wait", waits_report_elements_filled_remotely, 1},
    {"wait_sets_fairness", no_satisfied_element_is_ignored, 1},
    {"wait_sets_null", empty_sets_may_be_null_pointers, 1},
    API_TEST_END,
};
