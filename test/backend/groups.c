/*
 * Groups of every shape that the job has, and all their operations.
 */
#include "backend_test.h"

#include <complex.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct group {
    struct backend_group *handle;
    int pes[64];
    int n, place; /* of this PE */
};

/* ---- Allreduce: each type with each operation, against the same done here ---- */

/* The value of member `place` in element i; small, so that products stay exact. */
static int value_of(int place, size_t i)
{
    return (int)((i + (size_t)place * 3) % 4) + 1;
}

/* What `operation` makes of the values of all members. */
static long reduced(const struct group *group, enum backend_operation operation, size_t i)
{
    long result = value_of(0, i);
    for (int place = 1; place < group->n; place++) {
        long value = value_of(place, i);
        switch (operation) {
        case BACKEND_SUM:
            result += value;
            break;
        case BACKEND_PROD:
            result *= value;
            break;
        case BACKEND_MIN:
            result = value < result ? value : result;
            break;
        case BACKEND_MAX:
            result = value > result ? value : result;
            break;
        case BACKEND_AND:
            result &= value;
            break;
        case BACKEND_OR:
            result |= value;
            break;
        default:
            result ^= value;
            break;
        }
    }
    return result;
}

/* A type under test: its size, and its elements written and compared as small integers. The
 * imaginary part of complex numbers is zero in products and twice the real part in sums. */
struct type {
    enum backend_type type;
    size_t size;
    bool bitwise, ordered; /* which operations it has */
    void (*write)(void *element, long value, bool sum);
    bool (*equals)(const void *element, long value, bool sum);
};

#define DEFINE_TYPE(NAME, TYPE)                                                                    \
    static void write_##NAME(void *element, long value, bool sum)                                  \
    {                                                                                              \
        (void)sum;                                                                                 \
        *(TYPE *)element = (TYPE)value;                                                            \
    }                                                                                              \
    static bool equals_##NAME(const void *element, long value, bool sum)                           \
    {                                                                                              \
        (void)sum;                                                                                 \
        return *(const TYPE *)element == (TYPE)value;                                              \
    }

#define DEFINE_COMPLEX(NAME, TYPE)                                                                 \
    static void write_##NAME(void *element, long value, bool sum)                                  \
    {                                                                                              \
        *(TYPE _Complex *)element = (TYPE)value + (sum ? 2 * (TYPE)value * I : 0 * I);             \
    }                                                                                              \
    static bool equals_##NAME(const void *element, long value, bool sum)                           \
    {                                                                                              \
        TYPE _Complex expected = (TYPE)value + (sum ? 2 * (TYPE)value * I : 0 * I);                \
        return *(const TYPE _Complex *)element == expected;                                        \
    }

DEFINE_TYPE(int8, int8_t)
DEFINE_TYPE(int16, int16_t)
DEFINE_TYPE(int32, int32_t)
DEFINE_TYPE(int64, int64_t)
DEFINE_TYPE(uint8, uint8_t)
DEFINE_TYPE(uint16, uint16_t)
DEFINE_TYPE(uint32, uint32_t)
DEFINE_TYPE(uint64, uint64_t)
DEFINE_TYPE(float, float)
DEFINE_TYPE(double, double)
DEFINE_TYPE(long_double, long double)
DEFINE_COMPLEX(complex_float, float)
DEFINE_COMPLEX(complex_double, double)

static const struct type types[] = {
    {BACKEND_INT8, 1, true, true, write_int8, equals_int8},
    {BACKEND_INT16, 2, true, true, write_int16, equals_int16},
    {BACKEND_INT32, 4, true, true, write_int32, equals_int32},
    {BACKEND_INT64, 8, true, true, write_int64, equals_int64},
    {BACKEND_UINT8, 1, true, true, write_uint8, equals_uint8},
    {BACKEND_UINT16, 2, true, true, write_uint16, equals_uint16},
    {BACKEND_UINT32, 4, true, true, write_uint32, equals_uint32},
    {BACKEND_UINT64, 8, true, true, write_uint64, equals_uint64},
    {BACKEND_FLOAT, sizeof(float), false, true, write_float, equals_float},
    {BACKEND_DOUBLE, sizeof(double), false, true, write_double, equals_double},
    {BACKEND_LONG_DOUBLE, sizeof(long double), false, true, write_long_double, equals_long_double},
    {BACKEND_COMPLEX_FLOAT, sizeof(float _Complex), false, false, write_complex_float,
     equals_complex_float},
    {BACKEND_COMPLEX_DOUBLE, sizeof(double _Complex), false, false, write_complex_double,
     equals_complex_double},
};

static bool has_operation(const struct type *type, enum backend_operation operation)
{
    if (operation == BACKEND_MIN || operation == BACKEND_MAX)
        return type->ordered;
    return operation <= BACKEND_PROD || type->bitwise;
}

