/*
 * Every reduction and scan of every type, on the zones of the API tests.
 */
#include "../../api/reduce_check.h"
#include "spaces_test.h"

/* Runs on a team whose PE numbers differ from the world's. */
static void on_reverse_team(void (*check)(shmem_team_t team))
{
    int n = shmem_n_pes();
    shmem_team_t reverse;
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reverse), 0);
    check(reverse);
    shmem_team_destroy(reverse);
}

static void reductions_of_all_types_are_correct(void)
{
    on_reverse_team(reduce_check_team);
}

static void scans_of_all_types_are_correct(void)
{
    on_reverse_team(scan_check_team);
}

const struct api_test reductions_tests[] = {
    {"reductions_all_types", reductions_of_all_types_are_correct, 1},
    {"scans_all_types", scans_of_all_types_are_correct, 1},
    API_TEST_END,
};
