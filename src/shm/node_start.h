/*
 * Start of the nodes of a job, as a part of shmem_init. In this order:
 *
 * 1. The PEs exchange their records (bootstrap.h).
 * 2. All PEs compute the same layout of memory (layout.h) and the same list of partitions of the
 *    job into nodes (discovery.h) from these records.
 * 3. The PEs of each node map each other's memory (share.h). If this fails on any PE, all PEs try
 *    the next partition.
 */
#ifndef ISTHMUS_NODE_START_H
#define ISTHMUS_NODE_START_H

/* Determines the PEs of this node, creates and maps their heaps and static data, and fills in
 * `node` and `segments`. Aborts the job if the settings of the PEs differ, or on failure. Call it
 * after the backend is initialized. Collective over the job. */
void node_start(const char *routine);

/* Unmaps the memory of the peers, and frees the heap. The static data of this PE keep their
 * contents. Collective over the job. */
void node_stop(void);

#endif
