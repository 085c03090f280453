/*
 * shmem_team_split_strided: members, order, non-members, errors.
 */
#include <limits.h>

#include "api_test.h"

/* A new team of the parent's PEs start, start + stride, ... must contain exactly these, in this
 * order. */
static void check_split(shmem_team_t parent, int start, int stride, int size)
{
    shmem_team_t team = SHMEM_TEAM_WORLD;
    int me = shmem_team_my_pe(parent), mine = -1;
    api_about("split (%d, %d, %d)", start, stride, size);
    CHECK_EQ(shmem_team_split_strided(parent, start, stride, size, NULL, 0, &team), 0);
    for (int i = 0; i < size; i++)
        if (start + i * stride == me)
            mine = i;
    if (mine < 0) {
        CHECK(team == SHMEM_TEAM_INVALID);
        return;
    }
    CHECK(team != SHMEM_TEAM_INVALID);
    CHECK_EQ(shmem_team_my_pe(team), mine);
    CHECK_EQ(shmem_team_n_pes(team), size);
    for (int i = 0; i < size; i++) {
        CHECK_EQ(shmem_team_translate_pe(team, i, parent), start + i * stride);
        CHECK_EQ(shmem_team_translate_pe(parent, start + i * stride, team), i);
    }
    CHECK_EQ(shmem_team_sync(team), 0);
    shmem_team_destroy(team);
}

static void split_contains_exactly_the_selected_pes(void)
{
    int n = shmem_n_pes();
    check_split(SHMEM_TEAM_WORLD, 0, 1, n);
    check_split(SHMEM_TEAM_WORLD, n - 1, -1, n);
    check_split(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2);
    check_split(SHMEM_TEAM_WORLD, n - 1, 0, 1);
    check_split(SHMEM_TEAM_WORLD, 0, 5, 1);
    check_split(SHMEM_TEAM_WORLD, n / 2, 1, n - n / 2);
    if (n >= 3) {
        check_split(SHMEM_TEAM_WORLD, 2, -2, 2);
        check_split(SHMEM_TEAM_WORLD, 1, 1, 2);
    }
    shmem_barrier_all();
}

/* Teams of teams keep the order of the parent's numbers. */
static void split_of_a_team_keeps_the_parents_order(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_team_t reversed, evens;
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reversed), 0);
    check_split(reversed, 0, 1, n);
    check_split(reversed, n - 1, -1, n);
    CHECK_EQ(shmem_team_split_strided(reversed, 0, 2, (n + 1) / 2, NULL, 0, &evens), 0);
    if ((n - 1 - me) % 2 == 0) {
        CHECK_EQ(shmem_team_my_pe(evens), (n - 1 - me) / 2);
        CHECK_EQ(shmem_team_translate_pe(evens, 0, SHMEM_TEAM_WORLD), n - 1);
        check_split(evens, (n + 1) / 2 - 1, -1, (n + 1) / 2);
        shmem_team_destroy(evens);
    }
    shmem_barrier_all();
    shmem_team_destroy(reversed);
}

/* A triplet outside the parent must return nonzero and no team, on all PEs. */
static void triplets_outside_the_parent_are_refused(void)
{
    int n = shmem_n_pes();
    const int wrong[][3] = {{0, 1, n + 1},
                            {-1, 1, 1},
                            {n, 1, 1},
                            {0, -1, 2},
                            {0, 0, 2},
                            {0, n, 2},
                            {0, 1, 0},
                            {0, 1, -1},
                            {INT_MIN, -1, 2},
                            {INT_MAX, 1, 2},
                            {INT_MAX, INT_MIN, 2},
                            {0, INT_MIN, 2},
                            {0, INT_MAX, INT_MAX},
                            {INT_MIN, INT_MIN, INT_MIN},
                            {n - 1, -1, INT_MAX}};
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        shmem_team_t team = SHMEM_TEAM_WORLD;
        api_about("split (%d, %d, %d)", wrong[i][0], wrong[i][1], wrong[i][2]);
        CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, wrong[i][0], wrong[i][1], wrong[i][2],
                                       NULL, 0, &team) != 0);
        CHECK(team == SHMEM_TEAM_INVALID);
        shmem_barrier_all();
    }
}

