/*
 * Starts a job of those processes of MPI_COMM_WORLD that have the same id.
 *
 * One process creates the id; this file calls it the maker. The program passes the id to the other
 * processes. Each of them sends its rank in the job to the maker. The message uses MPI_COMM_WORLD,
 * because no communicator exists yet that only Isthmus uses. The maker replies at once, so that the
 * sender knows that the maker has arrived. When all processes have arrived, the maker sends the
 * table of all ranks down a tree. Then all processes create a communicator. The maker reports
 * processes that are missing.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "mpi_module.h"

/* The message that a process sends to the maker, the process that created the id. MPI reports
 * the sender's rank in MPI_COMM_WORLD as the source of the message. */
struct hello {
    uint64_t secret[2];
    int serial;
    int rank, size;
};

/* Steps in which processes start a job. Each step of each id has a different tag, counted down
 * from MPI_TAG_UB. Different ids of one process need different tags, because the jobs may start
 * in any order. */
enum step { STEP_HELLO, STEP_TABLE, STEP_CREATE, STEPS };
enum { IDS_AT_A_TIME = 4096 };

static struct {
    uint64_t secret[2]; /* random number of this process; zeros until it makes its first id */
    int serial;         /* number of the last id that this process has made */
} made;

/* The start of one job, as this process knows it. */
struct id_group {
    const struct backend_bootstrap *bootstrap;
    int world_rank, world_size; /* rank of this process in MPI_COMM_WORLD, and its size */
    int *table;  /* table[0]: rank of the maker in the job. table[1 + i]: rank in MPI_COMM_WORLD of
                    the process with rank i, or -1 if it has not arrived. */
    int missing; /* number of processes that have not arrived; set by the maker only */
};

static int *mpi_bootstrap_ranks_of(const struct id_group *id_group)
{
    return id_group->table + 1;
}

static int mpi_bootstrap_tag_of(const struct id_group *id_group, enum step step)
{
    int *maximum, found = 0;
    int code = PMPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &maximum, &found);
    int most = code == MPI_SUCCESS && found ? *maximum : BACKEND_TAGS - 1;
    return most - id_group->bootstrap->id.serial % IDS_AT_A_TIME * STEPS - (int)step;
}

static bool mpi_bootstrap_is_maker(const struct id_group *id_group)
{
    return id_group->bootstrap->id.maker == id_group->world_rank;
}

int id_make(struct backend_id *id)
{
    if (made.serial == 0 && getrandom(made.secret, sizeof made.secret, 0) != sizeof made.secret)
        return fail("the system provides no random numbers for a unique ID");
    memcpy(id->secret, made.secret, sizeof made.secret);
    id->serial = ++made.serial;
    return check("MPI_Comm_rank", PMPI_Comm_rank(MPI_COMM_WORLD, &id->maker));
}

/* ---- Checks ---- */

static int mpi_bootstrap_check_id(const struct id_group *id_group)
{
    const struct backend_bootstrap *bootstrap = id_group->bootstrap;
    if (bootstrap->id.maker >= id_group->world_size)
        return fail("rank %d of MPI_COMM_WORLD created the unique ID, but MPI_COMM_WORLD has only "
                    "%d processes: create the unique ID in this job",
                    bootstrap->id.maker, id_group->world_size);
    if (mpi_bootstrap_is_maker(id_group) &&
        memcmp(made.secret, bootstrap->id.secret, sizeof made.secret) != 0)
        return fail("the unique ID names rank %d of MPI_COMM_WORLD as its creator, but that rank "
                    "did not create it: create the unique ID in this job",
                    id_group->world_rank);
    if (bootstrap->size > id_group->world_size)
        return fail("n_pes is %d: expected at most %d, the number of processes of MPI_COMM_WORLD",
                    bootstrap->size, id_group->world_size);
    return 0;
}

static int mpi_bootstrap_check_hello(const struct id_group *id_group, const struct hello *hello,
                                     int source)
{
    const struct backend_bootstrap *bootstrap = id_group->bootstrap;
    if (memcmp(hello->secret, bootstrap->id.secret, sizeof hello->secret) != 0 ||
        hello->serial != bootstrap->id.serial)
        return fail("rank %d of MPI_COMM_WORLD and rank %d, which created the unique ID, passed "
                    "different unique IDs: pass the same unique ID on all processes",
                    source, id_group->world_rank);
    if (hello->size != bootstrap->size)
        return fail("n_pes is %d on rank %d of MPI_COMM_WORLD and %d on rank %d: expected the same "
                    "value on all processes",
                    hello->size, source, bootstrap->size, id_group->world_rank);
    if (mpi_bootstrap_ranks_of(id_group)[hello->rank] >= 0)
        return fail("rank is %d on ranks %d and %d of MPI_COMM_WORLD: expected a different value "
                    "on each process",
                    hello->rank, mpi_bootstrap_ranks_of(id_group)[hello->rank], source);
    return 0;
}

