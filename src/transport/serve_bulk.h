/*
 * Bulk data (bulk.h) at the owner of the memory. Under network_lock.
 */
#ifndef ISTHMUS_SERVE_BULK_H
#define ISTHMUS_SERVE_BULK_H

#include <stdbool.h>

#include "wire.h"

void serve_bulk_start(void);

/* Begins what a PE's bulk request asks for; there must be room for one more. */
bool serve_bulk_has_room(void);
void serve_bulk(const struct packet_head *head, const struct item_bulk *request, int from);

/* Tests what is under way; true if something was done. */
bool serve_bulk_poll(void);
bool serve_bulk_is_active(void);

#endif
