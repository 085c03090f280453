/*
 * When PEs came to collectives, by team, so that the last one is found.
 */
#ifndef ISTHMUS_PROFILE_TEAMS_H
#define ISTHMUS_PROFILE_TEAMS_H

#include "profile_call.h"

/* The library runs: the predefined teams are known from now on. */
void teams_start(void);

/* call->team is what the team is known by. */
void teams_record_collective(struct call *call, shmem_team_t team);
void teams_record_set_collective(struct call *call, int start, int log_stride, int size);

/* The team is destroyed; its handle may become another's. */
void teams_forget(const struct shmem_impl_team *team);

/* A call that does not meet: call->team only. */
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
