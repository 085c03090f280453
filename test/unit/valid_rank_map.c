/*
 * Tests the consistency check of rank maps.
 */
#include "base/rank_map.h"
#include "team/team.h"
#include "valid.h"

static const char *found;

static void invalid_strides_are_found(void)
{
    EXPECT_VALID(
        rank_map_is_valid(&(struct rank_map){.start = 7, .stride = -3, .size = 3}, &found));
    EXPECT_FAULT(rank_map_is_valid(&(struct rank_map){.start = 0, .stride = 0, .size = 2}, &found),
                 "the stride is 0");
    EXPECT_FAULT(rank_map_is_valid(&(struct rank_map){.start = 2, .stride = 3, .size = 3}, &found),
                 "a member is not a PE of the job");
    EXPECT_FAULT(rank_map_is_valid(&(struct rank_map){.start = 2, .stride = -1, .size = 4}, &found),
                 "a member is not a PE of the job");
    EXPECT_FAULT(rank_map_is_valid(&(struct rank_map){.start = 0, .stride = 1, .size = 0}, &found),
                 "there are no members, or more than PEs");
    EXPECT_FAULT(rank_map_is_valid(&(struct rank_map){.start = 0, .stride = 1, .size = 9}, &found),
                 "there are no members, or more than PEs");
}

static void invalid_lists_are_found(void)
{
    static const int pes[] = {5, 1, 4};
    struct rank_map rank_map;
    CHECK(rank_map_from_list(&rank_map, pes, 3));
    EXPECT_VALID(rank_map_is_valid(&rank_map, &found));
    int *list = (int *)(uintptr_t)rank_map.list;
    list[0] = 4;
    EXPECT_FAULT(rank_map_is_valid(&rank_map, &found), "a list is out of order, or has a PE twice");
    list[0] = 8;
    EXPECT_FAULT(rank_map_is_valid(&rank_map, &found), "a member is not a PE of the job");
    list[0] = 5;
    list[5] = 3;
    EXPECT_FAULT(rank_map_is_valid(&rank_map, &found), "the order of a list names no member of it");
    rank_map_free(&rank_map);
}

static void member_outside_the_job_is_reported(void)
{
    team_require_valid("shmem_team_split_strided",
                       &(struct team){.members = {.start = 6, .stride = 1, .size = 3}});
}

int main(void)
{
    job.n_pes = 8;
    invalid_strides_are_found();
    invalid_lists_are_found();
    expect_line(member_outside_the_job_is_reported,
                "shmem_team_split_strided: the internal data of the team's members are damaged: a "
                "member is not a PE of the job");
    return unit_status();
}
