/*
 * Pairwise exchange within a node, for alltoall and similar collectives. For each pair of members
 * of a team, the member that arrives later copies the data in both directions.
 *
 * The pairwise exchange is used if the PEs of a node share cores (oversubscription). A member that
 * has arrived can sleep until the other members have copied all its data. With shared-memory
 * barriers (shm_sync.h), in contrast, every member must run after each barrier.
 *
 * Order of calls: a member exposes its data (exposed.h) and calls pairwise_arrive, copies between
 * itself and each earlier member, calls pairwise_mark_copied for each of them, and then calls
 * pairwise_wait. No lock is needed.
 */
#ifndef ISTHMUS_PAIRWISE_H
#define ISTHMUS_PAIRWISE_H

#include "shm_sync.h"

/* Returns true if the team can use the pairwise exchange. The result is the same on all members.
 * All of these conditions must hold:
 *   - PEs of the machine share cores (waiting_oversubscribed). shm_sync_allocate stores this in
 *     shm_sync.pairwise when it allocates the memory of the team;
 *   - the team is on one node and has at most 64 members, one for each bit of
 *     shm_sync.arrived_bits;
 *   - the threshold pairwise_bytes (base/algorithms.h) is not 0. */
bool pairwise_is_possible(const struct team *team);
/* Returns true if the team uses the pairwise exchange for `bytes` bytes: if it is possible, the
 * data are too long for a slot or bounce buffer (exposed_is_copied), and they have at most
 * pairwise_bytes bytes. */
bool pairwise_applies(const struct team *team, size_t bytes);

/* Arrives at the next barrier of the team. Returns a bit mask of the local ranks of the members
 * that arrived earlier. The caller copies the data between itself and each of these members. */
uint64_t pairwise_arrive(const char *routine, struct team *team);

/* Reports to the member with local rank `local`, which arrived earlier, that this member has copied
 * the data between the two. */
void pairwise_mark_copied(const struct team *team, int local);

/* Waits until all members that arrived later have copied the data between them and this member.
 * `earlier` is the result of pairwise_arrive. A long wait aborts the job if a member exposed a
 * length other than `bytes`. With PAIRWISE_ANY_BYTES, it aborts the job if a member arrived in
 * another routine. */
#define PAIRWISE_ANY_BYTES SIZE_MAX
void pairwise_wait(const char *routine, struct team *team, uint64_t earlier, size_t bytes);

#endif
