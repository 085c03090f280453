/*
 * Requests of operations by message: done when a count is zero, which answers lower.
 */
#ifndef ISTHMUS_COUNTED_H
#define ISTHMUS_COUNTED_H

#include <stdint.h>

#include "team/request.h"

/* A count for the request that the program wants there, or NULL where it wants none. */
uint32_t *counted_make(const char *routine, const shmemx_req_h *place);

/* The place gets the request; the operation has begun, and may be over. */
void counted_give(const char *routine, shmemx_req_h *place, uint32_t *count);

#endif
