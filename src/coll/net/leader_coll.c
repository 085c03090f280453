#include "leader_coll.h"

#include <stdlib.h>
#include <string.h>

#include "backend.h"
#include "base/environment.h"
#include "coll/coll_buffer.h"
#include "leader_comm.h"
#include "leader_p2p.h"

static bool leader_coll_broadcast_uses_comm(const char *routine, struct leaders *leaders,
                                            size_t bytes)
{
    size_t algorithm = environment.algorithms.broadcast;
    if (algorithm == BROADCAST_AUTO && bytes > environment.algorithms.tree_bytes)
        return leader_comm_applies(routine, leaders, false);
    return algorithm == BROADCAST_COMM && leader_comm_applies(routine, leaders, true);
}

static bool leader_coll_allgather_uses_comm(const char *routine, struct leaders *leaders)
{
    size_t algorithm = environment.algorithms.gather;
    /* Two leaders exchange their data in one step, which no communicator does faster. */
    bool is_one_step = algorithm == GATHER_AUTO && leaders->count == 2;
    return algorithm != GATHER_RING && !is_one_step &&
           leader_comm_applies(routine, leaders, algorithm == GATHER_COMM);
}

void leader_coll_broadcast(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                           int root)
{
    bool by_group = leader_coll_broadcast_uses_comm(routine, leaders, bytes);
    for (size_t done = 0, chunk; done < bytes; done += chunk) {
        char *at = (char *)data + done;
        chunk = bytes - done < BACKEND_MESSAGE_MAX ? bytes - done : BACKEND_MESSAGE_MAX;
        if (by_group)
            leader_comm_broadcast(routine, leaders, at, chunk, root);
        else
            leader_p2p_broadcast(routine, leaders, at, chunk, root);
    }
}

/* An alltoall by exchanges waits for each exchange. If blocks are short and leaders are many, puts
 * to all members are faster, because no put waits for another one. */
enum { ALLTOALL_LEADERS = 8, ALLTOALL_BYTES = 32 << 10 };

/* Maximum length of a chunk of an allreduce, so that the chunk and the received data stay in the
 * cache. */
enum { ALLREDUCE_CHUNK_BYTES = 2 << 20 };

/* Divides long data into chunks of about equal length. Leaders that pass different lengths then
 * have first chunks of different lengths, which the transfer detects. */
void leader_coll_allreduce(const char *routine, struct leaders *leaders,
                           enum reduce_operation operation, enum reduce_type type, void *data,
                           const void *source, size_t nelems)
{
    const struct reduce_kernel *kernel = reduce_kernel_find(routine, operation, type);
    size_t most = ALLREDUCE_CHUNK_BYTES / kernel->size, n_chunks = (nelems + most - 1) / most;
    for (size_t i = 0, done = 0, chunk; i < n_chunks; i++, done += chunk) {
        size_t offset = done * kernel->size;
        chunk = (nelems - done) / (n_chunks - i);
        coll_buffer_copy((char *)data + offset, (const char *)source + offset,
                         chunk * kernel->size);
        leader_p2p_allreduce(routine, leaders, kernel, (char *)data + offset, chunk);
    }
}

/* Returns the record of the leaders if each member of the team is on another node and `bytes` bytes
 * fit into a message. Returns NULL otherwise. */
static struct leaders *leader_coll_enter_single(const char *routine, struct team *team,
                                                size_t bytes)
{
    if (team->local_size != 1 || bytes > BACKEND_MESSAGE_MAX)
        return NULL;
    struct leaders *leaders = leaders_enter(routine, team);
    return leaders->count == team->members.size ? leaders : NULL;
}

bool leader_coll_fcollect(const char *routine, struct team *team, void *dest, const void *source,
                          size_t bytes)
{
    struct leaders *leaders = leader_coll_enter_single(routine, team, bytes);
    if (leaders == NULL || leaders->count > 2 || environment.algorithms.gather == GATHER_COMM)
        return false;
    leader_p2p_exchange_blocks(routine, leaders, dest, source, bytes);
    return true;
}

bool leader_coll_alltoall(const char *routine, struct team *team, void *dest, const void *source,
                          size_t bytes)
{
    struct leaders *leaders = leader_coll_enter_single(routine, team, bytes);
    if (leaders == NULL || (leaders->count > ALLTOALL_LEADERS && bytes < ALLTOALL_BYTES))
        return false;
    leader_p2p_alltoall(routine, leaders, dest, source, bytes);
    return true;
}

void leader_coll_allgather(const char *routine, struct leaders *leaders, const void *mine,
                           void *all, const size_t *lengths)
{
    if (leader_coll_allgather_uses_comm(routine, leaders))
        leader_comm_allgather(routine, leaders, mine, all, lengths);
    else
        leader_p2p_allgather(routine, leaders, mine, all, lengths);
}

void leader_coll_free(struct team *team)
{
    struct leaders *leaders = team->leaders;
    if (leaders == NULL)
        return;
    leader_comm_free(leaders);
    free(leaders->pes);
    free(leaders);
    team->leaders = NULL;
}

/* ---- Synchronization of all members ---- */

void leader_coll_sync(const char *routine, struct team *team)
{
    if (shm_sync_fan_in(routine, team))
        leader_p2p_barrier(routine, leaders_enter(routine, team));
    shm_sync_fan_out(routine, team);
}

void leader_coll_sync_in_routine(const char *routine, struct team *team)
{
    if (!team_spans_nodes(team)) {
        shm_sync_barrier(routine, team);
        shm_sync_require_routine(routine, team, team->local_size);
        return;
    }
    if (shm_sync_fan_in(routine, team)) {
        shm_sync_require_routine(routine, team, team->local_size);
        leader_p2p_barrier_in_routine(routine, leaders_enter(routine, team));
    }
    shm_sync_fan_out(routine, team);
    shm_sync_require_routine(routine, team, 1);
}

static void leader_coll_broadcast_between_leaders(const char *routine, struct team *team,
                                                  int member, size_t bytes)
{
    int local = team_local_rank_of(team, member);
    void *payload = shm_sync_own_slot(team)->payload;
    if (local >= 0)
        memcpy(payload, shm_sync_slot_of(team, local)->payload, bytes);
    struct leaders *leaders = leaders_enter(routine, team);
    leader_coll_broadcast(routine, leaders, payload, bytes, leaders_rank_of(leaders, member));
}

const void *leader_coll_broadcast_slot(const char *routine, struct team *team, int member,
                                       size_t bytes)
{
    ASSERT(bytes <= SHM_SYNC_PAYLOAD);
    if (shm_sync_fan_in(routine, team))
        leader_coll_broadcast_between_leaders(routine, team, member, bytes);
    shm_sync_fan_out(routine, team);
    return shm_sync_slot_of(team, 0)->payload;
}
