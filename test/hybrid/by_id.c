/*
 * Tests shmemx_init_attr with a unique id: any processes that know the id become the PEs, numbered
 * as they request. Mode `shapes` starts several sets of PEs, one after another and at the same
 * time, and tests the attributes. The other modes test a late process and each error that the
 * library reports.
 */
#include <shmemx_nvshmem.h>

#include "late.h"

/* ---- Start by ids ---- */

static shmemx_uniqueid_t id_of(int maker)
{
    shmemx_uniqueid_t id = SHMEMX_UNIQUEID_INITIALIZER;
    if (rank == maker)
        CHECK(shmemx_get_uniqueid(&id) == 0);
    CHECK(MPI_Bcast(&id, sizeof id, MPI_BYTE, maker, MPI_COMM_WORLD) == MPI_SUCCESS);
    return id;
}

static int start(const shmemx_uniqueid_t *id, int number, int n)
{
    shmemx_init_attr_t attr; /* fields that the flags do not select are ignored */
    memset(&attr, 0x5a, sizeof attr);
    CHECK(shmemx_set_attr_uniqueid_args(number, n, id, &attr) == 0);
    return shmemx_init_attr(SHMEMX_INIT_WITH_UNIQUEID, &attr);
}

/* Uses the PEs and finalizes OpenSHMEM. The team's communicator has the order of the PEs. */
static void use_and_finalize(void)
{
    MPI_Comm of_team, comm;
    int again = -7;
    CHECK(shmemx_team_get_comm(SHMEM_TEAM_WORLD, &of_team) == 0);
    CHECK(MPI_Comm_dup(of_team, &comm) == MPI_SUCCESS);
    use_pes(comm);
    CHECK(MPI_Comm_free(&comm) == MPI_SUCCESS);
    CHECK(shmemx_init_comm(MPI_COMM_SELF, SHMEM_THREAD_SINGLE, &again) != 0 && again == -7);
    shmem_finalize();
}

static void run_by(const char *name, const shmemx_uniqueid_t *id, int number, int n)
{
    shape = name;
    if (number < 0)
        return;
    CHECK(start(id, number, n) == 0);
    CHECK(shmem_my_pe() == number && shmem_n_pes() == n);
    CHECK(start(id, number, n) != 0); /* OpenSHMEM already runs */
    use_and_finalize();
}

/* ---- Shapes ---- */

static void id_starts_several_jobs_in_turn(void)
{
    shmemx_uniqueid_t id = id_of(size - 1);
    run_by("all", &id, rank, size);
    run_by("all, turned round, by the same id", &id, size - 1 - rank, size);
    CHECK(MPI_Barrier(MPI_COMM_WORLD) == MPI_SUCCESS); /* the next set has another number of PEs */
    run_by("the last alone, by the same id", &id, rank == size - 1 ? 0 : -1, 1);
}

/* Even and odd ranks start two sets at the same time. Each set has an id from one of its
 * members. */
static void two_sets_start_at_the_same_time(void)
{
    shmemx_uniqueid_t ids[2] = {id_of(0), id_of(size > 1)};
    int n = rank % 2 ? size / 2 : (size + 1) / 2;
    run_by("every other, at the same time", &ids[rank % 2], n - 1 - rank / 2, n);
}

/* Rank 0 made both ids and belongs to both sets. The members of each set start before rank 0 joins
 * it. */
static void sets_wait_for_the_maker_of_their_ids(void)
{
    shmemx_uniqueid_t first = id_of(0), second = id_of(0);
    int half = (size + 1) / 2;
    CHECK(memcmp(&first, &second, sizeof first) != 0);
    if (rank > 0 && rank < half)
        usleep(200 * 1000); /* so that the second half contacts rank 0 first */
    if (rank < half)
        run_by("the first half", &first, rank, half);
    if (rank == 0 || rank >= half)
        run_by("the second half and rank 0", &second, rank == 0 ? size - half : rank - half,
               size - half + 1);
}

