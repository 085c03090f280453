/*
 * Makes one wrong call of shmemx_mpi.h, selected by the first argument. Most cases abort the job
 * with an error message.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <shmemx_mpi.h>

static char **program;
static shmem_team_t team;
static MPI_Comm comm;

static void make_inter(void)
{
    MPI_Comm half;
    int me = shmem_my_pe();
    MPI_Comm_split(MPI_COMM_WORLD, me, 0, &half);
    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - me, 0, &comm);
}

static void inter_team(void)
{
    make_inter();
    shmemx_comm_get_team(comm, &team);
}

static void inter_rank(void)
{
    make_inter();
    shmemx_comm_translate_rank(comm, 0);
}

static void inter_pe(void)
{
    make_inter();
    shmemx_comm_translate_pe(comm, 0);
}

/* Creates a communicator of two jobs with one process each. */
static void spawned(void)
{
    MPI_Comm parent, inter;
    MPI_Comm_get_parent(&parent);
    inter = parent;
    if (parent == MPI_COMM_NULL)
        MPI_Comm_spawn(program[0], program + 1, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter,
                       MPI_ERRCODES_IGNORE);
    MPI_Intercomm_merge(inter, parent != MPI_COMM_NULL, &comm);
    int me = parent != MPI_COMM_NULL;
    if (shmemx_comm_translate_rank(comm, me) != 0 || shmemx_comm_translate_rank(comm, !me) != -1 ||
        shmemx_comm_translate_pe(comm, 0) != me)
        exit(2);
    shmemx_comm_get_team(comm, &team);
}

/* Passes a freed communicator. MPI itself rejects it: the handle has a valid number, but no
 * communicator exists. */
static void freed_comm(void)
{
    MPI_Comm copy;
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    copy = comm;
    MPI_Comm_free(&copy);
    shmemx_comm_get_team(comm, &team);
}

static void invalid_team(void)
{
    shmemx_team_get_comm((shmem_team_t)12345, &comm);
}

static void no_comm(void)
{
    shmemx_team_get_comm(SHMEM_TEAM_WORLD, NULL);
}

static void no_team(void)
{
    shmemx_comm_get_team(MPI_COMM_WORLD, NULL);
}

static void other_mpi(void)
{
    shmemx_mpi_team_get_comm(SHMEM_IMPL_MPI_UNKNOWN, SHMEM_TEAM_WORLD, &comm);
}

static void finalized_team(void)
{
    PMPI_Finalize();
    shmemx_team_get_comm(SHMEM_TEAM_WORLD, &comm);
}

static void finalized_comm(void)
{
    MPI_Comm world = MPI_COMM_WORLD;
    PMPI_Finalize();
    shmemx_comm_get_team(world, &team);
}

static void after_shmem(void)
{
    shmem_finalize();
    shmemx_comm_translate_rank(MPI_COMM_WORLD, 0);
}

/* ---- Windows ---- */

static MPI_Win win;

static void refuse_win(shmem_space_t space)
{
    if (shmemx_space_get_win(space, &win) == 0 || win != MPI_WIN_NULL)
        puts("there is a window");
    shmem_finalize();
}

/* Requests a window from an MPI whose windows are known to fail. */
static void unsound_win(void)
{
    refuse_win(SHMEMX_SPACE_DEFAULT);
}

static void device_win(void)
{
    const shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CUDA, .size = 1 << 16};
    shmem_space_t space;
    if (shmem_space_create(&config, &space, &team) != 0)
        exit(2);
    refuse_win(space);
}

static void invalid_space(void)
{
    shmemx_space_get_win((shmem_space_t)12345, &win);
}

static void no_win(void)
{
    shmemx_space_get_win(SHMEMX_SPACE_DEFAULT, NULL);
}

static void static_space(void)
{
    shmem_space_malloc(SHMEMX_SPACE_STATIC, 8);
}

static void finalized_win(void)
{
    PMPI_Finalize();
    shmemx_space_get_win(SHMEMX_SPACE_DEFAULT, &win);
}

/* Finalizes MPI while a window exists. Used with an MPI whose calls do not work during its
 * finalize. */
static void lent_win(void)
{
    shmemx_space_get_win(SHMEMX_SPACE_DEFAULT, &win);
    PMPI_Finalize();
}

static void early_win(void)
{
    shmemx_space_get_win(SHMEMX_SPACE_DEFAULT, &win);
}

static void late_win(void)
{
    shmem_finalize();
    early_win();
}

/* PEs request the windows of different spaces. The library detects this with SHMEM_DEBUG. */
static void different_wins(void)
{
    shmemx_space_get_win(shmem_my_pe() == 0 ? SHMEMX_SPACE_DEFAULT : SHMEMX_SPACE_STATIC, &win);
}

static const struct {
    const char *name;
    void (*act)(void);
} cases[] = {{"inter_team", inter_team},
             {"inter_rank", inter_rank},
             {"inter_pe", inter_pe},
             {"spawned", spawned},
             {"freed_comm", freed_comm},
             {"invalid_team", invalid_team},
             {"no_comm", no_comm},
             {"no_team", no_team},
             {"other_mpi", other_mpi},
             {"finalized_team", finalized_team},
             {"finalized_comm", finalized_comm},
             {"after_shmem", after_shmem},
             {"unsound_win", unsound_win},
             {"device_win", device_win},
             {"invalid_space", invalid_space},
             {"no_win", no_win},
             {"static_space", static_space},
             {"finalized_win", finalized_win},
             {"lent_win", lent_win},
             {"late_win", late_win},
             {"different_wins", different_wins}};

int main(int count, char **words)
{
    program = words;
    if (count == 2 && strcmp(words[1], "early_win") == 0)
        early_win();
    if (count == 2 && strcmp(words[1], "unsound_win") == 0)
        MPI_Init(NULL, NULL); /* so that the program initializes MPI and not Isthmus */
    int provided, threads = count == 2 && strcmp(words[1], "lent_win") == 0;
    shmem_init_thread(threads ? SHMEM_THREAD_MULTIPLE : SHMEM_THREAD_SINGLE, &provided);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (count == 2 && strcmp(words[1], cases[i].name) == 0)
            cases[i].act();
    puts("still here");
    return 0;
}
