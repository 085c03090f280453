/*
 * Tests of one variable, which give a LOGICAL; waits and tests of sets of variables, whose
 * positions count from 1, in array element order, 0 being none.
 */
#include "arguments.h"

#include <limits.h>

/* The variables, and those of them to leave out. */
struct set {
    void *ivars;
    size_t nelems;
    const int *status;
};

static struct set read_set(const void *ivars_descriptor, const void *status)
{
    struct section ivars;
    section_read_contiguous(&ivars, "ivars", ivars_descriptor);
    size_t nelems = section_elements(&ivars);
    if (nelems > INT_MAX)
        isthmus_fortran_fatal("ivars has %zu elements: expected at most %d", nelems, INT_MAX);
    return (struct set){ivars.base, nelems, section_array("status", status, nelems, "ivars")};
}

/* A routine over a set; VALUES is the parameter with what the variables are compared with, and READ
 * how C's routine gets that. */
#define DEFINE_ALL(RESULT, RETURN, TYPE, NAME, VALUES, READ)                                       \
    MODULE_ROUTINE(RESULT, NAME, (const void *ivars, int cmp, VALUES, const void *status),         \
                   struct set set = read_set(ivars, status);                                       \
                   RETURN shmem_##NAME((TYPE *)set.ivars, set.nelems, set.status, cmp, READ))
#define DEFINE_ANY(TYPE, NAME, VALUES, READ)                                                       \
    MODULE_ROUTINE(                                                                                \
        int, NAME, (const void *ivars, int cmp, VALUES, const void *status),                       \
        struct set set = read_set(ivars, status);                                                  \
        return position_of(shmem_##NAME((TYPE *)set.ivars, set.nelems, set.status, cmp, READ)))
#define DEFINE_SOME(TYPE, NAME, VALUES, READ)                                                      \
    MODULE_ROUTINE(                                                                                \
        int, NAME, (const void *ivars, const void *indices, int cmp, VALUES, const void *status),  \
        struct set set = read_set(ivars, status);                                                  \
        int *positions = section_array("indices", indices, set.nelems, "ivars");                   \
        size_t *found = allocate_indices(set.nelems);                                              \
        size_t count = shmem_##NAME((TYPE *)set.ivars, set.nelems, found, set.status, cmp, READ);  \
        return store_positions(found, count, positions))

#define DEFINE_SETS(TYPE, NAME, SUFFIX, VALUES, READ)                                              \
    DEFINE_ALL(void, , TYPE, NAME##_wait_until_all##SUFFIX, VALUES, READ)                          \
    DEFINE_ANY(TYPE, NAME##_wait_until_any##SUFFIX, VALUES, READ)                                  \
    DEFINE_SOME(TYPE, NAME##_wait_until_some##SUFFIX, VALUES, READ)                                \
    DEFINE_ALL(bool, return, TYPE, NAME##_test_all##SUFFIX, VALUES, READ)                          \
    DEFINE_ANY(TYPE, NAME##_test_any##SUFFIX, VALUES, READ)                                        \
    DEFINE_SOME(TYPE, NAME##_test_some##SUFFIX, VALUES, READ)

#define DEFINE_TYPE(TYPE, NAME)                                                                    \
    MODULE_ROUTINE(bool, NAME##_test, (TYPE * ivar, int cmp, TYPE cmp_value),                      \
                   return shmem_##NAME##_test(ivar, cmp, cmp_value))                               \
    DEFINE_SETS(TYPE, NAME, , TYPE cmp_value, cmp_value)                                           \
    DEFINE_SETS(TYPE, NAME, _vector, const void *cmp_values,                                       \
                (TYPE *)section_array("cmp_values", cmp_values, set.nelems, "ivars"))
DEFINE_TYPE(int32_t, int32)
DEFINE_TYPE(int64_t, int64)
