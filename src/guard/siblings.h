/*
 * The supervisors of the job's other PEs on this host. They show how far their PEs have come in
 * their processes' names.
 */
#ifndef ISTHMUS_GUARD_SIBLINGS_H
#define ISTHMUS_GUARD_SIBLINGS_H

#include <stdbool.h>

/* This PE is in shmem_init, or past it. */
void liveness_show_init(void);

/* This PE is one of a part of the job's processes: nobody need be in shmem_init for its sake, and
 * it will not be for theirs. */
void liveness_show_subset(void);

/* Such a PE is about to end: stays for a moment, for others to see that. */
void liveness_linger(void);

/* This PE's program has ended well before shmem_init. Waits until the others have too, or one
 * begins shmem_init, which would wait for ever: then false. Where PEs are of a part it does not
 * wait. */
bool liveness_wait_for_local_end(void);

#endif
