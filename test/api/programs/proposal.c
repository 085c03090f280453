/*
 * The two examples of the Memory Spaces proposal, compiled as C99 with all warnings: a space with a
 * team of 2 * 2 PEs, and blocks of a space. The first example never frees its blocks, as in the
 * proposal's text.
 */
#include <shmem.h>

#include "program_check.h"

static void example_with_2d_team_broadcasts(void)
{
    shmem_space_t space;
    shmem_team_t space_team, team_2d;
    shmem_space_config_t config = {
        .device_type = SHMEM_DEVICE_CPU, .size = 1024 * 1024, .flags = SHMEM_SPACE_FLAG_DEFAULT};
    size_t nelems = 16;
    int root = shmem_my_pe() / 4 * 4;
    REQUIRE(shmem_space_create(&config, &space, &space_team) == 0);
    REQUIRE(shmem_team_is_valid(space_team));
    REQUIRE(shmem_team_split_2d(space_team, 2, 2, &team_2d) == 0);
    REQUIRE(shmem_team_translate_pe(team_2d, 0, SHMEM_TEAM_WORLD) == root);
    int *data = shmem_space_malloc(space, nelems * sizeof(int));
    for (size_t i = 0; i < nelems; i++)
        data[i] = 100 * shmem_my_pe() + (int)i;
    REQUIRE(shmem_int_broadcast(team_2d, data, data, nelems, 0) == 0);
    for (size_t i = 0; i < nelems; i++)
        REQUIRE(data[i] == 100 * root + (int)i);
    shmem_team_destroy(team_2d);
    shmem_team_destroy(space_team);
    REQUIRE(shmem_space_destroy(space) == 0);
}

static void example_blocks_are_allocated(void)
{
    shmem_space_t space;
    shmem_team_t space_team;
    shmem_space_config_t cfg = {.device_type = SHMEM_DEVICE_CPU,
                                .size = 128 * 1024 * 1024,
                                .flags = SHMEM_SPACE_FLAG_DEFAULT};
    REQUIRE(shmem_space_create(&cfg, &space, &space_team) == 0);
    REQUIRE(shmem_team_is_valid(space_team));
    size_t nelems = 16;
    int *a = (int *)shmem_space_malloc(space, nelems * sizeof(int));
    int *b = (int *)shmem_space_calloc(space, nelems, sizeof(int));
    REQUIRE(a != NULL && b != NULL);
    for (size_t i = 0; i < nelems; i++)
        REQUIRE(b[i] == 0);
    shmem_team_sync(space_team);
    shmem_space_free(space, a);
    shmem_space_free(space, b);
    shmem_team_destroy(space_team);
    REQUIRE(shmem_space_destroy(space) == 0);
}

int main(void)
{
    shmem_init();
    example_with_2d_team_broadcasts();
    example_blocks_are_allocated();
    shmem_finalize();
    return 0;
}
