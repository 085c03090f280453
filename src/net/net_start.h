/*
 * Start and end of the network module (src/net), called by runtime/runtime.c.
 */
#ifndef ISTHMUS_NET_START_H
#define ISTHMUS_NET_START_H

#include "backend.h"

/* Starts the network if the job has several nodes, or if the user's settings require MPI within the
 * node. Selects the transports, creates windows, posts receives and starts the progress thread.
 * `provided` is the thread level of MPI. If the program calls MPI_Finalize before net_stop, the
 * backend calls `finalizing`; the argument `calls_work` is nonzero if MPI still works. Called after
 * node_start and before any operation. Collective over the job. */
void net_start(const char *routine, enum backend_thread_level provided,
               void (*finalizing)(int calls_work));
/* Stops the network. Called when all PEs have completed all operations. Collective over the job. */
void net_stop(const char *routine);

/* Stops the network because MPI is about to be finalized. Operations that need another node then
 * abort the job (net_require_reachable). */
void net_cut_off(const char *routine);

#endif
