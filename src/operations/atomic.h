/*
 * Atomic memory operations, with the CPU's atomics on the target's own memory: by whoever has it
 * near, else by its owner.
 *
 * Values travel widened to 64 bits; `size` is 4 or 8 and a constant at every call, so the compiler
 * leaves one instruction of each of these functions. Floating-point values travel as their bits.
 */
#ifndef ISTHMUS_ATOMIC_H
#define ISTHMUS_ATOMIC_H

#include <string.h>

#include "base/check.h"
#include "base/word.h"
#include "memory/segment.h"
#include "memory/waking.h"
#include "team/context.h"
#include "transport/remote.h"

_Noreturn void atomic_fail_alignment(const char *routine, const char *argument, const void *address,
                                     size_t size) __attribute__((cold));

/* `argument` is what the routine calls the address. Of what is only fetched, the segment may be
 * NULL (struct target). */
HOT_INLINE struct target atomic_target_of(const char *routine, struct context *context,
                                          enum atomic_operation operation, const char *argument,
                                          const void *address, size_t size, int pe)
{
    struct target target = {routine, context, NULL, address,
                            context_world_pe(routine, context, pe)};
    if (UNLIKELY((uintptr_t)address % size != 0))
        atomic_fail_alignment(routine, argument, address, size);
    target.segment = operation == ATOMIC_FETCH ? segment_find(address, size)
                                               : segment_of(routine, argument, address, size);
    return target;
}

HOT_INLINE struct target atomic_target(const char *routine, struct context *context,
                                       const char *argument, const void *address, size_t size,
                                       int pe)
{
    return atomic_target_of(routine, context, ATOMIC_SET, argument, address, size, pe);
}

HOT_INLINE bool atomic_is_near(const struct target *target, enum atomic_operation operation)
{
    if (operation == ATOMIC_FETCH && UNLIKELY(target->segment == NULL))
        return false;
    return segment_is_near_fetch(target->segment, target->pe);
}

/* The operation on near memory. */
HOT_INLINE uint64_t atomic_apply_near(const struct target *target, enum atomic_operation operation,
                                      uint64_t value, size_t size)
{
    void *word = segment_translate(target->segment, target->address, target->pe);
    uint64_t old = word_apply(word, operation, value, size);
    if (operation != ATOMIC_FETCH)
        wake_waiters(target->pe, target->address, size);
    return old;
}

HOT_INLINE uint64_t atomic_swap_if_near(const struct target *target, uint64_t condition,
                                        uint64_t value, size_t size)
{
    void *word = segment_translate(target->segment, target->address, target->pe);
    uint64_t old = word_swap_if(word, condition, value, size);
    wake_waiters(target->pe, target->address, size);
    return old;
}

/* Applies the operation; waits for nothing. */
HOT_INLINE void atomic_update_target(const struct target *target, enum atomic_operation operation,
                                     uint64_t value, size_t size)
{
    if (segment_is_near_atomic(target->segment, target->pe))
        atomic_apply_near(target, operation, value, size);
    else
        remote_atomic(target, operation, value, size);
}

/* Applies the operation at PE `pe`; waits for nothing. */
HOT_INLINE void atomic_update(const char *routine, struct context *context,
                              enum atomic_operation operation, const void *dest, uint64_t value,
                              size_t size, int pe)
{
    struct target target = atomic_target(routine, context, "dest", dest, size, pe);
    atomic_update_target(&target, operation, value, size);
}

/* The same where the inlined way does not serve: at PEs that are not near, or at near ones while a
 * network runs, for a program may do so again and again until a message has come. */
uint64_t atomic_apply_apart(const struct target *target, enum atomic_operation operation,
                            uint64_t value, size_t size);
uint64_t atomic_swap_if_apart(const struct target *target, uint64_t condition, uint64_t value,
                              size_t size);
void atomic_apply_nbi_apart(const struct target *target, enum atomic_operation operation,
                            uint64_t value, size_t size, void *fetch);
void atomic_swap_if_nbi_apart(const struct target *target, uint64_t condition, uint64_t value,
                              size_t size, void *fetch);

/* What the parameter is called that names the word. */
HOT_INLINE const char *atomic_argument(enum atomic_operation operation)
{
    return operation == ATOMIC_FETCH ? "source" : "dest";
}

/* Applies the operation at PE `pe`; gives the value before it, its low `size` bytes meant. */
HOT_INLINE uint64_t atomic_apply(const char *routine, struct context *context,
                                 enum atomic_operation operation, const void *dest, uint64_t value,
                                 size_t size, int pe)
{
    struct target target =
        atomic_target_of(routine, context, operation, atomic_argument(operation), dest, size, pe);
    return atomic_is_near(&target, operation) ? atomic_apply_near(&target, operation, value, size)
                                              : atomic_apply_apart(&target, operation, value, size);
}

/* The same, whose old value is at `fetch` after a quiet of the context. */
HOT_INLINE void atomic_apply_nbi(const char *routine, struct context *context,
                                 enum atomic_operation operation, void *fetch, const void *dest,
                                 uint64_t value, size_t size, int pe)
{
    struct target target =
        atomic_target_of(routine, context, operation, atomic_argument(operation), dest, size, pe);
    check_result(routine, "fetch", fetch);
    if (atomic_is_near(&target, operation) && !UNLIKELY(job.has_devices))
        word_store_old(fetch, atomic_apply_near(&target, operation, value, size), size);
    else
        atomic_apply_nbi_apart(&target, operation, value, size, fetch);
}

/* Stores `value` if `condition` is there; gives the value before. */
HOT_INLINE uint64_t atomic_compare_swap(const char *routine, struct context *context, void *dest,
                                        uint64_t condition, uint64_t value, size_t size, int pe)
{
    struct target target = atomic_target(routine, context, "dest", dest, size, pe);
    return segment_is_near_fetch(target.segment, target.pe)
               ? atomic_swap_if_near(&target, condition, value, size)
               : atomic_swap_if_apart(&target, condition, value, size);
}

HOT_INLINE void atomic_compare_swap_nbi(const char *routine, struct context *context, void *fetch,
                                        void *dest, uint64_t condition, uint64_t value, size_t size,
                                        int pe)
{
    struct target target = atomic_target(routine, context, "dest", dest, size, pe);
    check_result(routine, "fetch", fetch);
    if (segment_is_near_fetch(target.segment, target.pe) && !UNLIKELY(job.has_devices))
        word_store_old(fetch, atomic_swap_if_near(&target, condition, value, size), size);
    else
        atomic_swap_if_nbi_apart(&target, condition, value, size, fetch);
}

/* Floating-point values as the bits that the operations above carry, and back. */
HOT_INLINE uint64_t atomic_bits_of_float(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

HOT_INLINE uint64_t atomic_bits_of_double(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

HOT_INLINE float atomic_float_of_bits(uint64_t bits)
{
    uint32_t narrow = (uint32_t)bits;
    float value;
    memcpy(&value, &narrow, sizeof value);
    return value;
}

HOT_INLINE double atomic_double_of_bits(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

#endif
