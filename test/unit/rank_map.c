/*
 * Tests rank maps of all orders of a few PEs, and of many PEs in irregular order, in both
 * directions.
 */
#include "base/rank_map.h"
#include "unit.h"

enum { JOB = 9, MANY = 1000 };

/* Checks all members. Any other PE is not a member. */
static void check_roster(const int *pes, int size, int n_pes)
{
    struct rank_map rank_map;
    int found = 0;
    CHECK(rank_map_from_list(&rank_map, pes, size));
    CHECK_SIZE((size_t)rank_map.size, (size_t)size);
    CHECK(rank_map.start == pes[0]);
    for (int i = 0; i < size; i++)
        CHECK(rank_map_pe(&rank_map, i) == pes[i] && rank_map_member(&rank_map, pes[i]) == i);
    for (int pe = -2; pe < n_pes + 2; pe++)
        found += rank_map_contains(&rank_map, pe);
    CHECK_SIZE((size_t)found, (size_t)size);
    rank_map_free(&rank_map);
    CHECK(rank_map.list == NULL);
}

/* Checks all lists that start with the first `size` PEs. */
static void check_all(int *pes, int size)
{
    if (size > 0)
        check_roster(pes, size, JOB);
    for (int pe = 0; pe < JOB && size < 4; pe++) {
        bool is_used = false;
        for (int i = 0; i < size; i++)
            is_used |= pes[i] == pe;
        pes[size] = pe;
        if (!is_used)
            check_all(pes, size + 1);
    }
}

static void test_many(void)
{
    int pes[MANY];
    for (int i = 0; i < MANY; i++)
        pes[i] = i * 7 % (2 * MANY + 1); /* 7 and the modulus have no common factor */
    check_roster(pes, MANY, 2 * MANY + 1);
}

static void test_strides(void)
{
    const int up[] = {1, 4, 7}, down[] = {7, 4, 1}, none[] = {1, 4, 8}, one[] = {5};
    struct rank_map rank_map;
    CHECK(rank_map_from_stride(&rank_map, up, 3) && rank_map.stride == 3 && rank_map.list == NULL);
    CHECK(rank_map_from_stride(&rank_map, down, 3) && rank_map.stride == -3 && rank_map.start == 7);
    CHECK(rank_map_from_stride(&rank_map, one, 1) && rank_map.stride != 0 && rank_map.size == 1);
    CHECK(!rank_map_from_stride(&rank_map, none, 3));
    CHECK(rank_map_from_list(&rank_map, up, 3) && rank_map.list == NULL);
}

int main(void)
{
    int pes[4];
    check_all(pes, 0);
    test_many();
    test_strides();
    return unit_status();
}
