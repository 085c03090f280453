/*
 * Memory that the PEs of a simulated job share. The PEs of the first node are processes, and all
 * other nodes are simulated. The runner (simulated_run.c) creates the file and passes its
 * descriptor in the environment.
 */
#ifndef SIMULATED_MEDIUM_H
#define SIMULATED_MEDIUM_H

#include <stddef.h>
#include <stdint.h>

#define MEDIUM_FILE_VARIABLE "SIMULATED_FILE" /* descriptor of the file */
#define MEDIUM_PE_VARIABLE   "SIMULATED_PE"

enum { MEDIUM_NODE_MOST = 1024, MEDIUM_SLOT = 512 };

struct medium {
    int n_pes;   /* number of PEs of the job */
    int node;    /* PEs of each node except the last; those of the first node are processes */
    int status;  /* of the first PE that ended the job; -1 while the job runs */
    int arrived; /* processes that have reached the barrier */
    unsigned barriers;
    uint64_t messages, bytes; /* that all processes have sent to other nodes */
    char slots[MEDIUM_NODE_MOST][MEDIUM_SLOT];
};

/* Maps the medium that the environment names, and sets *pe to the number of this process. Returns
 * NULL if there is no medium. */
struct medium *medium_open(int *pe);

#endif
