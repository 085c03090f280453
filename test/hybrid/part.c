/*
 * OpenSHMEM over communicators of the program's, one after the other and at the same time, and over
 * all processes in between; what is refused; and ends of jobs in which not all processes are PEs,
 * by the first argument.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <shmemx_mpi.h>

static int rank, size; /* in MPI_COMM_WORLD */
static const char *program;
static const char *shape = "start";
static long from_left, counter, lock, mine, sum;

#define CHECK(condition) check(condition, #condition, __LINE__)

static void check(int holds, const char *condition, int line)
{
    if (holds)
        return;
    fprintf(stderr, "part.c:%d: rank %d, %s: not true: %s\n", line, rank, shape, condition);
    fflush(stderr);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

/* ---- What PEs do, by value ---- */

static void use_words(int me, int n)
{
    from_left = counter = -1;
    shmem_barrier_all();
    shmem_long_p(&from_left, 1000 + me, (me + 1) % n);
    shmem_long_atomic_add(&counter, me + 1, 0);
    shmem_barrier_all();
    CHECK(from_left == 1000 + (me + n - 1) % n);
    CHECK(shmem_long_g(&counter, 0) == (long)n * (n + 1) / 2 - 1);
    shmem_set_lock(&lock);
    shmem_long_p(&counter, shmem_long_g(&counter, n - 1) + 1, n - 1);
    shmem_clear_lock(&lock);
    shmem_barrier_all();
}

static void use_heap(int me, int n)
{
    enum { WORDS = 30000 };
    long *blocks = shmem_malloc(2 * WORDS * sizeof *blocks);
    CHECK(blocks != NULL);
    for (int i = 0; i < WORDS; i++)
        blocks[i] = me * 100000L + i;
    shmem_barrier_all();
    shmem_long_get(blocks + WORDS, blocks, WORDS, (me + 1) % n);
    for (int i = 0; i < WORDS; i++)
        CHECK(blocks[WORDS + i] == (me + 1) % n * 100000L + i);
    shmem_barrier_all();
    shmem_free(blocks);
}

static void use_teams(int me, int n)
{
    shmem_team_t half = SHMEM_TEAM_INVALID;
    mine = me + 1;
    CHECK(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &sum, &mine, 1) == 0);
    CHECK(sum == (long)n * (n + 1) / 2);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &half);
    CHECK((half != SHMEM_TEAM_INVALID) == (me % 2 == 0));
    if (half == SHMEM_TEAM_INVALID)
        return;
    CHECK(shmem_team_my_pe(half) == me / 2);
    CHECK(shmem_long_max_reduce(half, &sum, &mine, 1) == 0 && sum == (n - 1) / 2 * 2 + 1);
    shmem_team_destroy(half);
}

static void use_space(int me, int n)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = 1 << 16};
    shmem_space_t space = SHMEM_SPACE_INVALID;
    shmem_team_t team = SHMEM_TEAM_INVALID;
    CHECK(shmem_space_create(&config, &space, &team) == 0);
    long *word = shmem_space_malloc(space, sizeof *word);
    CHECK(word != NULL);
    shmem_long_p(word, me, (me + 1) % n);
    shmem_barrier_all();
    CHECK(*word == (me + n - 1) % n);
    shmem_barrier_all();
    shmem_space_free(space, word);
    shmem_space_destroy(space);
}

/* The communicator that OpenSHMEM runs over, and the program's own words on it. */
static void use_mpi(MPI_Comm comm, int me, int n)
{
    MPI_Comm of_team = MPI_COMM_NULL;
    int compared = MPI_UNEQUAL, total = 0;
    CHECK(MPI_Allreduce(&me, &total, 1, MPI_INT, MPI_SUM, comm) == MPI_SUCCESS);
    CHECK(total == n * (n - 1) / 2);
    CHECK(shmemx_team_get_comm(SHMEM_TEAM_WORLD, &of_team) == 0);
    CHECK(MPI_Comm_compare(comm, of_team, &compared) == MPI_SUCCESS && compared == MPI_CONGRUENT);
    for (int pe = 0; pe < n; pe++)
        CHECK(shmemx_comm_translate_pe(comm, pe) == pe &&
              shmemx_comm_translate_rank(comm, pe) == pe);
    CHECK(shmemx_comm_translate_rank(MPI_COMM_WORLD, rank) == me);
}

