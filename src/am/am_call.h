/*
 * Calls: active messages whose handler replies. The caller's record goes with the message by its
 * address, and takes the reply.
 */
#ifndef ISTHMUS_AM_CALL_H
#define ISTHMUS_AM_CALL_H

#include "am_flow.h"
#include "shmemx_message.h"

/* Where a reply belongs: `room` bytes at `memory`, or, if it may have any length, memory that
 * malloc gives, whose address *any gets. *length, unless NULL, is how long the reply is. */
struct reply_buffer {
    bool is_any;
    void *memory;
    size_t capacity;
    void **any;
    size_t *length;
};

/* A call of a PE of the job under way; its request is done when the reply is there. By what it goes
 * to the target and comes back. The second one is of what goes by queues. */
uint64_t am_call_begin(const char *routine, int pe, const struct reply_buffer *buffer,
                       shmemx_req_h *request);
uint64_t am_call_begin_shm(const char *routine, int pe, const struct reply_buffer *buffer,
                           shmemx_req_h *request);

/* The same in two steps, so that the record is made while the message is on its way: what the next
 * call will go by, or 0 if its reply is to come by the queue; and, once it has been sent, its
 * record and request. Nothing that may land a reply comes between them. */
uint64_t am_call_next_shm(void);
void am_call_record_shm(const char *routine, int pe, const struct reply_buffer *buffer,
                        shmemx_req_h *request);

/* A reply, or a piece of one, has come: from this node, or, under net_lock, from another. */
void am_call_receive(const struct am_arrival *am_arrival);

/* When no message is under way in the job: replies that nobody has tested for are written. */
void am_call_receive_all(void);

#endif