static void id_made_while_running_works_later(void)
{
    shmemx_uniqueid_t id, next;
    shape = "shmem_init";
    shmem_init();
    use_pes(MPI_COMM_WORLD);
    id = id_of(0); /* made while OpenSHMEM runs */
    shmem_finalize();
    run_by("an id of before", &id, (rank + 1) % size, size);
    next = id_of(0);
    run_by("without the last", &next, rank == size - 1 && size > 1 ? -1 : rank,
           size > 1 ? size - 1 : 1);
}

static int number_of(MPI_Comm comm)
{
#if SHMEM_IMPL_MPI_FAMILY == SHMEM_IMPL_MPI_ABI
    return MPI_Comm_toint(comm);
#else
    return MPI_Comm_c2f(comm);
#endif
}

static void init_attr_obeys_its_attributes(void)
{
    shmemx_init_attr_t attr = SHMEMX_INIT_ATTR_INITIALIZER;
    MPI_Comm reversed, none = MPI_COMM_NULL;
    shape = "attributes";
    CHECK(shmemx_init_attr(0, NULL) == 0);
    CHECK(shmemx_init_attr(0, NULL) == 0); /* reference count 2 */
    shmem_finalize();
    use_pes(MPI_COMM_WORLD);
    shmem_finalize();
    attr.requested = SHMEM_THREAD_SERIALIZED;
    CHECK(MPI_Comm_split(MPI_COMM_WORLD, 0, -rank, &reversed) == MPI_SUCCESS);
    attr.mpi_comm = &reversed;
    CHECK(shmemx_init_attr(SHMEMX_INIT_WITH_MPI_COMM | SHMEMX_INIT_WITH_THREAD, &attr) == 0);
    CHECK(attr.provided >= SHMEM_THREAD_SERIALIZED);
    use_pes(reversed);
    shmem_finalize();
    attr.mpi_comm = &none;
    CHECK(shmemx_init_attr(SHMEMX_INIT_WITH_MPI_COMM, &attr) != 0);
    attr.requested = 17;
    CHECK(shmemx_init_attr(SHMEMX_INIT_WITH_THREAD, &attr) != 0);
    CHECK(shmemx_mpi_init_comm_number(number_of(reversed), SHMEM_THREAD_SINGLE, NULL) == 0);
    use_pes(reversed);
    shmem_finalize();
    CHECK(MPI_Comm_free(&reversed) == MPI_SUCCESS);
}

/* Calls the NVSHMEM names in the way that a program for NVSHMEM does. */
static void nvshmem_names_start_and_end_pes(void)
{
    nvshmemx_init_attr_t attr = NVSHMEMX_INIT_ATTR_INITIALIZER;
    nvshmemx_uniqueid_t id = NVSHMEMX_UNIQUEID_INITIALIZER;
    MPI_Comm comm = MPI_COMM_WORLD;
    shape = "NVSHMEM's names";
    if (rank == 0)
        CHECK(nvshmemx_get_uniqueid(&id) == 0);
    CHECK(nvshmemx_set_attr_uniqueid_args(rank, size, &id, &attr) == 0);
    CHECK(MPI_Bcast(&id, sizeof id, MPI_BYTE, 0, MPI_COMM_WORLD) == MPI_SUCCESS);
    CHECK(nvshmemx_init_attr(NVSHMEMX_INIT_WITH_UNIQUEID, &attr) == 0);
    CHECK(nvshmem_team_my_pe(NVSHMEM_TEAM_WORLD) == rank);
    nvshmem_finalize();
    attr.mpi_comm = &comm;
    CHECK(nvshmemx_init_attr(NVSHMEMX_INIT_WITH_MPI_COMM, &attr) == 0);
    CHECK(nvshmemx_init_attr(NVSHMEMX_INIT_WITH_SHMEM, &attr) == 0);
    nvshmem_finalize();
    use_pes(MPI_COMM_WORLD);
    nvshmem_finalize();
}

