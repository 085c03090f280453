/*
 * The hidden teams of active sets: made when a set is first used, and kept.
 */
#ifndef ISTHMUS_ACTIVE_SET_H
#define ISTHMUS_ACTIVE_SET_H

#include "team/team.h"

/* That of an active set, and of a pSync if threads may use the set with several; ends the job if
 * the set is wrong or this PE is not of it. */
struct team *active_set_team(const char *routine, int start, int log_stride, int size,
                             const long *p_sync);

/* Forgets the leaders of all hidden teams. */
void active_set_free_leaders(void);
/* Destroys them. */
void active_set_stop(void);

#endif
