/*
 * The target side of the message transport: executes the requests of other PEs and responds to
 * them. All functions are called under net_lock.
 */
#ifndef ISTHMUS_TARGET_H
#define ISTHMUS_TARGET_H

#include <stdbool.h>

#include "shm/segment.h"
#include "wire.h"

void target_start(void);
void target_stop(void);

/* Returns true if this PE has a free packet for a response, and may therefore receive a request. */
bool target_can_respond(void);

/* Type of the function that handles items for active messages (ITEM_AM and ITEM_AM_CREDITS) from PE
 * `from`. target_execute_packet calls it. am_net_start (am/am_net.c) registers it. */
typedef void target_am_handler(const struct item *item, int from);
void target_set_am_handler(target_am_handler *take);

/* Executes the items of a packet that PE `from` has sent. Sends the response, or delays the
 * acknowledgement if the origin does not wait for it. */
void target_execute_packet(const struct packet_head *head, int from);

/* Executes a short request of PE `from`, and sends the response. */
void target_execute_short(const struct short_request *request, int from);

/* Sends the delayed acknowledgements. */
void target_send_acks(void);

/* Functions that target.c and rendezvous_target.c share. target_segment and target_address return
 * the segment and the address that an item names. target_notify_written wakes the threads that wait
 * for a change of that memory. target_respond_rendezvous sends the response to a rendezvous put. */
const struct segment *target_segment(const struct item *item);
void *target_address(const struct item *item);
void target_notify_written(const struct item *item, size_t bytes);
/* Executes an item of coalesced puts, or of coalesced atomics without a result. Returns the address
 * after the item. */
const char *target_execute_words(const struct item_word *request);
void target_respond_rendezvous(const struct packet_head *request,
                               const struct response_desc *response_desc, int from);

/* target_reclaim finds the responses that MPI has finished sending, and returns them to their
 * pools. target_is_sending returns true if MPI is still sending a response. */
void target_reclaim(void);
bool target_is_sending(void);

#endif
