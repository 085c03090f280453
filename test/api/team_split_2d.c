/*
 * shmem_team_split_2d: x = pe mod xrange, y = pe / xrange.
 */
#include <limits.h>
#include <shmemx_nvshmem.h>

#include "api_test.h"

static void check_grid(shmem_team_t parent, int xrange)
{
    int me = shmem_team_my_pe(parent), n = shmem_team_n_pes(parent);
    int width = xrange < n ? xrange : n;
    int x = me % width, y = me / width, rows = (n + width - 1) / width;
    bool last_row_reaches = (rows - 1) * width + x < n;
    shmem_team_t x_team = SHMEM_TEAM_INVALID, y_team = SHMEM_TEAM_INVALID;
    api_about("split of %d PEs into rows of %d", n, xrange);
    CHECK_EQ(shmem_team_split_2d(parent, xrange, NULL, 0, &x_team, NULL, 0, &y_team), 0);
    CHECK(x_team != SHMEM_TEAM_INVALID && y_team != SHMEM_TEAM_INVALID);
    int x_size = y < rows - 1 ? width : n - y * width, y_size = last_row_reaches ? rows : rows - 1;
    CHECK_EQ(shmem_team_my_pe(x_team), x);
    CHECK_EQ(shmem_team_n_pes(x_team), x_size);
    CHECK_EQ(shmem_team_my_pe(y_team), y);
    CHECK_EQ(shmem_team_n_pes(y_team), y_size);
    for (int i = 0; i < x_size; i++)
        CHECK_EQ(shmem_team_translate_pe(x_team, i, parent), y * width + i);
    for (int i = 0; i < y_size; i++)
        CHECK_EQ(shmem_team_translate_pe(y_team, i, parent), i * width + x);
    static long x_sum, y_sum, source;
    source = me;
    CHECK_EQ(shmem_long_sum_reduce(x_team, &x_sum, &source, 1), 0);
    CHECK_EQ(shmem_long_sum_reduce(y_team, &y_sum, &source, 1), 0);
    CHECK_EQ(x_sum, (long)x_size * y * width + x_size * (x_size - 1) / 2);
    CHECK_EQ(y_sum, (long)y_size * x + width * y_size * (y_size - 1) / 2);
    shmem_team_sync(parent);
    shmem_team_destroy(x_team);
    shmem_team_destroy(y_team);
}

static void check_all_grids(shmem_team_t team)
{
    int n = shmem_team_n_pes(team);
    for (int xrange = 1; xrange <= n + 2; xrange++)
        check_grid(team, xrange);
}

static void split_2d_forms_rows_and_columns(void)
{
    api_for_each_team(check_all_grids);
}

static void split_2d_rejects_wrong_arguments(void)
{
    for (int xrange = -1; xrange <= 0; xrange++) {
        shmem_team_t x_team = SHMEM_TEAM_WORLD, y_team = SHMEM_TEAM_WORLD;
        CHECK(shmem_team_split_2d(SHMEM_TEAM_WORLD, xrange, NULL, 0, &x_team, NULL, 0, &y_team) !=
              0);
        CHECK(x_team == SHMEM_TEAM_INVALID);
        CHECK(y_team == SHMEM_TEAM_INVALID);
    }
    shmem_team_t x_team = SHMEM_TEAM_WORLD, y_team = SHMEM_TEAM_WORLD;
    CHECK(shmem_team_split_2d(SHMEM_TEAM_INVALID, 1, NULL, 0, &x_team, NULL, 0, &y_team) != 0);
    CHECK(x_team == SHMEM_TEAM_INVALID && y_team == SHMEM_TEAM_INVALID);
}

static void split_2d_applies_both_configurations(void)
{
    shmem_team_config_t x_config = {.num_contexts = 2}, y_config = {.num_contexts = 1}, got;
    shmem_team_t x_team, y_team;
    CHECK_EQ(shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, &x_config, SHMEM_TEAM_NUM_CONTEXTS, &x_team,
                                 &y_config, SHMEM_TEAM_NUM_CONTEXTS, &y_team),
             0);
    CHECK_EQ(shmem_team_get_config(x_team, SHMEM_TEAM_NUM_CONTEXTS, &got), 0);
    CHECK(got.num_contexts >= 2);
    CHECK_EQ(shmem_team_get_config(y_team, SHMEM_TEAM_NUM_CONTEXTS, &got), 0);
    CHECK(got.num_contexts >= 1);
    shmem_team_destroy(x_team);
    shmem_team_destroy(y_team);
    shmem_barrier_all();
}

/* The variant with four arguments, from the Memory Spaces proposal: consecutive blocks; the last
 * contains the remaining PEs. */
