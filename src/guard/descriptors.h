/*
 * Descriptors that processes inherit, and those that they leave to processes that stay behind.
 */
#ifndef ISTHMUS_GUARD_DESCRIPTORS_H
#define ISTHMUS_GUARD_DESCRIPTORS_H

/* Opens /dev/null in place of each of the descriptors 0 to 2 that is closed, or the next file that
 * is opened would be taken for standard input, output or error. To be called first. Ends the
 * process with a message if that fails. */
void descriptors_fill(void);

/* So that nobody waits for the end of what is written to them. The one that is kept becomes 0. */
void descriptors_close_all_but(int kept);

#endif
