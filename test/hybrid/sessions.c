/*
 * Uses MPI sessions together with OpenSHMEM, in the order of the arguments. The steps session,
 * shmem and mpi start a model, and end_session, end_shmem and end_mpi finalize it. After each step
 * the program communicates with each running model and checks the data.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <shmemx_mpi.h>

static MPI_Session session;
static MPI_Comm comm; /* of the session; contains all PEs */
static int has_session, has_shmem, has_mpi;
static const char *step = "start";
static long from_left, number;

#define CHECK(condition) check(condition, #condition, __LINE__)

static void check(int holds, const char *condition, int line)
{
    if (holds)
        return;
    fprintf(stderr, "sessions.c:%d: at %s: not true: %s\n", line, step, condition);
    fflush(stderr);
    _Exit(1);
}

static void sum_over_the_communicator_is_correct(MPI_Comm of)
{
    int rank = -1, size = -1;
    CHECK(MPI_Comm_rank(of, &rank) == MPI_SUCCESS && MPI_Comm_size(of, &size) == MPI_SUCCESS);
    long mine = (rank + 1) * ++number, sum = -1;
    CHECK(MPI_Allreduce(&mine, &sum, 1, MPI_LONG, MPI_SUM, of) == MPI_SUCCESS);
    CHECK(sum == number * size * (size + 1) / 2);
}

static void put_from_the_left_pe_arrives(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_barrier_all();
    shmem_long_p(&from_left, 100 + me, (me + 1) % n);
    shmem_barrier_all();
    CHECK(from_left == 100 + (me + n - 1) % n);
}

/* Tests shmemx_mpi.h with a session's communicator. Only MPICH: it relates the session's ranks to
 * processes, which the MPI standard does not guarantee. */
static void session_ranks_equal_pe_numbers(void)
{
#ifdef MPICH_VERSION
    shmem_team_t team = SHMEM_TEAM_INVALID;
    int me = shmem_my_pe();
    CHECK(shmemx_comm_translate_rank(comm, me) == me && shmemx_comm_translate_pe(comm, me) == me);
    CHECK(shmemx_comm_get_team(comm, &team) == 0 && shmem_team_my_pe(team) == me);
    shmem_team_sync(team);
    shmem_team_destroy(team);
#endif
}

static void use_all(void)
{
    if (has_session)
        sum_over_the_communicator_is_correct(comm);
    if (has_mpi)
        sum_over_the_communicator_is_correct(MPI_COMM_WORLD);
    if (has_shmem)
        put_from_the_left_pe_arrives();
    if (has_session && has_shmem)
        session_ranks_equal_pe_numbers();
}

/* ---- Steps ---- */

static void begin_session(void)
{
    MPI_Group group;
    CHECK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session) == MPI_SUCCESS);
    CHECK(MPI_Group_from_session_pset(session, "mpi://WORLD", &group) == MPI_SUCCESS);
    CHECK(MPI_Comm_create_from_group(group, "isthmus", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL,
                                     &comm) == MPI_SUCCESS);
    MPI_Group_free(&group);
    has_session = 1;
}

static void end_session(void)
{
    MPI_Comm_free(&comm);
    CHECK(MPI_Session_finalize(&session) == MPI_SUCCESS);
    has_session = 0;
}

static void begin_shmem(void)
{
    shmem_init();
    has_shmem = 1;
}

static void end_shmem(void)
{
    shmem_finalize();
    has_shmem = 0;
}

static void begin_mpi(void)
{
    CHECK(MPI_Init(NULL, NULL) == MPI_SUCCESS);
    has_mpi = 1;
}

static void end_mpi(void)
{
    CHECK(MPI_Finalize() == MPI_SUCCESS);
    has_mpi = 0;
}

static const struct {
    const char *name;
    void (*act)(void);
} steps[] = {{"session", begin_session}, {"end_session", end_session}, {"shmem", begin_shmem},
             {"end_shmem", end_shmem},   {"mpi", begin_mpi},           {"end_mpi", end_mpi}};

static void take_step(void)
{
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        if (strcmp(step, steps[i].name) == 0) {
            steps[i].act();
            use_all();
            return;
        }
    }
    CHECK(!"a step that is known");
}

int main(int count, char **words)
{
    for (int i = 1; i < count; i++) {
        step = words[i];
        take_step();
    }
    puts("all steps");
    return 0;
}
