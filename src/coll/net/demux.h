/*
 * The receive side of blocking collectives between team leaders.
 *
 * Threads may be in collectives of different teams at the same time, in a different order on each
 * PE. A message (message.h) of a blocking collective goes to the receive of its team from its
 * sender. A team has one blocking collective at a time, so the messages of one PE are taken in the
 * order in which they arrive. Two PEs that are in different collectives of a team detect that.
 *
 * Longer data are one message behind their message, with a tag that the sender chose and the
 * message names. MPI keeps such data on the sender's side until this PE receives them.
 *
 * The caller of these functions holds the network's lock.
 */
#ifndef ISTHMUS_DEMUX_H
#define ISTHMUS_DEMUX_H

#include "coll_message.h"

/* A receive of one team from one PE. A team has at most one at a time from each PE. The caller
 * fills the first three members; expected.from is the sender. */
struct demux_receive {
    const char *routine;
    struct coll_message_head expected;
    void *data;                          /* room for expected.bytes */
    struct link link;                    /* until the message has arrived */
    struct coll_message_head head;       /* that arrived; only if it is not the expected one */
    struct backend_request data_request; /* only if has_request */
    bool has_arrived;                    /* the message */
    bool is_expected;                    /* the message is of the expected collective */
    bool has_request;                    /* the data are a message of their own */
};

/* Before the first receive; costs little afterwards. */
void demux_start(void);

void demux_begin(struct demux_receive *receive);

/* Delivers messages that have arrived, until the one of this receive has, and returns whether it
 * has. Then the caller aborts the job unless is_expected is true, and waits for data_request if
 * has_request is true. */
bool demux_has_arrived(const struct demux_receive *receive);

#endif
