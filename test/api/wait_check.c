#include "wait_check.h"

enum { COUNT = 11 };
static char *ivars;
static _Alignas(8) char values[COUNT * 8];

static void set_one(const struct set_routines *routines, size_t index, long double element)
{
    _Alignas(8) char bytes[8];
    routines->store(bytes, 0, element);
    api_store(ivars + index * routines->size, bytes, routines->size);
}

/* Sets all elements to `element` and all comparison values to `value`. Consecutive calls use
 * different kinds of memory. */
static void set_all(const struct set_routines *routines, long double element, long double value)
{
    static int turn;
    ivars = api_zone(turn++ % ZONE_COUNT);
    for (size_t i = 0; i < COUNT; i++) {
        set_one(routines, i, element);
        routines->store(values, i, value);
    }
}

void wait_check_empty(const struct set_routines *routines)
{
    size_t indices[COUNT];
    int excluded[COUNT];
    for (size_t i = 0; i < COUNT; i++)
        excluded[i] = (int)i - 20;
    set_all(routines, 0, 1);
    const int *statuses[] = {NULL, excluded};
    for (size_t i = 0; i < 2; i++) {
        size_t nelems = i == 0 ? 0 : COUNT;
        routines->wait_all(ivars, nelems, statuses[i], SHMEM_CMP_EQ, values);
        CHECK_EQ(routines->wait_any(ivars, nelems, statuses[i], SHMEM_CMP_EQ, values), SIZE_MAX);
        CHECK_EQ(routines->wait_some(ivars, nelems, indices, statuses[i], SHMEM_CMP_EQ, values), 0);
        CHECK_EQ(routines->test_all(ivars, nelems, statuses[i], SHMEM_CMP_EQ, values), 1);
        CHECK_EQ(routines->test_any(ivars, nelems, statuses[i], SHMEM_CMP_EQ, values), SIZE_MAX);
        CHECK_EQ(routines->test_some(ivars, nelems, indices, statuses[i], SHMEM_CMP_EQ, values), 0);
    }
}

/* Checks that the first `count` indices are exactly those whose bits are set in `expected`, each
 * once. */
static void check_indices(const size_t *indices, size_t count, unsigned expected)
{
    unsigned got = 0;
    for (size_t i = 0; i < count; i++)
        if (CHECK(indices[i] < COUNT) && CHECK((got >> indices[i] & 1) == 0))
            got |= 1u << indices[i];
    CHECK_EQ(got, expected);
}

void wait_check_tests(const struct set_routines *routines)
{
    size_t indices[COUNT];
    int status[COUNT] = {0};
    set_all(routines, 0, routines->top);
    CHECK_EQ(routines->test_all(ivars, COUNT, NULL, SHMEM_CMP_EQ, values), 0);
    CHECK_EQ(routines->test_any(ivars, COUNT, NULL, SHMEM_CMP_EQ, values), SIZE_MAX);
    CHECK_EQ(routines->test_some(ivars, COUNT, indices, NULL, SHMEM_CMP_EQ, values), 0);
    set_one(routines, 3, routines->top);
    CHECK_EQ(routines->test_any(ivars, COUNT, status, SHMEM_CMP_EQ, values), 3);
    set_one(routines, 7, routines->top);
    set_one(routines, 10, routines->top);
    CHECK_EQ(routines->test_some(ivars, COUNT, indices, status, SHMEM_CMP_EQ, values), 3);
    check_indices(indices, 3, 1u << 3 | 1u << 7 | 1u << 10);
    status[3] = 1;
    CHECK_EQ(routines->test_some(ivars, COUNT, indices, status, SHMEM_CMP_EQ, values), 2);
    check_indices(indices, 2, 1u << 7 | 1u << 10);
    CHECK_EQ(routines->test_all(ivars, COUNT, status, SHMEM_CMP_EQ, values), 0);
    for (size_t i = 0; i < COUNT; i++)
        status[i] = i == 7 || i == 10 ? 0 : -1;
    CHECK_EQ(routines->test_all(ivars, COUNT, status, SHMEM_CMP_EQ, values), 1);
    status[10] = 4;
    CHECK_EQ(routines->test_any(ivars, COUNT, status, SHMEM_CMP_EQ, values), 7);
    CHECK_EQ(routines->test_any(ivars, COUNT, status, SHMEM_CMP_NE, values), SIZE_MAX);
    /* The greatest value must exceed all others, also in unsigned types. */
    set_all(routines, routines->top, 1);
    CHECK_EQ(routines->test_all(ivars, COUNT, NULL, SHMEM_CMP_GT, values), 1);
    CHECK_EQ(routines->test_all(ivars, COUNT, NULL, SHMEM_CMP_LE, values), 0);
}

