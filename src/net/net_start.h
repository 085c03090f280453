/*
 * Start and end of all that goes between nodes.
 */
#ifndef ISTHMUS_NET_START_H
#define ISTHMUS_NET_START_H

#include "backend.h"

/* After node_start and before any operation: decides on paths, makes windows, receives and the
 * helper thread, if anything of this job goes by the network. The backend calls
 * `finalizing` if the program calls MPI_Finalize before net_stop. Collective over the job. */
void net_start(const char *routine, enum backend_thread_level provided,
               void (*finalizing)(int calls_work));
/* When all PEs have completed all operations. Collective over the job. */
void net_stop(const char *routine);

/* The same for good, because MPI is about to be finalized (net_set_cut_off). */
void net_cut_off(const char *routine);

#endif
