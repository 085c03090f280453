/*
 * Failure detection before shmem_init: if a PE ends without having called it, the other PEs must
 * not wait for ever.
 *
 * Within a host, each supervisor shows the stage of its PE in the name of its process. Between
 * hosts, the first supervisor of each host reports the stage of the host's PEs over TCP to the
 * registry, a process that oshrun starts for this (host_registry.c). If oshrun's host cannot be
 * reached, the supervisor reports nothing.
 *
 * Protocol: the environment variable has "SECRET:PORT:ADDRESS[:ADDRESS...]", IPv4, and is empty if
 * there is no registry. A supervisor sends "SECRET" and, in 8 hexadecimal digits each, the number
 * of PEs of its host and of the job. Later it sends one message, which the registry may answer
 * after REGISTRY_ENDED.
 */
#ifndef ISTHMUS_LIVENESS_H
#define ISTHMUS_LIVENESS_H

#include <stdbool.h>

/* ---- Protocol ---- */

#define REGISTRY_VARIABLE "OSHRUN_ROLL"

enum {
    REGISTRY_SECRET_BYTES = 32,
    REGISTRY_NUMBER_BYTES = 8,
    REGISTRY_GREETING_BYTES = REGISTRY_SECRET_BYTES + 2 * REGISTRY_NUMBER_BYTES
};

enum registry_message {
    REGISTRY_STARTED = 's',  /* the host's first PE has begun shmem_init */
    REGISTRY_ENDED = 'e',    /* all its PEs have ended with status 0 before */
    REGISTRY_LOST = 'l',     /* answer: another host has started */
    REGISTRY_ALL_ENDED = 'a' /* answer: all have ended, as far as they can be reached */
};

/* ---- Supervisors of this host ---- */

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

/* ---- Supervisors of other hosts ---- */

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
