/*
 * Creation and destruction of contexts, their sessions, and the completion of all contexts.
 */
#ifndef ISTHMUS_CONTEXT_CREATE_H
#define ISTHMUS_CONTEXT_CREATE_H

#include "team/context.h"

void context_start(void);
/* Destroys the contexts that the program has not destroyed. With SHMEM_DEBUG, prints a warning for
 * each private one. */
void context_stop(void);

/* Completes the operations of all contexts, including the handlers of their active messages. */
void context_complete_all(const char *routine);
/* Destroys the contexts that were created from this team, or all contexts if `team` is NULL. */
void context_destroy_of_team(const struct team *team);

/* Bodies of the public routines of the same names. */
int context_create(const char *routine, shmem_team_t team, long options, shmem_ctx_t *ctx);
void context_destroy(const char *routine, shmem_ctx_t ctx);
int context_get_team(const char *routine, shmem_ctx_t ctx, shmem_team_t *team);
void context_session_start(const char *routine, shmem_ctx_t ctx, long options,
                           const shmem_ctx_session_config_t *config, long mask);
void context_session_stop(const char *routine, shmem_ctx_t ctx);

#endif
