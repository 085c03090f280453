/*
 * Which of messages and windows is faster between two nodes, where nothing is known of that.
 */
#ifndef ISTHMUS_MEASURE_H
#define ISTHMUS_MEASURE_H

#include <stdbool.h>

/* Before the first message comes in: this PE may be the one that is measured with. */
void measure_expect(void);

/* Between PE 0 and the first PE of the next node, in the symmetric heap, which stays zero. True if
 * windows are faster; `why` says with what figures. Collective over the job, when the transport and
 * the windows have started and nothing else has. */
bool measure_windows_are_faster(const char *routine, const char **why);

#endif
