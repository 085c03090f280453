/*
 * Progress hints: a PE that uses another's windows tells it so. MPI moves there only if somebody
 * there calls it, and a one-sided operation leaves no word that somebody should. A PE that has been
 * told has guests for a while: its helper naps as for messages, and who waits there polls.
 *
 * A notice is a packet, sent before the first operation after a pause and now and then while more
 * follow. Where the network needs no help of the target nobody is told (path.h).
 */
#ifndef ISTHMUS_NOTICE_H
#define ISTHMUS_NOTICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Before an operation on so many bytes of this PE's windows, unless it knows. Under net_lock;
 * may wait. */
void progress_hint_send(const char *routine, int pe, size_t bytes);

/* Completes those that were given; none is from here on until the network starts again. Without
 * the lock. */
void progress_hint_stop(const char *routine);
void progress_hint_start(void);

/* One has come, which says that operations follow for so many milliseconds. */
void progress_hint_receive(uint32_t ms);

/* Whether others use this PE's windows, as far as it was told. */
bool progress_hint_is_active(void);

#endif
