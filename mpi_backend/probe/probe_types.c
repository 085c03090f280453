/*
 * MPI's basic types that have an equivalent in OpenSHMEM, MPI's operations, and the expected
 * results of the operations on some values.
 */
#include <complex.h>
#include <stdio.h>
#include <string.h>

#include "probe.h"

static const struct type types[] = {
    {"uint32", TYPE_UNSIGNED, 4, MPI_UINT32_T, true},
    {"uint64", TYPE_UNSIGNED, 8, MPI_UINT64_T, true},
    {"float", TYPE_FLOAT, sizeof(float), MPI_FLOAT, false},
    {"double", TYPE_FLOAT, sizeof(double), MPI_DOUBLE, false},
    {"int8", TYPE_SIGNED, 1, MPI_INT8_T, false},
    {"int16", TYPE_SIGNED, 2, MPI_INT16_T, false},
    {"int32", TYPE_SIGNED, 4, MPI_INT32_T, false},
    {"int64", TYPE_SIGNED, 8, MPI_INT64_T, false},
    {"uint8", TYPE_UNSIGNED, 1, MPI_UINT8_T, false},
    {"uint16", TYPE_UNSIGNED, 2, MPI_UINT16_T, false},
    {"short", TYPE_SIGNED, sizeof(short), MPI_SHORT, false},
    {"int", TYPE_SIGNED, sizeof(int), MPI_INT, false},
    {"long", TYPE_SIGNED, sizeof(long), MPI_LONG, false},
    {"long long", TYPE_SIGNED, sizeof(long long), MPI_LONG_LONG, false},
    {"unsigned", TYPE_UNSIGNED, sizeof(unsigned), MPI_UNSIGNED, false},
    {"unsigned long", TYPE_UNSIGNED, sizeof(unsigned long), MPI_UNSIGNED_LONG, false},
    {"long double", TYPE_FLOAT, sizeof(long double), MPI_LONG_DOUBLE, false},
    {"float complex", TYPE_COMPLEX, sizeof(float complex), MPI_C_FLOAT_COMPLEX, false},
    {"double complex", TYPE_COMPLEX, sizeof(double complex), MPI_C_DOUBLE_COMPLEX, false},
};
enum { TYPES = sizeof types / sizeof types[0] };

enum { SUM, PROD, MAX, MIN, BAND, BOR, BXOR, LAND, LOR, LXOR, REPLACE, NO_OP };

static const struct type_operation operations[] = {
    [SUM] = {"MPI_SUM", MPI_SUM, true},
    [PROD] = {"MPI_PROD", MPI_PROD, false},
    [MAX] = {"MPI_MAX", MPI_MAX, false},
    [MIN] = {"MPI_MIN", MPI_MIN, false},
    [BAND] = {"MPI_BAND", MPI_BAND, true},
    [BOR] = {"MPI_BOR", MPI_BOR, true},
    [BXOR] = {"MPI_BXOR", MPI_BXOR, true},
    [LAND] = {"MPI_LAND", MPI_LAND, false},
    [LOR] = {"MPI_LOR", MPI_LOR, false},
    [LXOR] = {"MPI_LXOR", MPI_LXOR, false},
    [REPLACE] = {"MPI_REPLACE", MPI_REPLACE, true},
    [NO_OP] = {"MPI_NO_OP", MPI_NO_OP, true},
};
enum { OPERATIONS = sizeof operations / sizeof operations[0] };

_Static_assert((int)TYPES <= (int)TYPES_MAX && (int)OPERATIONS <= (int)OPERATIONS_MAX,
               "there is room for all");

int types_count(void)
{
    return TYPES;
}

const struct type *type_get(int index)
{
    return &types[index];
}

int operations_count(void)
{
    return OPERATIONS;
}

const struct type_operation *operation_get(int index)
{
    return &operations[index];
}

/* The operands are pairs of values. The product of pair 0 fits in one byte, pair 1 uses the
 * upper half of a word, and pair 2 has a negative value. */
bool operation_fits(const struct type_operation *operation, const struct type *type, int pair)
{
    ptrdiff_t which = operation - operations;
    bool is_order = which == MAX || which == MIN;
    bool is_arithmetic = which == SUM || which == PROD || is_order;
    bool moves = which == REPLACE || which == NO_OP;
    if (which == PROD && pair != 0)
        return false;
    if (type->class == TYPE_COMPLEX)
        return moves || (is_arithmetic && !is_order);
    return type->class != TYPE_FLOAT || moves || is_arithmetic;
}

static int64_t probe_types_integer_of(const struct type *type, int pair, bool first)
{
    int64_t half = (int64_t)1 << (type->size * 4 - 1);
    int64_t value = first ? 5 : 3;
    if (pair == 1)
        return value * half;
    return pair == 2 && first ? -value : value;
}

static long double probe_types_real_of(int pair, bool first)
{
    static const long double values[VALUE_PAIRS][2] = {
        {5.5L, 3.25L}, {0.5L, 0.5L}, {-5.5L, 1024.0L}};
    return values[pair][!first];
}

static void probe_types_store_integer(const struct type *type, int64_t value, void *to)
{
    size_t before = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? sizeof value - type->size : 0;
    memcpy(to, (const char *)&value + before, type->size);
}

static void probe_types_store_real(const struct type *type, long double value, void *to)
{
    float as_float = (float)value;
    double as_double = (double)value;
    if (type->size == sizeof as_float)
        memcpy(to, &as_float, sizeof as_float);
    else if (type->size == sizeof as_double)
        memcpy(to, &as_double, sizeof as_double);
    else
        memcpy(to, &value, sizeof value);
}

