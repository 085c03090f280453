/*
 * Completion counters: requests of operations by message, complete when a counter is zero, which
 * responses lower.
 */
#ifndef ISTHMUS_COUNTED_H
#define ISTHMUS_COUNTED_H

#include <stdint.h>

#include "team/request.h"

/* A count of 0 for the request that the program wants there, or NULL where it wants none. */
uint32_t *completion_create(const char *routine, const shmemx_req_h *handle);

/* The place gets the request; the operation has begun, and may be over. */
void completion_hand_over(const char *routine, shmemx_req_h *handle, uint32_t *count);

#endif
