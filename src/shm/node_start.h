/*
 * Making the nodes of a job: PEs introduce themselves, agree on one partition and one layout, and
 * map each other's memory.
 */
#ifndef ISTHMUS_NODE_START_H
#define ISTHMUS_NODE_START_H

/* Finds out which PEs share this node, makes and maps their heaps and static data, and fills in
 * `node` and `segments`. PEs whose environments ask for different sizes end the job. Collective
 * over the job, after the backend's init. */
void node_start(const char *routine);

/* Unmaps the peers and gives the heap back; static data stays. Collective over the job. */
void node_stop(void);

#endif
