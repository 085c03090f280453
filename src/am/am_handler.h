/*
 * Handlers of active messages, and the numbers that name them in messages. A handler that all PEs
 * have registered in the same order has a small number. A function that was not registered is named
 * by its location: the build identity of its object (the program or a shared library) and the
 * offset in it. So processes of one build mean the same function, whatever its address.
 */
#ifndef ISTHMUS_AM_HANDLER_H
#define ISTHMUS_AM_HANDLER_H

#include <stdbool.h>

#include "base/job.h"
#include "shmemx_message.h"

struct handler {
    shmemx_am_handler_t call; /* NULL: there is none */
    bool is_safe;             /* may run in the helper thread */
    bool is_bundled;          /* messages to it may wait at the sender */
};

/* ---- Registered handlers ---- */

/* The handler that a program gives, with a place for its number. */
struct handler am_handler_make(const char *routine, shmemx_am_handler_t call, long flags,
                               const shmemx_am_t *id);

/* The body of shmemx_am_locate. */
int am_handler_locate(const char *routine, shmemx_am_handler_t call, long flags, shmemx_am_t *id);

/* The next one's number. Collective over the job, by one thread at a time. */
shmemx_am_t am_handler_register(const char *routine, const struct handler *handler);

/* The registered ones, of which number n stands at n - 1, and how many there are. */
HIDDEN extern struct handler am_handlers[];
HIDDEN extern shmemx_am_t am_handler_count;

HOT_INLINE bool am_handler_is_registered(shmemx_am_t id)
{
    return LIKELY(id - 1 < __atomic_load_n(&am_handler_count, __ATOMIC_ACQUIRE));
}

/* Whether messages to it may be kept by the sender; not of functions by their places. */
HOT_INLINE bool am_handler_is_bundled(shmemx_am_t id)
{
    return am_handler_is_registered(id) && am_handlers[id - 1].is_bundled;
}

/* The handler of a number, of `call` NULL if this PE has none. */
struct handler am_handler_find_function(shmemx_am_t id);
HOT_INLINE struct handler am_handler_find(shmemx_am_t id)
{
    return am_handler_is_registered(id) ? am_handlers[id - 1] : am_handler_find_function(id);
}

/* Ends the job unless this PE has a handler of that number. */
void am_handler_require_function(const char *routine, shmemx_am_t id);
HOT_INLINE void am_handler_require(const char *routine, shmemx_am_t id)
{
    if (!am_handler_is_registered(id))
        am_handler_require_function(routine, id);
}

void am_handler_reset(void);

/* ---- Functions named by location ---- */

/* The number of a function; SHMEMX_AM_INVALID if it is in no object, or beyond 4 GiB of one. */
shmemx_am_t am_function_id(const struct handler *handler);

/* Whether it is such a number; and its function, of `call` NULL if this process has no such object.
 */
bool am_function_is_id(shmemx_am_t id);
struct handler am_function_find(shmemx_am_t id);

#endif
