/*
 * Waits and tests of what is true, that programs have inlined; apart from inline_routines.h, where
 * is said how it is included, for C++ has them of volatile variables too: SHMEM_IMPL_IVAR(type) is
 * the type with or without that, and SHMEM_IMPL_OF(type, address) the variable's address without.
 */

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_INLINE_DO(ON_DEFAULT, NAME, wait_until,                                             \
                         (SHMEM_IMPL_IVAR(TYPE) *ivar, int cmp, TYPE cmp_value),                   \
                         (SHMEM_IMPL_OF(TYPE, ivar), cmp, cmp_value),                              \
                         shmem_impl_near.waits && SHMEM_IMPL_HOLDS(TYPE, ivar, cmp, cmp_value))
SHMEM_IMPL_INLINE_STAMP(WAIT, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_INLINE_GIVE(ON_DEFAULT, int, NAME, test,                                            \
                           (SHMEM_IMPL_IVAR(TYPE) *ivar, int cmp, TYPE cmp_value),                 \
                           (SHMEM_IMPL_OF(TYPE, ivar), cmp, cmp_value), const int holds = 1,       \
                           shmem_impl_near.tests && SHMEM_IMPL_HOLDS(TYPE, ivar, cmp, cmp_value),  \
                           holds)
SHMEM_IMPL_INLINE_STAMP(TEST, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* clang-format on */
