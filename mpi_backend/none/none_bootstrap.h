/*
 * Starts a job of processes that have no launcher in common, in the backend `none`.
 *
 * An id identifies shared memory. The process that created the id keeps the memory open. Each
 * process that has the id maps the memory, and waits until all processes have arrived. No launcher
 * supervises these processes, so each one watches the others (none_liveness.h).
 */
#ifndef ISTHMUS_NONE_BOOTSTRAP_H
#define ISTHMUS_NONE_BOOTSTRAP_H

#include "backend.h"

/* Implement id_make and init_by_id of backend.h. bootstrap_init stores the new job in none_job
 * (none_exchange.h), until bootstrap_leave. */
int bootstrap_make_id(struct backend_id *id);
int bootstrap_init(const struct backend_bootstrap *bootstrap, enum backend_thread_level requested,
                   enum backend_thread_level *provided, int *others);

/* Ends the job that bootstrap_init started and restores the previous job of this process. Called
 * after all communication. Does nothing for a job that a launcher started. */
void bootstrap_leave(void);

#endif
