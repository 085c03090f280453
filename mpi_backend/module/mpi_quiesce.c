/*
 * Quiescence at the beginning of MPI_Finalize.
 *
 * MPICH over UCX closes its connections in MPI_Finalize and waits for them, and a process that has
 * closed its own serves nobody's any more. So jobs of several hosts, and those inside a host that
 * may share no memory, hang there now and then, if
 *
 * - a connection was used one way only, and its making is not through: its closing then waits for
 *   the peer; or
 * - a process still calls MPI, if only on its way out of a barrier, while another one closes.
 *
 * Against the first each pair of PEs sends something both ways; against the second all meet, and
 * then meet once more outside of MPI: by the launcher, or, where that has no such way, by leaving
 * MPI alone for a while. A job of a part of the processes can do the first only.
 */
#include <errno.h>
#include <string.h>
#include <time.h>

#include "mpi_module.h"

/* Every pair up to so many PEs. In larger jobs that would open more connections than the program
 * ever did, so there only those PEs exchange that MPI's collectives have talking to each other, at
 * distances of powers of two. Isthmus' own messages all go both ways: request and reply. */
enum { ALL_PAIRS_MAX = 512 };

/* Who has left a barrier waits for the others to leave it too: so many times what a barrier takes,
 * for on crowded cores, and only there, that is long. */
enum { BARRIERS = 4, QUIET_SECONDS_MAX = 20 };
#define QUIET_NS_MIN (50L * 1000 * 1000)

static int mpi_quiesce_next_partner(int distance, int size)
{
    return size <= ALL_PAIRS_MAX ? distance + 1 : distance * 2;
}

/* Nothing, from this PE to one and from that one to this. */
static int mpi_quiesce_begin_exchange(MPI_Comm comm, int pe, MPI_Request requests[2])
{
    int tag = job_internal_tag(0);
    int code = PMPI_Irecv(NULL, 0, MPI_BYTE, pe, tag, comm, &requests[0]);
    if (check("MPI_Irecv", code) != 0)
        return -1;
    return check("MPI_Isend", PMPI_Isend(NULL, 0, MPI_BYTE, pe, tag, comm, &requests[1]));
}

/* Both ways between this PE and those so far behind and before it, all at once: one after the other
 * each would wait for a PE that has no core. */
static int mpi_quiesce_exchange_all(MPI_Comm comm)
{
    enum { PARTNERS_MAX = 2 * ALL_PAIRS_MAX };
    MPI_Request requests[PARTNERS_MAX];
    int begun = 0, rank = 0, size = 0;
    if (check("MPI_Comm_rank", PMPI_Comm_rank(comm, &rank)) != 0 ||
        check("MPI_Comm_size", PMPI_Comm_size(comm, &size)) != 0)
        return -1;
    for (int distance = 1; distance <= size / 2;
         distance = mpi_quiesce_next_partner(distance, size)) {
        int after = (rank + distance) % size;
        int before = (rank + size - distance) % size;
        if (mpi_quiesce_begin_exchange(comm, after, &requests[begun]) != 0 ||
            mpi_quiesce_begin_exchange(comm, before, &requests[begun + 2]) != 0)
            return -1;
        begun += 4;
    }
    return wait_all(requests, begun);
}

static int mpi_quiesce_world_barrier(MPI_Comm comm)
{
    MPI_Request request = MPI_REQUEST_NULL;
    return wait_for("MPI_Ibarrier", PMPI_Ibarrier(comm, &request), &request);
}

static void mpi_quiesce_leave_mpi_alone(double barrier_seconds)
{
    const double second = 1e9, least = QUIET_NS_MIN / second;
    double seconds = BARRIERS * barrier_seconds;
    if (seconds < least)
        seconds = least;
    if (seconds > QUIET_SECONDS_MAX) /* some PE was stopped */
        seconds = QUIET_SECONDS_MAX;
    struct timespec quiet = {.tv_sec = (time_t)seconds};
    quiet.tv_nsec = (long)((seconds - (double)quiet.tv_sec) * second);
    while (nanosleep(&quiet, &quiet) != 0 && errno == EINTR)
        ;
}

int quiesce_subset(MPI_Comm comm)
{
    return mpi_quiesce_exchange_all(comm) != 0 ? -1 : mpi_quiesce_world_barrier(comm);
}

int quiesce(const struct quiescence *all)
{
    if (quiesce_subset(all->comm) != 0)
        return -1;
    if (all->hydra >= 0)
        return hydra_barrier(all->hydra);
    double begin = PMPI_Wtime();
    if (mpi_quiesce_world_barrier(all->comm) != 0)
        return -1;
    mpi_quiesce_leave_mpi_alone(PMPI_Wtime() - begin);
    return 0;
}

bool quiesce_is_needed(void)
{
    return job.connected && job.by_network && library_has(QUIRK_FINALIZE_HANGS);
}
