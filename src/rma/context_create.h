/*
 * The life of contexts: made and destroyed, their sessions, and the completion of all there are.
 */
#ifndef ISTHMUS_CONTEXT_CREATE_H
#define ISTHMUS_CONTEXT_CREATE_H

#include "team/context.h"

void context_start(void);
/* Destroys the shareable contexts that are left; private ones are reported with SHMEM_DEBUG. */
void context_stop(void);

/* Completes what all contexts have under way. */
void context_complete_all(const char *routine);
/* Destroys the contexts that were created from this team, or, if it is NULL, all contexts. */
void context_destroy_of_team(const struct team *team);

/* The bodies of the public routines of the same names. */
int context_create(const char *routine, shmem_team_t team, long options, shmem_ctx_t *ctx);
void context_destroy(const char *routine, shmem_ctx_t ctx);
int context_get_team(const char *routine, shmem_ctx_t ctx, shmem_team_t *team);
void context_session_start(const char *routine, shmem_ctx_t ctx, long options,
                           const shmem_ctx_session_config_t *config, long mask);
void context_session_stop(const char *routine, shmem_ctx_t ctx);

#endif
