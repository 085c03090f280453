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

static void team_of_an_inter_comm_is_reported(void)
{
    make_inter();
    shmemx_comm_get_team(comm, &team);
}

static void rank_of_an_inter_comm_is_reported(void)
{
    make_inter();
    shmemx_comm_translate_rank(comm, 0);
}

static void pe_of_an_inter_comm_is_reported(void)
{
    make_inter();
    shmemx_comm_translate_pe(comm, 0);
}

/* Creates a communicator of two jobs with one process each. */
static void process_of_another_job_is_reported(void)
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
static void freed_communicator_is_reported(void)
{
    MPI_Comm copy;
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    copy = comm;
    MPI_Comm_free(&copy);
    shmemx_comm_get_team(comm, &team);
}

static void invalid_team_is_reported(void)
{
    shmemx_team_get_comm((shmem_team_t)12345, &comm);
}

static void null_comm_pointer_is_reported(void)
{
    shmemx_team_get_comm(SHMEM_TEAM_WORLD, NULL);
}

static void null_team_pointer_is_reported(void)
{
    shmemx_comm_get_team(MPI_COMM_WORLD, NULL);
}

static void header_of_another_mpi_is_reported(void)
{
    shmemx_mpi_team_get_comm(SHMEM_IMPL_MPI_UNKNOWN, SHMEM_TEAM_WORLD, &comm);
}

static void get_comm_after_mpi_finalize_is_reported(void)
{
    PMPI_Finalize();
    shmemx_team_get_comm(SHMEM_TEAM_WORLD, &comm);
}

static void get_team_after_mpi_finalize_is_reported(void)
{
    MPI_Comm world = MPI_COMM_WORLD;
    PMPI_Finalize();
    shmemx_comm_get_team(world, &team);
}

static void call_after_shmem_finalize_is_reported(void)
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
static void window_of_a_faulty_mpi_is_refused(void)
{
    refuse_win(SHMEMX_SPACE_DEFAULT);
}

static void window_of_device_memory_is_refused(void)
{
    const shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CUDA, .size = 1 << 16};
    shmem_space_t space;
    if (shmem_space_create(&config, &space, &team) != 0)
        exit(2);
    refuse_win(space);
}

static void invalid_space_is_reported(void)
{
    shmemx_space_get_win((shmem_space_t)12345, &win);
}

static void null_window_pointer_is_reported(void)
{
    shmemx_space_get_win(SHMEMX_SPACE_DEFAULT, NULL);
}

static void malloc_in_the_static_space_is_reported(void)
{
    shmem_space_malloc(SHMEMX_SPACE_STATIC, 8);
}

static void get_win_after_mpi_finalize_is_reported(void)
{
    PMPI_Finalize();
    shmemx_space_get_win(SHMEMX_SPACE_DEFAULT, &win);
}

/* Finalizes MPI while a window exists. Used with an MPI whose calls do not work during its
 * finalize. */
static void mpi_finalize_with_a_window_is_reported(void)
{
    shmemx_space_get_win(SHMEMX_SPACE_DEFAULT, &win);
    PMPI_Finalize();
}

static void get_win_outside_shmem_is_reported(void)
{
    shmemx_space_get_win(SHMEMX_SPACE_DEFAULT, &win);
}

static void get_win_after_shmem_finalize_is_reported(void)
{
    shmem_finalize();
    get_win_outside_shmem_is_reported();
}

/* PEs request the windows of different spaces. The library detects this with SHMEM_DEBUG. */
static void different_spaces_are_reported(void)
{
    shmemx_space_get_win(shmem_my_pe() == 0 ? SHMEMX_SPACE_DEFAULT : SHMEMX_SPACE_STATIC, &win);
}

static const struct {
    const char *name;
    void (*act)(void);
} cases[] = {{"inter_team", team_of_an_inter_comm_is_reported},
             {"inter_rank", rank_of_an_inter_comm_is_reported},
             {"inter_pe", pe_of_an_inter_comm_is_reported},
             {"spawned", process_of_another_job_is_reported},
             {"freed_comm", freed_communicator_is_reported},
             {"invalid_team", invalid_team_is_reported},
             {"no_comm", null_comm_pointer_is_reported},
             {"no_team", null_team_pointer_is_reported},
             {"other_mpi", header_of_another_mpi_is_reported},
             {"finalized_team", get_comm_after_mpi_finalize_is_reported},
             {"finalized_comm", get_team_after_mpi_finalize_is_reported},
             {"after_shmem", call_after_shmem_finalize_is_reported},
             {"unsound_win", window_of_a_faulty_mpi_is_refused},
             {"device_win", window_of_device_memory_is_refused},
             {"invalid_space", invalid_space_is_reported},
             {"no_win", null_window_pointer_is_reported},
             {"static_space", malloc_in_the_static_space_is_reported},
             {"finalized_win", get_win_after_mpi_finalize_is_reported},
             {"lent_win", mpi_finalize_with_a_window_is_reported},
             {"late_win", get_win_after_shmem_finalize_is_reported},
             {"different_wins", different_spaces_are_reported}};

int main(int count, char **words)
{
    program = words;
    if (count == 2 && strcmp(words[1], "early_win") == 0)
        get_win_outside_shmem_is_reported();
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
