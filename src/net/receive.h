/*
 * Receives messages of other PEs: requests and responses. All functions are called under net_lock.
 */
#ifndef ISTHMUS_RECEIVE_H
#define ISTHMUS_RECEIVE_H

#include <stdbool.h>

void receive_start(const char *routine);
void receive_stop(const char *routine);

/* Receives the next message, if one has arrived, and processes it. Receives at most one, because
 * this message may end the wait of the polling thread. Returns true if it has processed a message,
 * or a request that had arrived before and could not be executed. */
bool receive_message(void);

#endif
