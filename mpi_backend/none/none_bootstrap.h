/*
 * Processes without a launcher that find each other by an id: the id names memory, which the
 * process that made it keeps open, and in which they come together and meet. Nobody started them,
 * so each watches the others.
 */
#ifndef ISTHMUS_NONE_BOOTSTRAP_H
#define ISTHMUS_NONE_BOOTSTRAP_H

#include "backend.h"

/* As init_by_id and id_make of the contract. The processes are `place`'s until bootstrap_leave. */
int bootstrap_make_id(struct backend_id *id);
int bootstrap_init(const struct backend_bootstrap *bootstrap, enum backend_thread_level requested,
                   enum backend_thread_level *provided, int *others);

/* The end of these PEs, which were before this call; nothing where `place` is the launcher's. */
void bootstrap_leave(void);

#endif
