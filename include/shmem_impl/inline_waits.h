/*
 * List of the inlined waits and tests, e.g. shmem_long_wait_until, for programs that define
 * SHMEMX_INLINE. Only inline.h includes this header, after it has defined the macros that
 * inline_more.h describes.
 *
 * This list is a separate header because C++ also has overloads for volatile variables.
 * SHMEM_IMPL_IVAR(type) is the type with or without volatile. SHMEM_IMPL_OF(type, address) is the
 * address of the variable as a pointer without volatile.
 */

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_DO_ON_DEFAULT(NAME, wait_until,                                                     \
                             (SHMEM_IMPL_IVAR(TYPE) *ivar, int cmp, TYPE cmp_value),               \
                             (SHMEM_IMPL_OF(TYPE, ivar), cmp, cmp_value), shmem_impl_inline_wait,  \
                             ivar, sizeof *ivar, (TYPE)-1 < (TYPE)1, cmp, (uint64_t)(cmp_value))
SHMEM_IMPL_STAMP(WAIT, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_GIVE_ON_DEFAULT(int, NAME, test,                                                    \
                               (SHMEM_IMPL_IVAR(TYPE) *ivar, int cmp, TYPE cmp_value),             \
                               (SHMEM_IMPL_OF(TYPE, ivar), cmp, cmp_value),                        \
                               shmem_impl_inline_test, &result, ivar, sizeof *ivar,                \
                               (TYPE)-1 < (TYPE)1, cmp, (uint64_t)(cmp_value))
SHMEM_IMPL_STAMP(TEST, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* clang-format on */
