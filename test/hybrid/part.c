/*
 * OpenSHMEM over communicators of the program's, one after the other and at the same time, and over
 * all processes in between; what is refused; and ends of jobs in which not all processes are PEs,
 * by the first argument.
 */
#include <signal.h>

#include "late.h"

static const char *program;

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

/* ---- Processes that are missing ---- */

static MPI_Comm reversed;

static void start_reversed(void)
{
    run_over("late", reversed);
}

/* Of the communicator, rank 0 is the last process. */
static void come_late_to_part(void)
{
    CHECK(MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &reversed) == MPI_SUCCESS);
    come_late(size - 1, 0, start_reversed);
    CHECK(MPI_Comm_free(&reversed) == MPI_SUCCESS);
}

/* The second start may use what the first one made. */
static void come_late_to_all(void)
{
    run_over_all();
    come_late(size - 1, 0, run_over_all);
}

/* The last process starts over a communicator that others are in, and that they do not use. */
static void use_different(void)
{
    MPI_Comm comm;
    CHECK(MPI_Comm_split(MPI_COMM_WORLD, rank == 0, rank, &comm) == MPI_SUCCESS);
    ends_after_two = 1;
    choose_path(0);
    shmemx_init_comm(rank == size - 1 ? comm : MPI_COMM_WORLD, SHMEM_THREAD_SINGLE, NULL);
}

/* ---- Communicators of other origin ---- */

/* Of all processes but the first, by a session beside MPI_Init. */
static void run_session(void)
{
#ifdef HAS_SESSIONS
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

/* Of all processes, by a session and nothing else: refused. */
static int run_session_alone(void)
{
#ifdef HAS_SESSIONS
    MPI_Session session;
    MPI_Group all;
    MPI_Comm comm;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &all);
    MPI_Comm_create_from_group(all, "alone", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    return shmemx_init_comm(comm, SHMEM_THREAD_SINGLE, &(int){0});
#else
    return 1;
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

/* ---- Several executables, of which this is one ---- */

#ifndef VARIANT
#define VARIANT 0
#endif

static long variants_own[VARIANT + 1];

/* Over PEs of both, turned round: what is on the heap is symmetric, statics are for nobody. */
static void use_both(MPI_Comm comm)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *variants = shmem_malloc((size_t)n * sizeof *variants);
    CHECK(variants != NULL);
    for (int pe = 0; pe < n; pe++)
        shmem_long_p(variants + me, VARIANT, pe);
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++) {
        CHECK(shmem_pe_accessible(pe) == (variants[pe] == VARIANT));
        CHECK(shmem_addr_accessible(variants, pe) == 1);
        CHECK(shmem_addr_accessible(&counter, pe) == 0);
        CHECK(shmem_addr_accessible(variants_own, pe) == 0);
    }
    shmem_free(variants);
    use_heap(me, n);
    use_space(me, n);
    use_mpi(comm, me, n);
}

static void run_both(void (*use)(MPI_Comm))
{
    MPI_Comm comm;
    shape = "both executables";
    CHECK(MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &comm) == MPI_SUCCESS);
    CHECK(shmemx_init_comm(comm, SHMEM_THREAD_SINGLE, NULL) == 0);
    use(comm);
    shmem_finalize();
    CHECK(MPI_Comm_free(&comm) == MPI_SUCCESS);
}

/* Among those of one executable statics are symmetric, before and after. */
static void run_executables(void)
{
    run_split("one executable", VARIANT, rank);
    run_both(use_both);
    run_split("one executable after both", VARIANT, -rank);
    shape = "end";
}

static void put_static(MPI_Comm comm)
{
    (void)comm;
    shmem_long_p(&counter, 1, 0);
}

static void end_by_static(void)
{
    run_both(put_static);
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

static const struct mode modes[] = {{"shapes", run_shapes},
                                    {"late", come_late_to_part},
                                    {"late_to_all", come_late_to_all},
                                    {"different", use_different},
                                    {"session", run_session},
                                    {"spawned", run_spawned},
                                    {"executables", run_executables},
                                    {"static", end_by_static},
                                    {"kill_pe", kill_pe},
                                    {"kill_other", kill_other},
                                    {"global_exit", end_by_exit},
                                    {"fault", end_by_fault},
                                    {"without_finalize", end_without_finalize},
                                    {"after_all_without_finalize", end_after_all_without_finalize},
                                    {"intercommunicator", end_by_intercommunicator}};

/* MODE [serialized]: the second is MPI's thread level. */
int main(int count, char **arguments)
{
    const char *mode = count > 1 ? arguments[1] : "";
    program = arguments[0];
    if (strcmp(mode, "before") == 0)
        return shmemx_init_comm(MPI_COMM_WORLD, SHMEM_THREAD_SINGLE, &(int){0});
    if (strcmp(mode, "session_alone") == 0)
        return run_session_alone();
    MPI_Init_thread(&count, &arguments, count > 2 ? MPI_THREAD_SERIALIZED : MPI_THREAD_MULTIPLE,
                    &(int){0});
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    run_mode(modes, sizeof modes / sizeof modes[0], mode);
    MPI_Finalize();
    if (rank == 0)
        printf("%s: done with %d processes\n", mode, size);
    return 0;
}
