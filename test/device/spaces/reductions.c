/*
 * Every reduction of every type, on the API tests' zones.
 */
#include "../../api/reduce_check.h"
#include "spaces_test.h"

/* On a team whose numbers are not the world's. */
static void reductions_all_types(void)
{
    int n = shmem_n_pes();
    shmem_team_t reverse;
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reverse), 0);
    reduce_check_team(reverse);
    shmem_team_destroy(reverse);
}

const struct api_test reductions_tests[] = {
    {"reductions_all_types", reductions_all_types, 1},
    API_TEST_END,
};
