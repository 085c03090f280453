/*
 * Contexts and sessions.
 */
#include "operations/contexts.h"
#include "define.h"

ROUTINE(int, ctx_create, (long options, shmem_ctx_t *ctx),
        return context_create(routine, SHMEM_TEAM_WORLD, options, ctx));
ROUTINE(int, team_create_ctx, (shmem_team_t team, long options, shmem_ctx_t *ctx),
        return context_create(routine, team, options, ctx));
ROUTINE(void, ctx_destroy, (shmem_ctx_t ctx), context_destroy(routine, ctx));
ROUTINE(int, ctx_get_team, (shmem_ctx_t ctx, shmem_team_t *team),
        return context_get_team(routine, ctx, team));
ROUTINE(void, ctx_session_start,
        (shmem_ctx_t ctx, long options, const shmem_ctx_session_config_t *config, long config_mask),
        context_session_start(routine, ctx, options, config, config_mask));
ROUTINE(void, ctx_session_stop, (shmem_ctx_t ctx), context_session_stop(routine, ctx));
