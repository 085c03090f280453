/*
 * PE 0 in one collective and the others in another: `mismatch ROUTINE ROUTINE`, which ends the job
 * with a line that names both. With one argument all PEs are in that one, again and again, and one
 * after the other comes late.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <shmemx_mpi.h>

static long source[8], dest[8];
static shmem_team_t part; /* all PEs, in another team than the world */
static shmem_team_t team;

static void team_get_comm(void)
{
    MPI_Comm comm;
    shmemx_team_get_comm(SHMEM_TEAM_WORLD, &comm);
}

static void comm_get_team(void)
{
    shmemx_comm_get_team(MPI_COMM_WORLD, &team);
    if (shmem_team_n_pes(team) != shmem_n_pes())
        exit(2);
    shmem_team_destroy(team);
}

static void space_get_win(void)
{
    MPI_Win win;
    shmemx_space_get_win(SHMEMX_SPACE_DEFAULT, &win);
}

static void broadcast(void)
{
    shmem_long_broadcast(SHMEM_TEAM_WORLD, dest, source, 8, 0);
}

static void reduce(void)
{
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, dest, source, 8);
}

static void part_sync(void)
{
    shmem_team_sync(part);
}

static const struct {
    const char *name;
    void (*act)(void);
} routines[] = {{"team_get_comm", team_get_comm},
                {"comm_get_team", comm_get_team},
                {"space_get_win", space_get_win},
                {"broadcast", broadcast},
                {"barrier_all", shmem_barrier_all},
                {"reduce", reduce},
                {"team_sync", part_sync}};

static void call(const char *name)
{
    for (size_t i = 0; i < sizeof routines / sizeof routines[0]; i++)
        if (strcmp(name, routines[i].name) == 0)
            routines[i].act();
}

/* Who is late sleeps longer than the others take to see that they wait for each other. */
static void call_late(const char *name)
{
    int me = shmem_my_pe(), pes = shmem_n_pes();
    for (int i = 0; i < 4 * pes; i++) {
        if (i % pes == me)
            usleep(60000);
        call(name);
        if ((i + 1) % pes == me)
            usleep(60000);
        part_sync();
    }
}

int main(int count, char **words)
{
    shmem_init();
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), NULL, 0, &part);
    if (count == 2)
        call_late(words[1]);
    else
        call(words[shmem_my_pe() == 0 ? 1 : 2]);
    shmem_finalize();
    puts("came to the end");
    return 0;
}
