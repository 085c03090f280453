/*
 * Tests rank maps of all orders of a few PEs, and of many PEs in irregular order, in both
 * directions.
 */
#include "base/rank_map.h"
#include "unit.h"

enum { JOB = 9, MANY = 1000 };

/* Checks all members. Any other PE is not a member. */
static void map_has_exactly_these_members(const int *pes, int size, int n_pes)
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
static void all_short_lists_map_both_ways(int *pes, int size)
{
    if (size > 0)
        map_has_exactly_these_members(pes, size, JOB);
    for (int pe = 0; pe < JOB && size < 4; pe++) {
        bool is_used = false;
        for (int i = 0; i < size; i++)
            is_used |= pes[i] == pe;
        pes[size] = pe;
        if (!is_used)
            all_short_lists_map_both_ways(pes, size + 1);
    }
}

static void thousand_irregular_pes_map_both_ways(void)
{
    int pes[MANY];
    for (int i = 0; i < MANY; i++)
        pes[i] = i * 7 % (2 * MANY + 1); /* 7 and the modulus have no common factor */
    map_has_exactly_these_members(pes, MANY, 2 * MANY + 1);
}

static void evenly_spaced_pes_become_a_stride(void)
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
    all_short_lists_map_both_ways(pes, 0);
    thousand_irregular_pes_map_both_ways();
    evenly_spaced_pes_become_a_stride();
    return unit_status();
}
