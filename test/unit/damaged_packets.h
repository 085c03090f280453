/*
 * Gives damaged_packets.c access to static functions of the library's sources.
 */
#ifndef ISTHMUS_UNIT_DAMAGED_PACKETS_H
#define ISTHMUS_UNIT_DAMAGED_PACKETS_H

#include <stdint.h>

#include "shmemx_request.h"

struct am_arrival;
struct reply_buffer;

/* Executes the messages of an aggregate. */
void damaged_bundle(const struct am_arrival *am_arrival);

/* Creates the record and the request of a call to a PE. Returns the identifier of the call. */
uint64_t damaged_call(int pe, const struct reply_buffer *buffer, shmemx_req_h *request);

#endif
