/*
 * Internal teams of active sets.
 *
 * The deprecated collectives of OpenSHMEM identify their members by an active set: the first PE,
 * the base-2 logarithm of the stride, and the number of PEs. The first call with an active set
 * creates an internal team (team/team.h) for it on each of its PEs. The collectives of coll.h then
 * run on this team. Internal teams are kept until shmem_finalize. Any thread of the program may
 * look up a team.
 */
#ifndef ISTHMUS_ACTIVE_SET_H
#define ISTHMUS_ACTIVE_SET_H

#include "team/team.h"

/* Returns the internal team of an active set, and creates the team at the first call. In a program
 * with several threads, each pSync array has its own team, because several threads of a PE may use
 * one active set at the same time, with different pSync arrays. Aborts the job if the active set is
 * invalid or does not contain this PE. */
struct team *active_set_team(const char *routine, int start, int log_stride, int size,
                             const long *p_sync);

/* Frees the leader records (coll/net/leaders.h) of all internal teams. Caller: team_free_comms,
 * before the network stops. */
void active_set_free_leaders(void);
/* Frees all internal teams. Called in shmem_finalize. */
void active_set_stop(void);

#endif