/* ---- The process that created the id waits for all processes of the job ---- */

static void mpi_bootstrap_report_missing_members(const void *about)
{
    const struct id_group *id_group = about;
    const struct backend_bootstrap *bootstrap = id_group->bootstrap;
    char line[160];
    int first = 0;
    while (mpi_bootstrap_ranks_of(id_group)[first] >= 0)
        first++;
    snprintf(line, sizeof line,
             "waits for %d of %d processes with this unique ID: no process has called this routine "
             "with rank %d",
             id_group->missing, bootstrap->size, first);
    bootstrap->report(line);
}

static int mpi_bootstrap_receive_step(const struct id_group *id_group, void *data, int bytes,
                                      int source, enum step step, MPI_Request *request)
{
    return PMPI_Irecv(data, bytes, MPI_BYTE, source, mpi_bootstrap_tag_of(id_group, step),
                      MPI_COMM_WORLD, request);
}

static int mpi_bootstrap_send_step(const struct id_group *id_group, const void *data, int bytes,
                                   int target, enum step step)
{
    MPI_Request request = MPI_REQUEST_NULL;
    int code = PMPI_Isend(data, bytes, MPI_BYTE, target, mpi_bootstrap_tag_of(id_group, step),
                          MPI_COMM_WORLD, &request);
    return wait_for("MPI_Isend", code, &request);
}

static int mpi_bootstrap_accept_hello(struct id_group *id_group, struct reminder *reminder)
{
    struct hello hello = {.size = 0};
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Status status;
    int code = mpi_bootstrap_receive_step(id_group, &hello, sizeof hello, MPI_ANY_SOURCE,
                                          STEP_HELLO, &request);
    if (wait_with_reminder("MPI_Irecv", code, &request, &status, reminder) != 0 ||
        mpi_bootstrap_check_hello(id_group, &hello, status.MPI_SOURCE) != 0)
        return -1;
    mpi_bootstrap_ranks_of(id_group)[hello.rank] = status.MPI_SOURCE;
    id_group->missing--;
    return mpi_bootstrap_send_step(id_group, NULL, 0, status.MPI_SOURCE, STEP_TABLE);
}

static int mpi_bootstrap_gather_hellos(struct id_group *id_group)
{
    struct reminder reminder = {id_group->bootstrap->report_after,
                                mpi_bootstrap_report_missing_members, id_group};
    while (id_group->missing > 0)
        if (mpi_bootstrap_accept_hello(id_group, &reminder) != 0)
            return -1;
    return 0;
}

/* ---- The other processes report to the creator of the id and wait for the table of ranks ---- */

static void mpi_bootstrap_report_no_maker(const void *about)
{
    const struct id_group *id_group = about;
    char line[120];
    snprintf(line, sizeof line, "waits for rank %d of MPI_COMM_WORLD, which created the unique ID",
             id_group->bootstrap->id.maker);
    id_group->bootstrap->report(line);
}

/* Sends the hello message to the process that created the id (the maker). Waits for the maker's
 * reply, the first message with the tag of STEP_TABLE. */
static int mpi_bootstrap_contact_maker(const struct id_group *id_group)
{
    const struct backend_bootstrap *bootstrap = id_group->bootstrap;
    struct hello hello = {
        .serial = bootstrap->id.serial, .rank = bootstrap->rank, .size = bootstrap->size};
    struct reminder reminder = {bootstrap->report_after, mpi_bootstrap_report_no_maker, id_group};
    MPI_Request request = MPI_REQUEST_NULL;
    memcpy(hello.secret, bootstrap->id.secret, sizeof hello.secret);
    int code =
        mpi_bootstrap_receive_step(id_group, NULL, 0, bootstrap->id.maker, STEP_TABLE, &request);
    if (check("MPI_Irecv", code) != 0 ||
        mpi_bootstrap_send_step(id_group, &hello, sizeof hello, bootstrap->id.maker, STEP_HELLO) !=
            0)
        return -1;
    return wait_with_reminder("MPI_Irecv", code, &request, MPI_STATUS_IGNORE, &reminder);
}

static int mpi_bootstrap_bytes_of_table(const struct id_group *id_group)
{
    return (id_group->bootstrap->size + 1) * (int)sizeof *id_group->table;
}

