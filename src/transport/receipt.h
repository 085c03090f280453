/*
 * Acknowledgements (acks): what the target tells an origin of packets that are carried out. Where
 * no PE waits for one it is kept for a while, to travel with the next packet to that PE: a message
 * of its own takes as long as the one that it answers. Under net_lock.
 */
#ifndef ISTHMUS_RECEIPT_H
#define ISTHMUS_RECEIPT_H

#include <stdbool.h>

#include "wire.h"

/* Adds what was kept of the same channel and epoch to a receipt that goes out now. */
void ack_merge_kept(int pe, struct ack *ack);

/* Keeps a receipt, unless there are many: of its channel, or in all. */
bool ack_keep(int pe, const struct ack *ack);

/* One that is kept for this PE, which is then kept no more; of no packets if there is none. */
struct ack ack_take(int pe);

/* The one that was kept first, and its PE; false if there is none. */
bool ack_take_any(int *pe, struct ack *ack);

/* Whether each is of a channel and epoch of its own, and for some packets (base/validity.h). */
bool ack_is_valid(const char **fault);

#endif
