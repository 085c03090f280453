/*
 * Checks that the scalar and the vector forms of waits and tests on sets share. Wrappers of the
 * scalar forms pass values[0].
 */
#ifndef ISTHMUS_API_WAIT_CHECK_H
#define ISTHMUS_API_WAIT_CHECK_H

#include "api_test.h"

struct set_routines {
    const char *name;
    size_t size;
    long double top;
    void (*store)(void *object, size_t index, long double value);
    void (*put)(void *object, size_t index, long double value, int pe);
    void (*wait_all)(void *ivars, size_t nelems, const int *status, int cmp, const void *values);
    size_t (*wait_any)(void *ivars, size_t nelems, const int *status, int cmp, const void *values);
    size_t (*wait_some)(void *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
                        const void *values);
    int (*test_all)(void *ivars, size_t nelems, const int *status, int cmp, const void *values);
    size_t (*test_any)(void *ivars, size_t nelems, const int *status, int cmp, const void *values);
    size_t (*test_some)(void *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
                        const void *values);
};

/* Defines NAME_store and NAME_put for a type. */
#define WAIT_CHECK_WRAP_ACCESS(TYPE, NAME)                                                         \
    static void NAME##_store(void *object, size_t index, long double value)                        \
    {                                                                                              \
        ((TYPE *)object)[index] = (TYPE)value;                                                     \
    }                                                                                              \
    static void NAME##_put(void *object, size_t index, long double value, int pe)                  \
    {                                                                                              \
        shmem_##NAME##_p((TYPE *)object + index, (TYPE)value, pe);                                 \
    }

/* Checks empty sets: no elements, or all elements excluded. */
void wait_check_empty(const struct set_routines *routines);
/* Checks the tests on a set in which some elements satisfy the condition. */
void wait_check_tests(const struct set_routines *routines);
/* Checks the waits on a set that the previous PE fills. */
void wait_check_waits(const struct set_routines *routines);
/* Checks fairness: no element may be ignored forever. */
void wait_check_fairness(const struct set_routines *routines);

#endif
