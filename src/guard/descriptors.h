/*
 * For processes that stay behind.
 */
#ifndef ISTHMUS_GUARD_DESCRIPTORS_H
#define ISTHMUS_GUARD_DESCRIPTORS_H

/* So that nobody waits for the end of what is written to them. The one that is kept becomes 0. */
void close_all_but(int kept);

#endif
