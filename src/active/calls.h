/*
 * Calls: active messages whose handler replies. The caller's record goes with the message by its
 * address, and takes the reply.
 */
#ifndef ISTHMUS_CALLS_H
#define ISTHMUS_CALLS_H

#include "parcel.h"
#include "shmemx_message.h"

/* Where a reply belongs: `room` bytes at `memory`, or, if it may have any length, memory that
 * malloc gives, whose address *any gets. *length, unless NULL, is how long the reply is. */
struct reply_place {
    bool is_any;
    void *memory;
    size_t room;
    void **any;
    size_t *length;
};

/* A call under way; its request is done when the reply is there. */
uint64_t call_begin(const char *routine, const struct reply_place *place, shmemx_req_h *request);

/* A reply, or a piece of one, has come: from this node, or, under network_lock, from another. */
void call_land(const struct arrival *arrival);

#endif