/* The stride of a team with one member is ignored. */
static void stride_of_a_single_pe_is_ignored(void)
{
    const int strides[] = {0, 1, -1, INT_MAX, INT_MIN};
    int last = shmem_n_pes() - 1;
    for (size_t i = 0; i < LENGTH(strides); i++) {
        shmem_team_t team;
        CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, last, strides[i], 1, NULL, 0, &team),
                 0);
        CHECK_EQ(shmem_team_my_pe(team), shmem_my_pe() == last ? 0 : -1);
        CHECK_EQ(shmem_team_translate_pe(team, 0, SHMEM_TEAM_WORLD),
                 shmem_my_pe() == last ? last : -1);
        shmem_team_destroy(team);
    }
}

static void split_of_the_invalid_team_fails(void)
{
    shmem_team_t team = SHMEM_TEAM_WORLD;
    CHECK(shmem_team_split_strided(SHMEM_TEAM_INVALID, 0, 1, 1, NULL, 0, &team) != 0);
    CHECK(team == SHMEM_TEAM_INVALID);
}

/* Creates more consecutive teams than can exist at a time: handles and memory must be reused. */
static void three_hundred_teams_work_in_turn(void)
{
    int n = shmem_n_pes();
    static long sum, one = 1;
    for (int i = 0; i < 300; i++) {
        shmem_team_t team;
        if (!CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team), 0))
            break;
        shmem_long_sum_reduce(team, &sum, &one, 1);
        CHECK_EQ(sum, n);
        shmem_team_destroy(team);
    }
    shmem_barrier_all();
}

/* Many simultaneous teams, all different and usable. */
static void forty_teams_are_distinct_and_usable(void)
{
    enum { COUNT = 40 };
    int n = shmem_n_pes();
    static long sums[COUNT], source;
    shmem_team_t teams[COUNT];
    source = shmem_my_pe() + 1;
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++) {
        CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &teams[i]), 0);
        for (int j = 0; j < i; j++)
            CHECK(teams[i] != teams[j]);
    }
    for (int i = COUNT - 1; i >= 0; i--)
        shmem_long_sum_reduce(teams[i], &sums[i], &source, 1);
    for (int i = 0; i < COUNT; i++) {
        CHECK_EQ(sums[i], n * (n + 1) / 2);
        shmem_team_destroy(teams[i]);
    }
    shmem_barrier_all();
}

/* The halves of the world execute different collectives, and different numbers of them, at the
 * same time. */
static void halves_of_the_world_work_independently(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), half = n / 2;
    bool lower = me < half;
    shmem_team_t low, high;
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, half, NULL, 0, &low), 0);
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, half, 1, n - half, NULL, 0, &high), 0);
    static long dest[API_MAX_PES], source;
    source = me;
    for (int i = 0; i < (lower ? 100 : 37); i++) {
        if (lower)
            shmem_long_fcollect(low, dest, &source, 1);
        else
            shmem_long_sum_reduce(high, dest, &source, 1);
        shmem_team_sync(lower ? low : high);
    }
    if (lower)
        CHECK_EQ(dest[half - 1], half - 1);
    else
        CHECK_EQ(dest[0], (long)n * (n - 1) / 2 - (long)half * (half - 1) / 2);
    shmem_team_destroy(lower ? low : high);
    shmem_barrier_all();
}

const struct api_test team_split_strided_tests[] = {
    {"split_shapes", split_contains_exactly_the_selected_pes, 1},
    {"split_of_split", split_of_a_team_keeps_the_parents_order, 1},
    {"split_wrong", triplets_outside_the_parent_are_refused, 1},
    {"split_single", stride_of_a_single_pe_is_ignored, 1},
    {"split_of_invalid", split_of_the_invalid_team_fails, 1},
    {"split_many", three_hundred_teams_work_in_turn, 1},
    {"split_many_at_once", forty_teams_are_distinct_and_usable, 1},
    {"split_disjoint_teams", halves_of_the_world_work_independently, 2},
    API_TEST_END,
};
