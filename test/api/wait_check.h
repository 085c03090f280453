/*
 * What the scalar and the vector forms of the waits and tests on sets share. The scalar wrappers
 * take their one value from values[0].
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

/* Stamps store and put. */
#define WAIT_CHECK_WRAP_ACCESS(TYPE, NAME)                                                         \
    static void NAME##_store(void *object, size_t index, long double value)                        \
    {                                                                                              \
        ((TYPE *)object)[index] = (TYPE)value;                                                     \
    }                                                                                              \
    static void NAME##_put(void *object, size_t index, long double value, int pe)                  \
    {                                                                                              \
        shmem_##NAME##_p((TYPE *)object + index, (TYPE)value, pe);                                 \
    }

/* Sets of nothing: no elements, or all of them left out. */
void wait_check_empty(const struct set_routines *routines);
/* The tests, on a set of which some hold. */
void wait_check_tests(const struct set_routines *routines);
/* The waits, on a set that the PE before fills. */
void wait_check_waits(const struct set_routines *routines);
/* No element is passed over for ever. */
void wait_check_fairness(const struct set_routines *routines);

#endif