static void probe_types_store_complex(const struct type *type, double complex value, void *to)
{
    float complex as_float = (float complex)value;
    if (type->size == sizeof as_float)
        memcpy(to, &as_float, sizeof as_float);
    else
        memcpy(to, &value, sizeof value);
}

static double complex probe_types_complex_of(int pair, bool first)
{
    return (double)probe_types_real_of(pair, first) + I * (first ? 2.0 : -0.75);
}

static void probe_types_store_value(const struct type *type, int pair, bool first, void *to)
{
    if (type->class == TYPE_COMPLEX)
        probe_types_store_complex(type, probe_types_complex_of(pair, first), to);
    else if (type->class == TYPE_FLOAT)
        probe_types_store_real(type, probe_types_real_of(pair, first), to);
    else
        probe_types_store_integer(type, probe_types_integer_of(type, pair, first), to);
}

void type_first(const struct type *type, int pair, void *to)
{
    probe_types_store_value(type, pair, true, to);
}

void type_second(const struct type *type, int pair, void *to)
{
    probe_types_store_value(type, pair, false, to);
}

/* Compares as the type does: -5 is less than 3 if the type is signed, and greater otherwise. */
static bool probe_types_is_less(const struct type *type, int64_t a, int64_t b)
{
    return type->class == TYPE_SIGNED ? a < b : (uint64_t)a < (uint64_t)b;
}

static int64_t probe_types_integer_result(const struct type *type, ptrdiff_t operation, int64_t a,
                                          int64_t b)
{
    const int64_t results[OPERATIONS] = {
        [SUM] = (int64_t)((uint64_t)a + (uint64_t)b),
        [PROD] = (int64_t)((uint64_t)a * (uint64_t)b),
        [MAX] = probe_types_is_less(type, a, b) ? b : a,
        [MIN] = probe_types_is_less(type, a, b) ? a : b,
        [BAND] = a & b,
        [BOR] = a | b,
        [BXOR] = a ^ b,
        [LAND] = a != 0 && b != 0,
        [LOR] = a != 0 || b != 0,
        [LXOR] = (a != 0) != (b != 0),
        [REPLACE] = b,
        [NO_OP] = a,
    };
    return results[operation];
}

static long double probe_types_real_result(ptrdiff_t operation, long double a, long double b)
{
    const long double results[OPERATIONS] = {
        [SUM] = a + b,         [PROD] = a * b, [MAX] = a < b ? b : a,
        [MIN] = a < b ? a : b, [REPLACE] = b,  [NO_OP] = a,
    };
    return results[operation];
}

static double complex probe_types_complex_result(ptrdiff_t operation, double complex a,
                                                 double complex b)
{
    const double complex results[OPERATIONS] = {
        [SUM] = a + b, [PROD] = a * b, [REPLACE] = b, [NO_OP] = a};
    return results[operation];
}

void type_result(const struct type *type, const struct type_operation *operation, int pair,
                 void *to)
{
    ptrdiff_t which = operation - operations;
    if (type->class == TYPE_COMPLEX)
        probe_types_store_complex(type,
                                  probe_types_complex_result(which,
                                                             probe_types_complex_of(pair, true),
                                                             probe_types_complex_of(pair, false)),
                                  to);
    else if (type->class == TYPE_FLOAT)
        probe_types_store_real(type,
                               probe_types_real_result(which, probe_types_real_of(pair, true),
                                                       probe_types_real_of(pair, false)),
                               to);
    else
        probe_types_store_integer(
            type,
            probe_types_integer_result(type, which, probe_types_integer_of(type, pair, true),
                                       probe_types_integer_of(type, pair, false)),
            to);
}

/* Compares two values. Ignores the padding bytes of a long double, because no operation has to
 * preserve them. */
bool type_is_equal(const struct type *type, const void *a, const void *b)
{
    long double x, y;
    if (type->class != TYPE_FLOAT || type->size != sizeof x)
        return memcmp(a, b, type->size) == 0;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    return x == y;
}

static long double probe_types_load_real(size_t size, const void *value)
{
    float as_float;
    double as_double;
    long double as_long;
    if (size == sizeof as_float)
        return memcpy(&as_float, value, size), (long double)as_float;
    if (size == sizeof as_double)
        return memcpy(&as_double, value, size), (long double)as_double;
    return memcpy(&as_long, value, size), as_long;
}

static int64_t probe_types_load_integer(const struct type *type, const void *value)
{
    int64_t loaded = 0;
    memcpy(&loaded, value, type->size);
    if (type->class != TYPE_SIGNED)
        return loaded;
    int unused = 64 - 8 * (int)type->size;
    return (int64_t)((uint64_t)loaded << unused) >> unused;
}

void type_print(const struct type *type, const void *value, char *text, size_t room)
{
    size_t half = type->size / 2;
    if (type->class == TYPE_COMPLEX)
        snprintf(text, room, "%Lg%+Lgi", probe_types_load_real(half, value),
                 probe_types_load_real(half, (const char *)value + half));
    else if (type->class == TYPE_FLOAT)
        snprintf(text, room, "%Lg", probe_types_load_real(type->size, value));
    else if (type->class == TYPE_SIGNED)
        snprintf(text, room, "%lld", (long long)probe_types_load_integer(type, value));
    else
        snprintf(text, room, "%llu", (unsigned long long)probe_types_load_integer(type, value));
}
