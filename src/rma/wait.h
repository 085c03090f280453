/*
 * Waits and tests of symmetric variables (shmem_wait_until, shmem_test and related routines), for
 * one variable or a set of variables. A wait returns when a variable of this PE, which other PEs
 * update, satisfies a comparison.
 */
#ifndef ISTHMUS_WAIT_H
#define ISTHMUS_WAIT_H

#include <stdbool.h>

#include "base/job.h"
#include "shm/waiting.h"
#include "shmem_impl/near.h"

/* Type of the variable. Functions pass values as 64-bit integers, extended according to
 * is_signed. */
struct integer_kind {
    unsigned char size; /* 2, 4 or 8 bytes */
    bool is_signed;
};

#define INTEGER_KIND(TYPE) ((struct integer_kind){sizeof(TYPE), (TYPE)-1 < (TYPE)1})

/* Returns true if `have` and `want` satisfy the comparison `cmp`. */
HOT_INLINE bool wait_compare(uint64_t have, struct integer_kind kind, int cmp, uint64_t want)
{
    return shmem_impl_compare(have, kind.is_signed, cmp, want) == 1;
}

/* General paths of wait_until and wait_test. They check the arguments and wait if necessary. */
void wait_until_slow(const char *routine, const void *ivar, struct integer_kind kind, int cmp,
                     uint64_t value);
int wait_test_slow(const char *routine, const void *ivar, struct integer_kind kind, int cmp,
                   uint64_t value);

/* Implementations of shmem_wait_until and shmem_test. `cmp` is one of SHMEM_CMP_*. */
HOT_INLINE void wait_until(const char *routine, const void *ivar, struct integer_kind kind, int cmp,
                           uint64_t value)
{
    if (!shmem_impl_near.waits || !shmem_impl_holds(ivar, kind.size, kind.is_signed, cmp, value))
        wait_until_slow(routine, ivar, kind, cmp, value);
}

HOT_INLINE int wait_test(const char *routine, const void *ivar, struct integer_kind kind, int cmp,
                         uint64_t value)
{
    uint64_t have;
    int result = -1;
    if (shmem_impl_near.waits && shmem_impl_own_integer(ivar, kind.size, kind.is_signed, &have))
        result = shmem_impl_compare(have, kind.is_signed, cmp, value);
    if (UNLIKELY(result < 0))
        return wait_test_slow(routine, ivar, kind, cmp, value);
    waiting_tested(result != 0);
    return result;
}

/* The variables of a wait or test, and the values with which they are compared. `values` has one
 * entry for all variables, or one for each variable if `vector`. `status` may be NULL; a variable
 * with a nonzero entry is ignored. */
struct wait_set {
    const void *ivars;
    struct integer_kind kind;
    size_t nelems;
    const int *status;
    int cmp;
    const void *values; /* of type `kind` */
    bool vector;
};

void wait_until_all(const char *routine, const struct wait_set *set);
size_t wait_until_any(const char *routine, const struct wait_set *set);
size_t wait_until_some(const char *routine, const struct wait_set *set, size_t *indices);
int wait_test_all(const char *routine, const struct wait_set *set);
size_t wait_test_any(const char *routine, const struct wait_set *set);
size_t wait_test_some(const char *routine, const struct wait_set *set, size_t *indices);

#endif
