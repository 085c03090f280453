#include "access.h"

#include <math.h>

#include "assert.h"

/* ---- Copies ---- */

/* Defines copy_elements_BITS for each element size, e.g. copy_elements_64. The function gets its
 * own copy of the shape, so that the compiler need not reload the shape after each store. */
#define DEFINE_COPY_ELEMENTS(BITS)                                                                 \
    static void copy_elements_##BITS(char *dest, const char *source, struct copy_shape shape)      \
    {                                                                                              \
        for (size_t i = 0; i < shape.blocks; i++)                                                  \
            copy_to_shared(dest + i * shape.dest_step, source + i * shape.source_step, BITS / 8);  \
    }
DEFINE_COPY_ELEMENTS(8)
DEFINE_COPY_ELEMENTS(16)
DEFINE_COPY_ELEMENTS(32)
DEFINE_COPY_ELEMENTS(64)
DEFINE_COPY_ELEMENTS(128)

static void access_copy_any(char *dest, const char *source, struct copy_shape shape)
{
    for (size_t i = 0; i < shape.blocks; i++)
        memcpy(dest + i * shape.dest_step, source + i * shape.source_step, shape.block);
}

void copy_blocks(void *dest, const void *source, const struct copy_shape *shape)
{
    switch (shape->block) {
    case 1:
        copy_elements_8(dest, source, *shape);
        break;
    case 2:
        copy_elements_16(dest, source, *shape);
        break;
    case 4:
        copy_elements_32(dest, source, *shape);
        break;
    case 8:
        copy_elements_64(dest, source, *shape);
        break;
    case 16:
        copy_elements_128(dest, source, *shape);
        break;
    default:
        access_copy_any(dest, source, *shape);
    }
    fence_loads();
}

/* ---- Atomic operations ---- */

/* Returns the value of an unsigned word of 4 or 8 bytes. The bits above the word are ignored. */
static uint64_t access_unsigned_of(uint64_t bits, size_t size)
{
    return size == 4 ? (uint32_t)bits : bits;
}

static int64_t access_signed_of(uint64_t bits, size_t size)
{
    return size == 4 ? (int32_t)(uint32_t)bits : (int64_t)bits;
}

static double access_floating_of(uint64_t bits, size_t size)
{
    return size == 4 ? (double)word_float_of_bits(bits) : word_double_of_bits(bits);
}

/* Returns true if `left` is less than `right`. Treats -0 as less than +0, so that the minimum and
 * maximum of several values do not depend on the order of the operations. */
static bool access_is_less(double left, double right)
{
    return left < right || (left == right && signbit(left) && !signbit(right));
}

/* Returns true if `value` replaces `old` as the minimum or maximum. NaN never replaces a value, and
 * any number replaces NaN, so the result of several operations does not depend on their order. */
static bool access_is_new_extremum(double value, double old, bool is_minimum)
{
    if (isnan(value) || isnan(old))
        return !isnan(value);
    return is_minimum ? access_is_less(value, old) : access_is_less(old, value);
}

static uint64_t access_add_floating(uint64_t old, uint64_t value, size_t size)
{
    return size == 4 ? word_bits_of_float(word_float_of_bits(old) + word_float_of_bits(value))
                     : word_bits_of_double(word_double_of_bits(old) + word_double_of_bits(value));
}

static uint64_t access_multiply_floating(uint64_t old, uint64_t value, size_t size)
{
    return size == 4 ? word_bits_of_float(word_float_of_bits(old) * word_float_of_bits(value))
                     : word_bits_of_double(word_double_of_bits(old) * word_double_of_bits(value));
}

/* Returns the new value of a word that contains `old`. */
static uint64_t access_apply_update(struct word_update update, uint64_t old)
{
    uint64_t value = update.value;
    size_t size = update.size;
    switch (update.operation) {
    case ATOMIC_MULTIPLY:
        return old * value;
    case ATOMIC_MIN_UNSIGNED:
        return access_unsigned_of(value, size) < access_unsigned_of(old, size) ? value : old;
    case ATOMIC_MIN_SIGNED:
        return access_signed_of(value, size) < access_signed_of(old, size) ? value : old;
    case ATOMIC_MAX_UNSIGNED:
        return access_unsigned_of(value, size) > access_unsigned_of(old, size) ? value : old;
    case ATOMIC_MAX_SIGNED:
        return access_signed_of(value, size) > access_signed_of(old, size) ? value : old;
    case ATOMIC_ADD_FLOATING:
        return access_add_floating(old, value, size);
    case ATOMIC_MULTIPLY_FLOATING:
        return access_multiply_floating(old, value, size);
    case ATOMIC_MIN_FLOATING:
    case ATOMIC_MAX_FLOATING:
        return access_is_new_extremum(access_floating_of(value, size),
                                      access_floating_of(old, size),
                                      update.operation == ATOMIC_MIN_FLOATING)
                   ? value
                   : old;
    default:
        ASSERT(false);
        return old;
    }
}

uint64_t word_update_by_cas(struct word_update update, uint64_t seen,
                            word_compare_swap_function *compare_swap, void *address)
{
    for (;;) {
        uint64_t old = access_unsigned_of(seen, update.size);
        uint64_t next = access_unsigned_of(access_apply_update(update, old), update.size);
        if (next == old)
            return old;
        seen = access_unsigned_of(compare_swap(address, old, next), update.size);
        if (seen == old)
            return old;
    }
}

static uint64_t access_compare_swap_4_bytes(void *word, uint64_t condition, uint64_t value)
{
    return word_compare_swap(word, condition, value, 4);
}

static uint64_t access_compare_swap_8_bytes(void *word, uint64_t condition, uint64_t value)
{
    return word_compare_swap(word, condition, value, 8);
}

uint64_t word_update_mapped_by_cas(struct word_update update, void *word)
{
    uint64_t seen = shmem_impl_apply(SHMEM_IMPL_FETCH, word, 0, update.size);
    return word_update_by_cas(
        update, seen, update.size == 4 ? access_compare_swap_4_bytes : access_compare_swap_8_bytes,
        word);
}
