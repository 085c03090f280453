/*
 * Failure detection before shmem_init: if a PE ends before it has called shmem_init, the other PEs
 * must not wait for it forever.
 *
 * Within a host, each supervisor shows the state of its PE in the name of its process. Between
 * hosts, the first supervisor of each host reports the state of the host's PEs over TCP to the
 * registry, a process that oshrun starts for this purpose (host_registry.c). If the supervisor
 * cannot reach oshrun's host, it reports nothing.
 *
 * Protocol: the environment variable contains "SECRET:PORT:ADDRESS[:ADDRESS...]" with IPv4
 * addresses. Without a registry it is empty. A supervisor sends a greeting: "SECRET", and the
 * numbers of PEs of its host and of the job, in 8 hexadecimal digits each. Later it sends one
 * message. The registry may reply to REGISTRY_ENDED. The supervisor calls all functions of this
 * header.
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
    REGISTRY_STARTED = 's',  /* the first PE of the host has begun shmem_init */
    REGISTRY_ENDED = 'e',    /* all PEs of the host have ended with status 0 before shmem_init */
    REGISTRY_LOST = 'l',     /* reply: a PE of another host has begun shmem_init */
    REGISTRY_ALL_ENDED = 'a' /* reply: the PEs of all reachable hosts have ended */
};

/* ---- Supervisors of this host ---- */

/* Shows to the other supervisors of this host that this PE has begun shmem_init. */
void liveness_show_init(void);

/* Shows to the other supervisors of this host that this PE initializes over a subset of the
 * job's processes. The other processes then need not call shmem_init. */
void liveness_show_subset(void);

/* Called before a PE ends that has initialized over a subset of the job's processes. Waits at
 * most 200 ms, so that the supervisors of PEs that are still running can see its state. */
void liveness_linger(void);

/* Called if the program of this PE has ended with status 0 before shmem_init. Waits until the
 * programs of all PEs of this host have ended and returns true. Returns false if a PE begins
 * shmem_init, because it would wait for this PE forever. Returns true at once if a PE initializes
 * over a subset of the processes. */
bool liveness_wait_for_local_end(void);

/* ---- Supervisors of other hosts ---- */

/* Begins to connect to the registry, without waiting. Only the first supervisor of a host connects.
 * Returns a descriptor that becomes readable when liveness_connect must be called, or -1. */
int liveness_begin_connect(void);

/* Continues to connect. Returns the same descriptor, or -1 once the connection is established or
 * has failed. */
int liveness_connect(void);

/* Reports to the registry that this PE has begun shmem_init. */
void liveness_report_init(void);

/* Reports to the registry that other hosts need not wait for the PEs of this host. Called if the
 * process has ended without using OpenSHMEM, or if it initializes over a subset of the job's
 * processes. */
void liveness_report_end(void);

/* Called if all PEs of this host have ended with status 0 before shmem_init. Waits until the PEs of
 * all other hosts have ended too, and returns true. Returns false if a PE of another host begins
 * shmem_init. Returns true early if `daemon` becomes readable or the registry cannot be reached. */
bool liveness_wait_for_hosts_end(int daemon);

#endif