static void use_pes(MPI_Comm comm)
{
    int me = -1, n = -1, initialized = 0;
    CHECK(MPI_Comm_rank(comm, &me) == MPI_SUCCESS && MPI_Comm_size(comm, &n) == MPI_SUCCESS);
    shmem_query_initialized(&initialized);
    CHECK(initialized == 1 && shmem_my_pe() == me && shmem_n_pes() == n);
    use_words(me, n);
    use_heap(me, n);
    use_teams(me, n);
    use_space(me, n);
    use_mpi(comm, me, n);
}

/* ---- Shapes ---- */

static void run_over(const char *name, MPI_Comm comm)
{
    int provided = -1, initialized = 1;
    shape = name;
    CHECK(shmemx_init_comm(comm, SHMEM_THREAD_FUNNELED, &provided) == 0);
    CHECK(provided >= SHMEM_THREAD_FUNNELED);
    use_pes(comm);
    CHECK(shmemx_init_comm(comm, SHMEM_THREAD_SINGLE, &provided) != 0); /* it runs */
    shmem_finalize();
    shmem_query_initialized(&initialized);
    CHECK(initialized == 0);
}

/* Those of one colour together; MPI_UNDEFINED takes no part. */
static void run_split(const char *name, int color, int key)
{
    MPI_Comm comm;
    shape = name;
    CHECK(MPI_Comm_split(MPI_COMM_WORLD, color, key, &comm) == MPI_SUCCESS);
    if (comm == MPI_COMM_NULL) {
        CHECK(shmemx_init_comm(comm, SHMEM_THREAD_SINGLE, NULL) != 0);
        return;
    }
    run_over(name, comm);
    CHECK(MPI_Comm_free(&comm) == MPI_SUCCESS);
}

static void run_over_all(void)
{
    shape = "shmem_init";
    shmem_init();
    use_pes(MPI_COMM_WORLD);
    shmem_finalize();
}

/* The communicator may go while OpenSHMEM runs over its processes. */
static void run_without(void)
{
    MPI_Comm comm;
    int provided;
    shape = "communicator freed";
    CHECK(MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &comm) == MPI_SUCCESS);
    CHECK(shmemx_init_comm(comm, SHMEM_THREAD_SINGLE, &provided) == 0);
    CHECK(MPI_Comm_free(&comm) == MPI_SUCCESS);
    use_words(shmem_my_pe(), shmem_n_pes());
    shmem_finalize();
}

static void refuse(void)
{
    int provided = -7, initialized = 1;
    shape = "refused";
    CHECK(shmemx_init_comm(MPI_COMM_NULL, SHMEM_THREAD_SINGLE, &provided) != 0);
    CHECK(shmemx_init_comm(MPI_COMM_WORLD, SHMEM_THREAD_MULTIPLE + 1, &provided) != 0);
    CHECK(shmemx_init_comm(MPI_COMM_WORLD, -1, &provided) != 0 && provided == -7);
    shmem_query_initialized(&initialized);
    CHECK(initialized == 0);
}

static void run_shapes(void)
{
    refuse();
    run_split("without the last", rank == size - 1 && size > 1 ? MPI_UNDEFINED : 0, rank);
    run_over("all", MPI_COMM_WORLD);
    run_over_all();
    run_split("turned round", 0, -rank);
    run_split("every other", rank % 2, rank);
    run_over("each alone", MPI_COMM_SELF);
    run_split("the last two, turned round", rank < size - 2 ? MPI_UNDEFINED : 1, -rank);
    run_over_all();
    run_without();
    for (unsigned seed = 1; seed <= 3; seed++) {
        unsigned drawn = (unsigned)(rank + 1) * 2654435761u * seed;
        run_split("drawn", (int)(drawn >> 16 & 1) - 1 == -1 ? MPI_UNDEFINED : 3,
                  (int)(drawn >> 20));
    }
    shape = "end";
}

/* ---- Communicators of other origin ---- */

/* Of all processes but the first, by a session beside MPI_Init. */
static void run_session(void)
{
#if MPI_VERSION >= 4
    MPI_Session session;
    MPI_Group all, most;
    MPI_Comm comm;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &all);
    MPI_Group_excl(all, size > 1, &(int){0}, &most);
    if (size == 1 || rank != 0) {
        MPI_Comm_create_from_group(most, "part", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
        run_over("of a session", comm);
        MPI_Comm_free(&comm);
    }
    MPI_Group_free(&all);
    MPI_Group_free(&most);
    MPI_Session_finalize(&session);
#endif
}

