#include "atomic.h"

#include "base/report.h"
#include "waiting/waiting.h"

void atomic_fail_alignment(const char *routine, const char *argument, const void *address,
                           size_t size)
{
    report_fatal(routine, "%s is %p: expected a multiple of the type's size, %zu", argument,
                 address, size);
}

uint64_t atomic_apply_apart(const struct target *target, enum atomic_operation operation,
                            uint64_t value, size_t size)
{
    bool near = target->segment != NULL && segment_is_near_atomic(target->segment, target->pe);
    uint64_t old = near ? atomic_apply_near(target, operation, value, size)
                        : remote_atomic_fetch(target, operation, value, size);
    waiting_read(target->address, old);
    return old;
}

uint64_t atomic_swap_if_apart(const struct target *target, uint64_t condition, uint64_t value,
                              size_t size)
{
    uint64_t old = segment_is_near_atomic(target->segment, target->pe)
                       ? atomic_swap_if_near(target, condition, value, size)
                       : remote_atomic_compare_swap(target, condition, value, size);
    waiting_read(target->address, old);
    return old;
}

void atomic_apply_nbi_apart(const struct target *target, enum atomic_operation operation,
                            uint64_t value, size_t size, void *fetch)
{
    remote_atomic_fetch_nbi(target, operation, value, size, fetch);
    waiting_read(target->address, 0);
}

void atomic_swap_if_nbi_apart(const struct target *target, uint64_t condition, uint64_t value,
                              size_t size, void *fetch)
{
    remote_atomic_compare_swap_nbi(target, condition, value, size, fetch);
    waiting_read(target->address, 0);
}
