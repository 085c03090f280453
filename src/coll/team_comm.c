#include "team_comm.h"

#include <stdio.h>
#include <stdlib.h>

#include "backend.h"
#include "base/check.h"
#include "base/report.h"
#include "coll.h"
#include "coll/net/leader_coll.h"
#include "coll/net/leader_comm.h"
#include "diag/hang.h"
#include "loader/hybrid.h"
#include "loader/loader.h"
#include "net/net.h"
#include "net/peer_wait.h"
#include "net/progress.h"
#include "shm/node.h"
#include "shmem_impl/mpi_family.h"

static const char *team_comm_mpi_name(int mpi)
{
    if (mpi == SHMEM_IMPL_MPI_OPENMPI)
        return "Open MPI";
    if (mpi == SHMEM_IMPL_MPI_MPICH)
        return "MPICH";
    return mpi == SHMEM_IMPL_MPI_ABI ? "the standard ABI of MPI 5" : "another MPI";
}

void team_comm_require_mpi(const char *routine, int mpi)
{
    job_require_running(routine);
    team_comm_check_mpi(routine, mpi);
}

void team_comm_check_mpi(const char *routine, int mpi)
{
    if (UNLIKELY(backend->family == SHMEM_IMPL_MPI_NONE))
        report_fatal(
            routine,
            "the job runs without MPI (backend none): select %s with ISTHMUS_MPI or oshrun --mpi",
            team_comm_mpi_name(mpi));
    if (UNLIKELY(mpi != backend->family))
        report_fatal(routine,
                     "the program was compiled with the mpi.h of %s, but runs with %s: compile and "
                     "run the program with the same MPI",
                     team_comm_mpi_name(mpi), backend->mpi());
}

/* ---- MPI communicator of a team ---- */

/* First synchronizes all members, because a member may still wait for the reservation of another
 * team. If a member cannot reserve, all members release their reservations and try again. */
void team_comm_reserve_mpi(const char *routine, struct team *team)
{
    struct leader_comm_claim claim = {.team = team->id};
    uint64_t busy;
    coll_sync(routine, team);
    leader_comm_claim_creation(&claim);
    do {
        bool reserved = leader_comm_reserve_creation(&claim);
        busy = !reserved;
        coll_allreduce_or(routine, team, &busy, 1);
        if (busy && reserved)
            leader_comm_end_creation();
    } while (busy);
    leader_comm_drop_claim(&claim);
}

static int team_comm_create_group(const struct team *team, const int *pes,
                                  struct backend_group **comm)
{
    *comm = NULL;
    if (backend->group_create(pes, team->members.size, leaders_tag(team), comm) != 0)
        return -1;
    return backend->group_export(*comm);
}

static void team_comm_free_group(const char *routine, struct backend_group *comm)
{
    net_lock();
    net_require(routine, backend->group_free(comm));
    net_unlock();
}

/* Creates the MPI communicator of the team. If a member fails, returns NULL on all members. */
static struct backend_group *team_comm_create_agreed(const char *routine, struct team *team)
{
    struct backend_group *comm;
    int n_pes = team->members.size;
    int *pes = report_require_memory(routine, malloc((size_t)n_pes * sizeof *pes));
    for (int i = 0; i < n_pes; i++)
        pes[i] = team_world_pe(team, i);
    team_comm_reserve_mpi(routine, team);
    net_lock();
    uint64_t failed = team_comm_create_group(team, pes, &comm) != 0;
    if (failed)
        report_warning(routine, "cannot create a communicator of %d PEs: %s", n_pes,
                       backend->message());
    net_unlock();
    leader_comm_end_creation();
    free(pes);
    coll_allreduce_or(routine, team, &failed, 1);
    if (!failed)
        return comm;
    if (comm != NULL)
        team_comm_free_group(routine, comm);
    return NULL;
}

void team_comm_begin_export(const char *routine)
{
    if (backend->is_finalized())
        report_fatal(routine, "MPI was finalized: call this routine before MPI_Finalize");
    hybrid_share_handles();
}

/* Not inlined, because programs call shmemx_team_get_comm often, and only the first call creates
 * the communicator. */
static bool team_comm_create_first(const char *routine, struct team *team)
    __attribute__((cold, noinline));
static bool team_comm_create_first(const char *routine, struct team *team)
{
    team_comm_begin_export(routine);
    /* MPI's call blocks until all members call it. Check first that all of them are in this
     * routine. */
    leader_coll_sync_in_routine(routine, team);
    team->exported_comm = team_comm_create_agreed(routine, team);
    return team->exported_comm != NULL;
}

