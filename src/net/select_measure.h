/*
 * What is not known of windows before they are tried: whether they get on while their target calls
 * nothing of MPI's, and which of the ways message and window is faster between two nodes.
 */
#ifndef ISTHMUS_SELECT_MEASURE_H
#define ISTHMUS_SELECT_MEASURE_H

/* Before the first message comes in: this PE may be the one that is measured with. */
void select_prepare_measurement(void);

/* Decides on each route's needs_target_progress, and on selection.between.data if that is to be
 * measured: by operations of PE 0 on a PE of its node and one of the next, in the symmetric heap,
 * which stays zero. Collective over the job, when messages and windows have started and nothing
 * else has. */
void select_measure(const char *routine);

#endif
