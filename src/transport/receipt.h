/*
 * Receipts: what the owner tells a requester of packets that are carried out. Where nobody waits
 * for one it is kept for a while, to travel with the next packet to that PE: a message of its own
 * takes as long as the one that it answers. Under network_lock.
 */
#ifndef ISTHMUS_RECEIPT_H
#define ISTHMUS_RECEIPT_H

#include <stdbool.h>

#include "wire.h"

/* Adds what was kept of the same channel and epoch to a receipt that goes out now. */
void receipt_complete(int pe, struct receipt *receipt);

/* Keeps a receipt, unless there are many: of its channel, or in all. */
bool receipt_keep(int pe, const struct receipt *receipt);

/* One that is kept for this PE, which is then kept no more; of no packets if there is none. */
struct receipt receipt_take(int pe);

/* The one that was kept first, and its PE; false if there is none. */
bool receipt_take_any(int *pe, struct receipt *receipt);

/* Whether each is of a channel and epoch of its own, and for some packets (base/validity.h). */
bool receipt_is_valid(const char **fault);

#endif
