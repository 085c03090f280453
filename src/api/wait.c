/*
 * Point-to-point synchronization.
 */
#include "operations/wait.h"
#include "define.h"

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

#define DEFINE_WAIT_AND_TEST(TYPE, NAME)                                                                     \
    DEFINE_WAIT_UNTIL(TYPE, NAME##_wait_until)                                                     \
    ROUTINE(int, NAME##_test, (TYPE *ivar, int cmp, TYPE cmp_value),                               \
            return wait_test(routine, ivar, INTEGER_KIND(TYPE), cmp, (uint64_t)cmp_value));

#define DEFINE_WAIT_UNTIL(TYPE, NAME)                                                              \
    ROUTINE(void, NAME, (TYPE *ivar, int cmp, TYPE cmp_value),                                     \
            wait_until(routine, ivar, INTEGER_KIND(TYPE), cmp, (uint64_t)cmp_value));
SHMEM_IMPL_TEST_TYPES(DEFINE_WAIT_AND_TEST)

/* Sets of variables, compared with one value (VALUES: its address), or each with its own. */
#define WAIT_SET(TYPE, VALUES, VECTOR)                                                                  \
    &(struct wait_set)                                                                             \
    {                                                                                              \
        .ivars = ivars, .kind = INTEGER_KIND(TYPE), .nelems = nelems, .status = status,            \
        .cmp = cmp, .values = VALUES, .vector = VECTOR                                             \
    }

#define DEFINE_WAIT_SET(TYPE, WORDS, SUFFIX, VALUE, VALUES, VECTOR)                                     \
    ROUTINE(void, WORDS##_wait_until_all##SUFFIX,                                                  \
            (TYPE *ivars, size_t nelems, const int *status, int cmp, VALUE),                       \
            wait_until_all(routine, WAIT_SET(TYPE, VALUES, VECTOR)));                                   \
    ROUTINE(size_t, WORDS##_wait_until_any##SUFFIX,                                                \
            (TYPE *ivars, size_t nelems, const int *status, int cmp, VALUE),                       \
            return wait_until_any(routine, WAIT_SET(TYPE, VALUES, VECTOR)));                            \
    ROUTINE(size_t, WORDS##_wait_until_some##SUFFIX,                                               \
            (TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, VALUE),      \
            return wait_until_some(routine, WAIT_SET(TYPE, VALUES, VECTOR), indices));                  \
    ROUTINE(int, WORDS##_test_all##SUFFIX,                                                         \
            (TYPE *ivars, size_t nelems, const int *status, int cmp, VALUE),                       \
            return wait_test_all(routine, WAIT_SET(TYPE, VALUES, VECTOR)));                             \
    ROUTINE(size_t, WORDS##_test_any##SUFFIX,                                                      \
            (TYPE *ivars, size_t nelems, const int *status, int cmp, VALUE),                       \
            return wait_test_any(routine, WAIT_SET(TYPE, VALUES, VECTOR)));                             \
    ROUTINE(size_t, WORDS##_test_some##SUFFIX,                                                     \
            (TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, VALUE),      \
            return wait_test_some(routine, WAIT_SET(TYPE, VALUES, VECTOR), indices));

#define DEFINE_WAIT_SETS(TYPE, NAME)                                                                    \
    DEFINE_WAIT_SET(TYPE, NAME, , TYPE cmp_value, &cmp_value, false)                                    \
    DEFINE_WAIT_SET(TYPE, NAME, _vector, const TYPE *cmp_values, cmp_values, true)
SHMEM_IMPL_AMO_STANDARD_TYPES(DEFINE_WAIT_SETS)

/* The deprecated names. */
DEFINE_WAIT_UNTIL(long, wait_until)

#define DEFINE_WAIT(TYPE, NAME)                                                                    \
    ROUTINE(void, NAME, (TYPE *ivar, TYPE cmp_value),                                              \
            wait_until(routine, ivar, INTEGER_KIND(TYPE), SHMEM_CMP_NE, (uint64_t)cmp_value));
#define DEFINE_OLD_WAIT(TYPE, NAME) DEFINE_WAIT(TYPE, NAME##_wait)
SHMEM_IMPL_OLD_WAIT_TYPES(DEFINE_OLD_WAIT)
DEFINE_WAIT(long, wait)
