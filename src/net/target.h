/*
 * The target side: what a PE does for the packets of other PEs. Under net_lock.
 */
#ifndef ISTHMUS_TARGET_H
#define ISTHMUS_TARGET_H

#include <stdbool.h>

#include "shm/segment.h"
#include "wire.h"

void target_start(void);
void target_stop(void);

/* Whether a request may be taken: its answer would find a free packet. */
bool target_can_respond(void);

/* Takes an item ITEM_AM or ITEM_AM_CREDITS of PE `from`. Caller: target_execute_am, for
 * target_execute_packet. Registered by am_net_start (am/am_net.c). */
typedef void target_am_handler(const struct item *item, int from);
void target_set_am_handler(target_am_handler *take);

/* Carries out the items of a PE's packet, and answers it, or keeps its receipt. */
void target_execute_packet(const struct packet_head *head, int from);

/* Sends the receipts that are kept. */
void target_send_acks(void);

/* Parts of it for rendezvous transfers (rendezvous_target.c). */
const struct segment *target_segment(const struct item *item);
void *target_address(const struct item *item);
void target_notify_written(const struct item *item, size_t bytes);
/* Executes an item of puts of words, or of atomics without a result; returns the end of the item.
 */
const char *target_execute_words(const struct item_word *request);
void target_respond_rendezvous(const struct packet_head *request,
                               const struct response_desc *response_desc, int from);

/* Takes back packets that were sent; whether any is on its way. */
void target_reclaim(void);
bool target_is_sending(void);

#endif
