/*
 * The waits and tests, a part of shmem_routines.h, where is said how it is included. C++ has them
 * for volatile variables too, which programs of OpenSHMEM 1.3 have: SHMEM_IMPL_IVAR(type) is the
 * type with or without that.
 */

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

/* Waits until this PE's own *ivar compares so (SHMEM_CMP_*) with cmp_value; test: 1 if it does
 * now, else 0. Others change it by atomics, signals or puts. [SHMEM_WAIT_UNTIL, SHMEM_TEST] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, wait_until,                                                       \
                     (SHMEM_IMPL_IVAR(TYPE) *ivar, int cmp, TYPE cmp_value))
SHMEM_IMPL_STAMP(WAIT, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(int, NAME, test, (SHMEM_IMPL_IVAR(TYPE) *ivar, int cmp, TYPE cmp_value))
SHMEM_IMPL_STAMP(TEST, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* Deprecated: wait_until of long; and waits until *ivar is not cmp_value. [SHMEM_WAIT_UNTIL] */
SHMEM_IMPL_ROUTINE(void, wait_until, (long *ivar, int cmp, long cmp_value))
SHMEM_IMPL_ROUTINE(void, wait, (long *ivar, long cmp_value))

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, wait, (SHMEM_IMPL_IVAR(TYPE) *ivar, TYPE cmp_value))
SHMEM_IMPL_STAMP(OLD_WAIT, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* The same for nelems variables; those with a nonzero status[i] are left out, and status may be
 * NULL. all: waits for, or tests, all of them. any: gives the index of one that compares so,
 * SIZE_MAX if none does now (test) or is in the set. some: writes the indices of those that do (at
 * least one, in wait_until) to `indices`, which has room for nelems, and gives their number, 0
 * with an empty set. [SHMEM_WAIT_UNTIL_ALL, _ANY, _SOME, SHMEM_TEST_ALL, _ANY, _SOME] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, wait_until_all,                                                   \
                     (SHMEM_IMPL_IVAR(TYPE) *ivars, size_t nelems, const int *status, int cmp,     \
                      TYPE cmp_value))                                                             \
    SHMEM_IMPL_TYPED(size_t, NAME, wait_until_any,                                                 \
                     (SHMEM_IMPL_IVAR(TYPE) *ivars, size_t nelems, const int *status, int cmp,     \
                      TYPE cmp_value))                                                             \
    SHMEM_IMPL_TYPED(size_t, NAME, wait_until_some,                                                \
                     (SHMEM_IMPL_IVAR(TYPE) *ivars, size_t nelems, size_t *indices,                \
                      const int *status, int cmp, TYPE cmp_value))                                 \
    SHMEM_IMPL_TYPED(int, NAME, test_all,                                                          \
                     (SHMEM_IMPL_IVAR(TYPE) *ivars, size_t nelems, const int *status, int cmp,     \
                      TYPE cmp_value))                                                             \
    SHMEM_IMPL_TYPED(size_t, NAME, test_any,                                                       \
                     (SHMEM_IMPL_IVAR(TYPE) *ivars, size_t nelems, const int *status, int cmp,     \
                      TYPE cmp_value))                                                             \
    SHMEM_IMPL_TYPED(size_t, NAME, test_some,                                                      \
                     (SHMEM_IMPL_IVAR(TYPE) *ivars, size_t nelems, size_t *indices,                \
                      const int *status, int cmp, TYPE cmp_value))
SHMEM_IMPL_STAMP(AMO_STANDARD, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* Variable i compared with cmp_values[i].
 * [SHMEM_WAIT_UNTIL_ALL_VECTOR, _ANY_VECTOR, _SOME_VECTOR, SHMEM_TEST_ALL_VECTOR, ...] */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(                                                                              \
        void, NAME, wait_until_all_vector,                                                         \
        (SHMEM_IMPL_IVAR(TYPE) *ivars, size_t nelems, const int *status, int cmp,                  \
         const TYPE *cmp_values))                                                                  \
    SHMEM_IMPL_TYPED(                                                                              \
        size_t, NAME, wait_until_any_vector,                                                       \
        (SHMEM_IMPL_IVAR(TYPE) *ivars, size_t nelems, const int *status, int cmp,                  \
         const TYPE *cmp_values))                                                                  \
    SHMEM_IMPL_TYPED(size_t, NAME, wait_until_some_vector,                                         \
                     (SHMEM_IMPL_IVAR(TYPE) *ivars, size_t nelems, size_t *indices,                \
                      const int *status, int cmp, const TYPE *cmp_values))                         \
    SHMEM_IMPL_TYPED(                                                                              \
        int, NAME, test_all_vector,                                                                \
        (SHMEM_IMPL_IVAR(TYPE) *ivars, size_t nelems, const int *status, int cmp,                  \
         const TYPE *cmp_values))                                                                  \
    SHMEM_IMPL_TYPED(                                                                              \
        size_t, NAME, test_any_vector,                                                             \
        (SHMEM_IMPL_IVAR(TYPE) *ivars, size_t nelems, const int *status, int cmp,                  \
         const TYPE *cmp_values))                                                                  \
    SHMEM_IMPL_TYPED(size_t, NAME, test_some_vector,                                               \
                     (SHMEM_IMPL_IVAR(TYPE) *ivars, size_t nelems, size_t *indices,                \
                      const int *status, int cmp, const TYPE *cmp_values))
SHMEM_IMPL_STAMP(AMO_STANDARD, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
