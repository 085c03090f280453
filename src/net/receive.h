/*
 * Packets that come in: answers, and requests, which are left in MPI while no answer packet is
 * free. Answers are always taken; so they get through, and with them everything. Under
 * net_lock.
 */
#ifndef ISTHMUS_RECEIVE_H
#define ISTHMUS_RECEIVE_H

#include <stdbool.h>

void receive_start(const char *routine);
void receive_stop(const char *routine);

/* Takes the next one if it is here and may be taken; true if so. */
bool receive_response(void);
bool receive_packet(void);

#endif
