/*
 * Validation of received packets. Every build checks a packet before it uses any of it. If the
 * packet is damaged, the job is aborted with an error message, and no memory is changed. A PE whose
 * memory was overwritten, or which runs another version of the library, therefore cannot damage
 * other PEs.
 *
 * Requests: the lengths of all items must be consistent, and the memory that they name must be in a
 * segment of this PE. Responses: each result must have a destination with a valid checksum, the
 * seal (wire.h), which only this PE can compute. Acknowledgements are checked by endpoint_acked: an
 * endpoint to the sender must have packets that wait for them.
 */
#ifndef ISTHMUS_PACKET_VALIDATE_H
#define ISTHMUS_PACKET_VALIDATE_H

#include "wire.h"

/* Aborts the job with an error message that the packet from PE `from` is damaged. `fault` describes
 * the damage. */
_Noreturn void packet_validate_fail(int from, const char *fault) __attribute__((cold));

/* Abort the job if a request or response packet of `arrived` bytes from PE `from` is damaged. They
 * do not check the acknowledgement in the head of the packet. Called under net_lock. */
void packet_validate_request(const struct packet_head *head, size_t arrived, int from);
void packet_validate_response(const struct packet_head *head, size_t arrived, int from);
void packet_validate_short_request(const struct short_request *request, size_t arrived, int from);
void packet_validate_short_response(const struct short_response *response, size_t arrived,
                                    int from);

#endif
