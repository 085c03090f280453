/*
 * Receives packets of other PEs: requests and responses. All functions are called under net_lock.
 *
 * Requests are left in MPI while this PE has no free packet for a response. Responses are always
 * received, and receiving them frees packets. Two PEs that flood each other therefore both make
 * progress.
 */
#ifndef ISTHMUS_RECEIVE_H
#define ISTHMUS_RECEIVE_H

#include <stdbool.h>

void receive_start(const char *routine);
void receive_stop(const char *routine);

/* Receive the next response or the next request packet, if one has arrived, and process it. Return
 * true if they have processed a packet. receive_packet also returns false while this PE has no free
 * packet for a response. */
bool receive_response(void);
bool receive_packet(void);

#endif
