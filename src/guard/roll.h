/*
 * The other hosts of the job, which the first guard of each tells how far its host's PEs have come
 * (roll_words.h). Where oshrun's host cannot be reached, nobody is told.
 */
#ifndef ISTHMUS_GUARD_ROLL_H
#define ISTHMUS_GUARD_ROLL_H

#include <stdbool.h>

/* Begins to connect; nobody waits for it. Returns a descriptor that is readable when
 * liveness_connect has something to do, or -1. */
int liveness_begin_connect(void);

/* Returns the descriptor again, or -1 when there is nothing left to do. */
int liveness_connect(void);

/* This PE has begun shmem_init. */
void liveness_report_init(void);

/* The PE, which is not one of OpenSHMEM, has ended; or it is one of a part of the job's processes.
 */
void liveness_report_end(void);

/* All PEs of this host have ended well before shmem_init. Waits until those of all other hosts have
 * too, or one begins shmem_init: then false. Ends also when `daemon` becomes readable. */
bool liveness_wait_for_hosts_end(int daemon);

#endif
