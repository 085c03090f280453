/*
 * Teaches: splitting teams from a memory space's team, and collectives on memory of the space:
 *          rows and columns of a grid of PEs.
 * Run:     oshcc space_teams.c -o space_teams && oshrun -np 4 ./space_teams
 */
#include "check.h"

#define COUNT 16
#define WIDTH 2 /* PEs per row */

/* Copies the numbers of PE `first` of the team to all PEs of the team. Source and destination are
 * separate blocks, because the buffers of a collective must not overlap. */
static void broadcast(shmem_team_t team, int *dest, int *source, int first)
{
    for (int i = 0; i < COUNT; i++) {
        source[i] = 100 * shmem_my_pe() + i;
        dest[i] = -1;
    }
    shmem_team_sync(team);
    shmem_int_broadcast(team, dest, source, COUNT, 0);
    for (int i = 0; i < COUNT; i++) {
        check(dest[i] == 100 * first + i, "a broadcast in the space");
    }
    shmem_team_sync(team);
}

static void work_on_grid(shmem_space_t space, shmem_team_t team)
{
    shmem_team_t row, column;
    int me = shmem_team_my_pe(team);
    check(shmem_team_split_2d(team, WIDTH, NULL, 0, &row, NULL, 0, &column) == 0,
          "shmem_team_split_2d");
    int *source = shmem_space_malloc(space, COUNT * sizeof *source);
    int *dest = shmem_space_malloc(space, COUNT * sizeof *dest);
    check(source != NULL && dest != NULL, "blocks of the space");
    broadcast(row, dest, source, me / WIDTH * WIDTH);
    broadcast(column, dest, source, me % WIDTH);
    shmem_space_free(space, dest); /* before the space is destroyed */
    shmem_space_free(space, source);
    shmem_team_destroy(row);
    shmem_team_destroy(column);
}

int main(void)
{
    shmem_space_t space;
    shmem_team_t team;
    shmem_space_config_t config = {
        .device_type = SHMEM_DEVICE_CPU, .size = 1024 * 1024, .flags = SHMEM_SPACE_FLAG_DEFAULT};
    shmem_init();
    check(shmem_space_create(&config, &space, &team) == 0, "shmem_space_create");
    if (shmem_team_is_valid(team)) {
        work_on_grid(space, team);
        shmem_team_destroy(team); /* a space must be destroyed after all of its teams */
        check(shmem_space_destroy(space) == 0, "shmem_space_destroy");
    }
    if (shmem_my_pe() == 0) {
        printf("rows and columns of %d PEs shared numbers of a space\n", shmem_n_pes());
    }
    shmem_finalize();
    return 0;
}
