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
static void communicator_may_be_freed_early(void)
{
    MPI_Comm comm;
    int provided;
    shape = "communicator freed";
    CHECK(MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &comm) == MPI_SUCCESS);
    CHECK(shmemx_init_comm(comm, SHMEM_THREAD_SINGLE, &provided) == 0);
    CHECK(MPI_Comm_free(&comm) == MPI_SUCCESS);
    puts_atomics_and_locks_work(shmem_my_pe(), shmem_n_pes());
    shmem_finalize();
}

static void invalid_arguments_are_refused(void)
{
    int provided = -7, initialized = 1;
    shape = "refused";
    CHECK(shmemx_init_comm(MPI_COMM_NULL, SHMEM_THREAD_SINGLE, &provided) != 0);
    CHECK(shmemx_init_comm(MPI_COMM_WORLD, SHMEM_THREAD_MULTIPLE + 1, &provided) != 0);
    CHECK(shmemx_init_comm(MPI_COMM_WORLD, -1, &provided) != 0 && provided == -7);
    shmem_query_initialized(&initialized);
    CHECK(initialized == 0);
}

static void pes_are_the_processes_of_a_comm(void)
{
    invalid_arguments_are_refused();
    run_split("without the last", rank == size - 1 && size > 1 ? MPI_UNDEFINED : 0, rank);
    run_over("all", MPI_COMM_WORLD);
    run_over_all();
    run_split("turned round", 0, -rank);
    run_split("every other", rank % 2, rank);
    run_over("each alone", MPI_COMM_SELF);
    run_split("the last two, turned round", rank < size - 2 ? MPI_UNDEFINED : 1, -rank);
    run_over_all();
    communicator_may_be_freed_early();
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
static void part_reports_a_late_process(void)
{
    CHECK(MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &reversed) == MPI_SUCCESS);
    come_late(size - 1, 0, start_reversed);
    CHECK(MPI_Comm_free(&reversed) == MPI_SUCCESS);
}

/* The second start may use what the first one made. */
static void start_of_all_reports_a_late_process(void)
{
    run_over_all();
    come_late(size - 1, 0, run_over_all);
}

/* The last process starts over a communicator that others are in, and that they do not use. */
static void different_communicators_are_reported(void)
{
    MPI_Comm comm;
    CHECK(MPI_Comm_split(MPI_COMM_WORLD, rank == 0, rank, &comm) == MPI_SUCCESS);
    ends_after_two = 1;
    choose_path(0);
    shmemx_init_comm(rank == size - 1 ? comm : MPI_COMM_WORLD, SHMEM_THREAD_SINGLE, NULL);
}

/* ---- Communicators of other origin ---- */

/* Of all processes but the first, by a session beside MPI_Init. */
static void pes_start_over_a_session_comm(void)
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
static int session_without_mpi_init_is_refused(void)
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
static void spawned_processes_become_pes(void)
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
static void only_the_heap_is_symmetric_to_both(MPI_Comm comm)
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
    gets_read_the_heap_of_another_pe(me, n);
    put_to_a_space_arrives(me, n);
    communicator_has_the_pes_in_order(comm, me, n);
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
static void static_data_are_symmetric_per_executable(void)
{
    run_split("one executable", VARIANT, rank);
    run_both(only_the_heap_is_symmetric_to_both);
    run_split("one executable after both", VARIANT, -rank);
    shape = "end";
}

static void put_static(MPI_Comm comm)
{
    (void)comm;
    shmem_long_p(&counter, 1, 0);
}

static void put_to_static_data_is_reported(void)
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

static void global_exit_also_ends_non_pes(void)
{
    int is_pe = start_half();
    if (is_pe && shmem_my_pe() == 0)
        shmem_global_exit(7);
    wait_for_ever(is_pe);
}

static void invalid_pe_number_is_reported(void)
{
    int is_pe = start_half();
    if (is_pe && shmem_my_pe() == 0)
        shmem_long_p(&from_left, 1, shmem_n_pes());
    wait_for_ever(is_pe);
}

static void part_may_end_without_finalize(void)
{
    if (start_half())
        puts_atomics_and_locks_work(shmem_my_pe(), shmem_n_pes());
}

/* Between hosts MPICH's MPI_Finalize needs an OpenSHMEM of all before: docs/mpi.md. */
static void part_may_end_unfinalized_after_a_full_job(void)
{
    run_over_all();
    part_may_end_without_finalize();
}

static void intercommunicator_is_reported(void)
{
    MPI_Comm half, inter;
    int provided;
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 5, &inter);
    shmemx_init_comm(inter, SHMEM_THREAD_SINGLE, &provided);
}

static void killed_pe_is_reported(void)
{
    end_by_kill(0);
}

static void killed_non_pe_is_reported(void)
{
    end_by_kill(size - 1);
}

static const struct mode modes[] = {
    {"shapes", pes_are_the_processes_of_a_comm},
    {"late", part_reports_a_late_process},
    {"late_to_all", start_of_all_reports_a_late_process},
    {"different", different_communicators_are_reported},
    {"session", pes_start_over_a_session_comm},
    {"spawned", spawned_processes_become_pes},
    {"executables", static_data_are_symmetric_per_executable},
    {"static", put_to_static_data_is_reported},
    {"kill_pe", killed_pe_is_reported},
    {"kill_other", killed_non_pe_is_reported},
    {"global_exit", global_exit_also_ends_non_pes},
    {"fault", invalid_pe_number_is_reported},
    {"without_finalize", part_may_end_without_finalize},
    {"after_all_without_finalize", part_may_end_unfinalized_after_a_full_job},
    {"intercommunicator", intercommunicator_is_reported}};

/* MODE [serialized]: the second is MPI's thread level. */
int main(int count, char **arguments)
{
    const char *mode = count > 1 ? arguments[1] : "";
    program = arguments[0];
    if (strcmp(mode, "before") == 0)
        return shmemx_init_comm(MPI_COMM_WORLD, SHMEM_THREAD_SINGLE, &(int){0});
    if (strcmp(mode, "session_alone") == 0)
        return session_without_mpi_init_is_refused();
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
