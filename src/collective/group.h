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
 * of which a PE has one at a time: false if it is taken. */
bool group_reserve_creation(void);
void group_end_creation(void);

#endif
