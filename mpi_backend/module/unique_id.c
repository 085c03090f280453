/*
 * Processes of MPI_COMM_WORLD that find each other by an id.
 *
 * Each tells its number to the id's maker, by a message on MPI_COMM_WORLD, for there is no
 * communicator yet that they have and the program has not. The maker waits for all, and hands the
 * table of their ranks down a tree of them; then they make a communicator. It answers each at once,
 * so that these know that it is there; who else is missing it tells.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "module.h"

/* What a process tells the maker. Its rank in MPI_COMM_WORLD is the message's source. */
struct hello {
    uint64_t secret[2];
    int serial;
    int rank, size;
};

/* Of an id, from MPI_TAG_UB down: several ids of one maker, which nobody need start by in its
 * order, have tags of their own, and so have messages that one process may get at one time. */
enum step { STEP_HELLO, STEP_TABLE, STEP_CREATE, STEPS };
enum { IDS_AT_A_TIME = 4096 };

static struct {
    uint64_t secret[2]; /* of this process; zeros until its first id */
    int serial;         /* of its last id */
} made;

/* This process among those of the id. */
struct gathering {
    const struct backend_meeting *meeting;
    int me, all; /* its rank in MPI_COMM_WORLD, and how many there are */
    int *table;  /* the maker's number, then each one's rank in MPI_COMM_WORLD, -1 of who is missing
                  */
    int missing; /* as far as the maker knows */
};

static int *ranks_of(const struct gathering *gathering)
{
    return gathering->table + 1;
}

static int tag_of(const struct gathering *gathering, enum step step)
{
    int *greatest, found = 0;
    int code = PMPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &greatest, &found);
    int most = code == MPI_SUCCESS && found ? *greatest : BACKEND_TAGS - 1;
    return most - gathering->meeting->id.serial % IDS_AT_A_TIME * STEPS - (int)step;
}

static bool is_maker(const struct gathering *gathering)
{
    return gathering->meeting->id.maker == gathering->me;
}

int id_make(struct backend_id *id)
{
    if (made.serial == 0 && getrandom(made.secret, sizeof made.secret, 0) != sizeof made.secret)
        return fail("the system has no random numbers for an id");
    memcpy(id->secret, made.secret, sizeof made.secret);
    id->serial = ++made.serial;
    return check("MPI_Comm_rank", PMPI_Comm_rank(MPI_COMM_WORLD, &id->maker));
}

/* ---- Whether it can be ---- */

static int check_id(const struct gathering *gathering)
{
    const struct backend_meeting *meeting = gathering->meeting;
    if (meeting->id.maker >= gathering->all)
        return fail(
            "rank %d of MPI_COMM_WORLD made the id, and there are %d processes: expected an "
            "id of this job",
            meeting->id.maker, gathering->all);
    if (is_maker(gathering) && memcmp(made.secret, meeting->id.secret, sizeof made.secret) != 0)
        return fail("rank %d of MPI_COMM_WORLD made the id, which is this process, and it has not: "
                    "expected an id of this job",
                    gathering->me);
    if (meeting->size > gathering->all)
        return fail("n_pes is %d: expected at most the %d processes of MPI_COMM_WORLD",
                    meeting->size, gathering->all);
    return 0;
}

static int check_hello(const struct gathering *gathering, const struct hello *hello, int source)
{
    const struct backend_meeting *meeting = gathering->meeting;
    if (memcmp(hello->secret, meeting->id.secret, sizeof hello->secret) != 0 ||
        hello->serial != meeting->id.serial)
        return fail("rank %d of MPI_COMM_WORLD came with another id than rank %d, which made it: "
                    "expected one id",
                    source, gathering->me);
    if (hello->size != meeting->size)
        return fail("n_pes is %d on rank %d of MPI_COMM_WORLD and %d on rank %d: expected one "
                    "number",
                    hello->size, source, meeting->size, gathering->me);
    if (ranks_of(gathering)[hello->rank] >= 0)
        return fail("rank is %d on ranks %d and %d of MPI_COMM_WORLD: expected each number once",
                    hello->rank, ranks_of(gathering)[hello->rank], source);
    return 0;
}

/* ---- The maker waits for all ---- */

static void tell_missing(const void *about)
{
    const struct gathering *gathering = about;
    const struct backend_meeting *meeting = gathering->meeting;
    char line[160];
    int first = 0;
    while (ranks_of(gathering)[first] >= 0)
        first++;
    snprintf(line, sizeof line,
             "waits for %d of %d processes with this id: nobody has come as PE %d",
             gathering->missing, meeting->size, first);
    meeting->tell(line);
}

static int receive_step(const struct gathering *gathering, void *data, int bytes, int source,
                        enum step step, MPI_Request *request)
{
    return PMPI_Irecv(data, bytes, MPI_BYTE, source, tag_of(gathering, step), MPI_COMM_WORLD,
                      request);
}

static int send_step(const struct gathering *gathering, const void *data, int bytes, int target,
                     enum step step)
{
    MPI_Request request = MPI_REQUEST_NULL;
    int code = PMPI_Isend(data, bytes, MPI_BYTE, target, tag_of(gathering, step), MPI_COMM_WORLD,
                          &request);
    return wait_for("MPI_Isend", code, &request);
}

static int take_one(struct gathering *gathering, struct patience *patience)
{
    struct hello hello = {.size = 0};
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Status status;
    int code = receive_step(gathering, &hello, sizeof hello, MPI_ANY_SOURCE, STEP_HELLO, &request);
    if (wait_patiently("MPI_Irecv", code, &request, &status, patience) != 0 ||
        check_hello(gathering, &hello, status.MPI_SOURCE) != 0)
        return -1;
    ranks_of(gathering)[hello.rank] = status.MPI_SOURCE;
    gathering->missing--;
    return send_step(gathering, NULL, 0, status.MPI_SOURCE, STEP_TABLE);
}

