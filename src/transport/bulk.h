/*
 * Data that travel outside packets, straight from and to the memory they are of. Under
 * network_lock.
 */
#ifndef ISTHMUS_BULK_H
#define ISTHMUS_BULK_H

#include "transport.h"

/* At the requester: a place and tag for a transfer with a PE; waits for a free one. */
struct bulk_transfer *bulk_prepare(const char *routine, int pe, const struct item_bulk *request,
                                   const struct bulk *bulk);
int bulk_tag(const struct bulk_transfer *transfer);
/* When its packet has been sent. */
void bulk_begin(struct bulk_transfer *transfer, struct channel *channel, unsigned epoch);

/* At the owner, for a bulk request that came in; there must be a place for one more. */
void bulk_serve(const struct packet_head *head, const struct item_bulk *request, int from);
bool bulk_can_serve(void);

/* Tests what is under way; true if something was done. */
bool bulk_poll(void);
bool bulk_is_active(void);

void bulk_start(void);

#endif
