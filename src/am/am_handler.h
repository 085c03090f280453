/*
 * Handlers of active messages, and the numbers that identify handlers in messages.
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
 * NULL if this PE does not have it. */
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

#endif
