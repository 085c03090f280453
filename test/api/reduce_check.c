#include "reduce_check.h"

enum { MOST = 300, UNTOUCHED = 0xEE, GUARD = 64 };

struct complex_value {
    long double real, imaginary;
};

/* Returns an operand: for bitwise operations, bits at all positions; otherwise a small number,
 * so that products fit in a byte. */
static uint64_t bits_of(int member, size_t index)
{
    uint64_t mixed = ((uint64_t)member * 31 + index + 1) * 0x9E3779B97F4A7C15u;
    return mixed ^ mixed >> 29;
}

static struct complex_value value_of(const struct reduce_routine *routine, int member, size_t index)
{
    int spread = (int)((index + (size_t)member * 5) % 11);
    struct complex_value value = {spread, 0};
    if (routine->operation == PROD)
        value.real = (index + (size_t)member) % 3 == 0 ? 2 : 1;
    else if (routine->operation == MAX || routine->operation == MIN)
        /* Signed types: some values are negative. Unsigned types: some values exceed the
         * greatest signed value. */
        value.real = routine->is_signed ? 5 - spread
                     : spread % 2 == 0  ? 2.0L * (1ull << (routine->size * 8 - 2) % 64) + spread
                                        : spread;
    if (routine->load_imaginary != NULL)
        value.imaginary = (int)(index % 3) - 1;
    return value;
}

static bool is_bitwise(const struct reduce_routine *routine)
{
    return routine->operation <= XOR;
}

static void store_source(const struct reduce_routine *routine, char *source, int member,
                         size_t nelems)
{
    for (size_t i = 0; i < nelems; i++) {
        struct complex_value value = value_of(routine, member, i);
        uint64_t bits = bits_of(member, i);
        if (is_bitwise(routine))
            memcpy(source + i * routine->size, &bits, routine->size);
        else
            routine->store(source, i, value.real, value.imaginary);
    }
}

static uint64_t combine_bits(enum reduce_operation operation, uint64_t a, uint64_t b)
{
    return operation == AND ? (a & b) : operation == OR ? (a | b) : (a ^ b);
}

static struct complex_value combine(enum reduce_operation operation, struct complex_value a,
                                    struct complex_value b)
{
    switch (operation) {
    case MAX:
        return a.real > b.real ? a : b;
    case MIN:
        return a.real < b.real ? a : b;
    case SUM:
        return (struct complex_value){a.real + b.real, a.imaginary + b.imaginary};
    default:
        return (struct complex_value){a.real * b.real - a.imaginary * b.imaginary,
                                      a.real * b.imaginary + a.imaginary * b.real};
    }
}

static bool check_bits(const struct members *members, const struct reduce_routine *routine,
                       const char *dest, size_t index)
{
    uint64_t expected = bits_of(0, index), got = 0, low = 0;
    for (int member = 1; member < members->n; member++)
        expected = combine_bits(routine->operation, expected, bits_of(member, index));
    memcpy(&got, dest + index * routine->size, routine->size);
    memcpy(&low, &expected, routine->size);
    return CHECK_EQ(got, low);
}

static bool check_value(const struct members *members, const struct reduce_routine *routine,
                        const char *dest, size_t index)
{
    struct complex_value expected = value_of(routine, 0, index);
    for (int member = 1; member < members->n; member++)
        expected = combine(routine->operation, expected, value_of(routine, member, index));
    bool equal = CHECK_REAL(routine->load_real(dest, index), expected.real);
    if (routine->load_imaginary != NULL)
        equal = CHECK_REAL(routine->load_imaginary(dest, index), expected.imaginary) && equal;
    return equal;
}

static void check_length(const struct members *members, const struct reduce_routine *routine,
                         size_t nelems, bool in_place)
{
    api_about("%s of %zu%s, member %d of %d", routine->name, nelems, in_place ? " in place" : "",
              members->me, members->n);
    int zone = (int)((nelems + (size_t)routine->operation) % ZONE_COUNT);
    char *dest = api_zone(zone) + GUARD;
    char *source = in_place ? dest : api_zone((zone + 1) % ZONE_COUNT);
    static _Alignas(16) char elements[MOST * 16]; /* host copies of elements in device memory */
    api_set(dest - GUARD, UNTOUCHED, ZONE_BYTES);
    store_source(routine, elements, members->me, nelems);
    api_store(source, elements, nelems * routine->size);
    members_meet(members);
    CHECK_EQ(routine->call(members, dest, source, nelems), 0);
    CHECK_FILLED(dest - GUARD, GUARD, UNTOUCHED);
    api_load(elements, dest, nelems * routine->size);
    for (size_t i = 0; i < nelems; i++)
        if (!(is_bitwise(routine) ? check_bits(members, routine, elements, i)
                                  : check_value(members, routine, elements, i)))
            break;
    CHECK_FILLED(dest + nelems * routine->size, GUARD, UNTOUCHED);
    members_meet(members);
}

/* Every second reduction is in place. Which ones depends on the number of members, so that teams
 * of n and of n - 1 PEs cover both for every length of every routine. */
void check_reduce(const struct members *members, const struct reduce_routine *routine)
{
    static const size_t lengths[] = {1, 17, MOST};
    if (members->set == NULL)
        CHECK_EQ(routine->call(members, NULL, NULL, 0), 0);
    for (size_t i = 0; i < LENGTH(lengths); i++) {
        bool in_place = (i + (size_t)members->n + (size_t)routine->operation) % 2 == 0;
        check_length(members, routine, lengths[i], in_place);
    }
}
