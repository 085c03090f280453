/*
 * Which of the ways message and window is faster between two nodes, where nothing is known of that.
 */
#ifndef ISTHMUS_MEASURE_H
#define ISTHMUS_MEASURE_H

/* Before the first message comes in: this PE may be the one that is measured with. */
void measure_expect(void);

/* Decides on path.between.data if that is to be measured: by puts between PE 0 and the first PE of
 * the next node, in the symmetric heap, which stays zero. Collective over the job, when messages
 * and windows have started and nothing else has. */
void measure_path(const char *routine);

#endif