static int mpi_bootstrap_receive_table(const struct id_group *id_group)
{
    MPI_Request request = MPI_REQUEST_NULL;
    int code = mpi_bootstrap_receive_step(id_group, id_group->table,
                                          mpi_bootstrap_bytes_of_table(id_group), MPI_ANY_SOURCE,
                                          STEP_TABLE, &request);
    return wait_for("MPI_Irecv", code, &request);
}

/* Sends the table to at most two processes, the children of this process in a binary tree. The
 * root of the tree is the process that created the id. */
static int mpi_bootstrap_send_table(const struct id_group *id_group)
{
    int size = id_group->bootstrap->size, top = id_group->table[0];
    int tree_rank = (id_group->bootstrap->rank - top + size) % size;
    for (int below = 2 * tree_rank + 1; below <= 2 * tree_rank + 2 && below < size; below++)
        if (mpi_bootstrap_send_step(
                id_group, id_group->table, mpi_bootstrap_bytes_of_table(id_group),
                mpi_bootstrap_ranks_of(id_group)[(below + top) % size], STEP_TABLE) != 0)
            return -1;
    return 0;
}

static int mpi_bootstrap_fill_table(struct id_group *id_group)
{
    const struct backend_bootstrap *bootstrap = id_group->bootstrap;
    id_group->missing = bootstrap->size - 1;
    id_group->table[0] = bootstrap->rank;
    for (int i = 0; i < bootstrap->size; i++)
        mpi_bootstrap_ranks_of(id_group)[i] = -1;
    mpi_bootstrap_ranks_of(id_group)[bootstrap->rank] = id_group->world_rank;
    if (mpi_bootstrap_is_maker(id_group))
        return mpi_bootstrap_gather_hellos(id_group);
    return mpi_bootstrap_contact_maker(id_group) != 0 ? -1 : mpi_bootstrap_receive_table(id_group);
}

/* ---- Communicator of the members ---- */

static int mpi_bootstrap_create_communicator(const struct id_group *id_group, MPI_Comm *comm)
{
    MPI_Group world, members;
    if (check("MPI_Comm_group", PMPI_Comm_group(MPI_COMM_WORLD, &world)) != 0)
        return -1;
    int code = PMPI_Group_incl(world, id_group->bootstrap->size, mpi_bootstrap_ranks_of(id_group),
                               &members);
    if (check("MPI_Group_incl", code) != 0)
        return -1;
    code = PMPI_Comm_create_group(MPI_COMM_WORLD, members,
                                  mpi_bootstrap_tag_of(id_group, STEP_CREATE), comm);
    if (check("MPI_Comm_create_group", code) != 0 ||
        check("MPI_Group_free", PMPI_Group_free(&members)) != 0 ||
        check("MPI_Group_free", PMPI_Group_free(&world)) != 0)
        return -1;
    return check("MPI_Comm_set_errhandler", PMPI_Comm_set_errhandler(*comm, MPI_ERRORS_RETURN));
}

static int mpi_bootstrap_gather_members(struct id_group *id_group, MPI_Comm *comm)
{
    if (check("MPI_Comm_rank", PMPI_Comm_rank(MPI_COMM_WORLD, &id_group->world_rank)) != 0 ||
        check("MPI_Comm_size", PMPI_Comm_size(MPI_COMM_WORLD, &id_group->world_size)) != 0 ||
        mpi_bootstrap_check_id(id_group) != 0)
        return -1;
    id_group->table = malloc(((size_t)id_group->bootstrap->size + 1) * sizeof *id_group->table);
    if (id_group->table == NULL)
        return fail("out of memory for a group of %d PEs", id_group->bootstrap->size);
    int failed = mpi_bootstrap_fill_table(id_group) != 0 ||
                 mpi_bootstrap_send_table(id_group) != 0 ||
                 mpi_bootstrap_create_communicator(id_group, comm) != 0;
    free(id_group->table);
    return -failed;
}

int id_init(const struct backend_bootstrap *bootstrap, enum backend_thread_level requested,
            enum backend_thread_level *provided, int *others)
{
    struct id_group id_group = {.bootstrap = bootstrap};
    struct lifecycle_members origin = {.is_ours = true};
    MPI_Errhandler saved = MPI_ERRORS_RETURN; /* used only if an error handler was saved */
    if (library_check_family() != 0 || comm_return_errors(MPI_COMM_WORLD, &saved) != 0 ||
        mpi_bootstrap_gather_members(&id_group, &origin.comm) != 0 ||
        comm_restore_errors(MPI_COMM_WORLD, &saved) != 0)
        return -1;
    return lifecycle_init_over(&origin, requested, provided, others);
}
