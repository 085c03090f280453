/*
 * Groups: MPI communicators of leaders, for their gathers and broadcasts of much.
 *
 * A team that has had some of these gets one for all that follow; it is freed with the team. MPI
 * has few of them and makes them in a blocking call, so the leaders first agree, by messages, that
 * all are there and have room. Where they have none everything goes by messages.
 */
#ifndef ISTHMUS_GROUP_H
#define ISTHMUS_GROUP_H

#include <stdbool.h>

#include "leaders_record.h"

/* Whether a group serves this collective, as all leaders decide it. It is made at once, or when the
 * team has had some collectives without. */
bool group_serves(const char *routine, struct leaders *leaders, bool at_once);

/* As leaders_broadcast and leaders_gather (leaders.h), once a group serves. */
void group_broadcast(const char *routine, const struct leaders *leaders, void *data, size_t bytes,
                     int root);
void group_gather(const char *routine, const struct leaders *leaders, const void *mine, void *all,
                  const size_t *lengths);

/* Frees the group, if there is one. Waits for nobody. */
void group_dismiss(struct leaders *leaders);

/* Other calls of MPI that are collective and block are made under the same reservation as groups,
 * of which a PE has one at a time. Threads that must have it claim it first, and it goes to the
 * team with the least id, so that PEs do not reserve it for different teams again and again. */
struct group_claim {
    uint64_t team; /* its id */
    struct group_claim *next;
};
void group_claim_creation(struct group_claim *claim);
void group_drop_claim(struct group_claim *claim);
/* False if it is taken, or another's turn. */
bool group_reserve_creation(const struct group_claim *claim);
void group_end_creation(void);

#endif
