/*
 * Communicators of leaders: MPI communicators on which the leaders of a team execute allgathers and
 * large broadcasts with nonblocking collectives of MPI.
 *
 * A team gets a communicator after a number of collectives that could have used one
 * (colls_without_comm in base/algorithms.h). The communicator is freed with the team. MPI supports
 * only a limited number of communicators, so this module limits their number.
 *
 * MPI creates a communicator in a call that blocks. Before this call, the leaders vote with
 * point-to-point messages. Each leader must have entered the collective, have capacity for a
 * communicator, and hold the reservation (see below). If a leader has no capacity, or MPI fails,
 * the team uses point-to-point messages (leader_p2p.h).
 *
 * Reservation: a PE executes one blocking collective call of MPI at a time. Otherwise two PEs could
 * be in the calls of two different teams, and each would wait for the other.
 */
#ifndef ISTHMUS_LEADER_COMM_H
#define ISTHMUS_LEADER_COMM_H

#include <stdbool.h>

#include "leaders.h"

/* Returns true if the next collective of the leaders uses an MPI communicator. Creates the
 * communicator after colls_without_comm collectives, or at the first call if `at_once` is true.
 * Collective over the leaders, which all get the same result. Waits for the other leaders. */
bool leader_comm_applies(const char *routine, struct leaders *leaders, bool at_once);

/* Like leader_coll_broadcast and leader_coll_allgather, but on the communicator. May be called only
 * after leader_comm_applies has returned true. At most BACKEND_MESSAGE_MAX bytes. */
void leader_comm_broadcast(const char *routine, const struct leaders *leaders, void *data,
                           size_t bytes, int root);
void leader_comm_allgather(const char *routine, const struct leaders *leaders, const void *mine,
                           void *all, const size_t *lengths);

/* Frees the communicator, if there is one. Does not wait. */
void leader_comm_free(struct leaders *leaders);

/* ---- Reservation of blocking collective calls of MPI ---- */

/* A claim announces that a thread waits for the reservation. While there are claims, no
 * communicator of leaders is created, and only the claim with the lowest team id can get the
 * reservation. Thus all PEs prefer the same team. Otherwise two PEs could hold reservations for
 * different teams and have to try again repeatedly. Any thread may call these functions; none
 * waits. */
struct leader_comm_claim {
    uint64_t team; /* id of the team */
    struct leader_comm_claim *next;
};
/* Add and remove a claim. The struct must remain valid until the claim is removed. */
void leader_comm_claim_creation(struct leader_comm_claim *claim);
void leader_comm_drop_claim(struct leader_comm_claim *claim);
/* Tries to get the reservation. Returns false if this PE has given it to another thread, or if
 * another claim has a lower team id. */
bool leader_comm_reserve_creation(const struct leader_comm_claim *claim);
/* Ends the reservation after a successful leader_comm_reserve_creation. */
void leader_comm_end_creation(void);

#endif
