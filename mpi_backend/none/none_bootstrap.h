/*
 * Starts a job of processes that have no launcher in common, in the backend `none`.
 *
 * An id identifies shared memory. The process that made the id keeps the memory open; each process
 * that has the id maps it, and all wait until every one has arrived. No launcher supervises these
 * processes, so each one watches the others (none_liveness.h).
 */
#ifndef ISTHMUS_NONE_BOOTSTRAP_H
#define ISTHMUS_NONE_BOOTSTRAP_H

#include "backend.h"

/* Implement id_make and init_by_id of backend.h. bootstrap_init makes none_job describe the
 * processes of the id, until bootstrap_leave. */
int bootstrap_make_id(struct backend_id *id);
int bootstrap_init(const struct backend_bootstrap *bootstrap, enum backend_thread_level requested,
                   enum backend_thread_level *provided, int *others);

/* Ends the job of these processes and restores the previous none_job. Called after all
 * communication. Does nothing if none_job was set by a launcher. */
void bootstrap_leave(void);

#endif
