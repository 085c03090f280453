/*
 * The processes that a test has started: this process and its descendants. Orphans stay in the
 * tree, because tree_adopt_orphans makes this process their parent.
 */
#ifndef ISTHMUS_TEST_PROCESS_TREE_H
#define ISTHMUS_TEST_PROCESS_TREE_H

#include <stddef.h>
#include <sys/types.h>

/* Makes descendants whose parents end children of this process, instead of children of init. */
void tree_adopt_orphans(void);

/* Stores the process numbers of at most `capacity` descendants, parents first. Returns their
 * number. */
size_t tree_descendants(pid_t *descendants, size_t capacity);

/* Kills all descendants with SIGKILL and reaps them. */
void tree_kill(void);

/* Copies the command line of a process, with blanks between its words, or its name if it has
 * none. */
void tree_command(pid_t process, char *text, size_t capacity);

#endif
