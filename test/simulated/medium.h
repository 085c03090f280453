/*
 * What the PEs of a simulated job share: those of one node are processes, and all other nodes are
 * made up from them. The runner (simulated_run.c) makes the file and tells of it by the
 * environment.
 */
#ifndef SIMULATED_MEDIUM_H
#define SIMULATED_MEDIUM_H

#include <stddef.h>
#include <stdint.h>

#define MEDIUM_FILE_VARIABLE "SIMULATED_FILE" /* the descriptor of the file */
#define MEDIUM_PE_VARIABLE   "SIMULATED_PE"

enum { MEDIUM_NODE_MOST = 1024, MEDIUM_SLOT = 512 };

struct medium {
    int n_pes;   /* of the job */
    int node;    /* PEs of each node but the last; those of the first are processes */
    int status;  /* of the first PE that ended the job; -1 while it runs */
    int arrived; /* processes at the barrier */
    unsigned barriers;
    uint64_t messages, bytes; /* sent to other nodes, by all processes */
    char slots[MEDIUM_NODE_MOST][MEDIUM_SLOT];
};

/* The medium as the environment tells of it, and this process's PE; NULL if it is not there. */
struct medium *medium_open(int *pe);

#endif