static void sets_of_processes_start_by_ids(void)
{
    id_starts_several_jobs_in_turn();
    two_sets_start_at_the_same_time();
    sets_wait_for_the_maker_of_their_ids();
    id_made_while_running_works_later();
    init_attr_obeys_its_attributes();
    nvshmem_names_start_and_end_pes();
    shape = "end";
}

/* ---- Late processes and errors ---- */

static shmemx_uniqueid_t late_id;

static void run_late(void)
{
    run_by("late", &late_id, rank, size);
}

/* The waiting processes report the missing process, and continue after it has started. */
static void waiting_pes_report_a_late_process(void)
{
    late_id = id_of(0);
    come_late(0, 1, run_late);
    late_id = id_of(0);
    come_late(size - 1, 0, run_late);
}

static void same_pe_number_twice_is_reported(void)
{
    shmemx_uniqueid_t id = id_of(0);
    start(&id, rank == 2 ? 1 : rank, size);
}

static void different_pe_counts_are_reported(void)
{
    shmemx_uniqueid_t id = id_of(0);
    start(&id, rank, rank == 1 ? size - 1 : size);
}

/* The id differs from the one that rank 0 made, as if rank 0 of another job had made it. */
static void id_of_another_job_is_reported(void)
{
    shmemx_uniqueid_t id = id_of(0);
    id.internal[0] = (char)~id.internal[0];
    start(&id, rank, size);
}

/* Rank 0 has the correct id, and all other processes have a different one. */
static void different_ids_are_reported(void)
{
    shmemx_uniqueid_t id = id_of(0);
    id.internal[0] = (char)(rank == 0 ? id.internal[0] : ~id.internal[0]);
    start(&id, rank, size);
}

static void too_many_pes_are_reported(void)
{
    shmemx_uniqueid_t id = id_of(0);
    start(&id, rank, size + 1);
}

static void pe_number_out_of_range_is_reported(void)
{
    shmemx_uniqueid_t id = id_of(0);
    start(&id, size, size);
}

static void empty_id_is_reported(void)
{
    shmemx_uniqueid_t id = SHMEMX_UNIQUEID_INITIALIZER;
    start(&id, rank, size);
}

static void null_id_pointer_is_reported(void)
{
    start(NULL, rank, size);
}

static void contradictory_flags_are_reported(void)
{
    shmemx_init_attr_t attr = SHMEMX_INIT_ATTR_INITIALIZER;
    shmemx_init_attr(SHMEMX_INIT_WITH_MPI_COMM | SHMEMX_INIT_WITH_UNIQUEID, &attr);
}

/* A process that knows the id dies while the other processes wait for it. */
static void death_while_others_wait_is_reported(void)
{
    shmemx_uniqueid_t id = id_of(0);
    if (rank == 2)
        abort();
    start(&id, rank, size);
}

static const struct mode modes[] = {{"shapes", sets_of_processes_start_by_ids},
                                    {"late", waiting_pes_report_a_late_process},
                                    {"same_number", same_pe_number_twice_is_reported},
                                    {"other_count", different_pe_counts_are_reported},
                                    {"other_job", id_of_another_job_is_reported},
                                    {"other_id", different_ids_are_reported},
                                    {"too_many", too_many_pes_are_reported},
                                    {"number_out_of_range", pe_number_out_of_range_is_reported},
                                    {"no_id", empty_id_is_reported},
                                    {"no_pointer", null_id_pointer_is_reported},
                                    {"both_flags", contradictory_flags_are_reported},
                                    {"dies", death_while_others_wait_is_reported}};

/* Arguments: MODE [serialized]. With a second argument, MPI is initialized with
 * MPI_THREAD_SERIALIZED instead of MPI_THREAD_MULTIPLE. */
int main(int count, char **arguments)
{
    const char *mode = count > 1 ? arguments[1] : "";
    if (strcmp(mode, "before") == 0)
        return shmemx_get_uniqueid(&(shmemx_uniqueid_t)SHMEMX_UNIQUEID_INITIALIZER);
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
