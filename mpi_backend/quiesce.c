/*
 * Quiescence at the beginning of MPI_Finalize.
 *
 * MPICH over UCX closes its connections in MPI_Finalize and waits for them, and a process that has
 * closed its own serves nobody's any more. So jobs of several hosts hang there now and then, if
 *
 * - a connection was used one way only, and its making is not through: its closing then waits for
 *   the peer; or
 * - a process still calls MPI, if only on its way out of a barrier, while another one closes.
 *
 * Against the first each pair of PEs sends something both ways; against the second all meet, and
 * then meet once more outside of MPI: by the launcher, or, where that has no such way, by leaving
 * MPI alone for a while.
 */
#include <errno.h>
#include <string.h>
#include <time.h>

#include "module.h"

/* Every pair up to so many PEs. In larger jobs that would open more connections than the program
 * ever did, so there only those PEs exchange that MPI's collectives have talking to each other, at
 * distances of powers of two. Isthmus' own messages all go both ways: request and reply. */
enum { ALL_PAIRS_MOST = 512 };

/* Who has left a barrier waits for the others to leave it too: so many times what a barrier takes,
 * for on crowded cores, and only there, that is long. */
enum { BARRIERS = 4, MOST_QUIET_SECONDS = 20 };
#define LEAST_QUIET_NS (50L * 1000 * 1000)

static int spans_hosts(MPI_Comm comm, bool *spans)
{
    MPI_Comm host;
    int on_host = 0;
    int code = PMPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host);
    if (check("MPI_Comm_split_type", code) != 0 ||
        check("MPI_Comm_size", PMPI_Comm_size(host, &on_host)) != 0)
        return -1;
    *spans = on_host < job.size;
    return check("MPI_Comm_free", PMPI_Comm_free(&host));
}

/* Both ways between each PE and the one so far behind it. */
static int exchange_at(MPI_Comm comm, int distance)
{
    int after = (job.rank + distance) % job.size;
    int before = (job.rank + job.size - distance) % job.size;
    for (int way = 0; way < 2; way++) {
        int to = way == 0 ? after : before, from = way == 0 ? before : after;
        int code = PMPI_Sendrecv(NULL, 0, MPI_BYTE, to, 0, NULL, 0, MPI_BYTE, from, 0, comm,
                                 MPI_STATUS_IGNORE);
        if (check("MPI_Sendrecv", code) != 0)
            return -1;
    }
    return 0;
}

static int next_distance(int distance)
{
    return job.size <= ALL_PAIRS_MOST ? distance + 1 : distance * 2;
}

static int meet(MPI_Comm comm)
{
    return check("MPI_Barrier", PMPI_Barrier(comm));
}

static void keep_quiet(double barrier_seconds)
{
    const double second = 1e9, least = LEAST_QUIET_NS / second;
    double seconds = BARRIERS * barrier_seconds;
    if (seconds < least)
        seconds = least;
    if (seconds > MOST_QUIET_SECONDS) /* some PE was stopped */
        seconds = MOST_QUIET_SECONDS;
    struct timespec quiet = {.tv_sec = (time_t)seconds};
    quiet.tv_nsec = (long)((seconds - (double)quiet.tv_sec) * second);
    while (nanosleep(&quiet, &quiet) != 0 && errno == EINTR)
        ;
}

static int quiesce_hosts(MPI_Comm comm)
{
    for (int distance = 1; distance <= job.size / 2; distance = next_distance(distance))
        if (exchange_at(comm, distance) != 0)
            return -1;
    if (meet(comm) != 0)
        return -1;
    double begin = PMPI_Wtime();
    int by_launcher = hydra_is_there(); /* on all, and not where one has changed its environment */
    int code = PMPI_Allreduce(MPI_IN_PLACE, &by_launcher, 1, MPI_INT, MPI_MIN, comm);
    if (check("MPI_Allreduce", code) != 0)
        return -1;
    if (by_launcher)
        return hydra_barrier();
    keep_quiet(PMPI_Wtime() - begin);
    return 0;
}

int quiesce(void)
{
    MPI_Comm comm;
    bool spans = false;
    if (!library_has(QUIRK_FINALIZE_HANGS))
        return 0;
    if (job_duplicate(MPI_COMM_WORLD, &comm) != 0 || spans_hosts(comm, &spans) != 0)
        return -1;
    if (spans && quiesce_hosts(comm) != 0)
        return -1;
    return check("MPI_Comm_free", PMPI_Comm_free(&comm));
}