static int gather_hellos(struct gathering *gathering)
{
    struct patience patience = {gathering->meeting->patience, tell_missing, gathering};
    while (gathering->missing > 0)
        if (take_one(gathering, &patience) != 0)
            return -1;
    return 0;
}

/* ---- The others tell it, and wait for the table ---- */

static void tell_no_maker(const void *about)
{
    const struct gathering *gathering = about;
    char line[120];
    snprintf(line, sizeof line, "waits for rank %d of MPI_COMM_WORLD, which made the id",
             gathering->meeting->id.maker);
    gathering->meeting->tell(line);
}

/* Its answer is the first that it sends with the table's tag. */
static int tell_maker(const struct gathering *gathering)
{
    const struct backend_meeting *meeting = gathering->meeting;
    struct hello hello = {
        .serial = meeting->id.serial, .rank = meeting->rank, .size = meeting->size};
    struct patience patience = {meeting->patience, tell_no_maker, gathering};
    MPI_Request request = MPI_REQUEST_NULL;
    memcpy(hello.secret, meeting->id.secret, sizeof hello.secret);
    int code = receive_step(gathering, NULL, 0, meeting->id.maker, STEP_TABLE, &request);
    if (check("MPI_Irecv", code) != 0 ||
        send_step(gathering, &hello, sizeof hello, meeting->id.maker, STEP_HELLO) != 0)
        return -1;
    return wait_patiently("MPI_Irecv", code, &request, MPI_STATUS_IGNORE, &patience);
}

static int bytes_of_table(const struct gathering *gathering)
{
    return (gathering->meeting->size + 1) * (int)sizeof *gathering->table;
}

static int receive_table(const struct gathering *gathering)
{
    MPI_Request request = MPI_REQUEST_NULL;
    int code = receive_step(gathering, gathering->table, bytes_of_table(gathering), MPI_ANY_SOURCE,
                            STEP_TABLE, &request);
    return wait_for("MPI_Irecv", code, &request);
}

/* To the two below this one in a tree with the maker at its top. */
static int send_table(const struct gathering *gathering)
{
    int size = gathering->meeting->size, top = gathering->table[0];
    int place = (gathering->meeting->rank - top + size) % size;
    for (int below = 2 * place + 1; below <= 2 * place + 2 && below < size; below++)
        if (send_step(gathering, gathering->table, bytes_of_table(gathering),
                      ranks_of(gathering)[(below + top) % size], STEP_TABLE) != 0)
            return -1;
    return 0;
}

static int fill_table(struct gathering *gathering)
{
    const struct backend_meeting *meeting = gathering->meeting;
    gathering->missing = meeting->size - 1;
    gathering->table[0] = meeting->rank;
    for (int i = 0; i < meeting->size; i++)
        ranks_of(gathering)[i] = -1;
    ranks_of(gathering)[meeting->rank] = gathering->me;
    if (is_maker(gathering))
        return gather_hellos(gathering);
    return tell_maker(gathering) != 0 ? -1 : receive_table(gathering);
}

/* ---- Their communicator ---- */

static int create_communicator(const struct gathering *gathering, MPI_Comm *comm)
{
    MPI_Group world, members;
    if (check("MPI_Comm_group", PMPI_Comm_group(MPI_COMM_WORLD, &world)) != 0)
        return -1;
    int code = PMPI_Group_incl(world, gathering->meeting->size, ranks_of(gathering), &members);
    if (check("MPI_Group_incl", code) != 0)
        return -1;
    code = PMPI_Comm_create_group(MPI_COMM_WORLD, members, tag_of(gathering, STEP_CREATE), comm);
    if (check("MPI_Comm_create_group", code) != 0 ||
        check("MPI_Group_free", PMPI_Group_free(&members)) != 0 ||
        check("MPI_Group_free", PMPI_Group_free(&world)) != 0)
        return -1;
    return check("MPI_Comm_set_errhandler", PMPI_Comm_set_errhandler(*comm, MPI_ERRORS_RETURN));
}

static int come_together(struct gathering *gathering, MPI_Comm *comm)
{
    if (check("MPI_Comm_rank", PMPI_Comm_rank(MPI_COMM_WORLD, &gathering->me)) != 0 ||
        check("MPI_Comm_size", PMPI_Comm_size(MPI_COMM_WORLD, &gathering->all)) != 0 ||
        check_id(gathering) != 0)
        return -1;
    gathering->table = malloc(((size_t)gathering->meeting->size + 1) * sizeof *gathering->table);
    if (gathering->table == NULL)
        return fail("no memory for a group of %d PEs", gathering->meeting->size);
    int failed = fill_table(gathering) != 0 || send_table(gathering) != 0 ||
                 create_communicator(gathering, comm) != 0;
    free(gathering->table);
    return -failed;
}

int id_init(const struct backend_meeting *meeting, enum backend_thread_level requested,
            enum backend_thread_level *provided, int *others)
{
    struct gathering gathering = {.meeting = meeting};
    struct life_origin origin = {.is_ours = true};
    MPI_Errhandler kept = MPI_ERRORS_RETURN; /* not read unless taken */
    if (library_check_family() != 0 || comm_take_errors(MPI_COMM_WORLD, &kept) != 0 ||
        come_together(&gathering, &origin.comm) != 0 ||
        comm_give_errors_back(MPI_COMM_WORLD, &kept) != 0)
        return -1;
    return life_init_over(&origin, requested, provided, others);
}
