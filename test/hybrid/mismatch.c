/*
 * Calls different collectives on different PEs: `mismatch ROUTINE ROUTINE`. PE 0 calls the first
 * routine and all other PEs the second. The library must abort the job with an error message that
 * names both. With one argument all PEs call that routine repeatedly, and each PE in turn arrives
 * late; the library must not report anything.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <shmemx_mpi.h>

static long source[8], dest[8];
static const size_t offsets[8] = {0, 1, 2, 3, 4, 5, 6, 7}, ones[8] = {1, 1, 1, 1, 1, 1, 1, 1};
static shmem_team_t part; /* contains all PEs, but is another team than SHMEM_TEAM_WORLD */
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

static void alltoallv(void)
{
    shmemx_long_alltoallv(SHMEM_TEAM_WORLD, dest, offsets, ones, source, offsets, ones);
}

static void gatherv(void)
{
    shmemx_long_gatherv(SHMEM_TEAM_WORLD, dest, offsets, ones, source, 1, 0);
}

static void scatterv(void)
{
    shmemx_long_scatterv(SHMEM_TEAM_WORLD, dest, 1, source, offsets, ones, 0);
}

static void alltoallv_nb(void)
{
    shmemx_req_h req;
    shmemx_long_alltoallv_nb(SHMEM_TEAM_WORLD, dest, offsets, ones, source, offsets, ones, &req);
    shmemx_req_wait(&req);
}

static void gatherv_nb(void)
{
    shmemx_req_h req;
    shmemx_long_gatherv_nb(SHMEM_TEAM_WORLD, dest, offsets, ones, source, 1, 0, &req);
    shmemx_req_wait(&req);
}

static void scatterv_nb(void)
{
    shmemx_req_h req;
    shmemx_long_scatterv_nb(SHMEM_TEAM_WORLD, dest, 1, source, offsets, ones, 0, &req);
    shmemx_req_wait(&req);
}

static void broadcast_nb(void)
{
    shmemx_req_h req;
    shmemx_long_broadcast_nb(SHMEM_TEAM_WORLD, dest, source, 8, 0, &req);
    shmemx_req_wait(&req);
}

/* The wait contains a request that is complete and one that the other PEs have not started. */
static void reduce_nb(void)
{
    shmemx_req_h reqs[2];
    shmemx_ctx_long_put_req(SHMEM_CTX_DEFAULT, dest, source, 1, shmem_my_pe(), NULL, &reqs[0]);
    shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, dest, source, 8, &reqs[1]);
    shmemx_req_wait_all(reqs, 2, NULL);
}

/* Starts a reduction and does not wait for it, so that shmem_finalize completes it. */
static void reduce_left(void)
{
    shmemx_req_h req;
    shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, dest, source, 8, &req);
    shmem_finalize();
}

static void left_in_part(void)
{
    shmemx_req_h req;
    shmemx_long_sum_reduce_nb(part, dest, source, 8, &req);
    shmem_team_destroy(part);
}

static void finalize(void)
{
    shmem_finalize();
}

static void die(void)
{
    abort();
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
                {"team_sync", part_sync},
                {"alltoallv", alltoallv},
                {"gatherv", gatherv},
                {"scatterv", scatterv},
                {"alltoallv_nb", alltoallv_nb},
                {"gatherv_nb", gatherv_nb},
                {"scatterv_nb", scatterv_nb},
                {"broadcast_nb", broadcast_nb},
                {"reduce_nb", reduce_nb},
                {"reduce_left", reduce_left},
                {"left_in_part", left_in_part},
                {"finalize", finalize},
                {"die", die}};

static void call(const char *name)
{
    for (size_t i = 0; i < sizeof routines / sizeof routines[0]; i++)
        if (strcmp(name, routines[i].name) == 0)
            routines[i].act();
}

/* A late PE sleeps longer than the other PEs need to detect that they wait for each other. */
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
