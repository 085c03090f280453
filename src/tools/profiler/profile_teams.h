/*
 * Records, for each team, when this PE entered and left collectives. The reports compare the times
 * of all PEs to find the PE that arrived last.
 */
#ifndef ISTHMUS_PROFILE_TEAMS_H
#define ISTHMUS_PROFILE_TEAMS_H

#include "profile_call.h"

/* Registers the predefined teams. Called once the library is initialized. */
void teams_start(void);

/* Record a collective of a team or of an active set, and store the team's key in call->team. */
void teams_record_collective(struct call *call, shmem_team_t team);
void teams_record_set_collective(struct call *call, int start, int log_stride, int size);

/* Forgets a team that was destroyed, because its handle may be reused. */
void teams_forget(const struct shmem_impl_team *team);

/* Stores the team's key in call->team for a call that does not synchronize. */
void teams_identify(struct call *call, shmem_team_t team);

static inline void call_is_of_team(struct call *call, shmem_team_t team)
{
    if (call->thread != NULL)
        teams_identify(call, team);
}

static inline void call_is_collective_of(struct call *call, shmem_team_t team)
{
    if (call->thread != NULL)
        teams_record_collective(call, team);
}

static inline void call_is_collective_of_set(struct call *call, int start, int log_stride, int size)
{
    if (call->thread != NULL)
        teams_record_set_collective(call, start, log_stride, size);
}

#endif
