/*
 * Creation and destruction of communication contexts (team/context.h), and the routines for
 * sessions, shmem_ctx_session_start and shmem_ctx_session_stop. A session is a hint by the program
 * about its next operations on a context; this library checks its arguments and ignores it.
 */
#ifndef ISTHMUS_CONTEXT_CREATE_H
#define ISTHMUS_CONTEXT_CREATE_H

#include "team/context.h"

void context_start(void);
/* Destroys the contexts that the program has not destroyed. With SHMEM_DEBUG, prints a warning for
 * each context that was created with SHMEM_CTX_PRIVATE. */
void context_stop(void);

/* Completes the operations of all contexts, and waits for the handlers of their active messages. */
void context_complete_all(const char *routine);
/* Destroys the contexts that were created from this team, or all contexts if `team` is NULL. */
void context_destroy_of_team(const struct team *team);

/* Implementations of the public routines shmem_ctx_create, shmem_ctx_destroy and so on. */
int context_create(const char *routine, shmem_team_t team, long options, shmem_ctx_t *ctx);
void context_destroy(const char *routine, shmem_ctx_t ctx);
int context_get_team(const char *routine, shmem_ctx_t ctx, shmem_team_t *team);
void context_session_start(const char *routine, shmem_ctx_t ctx, long options,
                           const shmem_ctx_session_config_t *config, long mask);
void context_session_stop(const char *routine, shmem_ctx_t ctx);

#endif
