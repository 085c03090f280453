/*
 * Measurements at startup that select a transport. For some MPIs the library cannot know in advance
 * whether MPI RMA windows make progress while the target PE does not call MPI, and whether messages
 * or windows are faster between two nodes. PE 0 measures both.
 */
#ifndef ISTHMUS_SELECT_MEASURE_H
#define ISTHMUS_SELECT_MEASURE_H

/* Prepares this PE for commands of PE 0, which may select it as partner of the measurement. Called
 * before the network receives messages. */
void select_prepare_measurement(void);

/* Measures, and sets needs_target_progress of both transport choices. If selection.between.data is
 * to be measured, sets it too. PE 0 accesses the symmetric heap of one PE of its own node and of
 * one PE of the next node. The heap contains zeros afterwards. Called when messages and windows
 * work and the program has issued no operation. Collective over the job. */
void select_measure(const char *routine);

#endif
