/*
 * The active messages of programs: what sends them, and their handlers.
 */
#ifndef ISTHMUS_RANDOM_MESSAGES_H
#define ISTHMUS_RANDOM_MESSAGES_H

#include "execute.h"

/* Where the reply to am_get goes: to `room`, which is as long, or to memory of the library's. */
struct message_reply {
    shmemx_req_h *request;
    void *room;
    void **memory;
    size_t *replied;
};

/* Registers the handlers, once. Collective over the job. */
void messages_open(const struct stage *stage);

/* am_put and put_am, of call->source. */
void message_put(const struct call *call, const struct operation *operation);
void message_get(const struct call *call, const struct operation *operation,
                 const struct message_reply *reply);
void message_atomic(const struct call *call, const struct operation *operation);
void message_store(shmem_ctx_t context, const struct operation *operation, int pe);

#endif