/* Makes one element after another on the next PE satisfy the condition, in an order other than
 * that of their indices. */
static void fill_next(const struct set_routines *routines)
{
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    for (size_t i = 0; i < COUNT; i++)
        routines->put(ivars, i * 4 % COUNT, 9, next);
}

static void wait_by_any(const struct set_routines *routines)
{
    int status[COUNT] = {0};
    for (size_t i = 0; i < COUNT; i++) {
        size_t index = routines->wait_any(ivars, COUNT, status, SHMEM_CMP_EQ, values);
        if (!CHECK(index < COUNT) || !CHECK_EQ(status[index], 0))
            return;
        status[index] = 1;
    }
    CHECK_EQ(routines->wait_any(ivars, COUNT, status, SHMEM_CMP_EQ, values), SIZE_MAX);
}

static void wait_by_some(const struct set_routines *routines)
{
    int status[COUNT] = {0};
    size_t indices[COUNT];
    for (size_t done = 0; done < COUNT;) {
        size_t count = routines->wait_some(ivars, COUNT, indices, status, SHMEM_CMP_EQ, values);
        if (!CHECK(count >= 1 && count <= COUNT - done))
            return;
        done += count;
        for (size_t i = 0; i < count; i++) {
            if (!CHECK(indices[i] < COUNT) || !CHECK_EQ(status[indices[i]], 0))
                return;
            status[indices[i]] = 1;
        }
    }
}

static void wait_by_all(const struct set_routines *routines)
{
    routines->wait_all(ivars, COUNT, NULL, SHMEM_CMP_EQ, values);
    CHECK_EQ(routines->test_all(ivars, COUNT, NULL, SHMEM_CMP_EQ, values), 1);
}

static void wait_by_all_but_one(const struct set_routines *routines)
{
    int status[COUNT] = {0};
    status[2] = 1;
    routines->store(values, 2, 8);
    routines->wait_all(ivars, COUNT, status, SHMEM_CMP_GT, values);
}

void wait_check_waits(const struct set_routines *routines)
{
    void (*const waits[])(const struct set_routines *) = {wait_by_any, wait_by_some, wait_by_all,
                                                          wait_by_all_but_one};
    for (size_t i = 0; i < LENGTH(waits); i++) {
        set_all(routines, 0, i == 3 ? 8 : 9);
        shmem_barrier_all();
        fill_next(routines);
        waits[i](routines);
        shmem_barrier_all();
    }
}

void wait_check_fairness(const struct set_routines *routines)
{
    size_t indices[COUNT];
    set_all(routines, 1, 1);
    unsigned seen_by_any = 0, seen_by_test = 0;
    for (int i = 0; i < 20 * COUNT; i++) {
        size_t index = routines->wait_any(ivars, COUNT, NULL, SHMEM_CMP_EQ, values);
        size_t tested = routines->test_any(ivars, COUNT, NULL, SHMEM_CMP_EQ, values);
        if (CHECK(index < COUNT) && CHECK(tested < COUNT)) {
            seen_by_any |= 1u << index;
            seen_by_test |= 1u << tested;
        }
    }
    CHECK_EQ(seen_by_any, (1u << COUNT) - 1);
    CHECK_EQ(seen_by_test, (1u << COUNT) - 1);
    CHECK_EQ(routines->wait_some(ivars, COUNT, indices, NULL, SHMEM_CMP_EQ, values), COUNT);
    check_indices(indices, COUNT, (1u << COUNT) - 1);
}