/* Two processes more, which run this program too. */
static void run_spawned(void)
{
    MPI_Comm parent, inter, all;
    MPI_Comm_get_parent(&parent);
    inter = parent;
    if (parent == MPI_COMM_NULL) {
        char mode[] = "spawned", *arguments[] = {mode, NULL};
        MPI_Comm_spawn(program, arguments, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter,
                       MPI_ERRCODES_IGNORE);
    }
    MPI_Intercomm_merge(inter, parent == MPI_COMM_NULL, &all);
    run_over("spawned", all);
    MPI_Comm_free(&all);
    MPI_Comm_disconnect(&inter);
}

/* ---- Ends ---- */

/* The first half of the processes are PEs, in turned order. */
static int start_half(void)
{
    MPI_Comm comm;
    int provided, is_pe = rank < (size + 1) / 2;
    CHECK(MPI_Comm_split(MPI_COMM_WORLD, is_pe ? 0 : MPI_UNDEFINED, -rank, &comm) == MPI_SUCCESS);
    if (is_pe)
        CHECK(shmemx_init_comm(comm, SHMEM_THREAD_SINGLE, &provided) == 0);
    CHECK(MPI_Barrier(MPI_COMM_WORLD) == MPI_SUCCESS);
    return is_pe;
}

static void wait_for_ever(int is_pe)
{
    if (is_pe)
        shmem_long_wait_until(&from_left, SHMEM_CMP_EQ, 77);
    MPI_Barrier(MPI_COMM_WORLD);
}

static void end_by_kill(int victim)
{
    int is_pe = start_half();
    if (rank == victim)
        kill(getpid(), SIGKILL);
    wait_for_ever(is_pe);
}

static void end_by_exit(void)
{
    int is_pe = start_half();
    if (is_pe && shmem_my_pe() == 0)
        shmem_global_exit(7);
    wait_for_ever(is_pe);
}

static void end_by_fault(void)
{
    int is_pe = start_half();
    if (is_pe && shmem_my_pe() == 0)
        shmem_long_p(&from_left, 1, shmem_n_pes());
    wait_for_ever(is_pe);
}

static void end_without_finalize(void)
{
    if (start_half())
        use_words(shmem_my_pe(), shmem_n_pes());
}

/* Between hosts MPICH's MPI_Finalize needs an OpenSHMEM of all before: docs/mpi.md. */
static void end_after_all_without_finalize(void)
{
    run_over_all();
    end_without_finalize();
}

static void end_by_intercommunicator(void)
{
    MPI_Comm half, inter;
    int provided;
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 5, &inter);
    shmemx_init_comm(inter, SHMEM_THREAD_SINGLE, &provided);
}

static void kill_pe(void)
{
    end_by_kill(0);
}

static void kill_other(void)
{
    end_by_kill(size - 1);
}

static const struct {
    const char *name;
    void (*run)(void);
} modes[] = {{"shapes", run_shapes},
             {"session", run_session},
             {"spawned", run_spawned},
             {"kill_pe", kill_pe},
             {"kill_other", kill_other},
             {"global_exit", end_by_exit},
             {"fault", end_by_fault},
             {"without_finalize", end_without_finalize},
             {"after_all_without_finalize", end_after_all_without_finalize},
             {"intercommunicator", end_by_intercommunicator}};

static void run_mode(const char *name)
{
    for (size_t i = 0; i < sizeof modes / sizeof modes[0]; i++)
        if (strcmp(modes[i].name, name) == 0) {
            modes[i].run();
            return;
        }
    CHECK(!"a mode");
}

/* MODE [serialized]: the second is MPI's thread level. */
int main(int count, char **arguments)
{
    const char *mode = count > 1 ? arguments[1] : "";
    program = arguments[0];
    if (strcmp(mode, "before") == 0)
        return shmemx_init_comm(MPI_COMM_WORLD, SHMEM_THREAD_SINGLE, &(int){0});
    MPI_Init_thread(&count, &arguments, count > 2 ? MPI_THREAD_SERIALIZED : MPI_THREAD_MULTIPLE,
                    &(int){0});
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    run_mode(mode);
    MPI_Finalize();
    if (rank == 0)
        printf("%s: done with %d processes\n", mode, size);
    return 0;
}
