/*
 * Handlers of active messages, the numbers that identify handlers in messages, and calls of
 * handlers that reply.
 *
 * Registered handlers: all PEs register their handlers in the same order, and the handlers get the
 * numbers 1, 2, 3 and so on.
 *
 * Functions: shmemx_am_locate identifies a function by its location. The number contains the build
 * identity of its object (the program or a shared library) and the function's offset in the object.
 * All PEs that have loaded the same build find the same function, even if its address differs.
 */
#ifndef ISTHMUS_AM_HANDLER_H
#define ISTHMUS_AM_HANDLER_H

#include <stdbool.h>

#include "am_flow.h"
#include "base/job.h"
#include "shmemx_message.h"

struct handler {
    shmemx_am_handler_t call; /* NULL if the handler does not exist */
    bool is_safe;             /* SHMEMX_AM_SAFE: may run in the progress thread */
    bool is_bundled;          /* SHMEMX_AM_BUNDLED: the sender may aggregate its messages */
};

/* ---- Registered handlers ---- */

/* Checks the arguments of a routine that registers or locates a handler, and returns the handler.
 * `id` is where the routine will store the number. Aborts the job if an argument is invalid. */
struct handler am_handler_make(const char *routine, shmemx_am_handler_t call, long flags,
                               const shmemx_am_t *id);

/* Body of shmemx_am_locate. Stores the number of the function in *id and returns 0. If no handler
 * is registered yet or the function cannot be located, stores SHMEMX_AM_INVALID and returns 1. */
int am_handler_locate(const char *routine, shmemx_am_handler_t call, long flags, shmemx_am_t *id);

/* Registers a handler and returns its number. All PEs of the job must call it, one thread at a
 * time. Aborts the job if there are too many handlers. */
shmemx_am_t am_handler_register(const char *routine, const struct handler *handler);

/* The registered handlers. The handler with number n has index n - 1. */
HIDDEN extern struct handler am_handlers[];
HIDDEN extern shmemx_am_t am_handler_count; /* number of registered handlers */

/* Returns true if the number identifies a registered handler. */
HOT_INLINE bool am_handler_is_registered(shmemx_am_t id)
{
    return LIKELY(id - 1 < __atomic_load_n(&am_handler_count, __ATOMIC_ACQUIRE));
}

/* Returns true if the sender may aggregate messages to this handler. Messages to functions that are
 * identified by location are never aggregated. */
HOT_INLINE bool am_handler_is_bundled(shmemx_am_t id)
{
    return am_handler_is_registered(id) && am_handlers[id - 1].is_bundled;
}

/* Returns the function that the number identifies by its location. The member `call` of the result
 * is NULL if this PE does not have the function, or if no handler is registered. */
struct handler am_handler_find_function(shmemx_am_t id);
/* Returns the registered handler or function with this number. The member `call` of the result is
 * NULL if this PE has no such handler or function. */
HOT_INLINE struct handler am_handler_find(shmemx_am_t id)
{
    return am_handler_is_registered(id) ? am_handlers[id - 1] : am_handler_find_function(id);
}

/* Aborts the job unless this PE has the function that this number identifies by its location. */
void am_handler_require_function(const char *routine, shmemx_am_t id);
/* Aborts the job unless this PE has a registered handler or function with this number. */
HOT_INLINE void am_handler_require(const char *routine, shmemx_am_t id)
{
    if (!am_handler_is_registered(id))
        am_handler_require_function(routine, id);
}

/* Removes all registered handlers. */
void am_handler_reset(void);

/* ---- Functions identified by location ---- */

/* Returns the number of a function. Returns SHMEMX_AM_INVALID if the address is not in the code of
 * a loaded object, or is more than 4 GiB above the base of its object. */
shmemx_am_t am_function_id(const struct handler *handler);

/* Returns true if the number identifies a function by its location. */
bool am_function_is_id(shmemx_am_t id);
/* Returns the function that the number identifies. The member `call` of the result is NULL if this
 * process has not loaded the object, or if the offset is outside of the object's code. */
struct handler am_function_find(shmemx_am_t id);

/* ---- Calls ---- */

/* A call is an active message whose handler sends a reply (remote procedure call). The calling PE
 * keeps a record of each call. The message contains an identifier of the record, and the reply
 * returns it. A short reply from a PE of this node is stored in a reply slot (am_shm.h), which the
 * calling PE polls. Every other reply arrives as fragments, through the queue of this PE or from
 * another node. The request of the program is complete when the reply is complete. */

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

/* Creates the record and the request of a call to PE `pe` of the job. Returns the identifier of the
 * call, which the message must contain. */
uint64_t am_call_begin(const char *routine, int pe, const struct reply_buffer *buffer,
                       shmemx_req_h *request);

/* Returns the identifier of the next call with a reply slot, or 0 if no reply slot is free. */
uint64_t am_call_next_shm(void);

/* Creates the record and the request of the call whose identifier am_call_next_shm has returned.
 * The thread must not receive replies between the calls of am_call_next_shm and this function. */
void am_call_record_shm(const char *routine, int pe, const struct reply_buffer *buffer,
                        shmemx_req_h *request);

/* Like am_call_begin, for a PE that is reached through its shared-memory queue. Uses a reply slot
 * if one is free. */
uint64_t am_call_begin_shm(const char *routine, int pe, const struct reply_buffer *buffer,
                           shmemx_req_h *request);

/* Stores a reply, or a fragment of one. Aborts the job if the reply belongs to no call of this PE.
 * The thread that runs handlers calls this function for replies from this node. For replies from
 * other nodes, it is called under net_lock. */
void am_call_receive(const struct am_arrival *am_arrival);

/* Stores all replies that are in reply slots. Called in shmem_barrier_all when no message is in
 * flight in the job. The program may not have tested all of its requests by then. */
void am_call_receive_all(void);

#endif
