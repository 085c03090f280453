/*
 * Active messages of random programs: functions that send them, and their handlers.
 */
#ifndef ISTHMUS_RANDOM_MESSAGES_H
#define ISTHMUS_RANDOM_MESSAGES_H

#include "execute.h"

/* Destination of the reply to an am_get: `room`, which has the length of the reply, or memory that
 * the library allocates and returns in `memory`. */
struct message_reply {
    shmemx_req_h *request;
    void *room;
    void **memory;
    size_t *replied;
};

/* Registers the handlers in its first call. Collective over the job. */
void messages_open(const struct stage *stage);

/* Sends an am_put or put_am with the data at call->source. */
void message_put(const struct call *call, const struct operation *operation);
void message_get(const struct call *call, const struct operation *operation,
                 const struct message_reply *reply);
void message_atomic(const struct call *call, const struct operation *operation);
void message_store(shmem_ctx_t context, const struct operation *operation, int pe);

#endif
