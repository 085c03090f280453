/*
 * Functions by their places: which object of the process they are in, by its build identity, and
 * where in it. So two processes of one build mean the same function by it, wherever that lies.
 */
#ifndef ISTHMUS_PLACES_H
#define ISTHMUS_PLACES_H

#include "handler.h"

/* The number of a function; SHMEMX_AM_INVALID if it is in no object, or beyond 4 GiB of one. */
shmemx_am_t place_of(const struct handler *handler);

/* Whether it is such a number; and its function, of `call` NULL if this process has no such object.
 */
bool place_is_one(shmemx_am_t id);
struct handler place_find(shmemx_am_t id);

#endif
