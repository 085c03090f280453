/*
 * What the owner of memory does for other PEs. Under network_lock.
 */
#ifndef ISTHMUS_SERVE_H
#define ISTHMUS_SERVE_H

#include <stdbool.h>

#include "memory/segment.h"
#include "wire.h"

void serve_start(void);
void serve_stop(void);

/* Whether a request may be taken: its answer would find a free packet. */
bool serve_can_answer(void);

/* Who takes what active messages bring: ITEM_ACTIVE and ITEM_HANDLED of a PE. */
typedef void serve_active(const struct item *item, int from);
void serve_set_active(serve_active *take);

/* Carries out the items of a PE's packet, and answers it, or keeps its receipt. */
void serve_packet(const struct packet_head *head, int from);

/* Sends the receipts that are kept. */
void serve_receipts(void);

/* Parts of that for bulk data (serve_bulk.h). */
const struct segment *serve_segment(const struct item *item);
void *serve_address(const struct item *item);
void serve_written(const struct item *item, size_t bytes);
void serve_atomic(const struct item_word *request);
void serve_answer_bulk(const struct packet_head *request, const struct landing *landing, int from);

/* Takes back packets that were sent; whether any is on its way. */
void serve_reclaim(void);
bool serve_is_sending(void);

#endif
