/*
 * What is not known of windows before they are tried: whether they get on while their target calls
 * nothing of MPI's, and which of the ways message and window is faster between two nodes.
 */
#ifndef ISTHMUS_MEASURE_H
#define ISTHMUS_MEASURE_H

/* Before the first message comes in: this PE may be the one that is measured with. */
void measure_expect(void);

/* Decides on each route's needs_help, and on path.between.data if that is to be measured: by
 * operations of PE 0 on a PE of its node and one of the next, in the symmetric heap, which stays
 * zero. Collective over the job, when messages and windows have started and nothing else has. */
void measure_path(const char *routine);

#endif