static void check_allreduce(const struct group *group, const struct type *type,
                            enum backend_operation operation, size_t nelems)
{
    bool sum = operation == BACKEND_SUM;
    char *data = test_memory(nelems * type->size);
    struct backend_request request;
    for (size_t i = 0; i < nelems; i++)
        type->write(data + i * type->size, value_of(group->place, i), sum);
    CALL(backend->group_allreduce(group->handle, type->type, operation, data, nelems, &request));
    test_wait(&request, NULL);
    for (size_t i = 0; i < nelems; i++)
        CHECK(type->equals(data + i * type->size, reduced(group, operation, i), sum));
    free(data);
}

/* Of two values that all members but the first share, and that the first one has. */
static void check_pair(const struct group *group, const struct type *type,
                       enum backend_operation operation, long first, long others, long expected)
{
    char data[32];
    struct backend_request request;
    type->write(data, group->place == 0 ? first : others, false);
    CALL(backend->group_allreduce(group->handle, type->type, operation, data, 1, &request));
    test_wait(&request, NULL);
    CHECK(type->equals(data, group->n == 1 ? first : expected, false));
}

/* Negative numbers and the upper half of unsigned ones, which -1 is all of. */
static void check_signs(const struct group *group, const struct type *type)
{
    bool is_unsigned = type->type >= BACKEND_UINT8 && type->type <= BACKEND_UINT64;
    long least = is_unsigned ? 1 : -1, most = is_unsigned ? -1 : 1;
    check_pair(group, type, BACKEND_MIN, -1, 1, least);
    check_pair(group, type, BACKEND_MIN, 1, -1, least);
    check_pair(group, type, BACKEND_MAX, -1, 1, most);
    check_pair(group, type, BACKEND_MAX, 1, -1, most);
}

static void check_allreduces(const struct group *group)
{
    const size_t lengths[] = {0, 1, 37, 5000};
    for (size_t type = 0; type < sizeof types / sizeof types[0]; type++) {
        if (types[type].ordered)
            check_signs(group, &types[type]);
        for (int operation = BACKEND_SUM; operation <= BACKEND_XOR; operation++)
            for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
                if (has_operation(&types[type], (enum backend_operation)operation))
                    check_allreduce(group, &types[type], (enum backend_operation)operation,
                                    lengths[i]);
    }
}

/* ---- The other operations ---- */

/* Sums of rounded numbers are the same on every member, to the last bit. */
static void check_same_bits(const struct group *group)
{
    enum { NELEMS = 1000 };
    double sums[NELEMS], first[NELEMS];
    struct backend_request request;
    for (int i = 0; i < NELEMS; i++)
        sums[i] = sin(i + 1000.0 * me) * pow(10, (me + i) % 9);
    CALL(backend->group_allreduce(group->handle, BACKEND_DOUBLE, BACKEND_SUM, sums, NELEMS,
                                  &request));
    test_wait(&request, NULL);
    memcpy(first, sums, sizeof first);
    CALL(backend->group_broadcast(group->handle, first, sizeof first, 0, &request));
    test_wait(&request, NULL);
    CHECK(memcmp(first, sums, sizeof sums) == 0);
}

static void check_broadcast(const struct group *group, size_t bytes)
{
    char *data = test_memory(bytes);
    struct backend_request request;
    for (int root = 0; root < group->n; root++) {
        test_fill(data, bytes, (uint64_t)(group->place == root ? root : 99));
        CALL(backend->group_broadcast(group->handle, data, bytes, root, &request));
        test_wait(&request, NULL);
        CHECK(test_is_filled(data, bytes, (uint64_t)root));
    }
    free(data);
}

/* Member i gives lengths[i] bytes. */
static void check_allgather(const struct group *group, const size_t *lengths)
{
    size_t together = 0;
    for (int i = 0; i < group->n; i++)
        together += lengths[i];
    char *mine = test_memory(lengths[group->place]), *all = test_memory(together);
    struct backend_request request;
    test_fill(mine, lengths[group->place], (uint64_t)group->place);
    CALL(backend->group_allgather(group->handle, mine, all, lengths, &request));
    test_wait(&request, NULL);
    const char *place = all;
    for (int i = 0; i < group->n; i++) {
        CHECK(test_is_filled(place, lengths[i], (uint64_t)i));
        place += lengths[i];
    }
    free(all);
    free(mine);
}

