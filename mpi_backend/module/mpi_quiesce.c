/*
 * Synchronizes the processes at the beginning of MPI_Finalize, so that it does not hang in MPICH
 * over UCX.
 *
 * In MPI_Finalize, MPICH over UCX closes its connections and waits for the peers. A process that
 * has closed its own connections no longer serves those of its peers. Therefore MPI_Finalize
 * sometimes hangs if messages use a network protocol: between hosts, or inside a host without
 * shared memory. It hangs in two cases:
 *
 * - A connection was used in one direction only and is not fully established. Closing it then waits
 *   for the peer.
 * - A process still calls MPI, for example to leave a barrier, while another process closes
 *   connections.
 *
 * To avoid the first case, each pair of PEs exchanges a message in both directions. To avoid the
 * second case, all processes synchronize without MPI after a barrier: with the launcher's barrier
 * if it has one, otherwise by not calling MPI for a while. A job of only some of the processes can
 * avoid only the first case.
 */
#include <errno.h>
#include <string.h>
#include <time.h>

#include "mpi_module.h"

/* In jobs with at most this number of PEs, all pairs exchange messages. In larger jobs, this
 * would open many connections that the program has not used. Therefore a PE of a larger job
 * exchanges messages only with PEs at distances of powers of two, the distances that MPI's
 * collectives use. Messages of Isthmus itself always go in both directions. */
enum { ALL_PAIRS_MAX = 512 };

/* A process that has left a barrier does not call MPI for a while, so that all others can leave
 * the barrier too. It waits BARRIERS times the duration of the barrier, at most
 * QUIET_SECONDS_MAX. A barrier takes long only if PEs share cores. */
enum { BARRIERS = 4, QUIET_SECONDS_MAX = 20 };
#define QUIET_NS_MIN (50L * 1000 * 1000)

static int mpi_quiesce_next_partner(int distance, int size)
{
    return size <= ALL_PAIRS_MAX ? distance + 1 : distance * 2;
}

/* Starts an empty message to `pe` and a receive of an empty message from `pe`. */
static int mpi_quiesce_begin_exchange(MPI_Comm comm, int pe, MPI_Request requests[2])
{
    int tag = job_internal_tag(0);
    int code = PMPI_Irecv(NULL, 0, MPI_BYTE, pe, tag, comm, &requests[0]);
    if (check("MPI_Irecv", code) != 0)
        return -1;
    return check("MPI_Isend", PMPI_Isend(NULL, 0, MPI_BYTE, pe, tag, comm, &requests[1]));
}

/* Exchanges messages with the PEs before and after this PE, at each distance. All exchanges are
 * started at once. If they were started one after the other, each could wait for a PE that has
 * no core at the moment. */
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
    if (seconds > QUIET_SECONDS_MAX) /* the barrier took this long because a PE was stopped */
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
