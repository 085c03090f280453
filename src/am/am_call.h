/*
 * Calls: active messages whose handler sends a reply (remote procedure calls).
 *
 * The calling PE keeps a record of each call. The message contains an identifier of the record, and
 * the reply returns it. A short reply from a PE of this node is stored in a reply slot (am_shm.h),
 * which the calling PE polls. Every other reply arrives as fragments, through the queue of this PE
 * or from another node. The request of the program is complete when the reply is complete.
 */
#ifndef ISTHMUS_AM_CALL_H
#define ISTHMUS_AM_CALL_H

#include "am_flow.h"
#include "shmemx_message.h"

/* Memory of the program for a reply. If `is_any` is false, the reply may have at most `capacity`
 * bytes and is stored at `memory`. If `is_any` is true, the reply may have any length: the library
 * allocates memory with malloc and stores its address in *any. The length of the reply is stored in
 * *length, unless `length` is NULL. */
struct reply_buffer {
    bool is_any;
    void *memory;
    size_t capacity;
    void **any;
    size_t *length;
};

/* Create the record and the request of a call to PE `pe` of the job. Return the identifier of the
 * call, which the message must contain. am_call_begin_shm is for PEs that are reached through
 * shared-memory queues, and uses a reply slot if one is free. */
uint64_t am_call_begin(const char *routine, int pe, const struct reply_buffer *buffer,
                       shmemx_req_h *request);
uint64_t am_call_begin_shm(const char *routine, int pe, const struct reply_buffer *buffer,
                           shmemx_req_h *request);

/* Fast path in two steps: the message is sent before the record is created, so that both happen at
 * the same time. am_call_next_shm returns the identifier of the next call, or 0 if no reply slot is
 * free. After the message was sent, am_call_record_shm creates the record and the request. Between
 * the two calls, the thread must not run code that receives replies. */
uint64_t am_call_next_shm(void);
void am_call_record_shm(const char *routine, int pe, const struct reply_buffer *buffer,
                        shmemx_req_h *request);

/* Stores a reply, or a fragment of one. Aborts the job if it belongs to no call of this PE. The
 * thread that runs handlers calls it for replies from this node. Replies from other nodes are
 * passed under net_lock. */
void am_call_receive(const struct am_arrival *am_arrival);

/* Stores all replies that are in reply slots. Called when no message is in flight in the job, in
 * shmem_barrier_all, because the program may not have tested all of its requests. */
void am_call_receive_all(void);

#endif
