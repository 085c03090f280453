/*
 * Inspection of packets that other PEs have sent, before anything of them is used, in every build:
 * what is wrong ends the job with a message, and touches no memory. So a PE with another library,
 * or one whose memory was overwritten, damages no other PE.
 *
 * Of a request all is inspected that its owner uses: how long its items are, and that the memory
 * that they name is in a segment of this PE. The receipt of an answer must name a channel to that
 * PE on which a packet waits for it, and each result a place that this PE has sealed (wire.h).
 */
#ifndef ISTHMUS_PACKET_VALIDATE_H
#define ISTHMUS_PACKET_VALIDATE_H

#include "wire.h"

/* Ends the job: what came from a PE is damaged. The fault says what is wrong with it. */
_Noreturn void packet_validate_fail(int from, const char *fault) __attribute__((cold));

/* Ends the job if the packet of `arrived` bytes from PE `from` is damaged. The channel checks the
 * packet's receipt (endpoint_acked). Called under
 * net_lock. */
void packet_validate_request(const struct packet_head *head, size_t arrived, int from);
void packet_validate_response(const struct packet_head *head, size_t arrived, int from);

#endif
