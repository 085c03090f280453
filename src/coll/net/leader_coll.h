/*
 * Collectives among the leaders of a team that spans several nodes, and the synchronization of all
 * members, on one node or several. This is the main header of src/coll/net.
 *
 * A collective of such a team has three phases. The members of each node synchronize in shared
 * memory (coll/shm/shm_sync.h), and their leader waits for them (shm_sync_fan_in). The leaders then
 * communicate with the functions below. Finally each leader releases the members of its node
 * (shm_sync_fan_out).
 *
 * Transports: leader_p2p.h sends point-to-point messages and implements every operation.
 * leader_comm.h calls nonblocking collectives of MPI on a communicator of the leaders. It executes
 * allgathers and large broadcasts, once the team has such a communicator.
 *
 * Other files: leaders.h has the list of leaders. coll_message.h and demux.h send, receive and
 * match messages. allgather.h divides a long allgather into batches. allreduce.h plans the steps of
 * a reduction.
 *
 * All leaders of a team must call the same functions in the same order. The functions wait, and
 * take net_lock themselves. They abort the job if a leader has exited or is in another collective.
 */
#ifndef ISTHMUS_LEADER_COLL_H
#define ISTHMUS_LEADER_COLL_H

#include "coll/coll.h"
#include "coll/shm/shm_sync.h"
#include "leaders.h"

/* Copies `bytes` bytes from `data` of the leader with rank `root` to `data` of all other leaders.
 */
void leader_coll_broadcast(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                           int root);
/* Replaces `data` of every leader with the element-wise reduction over all leaders. All leaders get
 * bitwise identical results. */
void leader_coll_allreduce(const char *routine, struct leaders *leaders,
                           enum reduce_operation operation, enum reduce_type type, void *data,
                           const void *source, size_t nelems);
/* Exchanges contiguous blocks of `bytes` bytes between all members, by messages. Returns false, on
 * all members, if this is not possible or not useful; the caller then uses another algorithm. It is
 * possible only if each member is on another node. */
bool leader_coll_alltoall(const char *routine, struct team *team, void *dest, const void *source,
                          size_t bytes);
/* Gathers blocks of `bytes` bytes of all members in `dest` of every member. Returns false, on all
 * members, if the team does not consist of two members on two nodes, or if another algorithm was
 * requested. */
bool leader_coll_fcollect(const char *routine, struct team *team, void *dest, const void *source,
                          size_t bytes);
/* Gathers lengths[i] bytes of each leader i into `all` of every leader, in the order of leader
 * ranks and without gaps. The total must not exceed BACKEND_MESSAGE_MAX. All leaders pass the same
 * lengths. */
void leader_coll_allgather(const char *routine, struct leaders *leaders, const void *mine,
                           void *all, const size_t *lengths);

/* Frees this PE's record of the leaders of a team, and the MPI communicator of the leaders. Called
 * on every member when the team is destroyed. Does not wait. */
void leader_coll_free(struct team *team);

/* Barrier of all members of a team that spans nodes. */
void leader_coll_sync(const char *routine, struct team *team);
/* Barrier of all members of a team that spans nodes. Returns the address at which this PE can read
 * the payload that `member` wrote into its slot before the barrier. The caller must read the
 * payload before the next barrier of the team. `bytes` is the length of the payload, at most
 * SHM_SYNC_PAYLOAD. */
const void *leader_coll_broadcast_slot(const char *routine, struct team *team, int member,
                                       size_t bytes);

/* Barrier of all members of any team. Aborts the job unless all members call it from the same
 * public routine. */
void leader_coll_sync_in_routine(const char *routine, struct team *team);

/* Barrier of all members of any team. */
static inline void leader_coll_sync_team(const char *routine, struct team *team)
{
    if (team_spans_nodes(team))
        leader_coll_sync(routine, team);
    else
        shm_sync_barrier(routine, team);
}

/* Returns the address at which this PE can read the payload that `member` wrote into its slot
 * before it called this function. Waits until `member`, or all members, have called it. Collective
 * over the team, which may span nodes. The caller must read the payload before the next barrier of
 * the team. */
static inline const void *leader_coll_payload_of(const char *routine, struct team *team, int member,
                                                 size_t bytes)
{
    if (team_spans_nodes(team))
        return leader_coll_broadcast_slot(routine, team, member, bytes);
    shm_sync_wait_for_one(routine, team, member);
    return shm_sync_slot_of(team, member)->payload;
}

#endif
