/*
 * The process group of the job: all PEs, and what they start. A process of ours leads it, which
 * does nothing but end the group when the launcher is gone, however that ended. So the group is
 * there as long as the job, and its number nobody else's.
 */
#ifndef ISTHMUS_LAUNCH_GROUP_H
#define ISTHMUS_LAUNCH_GROUP_H

#include <stdbool.h>
#include <sys/types.h>

/* Starts the leader. False, with errno: it cannot be. */
bool process_group_start(void);

/* Takes in a child of this process that is about to become a PE: called by both, whoever comes
 * first. `process` is 0 in the child. */
void process_group_add(pid_t process);

/* Sends a signal to all PEs and what they started. */
void process_group_signal(int number);

/* Ends all that is left, the leader too. */
void process_group_end(void);

#endif