static void check_blocks(shmem_team_t parent, int xrange, int yrange)
{
    int me = shmem_team_my_pe(parent), n = shmem_team_n_pes(parent);
    int block = xrange * yrange, first = me / block * block;
    int size = n - first < block ? n - first : block;
    shmem_team_t team = SHMEM_TEAM_INVALID;
    api_about("split of %d PEs into blocks of %d * %d", n, xrange, yrange);
    CHECK_EQ(shmem_team_split_2d(parent, xrange, yrange, &team), 0);
    CHECK_EQ(shmem_team_my_pe(team), me - first);
    CHECK_EQ(shmem_team_n_pes(team), size);
    for (int i = 0; i < size; i++)
        CHECK_EQ(shmem_team_translate_pe(team, i, parent), first + i);
    static long sum, source;
    source = me;
    CHECK_EQ(shmem_long_sum_reduce(team, &sum, &source, 1), 0);
    CHECK_EQ(sum, (long)size * first + size * (size - 1) / 2);
    shmem_team_sync(parent);
    shmem_team_destroy(team);
}

static void check_all_blocks(shmem_team_t team)
{
    for (int xrange = 1; xrange <= shmem_team_n_pes(team) + 1; xrange++)
        for (int yrange = 1; yrange <= 2; yrange++)
            check_blocks(team, xrange, yrange);
}

static void four_argument_split_2d_forms_blocks(void)
{
    api_for_each_team(check_all_blocks);
    shmem_team_t team = SHMEM_TEAM_INVALID;
    api_about("a block of more PEs than an int can count");
    CHECK_EQ(shmem_team_split_2d(SHMEM_TEAM_WORLD, INT_MAX, INT_MAX, &team), 0);
    CHECK_EQ(shmem_team_n_pes(team), shmem_n_pes());
    shmem_team_destroy(team);
}

static void split_into_blocks_rejects_wrong_sizes(void)
{
    const int wrong[][2] = {{0, 1}, {1, 0}, {-1, -1}, {INT_MIN, INT_MIN}, {INT_MAX, 0}};
    shmem_team_t team = SHMEM_TEAM_WORLD;
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        CHECK(shmem_team_split_2d(SHMEM_TEAM_WORLD, wrong[i][0], wrong[i][1], &team) != 0);
        CHECK(team == SHMEM_TEAM_INVALID);
        team = SHMEM_TEAM_WORLD;
    }
    CHECK(shmem_team_split_2d(SHMEM_TEAM_INVALID, 1, 1, &team) != 0);
    CHECK(team == SHMEM_TEAM_INVALID);
}

/* The same splits through the NVSHMEM names. */
static void nvshmem_names_give_the_same_splits(void)
{
    int n = nvshmem_team_n_pes(NVSHMEM_TEAM_WORLD), me = nvshmem_team_my_pe(NVSHMEM_TEAM_WORLD);
    nvshmem_team_t last, row, column;
    nvshmem_team_config_t config = {.num_contexts = -1};
    CHECK_EQ(n, shmem_n_pes());
    CHECK_EQ(nvshmem_team_my_pe(NVSHMEM_TEAM_INVALID), -1);
    CHECK(nvshmem_team_my_pe(NVSHMEM_TEAM_SHARED) >= 0);
    CHECK_EQ(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, n - 1, 1, 1, NULL, 0, &last), 0);
    CHECK_EQ(nvshmem_team_my_pe(last), me == n - 1 ? 0 : -1);
    CHECK_EQ(nvshmem_team_translate_pe(NVSHMEM_TEAM_WORLD, n - 1, last), me == n - 1 ? 0 : -1);
    nvshmem_team_destroy(last);
    CHECK_EQ(nvshmem_team_split_2d(NVSHMEM_TEAM_WORLD, 2, NULL, 0, &row, NULL, 0, &column), 0);
    CHECK_EQ(nvshmem_team_my_pe(row), n == 1 ? 0 : me % 2);
    CHECK_EQ(nvshmem_team_my_pe(column), n == 1 ? 0 : me / 2);
    CHECK_EQ(nvshmem_team_sync(row), 0);
    CHECK_EQ(nvshmem_team_get_config(row, 0, &config), 0);
    CHECK_EQ(config.num_contexts, -1);
    nvshmem_team_destroy(row);
    nvshmem_team_destroy(column);
}

const struct api_test team_split_2d_tests[] = {
    {"split_2d_shapes", split_2d_forms_rows_and_columns, 1},
    {"split_2d_wrong", split_2d_rejects_wrong_arguments, 1},
    {"split_2d_config", split_2d_applies_both_configurations, 1},
    {"split_2d_blocks", four_argument_split_2d_forms_blocks, 1},
    {"split_2d_blocks_wrong", split_into_blocks_rejects_wrong_sizes, 1},
    {"split_nvshmem", nvshmem_names_give_the_same_splits, 1},
    API_TEST_END,
};
