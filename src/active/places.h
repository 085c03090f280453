/*
 * Functions by their places: which object of the process they are in, by its build identity, and
 * where in it. So two processes of one build mean the same function by it, wherever that lies.
 */
#ifndef ISTHMUS_PLACES_H
#define ISTHMUS_PLACES_H

#include "handler.h"

/* The number of a function; SHMEMX_AM_INVALID if it is in no object, or beyond 4 GiB of one. */
shmemx_am_t am_function_id(const struct handler *handler);

/* Whether it is such a number; and its function, of `call` NULL if this process has no such object.
 */
bool am_function_is_id(shmemx_am_t id);
struct handler am_function_find(shmemx_am_t id);

#endif
