/* Stacks of a test's processes, for a test that exceeds its time limit. */
#ifndef ISTHMUS_TEST_STACKS_H
#define ISTHMUS_TEST_STACKS_H

/* Writes the stacks of all threads of all descendants to `file`, with gdb. Takes at most 25 s. */
void stacks_save(const char *file);

#endif
