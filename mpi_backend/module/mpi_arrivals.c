/*
 * At the start of a job, waits for all processes of a communicator that the program uses too, and
 * reports processes that have not arrived.
 *
 * The module must not send messages on the program's communicator, because a receive of the program
 * with any tag would match them. Instead, each process sends one byte to rank 0 and receives one
 * from rank 0, by nonblocking collectives (gather and scatter) with root 0. MPIs implement these
 * without a tree, so a missing process does not delay the bytes of other processes. Rank 0 reads
 * its receive buffer while MPI is still filling it. The MPI standard does not define the contents
 * of the buffer then, but only the report depends on them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mpi_module.h"

struct arrivals {
    MPI_Comm comm;
    int rank, size;
    char own, answer; /* `answer` is received from rank 0: 1 once rank 0 has arrived */
    /* Arrays with one element for each process, used by rank 0 only. came: 1 if the process has
     * arrived. greetings: the bytes to send, all 1. ones and places: counts and displacements
     * for the collectives. */
    char *came, *greetings;
    int *ones, *places;
    MPI_Request gather, scatter;
};

enum { RANKS_SHOWN = 8 };

/* ---- Reports of missing processes ---- */

static bool mpi_arrivals_has_come(const struct arrivals *arrivals, int rank)
{
    return ((const volatile char *)arrivals->came)[rank] != 0;
}

/* Stores the first RANKS_SHOWN missing ranks in `ranks`. Returns the number of missing ranks. */
static int mpi_arrivals_find_missing(const struct arrivals *arrivals, int ranks[RANKS_SHOWN])
{
    int missing = 0;
    for (int rank = 0; rank < arrivals->size; rank++)
        if (!mpi_arrivals_has_come(arrivals, rank)) {
            if (missing < RANKS_SHOWN)
                ranks[missing] = rank;
            missing++;
        }
    return missing;
}

/* A list of ranks as text, at most RANKS_SHOWN. A process without a rank is shown as "none". */
struct list {
    char text[128];
};

static struct list mpi_arrivals_show_ranks(const int *ranks, int all)
{
    struct list list = {""};
    size_t used = 0;
    for (int i = 0; i < all && i < RANKS_SHOWN; i++) {
        char *end = list.text + used;
        size_t room = sizeof list.text - used;
        const char *comma = i == 0 ? "" : ", ";
        used += (size_t)(ranks[i] < 0 ? snprintf(end, room, "%snone", comma)
                                      : snprintf(end, room, "%s%d", comma, ranks[i]));
    }
    if (all > RANKS_SHOWN)
        snprintf(list.text + used, sizeof list.text - used, ", ...");
    return list;
}

/* Lists ranks in MPI_COMM_WORLD, because launchers identify processes by these ranks. */
static struct list mpi_arrivals_list_in_world(const struct arrivals *arrivals, const int *ranks,
                                              int all)
{
    int in_world[RANKS_SHOWN], count = all < RANKS_SHOWN ? all : RANKS_SHOWN;
    for (int i = 0; i < RANKS_SHOWN; i++)
        in_world[i] = -1;
    comm_translate(arrivals->comm, ranks, count, MPI_COMM_WORLD, in_world);
    return mpi_arrivals_show_ranks(in_world, all);
}

static void mpi_arrivals_tell_others(const struct arrivals *arrivals)
{
    int ranks[RANKS_SHOWN] = {0}, missing = mpi_arrivals_find_missing(arrivals, ranks);
    struct list own = mpi_arrivals_show_ranks(ranks, missing);
    char line[440];
    if (missing == 0)
        return;
    if (job.is_subset)
        snprintf(line, sizeof line,
                 "waits for %d of the %d processes of the communicator, which have not called this "
                 "routine with this communicator: ranks %s (%s in MPI_COMM_WORLD)",
                 missing, arrivals->size, own.text,
                 mpi_arrivals_list_in_world(arrivals, ranks, missing).text);
    else
        snprintf(line, sizeof line,
                 "waits for %d of the %d processes of MPI_COMM_WORLD, which have not called this "
                 "routine: ranks %s",
                 missing, arrivals->size, own.text);
    job.reminder.report(line);
}

static void mpi_arrivals_tell_first(const struct arrivals *arrivals)
{
    char line[280];
    if (job.is_subset)
        snprintf(line, sizeof line,
                 "waits for rank 0 of the communicator (rank %s in MPI_COMM_WORLD), which has not "
                 "called this routine with this communicator",
                 mpi_arrivals_list_in_world(arrivals, &(int){0}, 1).text);
    else
        snprintf(line, sizeof line,
                 "waits for rank 0 of MPI_COMM_WORLD, which has not called this routine");
    job.reminder.report(line);
}