struct backend_group *team_comm_require(const char *routine, struct team *team)
{
    return team->exported_comm != NULL || team_comm_create_first(routine, team)
               ? team->exported_comm
               : NULL;
}

int team_comm_get(const char *routine, int mpi, shmem_team_t handle, void *comm)
{
    team_comm_require_mpi(routine, mpi);
    check_result(routine, "comm", comm);
    struct team *team = team_from_handle(routine, handle);
    bool has = team != NULL &&
               (LIKELY(team->exported_comm != NULL) || team_comm_create_first(routine, team));
    backend->group_comm(has ? team->exported_comm : NULL, comm);
    return has ? 0 : -1;
}

void team_comm_free(struct team *team)
{
    if (team->exported_comm == NULL)
        return;
    team_comm_free_group("shmem_team_destroy", team->exported_comm);
    team->exported_comm = NULL;
}

/* ---- PE numbers of the processes of a communicator ---- */

/* Returns the number of processes of the communicator, or 0 for MPI_COMM_NULL. Takes net_lock, and
 * leaves it locked; the caller must release it. */
static int team_comm_lock_and_get_size(const char *routine, int mpi, const void *comm)
{
    int size;
    team_comm_require_mpi(routine, mpi);
    net_lock();
    net_require(routine, backend->comm_size(comm, &size));
    return size;
}

int team_comm_translate_rank(const char *routine, int mpi, const void *comm, int rank)
{
    int pe = -1, size = team_comm_lock_and_get_size(routine, mpi, comm);
    if (rank >= 0 && rank < size)
        net_require(routine, backend->comm_pes(comm, &rank, 1, &pe));
    net_unlock();
    return pe;
}

int team_comm_translate_pe(const char *routine, int mpi, const void *comm, int pe)
{
    int rank = -1, size = team_comm_lock_and_get_size(routine, mpi, comm);
    if (size > 0 && pe >= 0 && pe < job.n_pes)
        net_require(routine, backend->comm_ranks(comm, &pe, 1, &rank));
    net_unlock();
    return rank;
}

static void team_comm_require_pes(const char *routine, const int *pes, int n_pes)
{
    for (int rank = 0; rank < n_pes; rank++)
        if (pes[rank] < 0)
            report_fatal(routine,
                         "rank %d of comm is not a PE of this job: expected a communicator that "
                         "contains only PEs of the job",
                         rank);
}

int *team_comm_pes(const char *routine, int mpi, const void *comm, int *n_pes)
{
    int size = team_comm_lock_and_get_size(routine, mpi, comm);
    int *pes = NULL;
    if (size > 0) {
        int *ranks = report_require_memory(routine, malloc((size_t)size * sizeof *ranks));
        pes = report_require_memory(routine, malloc((size_t)size * sizeof *pes));
        for (int i = 0; i < size; i++)
            ranks[i] = i;
        net_require(routine, backend->comm_pes(comm, ranks, size, pes));
        free(ranks);
    }
    net_unlock();
    team_comm_require_pes(routine, pes, size);
    *n_pes = size;
    return pes;
}

/* ---- Allgather among the processes of a communicator ---- */

static void team_comm_explain_members(const void *what, char *text, size_t capacity)
{
    snprintf(text, capacity, "the %d processes of a communicator to call this routine",
             *(const int *)what);
}

static bool team_comm_gather_is_done(const char *routine, struct backend_request *request)
{
    int done;
    net_lock();
    net_require(routine, backend->test(request, &done, NULL));
    net_unlock();
    return done;
}

/* Waits for an allgather of MPI in a job that does not use the network. Waiting threads do not poll
 * MPI in such a job, so this function tests the request itself after each pause. */
static void team_comm_wait_without_network(const char *routine, struct backend_request *request,
                                           struct peer_wait *peer_wait)
{
    struct waiting waiting = net_wait_begin(routine, team_comm_explain_members, &peer_wait->n_pes);
    while (!team_comm_gather_is_done(routine, request)) {
        waiting_pause(&waiting);
        if (waiting.is_long)
            peer_wait_check(routine, peer_wait);
    }
    waiting_end(&waiting);
}

void team_comm_allgather(const char *routine, const void *comm, const int *pes, int n_pes,
                         const void *mine, void *all, size_t bytes)
{
    struct backend_request request;
    struct peer_wait peer_wait = peer_wait_for_gather(pes, n_pes);
    hybrid_share_handles();
    net_lock();
    net_require(routine, backend->comm_allgather(comm, mine, all, bytes, &request));
    net_unlock();
    if (net_runs)
        peer_wait_request(routine, &request, team_comm_explain_members, &n_pes, &peer_wait);
    else
        team_comm_wait_without_network(routine, &request, &peer_wait);
    hang_count_gather();
}
