/*
 * Groups: MPI communicators of leaders, for their gathers and broadcasts of much.
 *
 * A team that has had some of these gets one for all that follow; it is freed with the team. MPI
 * has few of them and makes them in a blocking call, so the leaders first agree, by messages, that
 * all are there and have room. Where they have none everything goes by messages.
 */
#ifndef ISTHMUS_LEADER_COMM_H
#define ISTHMUS_LEADER_COMM_H

#include <stdbool.h>

#include "leaders.h"

/* Whether a group serves this collective, as all leaders decide it. It is made at once, or when the
 * team has had some collectives without. */
bool leader_comm_applies(const char *routine, struct leaders *leaders, bool at_once);

/* As leader_coll_broadcast and leader_coll_allgather (leaders.h), once a group serves. */
void leader_comm_broadcast(const char *routine, const struct leaders *leaders, void *data,
                           size_t bytes, int root);
void leader_comm_allgather(const char *routine, const struct leaders *leaders, const void *mine,
                           void *all, const size_t *lengths);

/* Frees the group, if there is one. Waits for nobody. */
void leader_comm_free(struct leaders *leaders);

/* Other calls of MPI that are collective and block are made under the same reservation as groups,
 * of which a PE has one at a time. Threads that must have it claim it first, and it goes to the
 * team with the least id, so that PEs do not reserve it for different teams again and again. */
struct leader_comm_claim {
    uint64_t team; /* its id */
    struct leader_comm_claim *next;
};
void leader_comm_claim_creation(struct leader_comm_claim *claim);
void leader_comm_drop_claim(struct leader_comm_claim *claim);
/* False if it is taken, or another's turn. */
bool leader_comm_reserve_creation(const struct leader_comm_claim *claim);
void leader_comm_end_creation(void);

#endif