static void check_allgathers(const struct group *group)
{
    const size_t equal[] = {0, 1, 8, 100001};
    size_t lengths[64];
    for (size_t i = 0; i < sizeof equal / sizeof equal[0]; i++) {
        for (int member = 0; member < group->n; member++)
            lengths[member] = equal[i];
        check_allgather(group, lengths);
    }
    for (size_t unit = 1; unit < 100000; unit *= 47) {
        for (int member = 0; member < group->n; member++) /* the last one has none */
            lengths[member] = (size_t)(group->n - 1 - member) * unit;
        check_allgather(group, lengths);
        for (int member = 0; member < group->n; member++) /* the first has none */
            lengths[member] = (size_t)member * unit;
        check_allgather(group, lengths);
    }
}

static void come_late(const struct group *group)
{
    for (int i = 0; i < group->n; i++) {
        struct backend_request message;
        if (i == group->place)
            continue;
        CALL(backend->receive(group->pes[i], 20, NULL, 0, &message));
        test_wait(&message, NULL);
    }
}

static void find_it_closed(const struct group *group, struct backend_request *barrier, int late)
{
    struct backend_request message;
    for (int i = 0; i < 1000; i++) {
        int done = 0;
        CALL(backend->test(barrier, &done, NULL));
        CHECK(!done);
    }
    CALL(backend->send(group->pes[late], 20, NULL, 0, &message));
    test_wait(&message, NULL);
}

/* Nobody passes a barrier before the last one came to it, who first hears from all others that they
 * wait there. */
static void check_barrier(const struct group *group)
{
    for (int late = 0; late < group->n; late++) {
        struct backend_request barrier;
        if (group->place == late)
            come_late(group);
        CALL(backend->group_barrier(group->handle, &barrier));
        if (group->place != late)
            find_it_closed(group, &barrier, late);
        test_wait(&barrier, NULL);
    }
}

/* ---- Shapes ---- */

static void add_member(struct group *group, int pe)
{
    if (pe == me)
        group->place = group->n;
    group->pes[group->n++] = pe;
}

/* The PEs that a bit mask names. */
static bool choose(struct group *group, unsigned mask)
{
    group->n = 0;
    group->place = -1;
    for (int pe = 0; pe < n_pes; pe++)
        if (mask & 1u << pe)
            add_member(group, pe);
    return group->place >= 0;
}

static void check_group(const struct group *group)
{
    check_barrier(group);
    check_broadcast(group, 0);
    check_broadcast(group, 1);
    check_broadcast(group, 1 << 20);
    check_allgathers(group);
    check_allreduces(group);
    check_same_bits(group);
}

/* Every set of PEs, one after the other; those who are not of it have gone on. */
static void check_shapes(void)
{
    for (unsigned mask = 1; mask < 1u << n_pes; mask++) {
        struct group group;
        if (!choose(&group, mask))
            continue;
        CALL(backend->group_create(group.pes, group.n, (int)mask, &group.handle));
        check_group(&group);
        CALL(backend->group_free(group.handle));
    }
}

/* Several groups of the same PEs at once, with operations of all under way. */
static void check_several(void)
{
    enum { GROUPS = 8 };
    struct group groups[GROUPS];
    struct backend_request requests[GROUPS];
    int32_t sums[GROUPS];
    for (int i = 0; i < GROUPS; i++) {
        choose(&groups[i], (1u << n_pes) - 1);
        CALL(backend->group_create(groups[i].pes, n_pes, BACKEND_TAGS - 1 - i, &groups[i].handle));
        sums[i] = i + me;
    }
    for (int i = 0; i < GROUPS; i++)
        CALL(backend->group_allreduce(groups[i].handle, BACKEND_INT32, BACKEND_SUM, &sums[i], 1,
                                      &requests[i]));
    for (int i = GROUPS - 1; i >= 0; i--) {
        test_wait(&requests[i], NULL);
        CHECK(sums[i] == i * n_pes + n_pes * (n_pes - 1) / 2);
        CALL(backend->group_free(groups[i].handle));
    }
}

/* A receive from any PE catches nothing of what MPI sends to make a group. */
static void check_apart(void)
{
    enum { TAG = 7 };
    struct group group;
    struct backend_request request;
    int got = -1;
    CALL(backend->receive(BACKEND_ANY_PE, TAG, &got, sizeof got, &request));
    choose(&group, (1u << n_pes) - 1);
    CALL(backend->group_create(group.pes, n_pes, TAG, &group.handle));
    int done = 1;
    CALL(backend->test(&request, &done, NULL));
    CHECK(!done && got == -1);
    CALL(backend->cancel(&request));
    CALL(backend->group_free(group.handle));
}

/* More than any MPI has communicators at one time. */
static void check_many(void)
{
    struct group group;
    choose(&group, (1u << n_pes) - 1);
    for (int i = 0; i < 2100; i++) {
        CALL(backend->group_create(group.pes, n_pes, i, &group.handle));
        CALL(backend->group_free(group.handle));
    }
}

void test_groups(void)
{
    check_shapes();
    check_several();
    check_apart();
    check_many();
}