/* Every process that has not received the byte of rank 0 reports that rank 0 is missing. Rank 0
 * reports the other missing processes. */
static void mpi_arrivals_report_missing(const void *about)
{
    const struct arrivals *arrivals = about;
    if (arrivals->rank == 0)
        mpi_arrivals_tell_others(arrivals);
    else if (*(const volatile char *)&arrivals->answer == 0)
        mpi_arrivals_tell_first(arrivals);
}

/* ---- Exchange of bytes with rank 0 ---- */

static int mpi_arrivals_make_lists(struct arrivals *arrivals)
{
    size_t size = (size_t)arrivals->size;
    arrivals->came = calloc(size, 1);
    arrivals->greetings = malloc(size);
    arrivals->ones = malloc(size * sizeof(int));
    arrivals->places = malloc(size * sizeof(int));
    if (arrivals->came == NULL || arrivals->greetings == NULL || arrivals->ones == NULL ||
        arrivals->places == NULL)
        return fail("out of memory for a group of %d PEs", arrivals->size);
    memset(arrivals->greetings, 1, size);
    for (int rank = 0; rank < arrivals->size; rank++) {
        arrivals->ones[rank] = 1;
        arrivals->places[rank] = rank;
    }
    return 0;
}

static void mpi_arrivals_free_lists(struct arrivals *arrivals)
{
    free(arrivals->came);
    free(arrivals->greetings);
    free(arrivals->ones);
    free(arrivals->places);
}

static int mpi_arrivals_begin(struct arrivals *arrivals)
{
    MPI_Comm comm = arrivals->comm;
    if (check("MPI_Comm_rank", PMPI_Comm_rank(comm, &arrivals->rank)) != 0 ||
        check("MPI_Comm_size", PMPI_Comm_size(comm, &arrivals->size)) != 0 ||
        (arrivals->rank == 0 && mpi_arrivals_make_lists(arrivals) != 0))
        return -1;
    int code = PMPI_Igatherv(&arrivals->own, 1, MPI_BYTE, arrivals->came, arrivals->ones,
                             arrivals->places, MPI_BYTE, 0, comm, &arrivals->gather);
    if (check("MPI_Igatherv", code) != 0)
        return -1;
    code = PMPI_Iscatterv(arrivals->greetings, arrivals->ones, arrivals->places, MPI_BYTE,
                          &arrivals->answer, 1, MPI_BYTE, 0, comm, &arrivals->scatter);
    return check("MPI_Iscatterv", code);
}

/* Waits for all processes of arrivals->comm. Also duplicates this communicator, unless
 * `duplicate` is NULL. */
static int mpi_arrivals_come(struct arrivals *arrivals, MPI_Comm *duplicate)
{
    struct reminder reminder = {job.reminder.seconds, mpi_arrivals_report_missing, arrivals};
    MPI_Request request = MPI_REQUEST_NULL;
    if (mpi_arrivals_begin(arrivals) != 0)
        return -1;
    int code =
        duplicate == NULL ? MPI_SUCCESS : PMPI_Comm_idup(arrivals->comm, duplicate, &request);
    if (wait_with_reminder("MPI_Comm_idup", code, &request, MPI_STATUS_IGNORE, &reminder) != 0 ||
        wait_with_reminder("MPI_Igatherv", MPI_SUCCESS, &arrivals->gather, MPI_STATUS_IGNORE,
                           &reminder) != 0)
        return -1;
    return wait_with_reminder("MPI_Iscatterv", MPI_SUCCESS, &arrivals->scatter, MPI_STATUS_IGNORE,
                              &reminder);
}

int arrivals_await(MPI_Comm comm, MPI_Comm *duplicate)
{
    /* Static, because MPI may still write into this struct and its arrays after a failure. */
    static struct arrivals arrivals;
    arrivals = (struct arrivals){
        .comm = comm, .own = 1, .gather = MPI_REQUEST_NULL, .scatter = MPI_REQUEST_NULL};
    if (mpi_arrivals_come(&arrivals, duplicate) != 0)
        return -1;
    mpi_arrivals_free_lists(&arrivals);
    if (duplicate == NULL)
        return 0;
    return check("MPI_Comm_set_errhandler",
                 PMPI_Comm_set_errhandler(*duplicate, MPI_ERRORS_RETURN));
}

void arrivals_set_patience(const struct backend_reminder *reminder)
{
    static const struct backend_reminder none;
    job.reminder = *(reminder == NULL ? &none : reminder);
}
