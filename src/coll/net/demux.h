/*
 * Matching of receives in blocking collectives between the leaders of nodes.
 *
 * Threads of a PE may execute collectives of different teams at the same time, and in a different
 * order on each PE. A message of a blocking collective (coll_message.h) is therefore matched to a
 * receive by its team and its sender. A team executes one blocking collective at a time, so its
 * messages from one PE are matched in the order of arrival. If two PEs are in different collectives
 * of a team, the receiver detects it.
 *
 * Data that are too long for a message with its head are a second MPI message. The sender chooses
 * its tag, and the head contains the tag. MPI keeps the data on the sending PE until this PE posts
 * the receive.
 *
 * All functions are called under net_lock. None of them waits.
 */
#ifndef ISTHMUS_DEMUX_H
#define ISTHMUS_DEMUX_H

#include "coll_message.h"

/* A receive of a team from one PE. A team has at most one incomplete receive from each PE. The
 * caller sets `routine`, `expected` and `data`; expected.from is the sending PE. */
struct demux_receive {
    const char *routine;
    struct coll_message_head expected;
    void *data;       /* destination of the data, which have expected.bytes bytes */
    struct link link; /* link in the list of receives, until the message arrives */
    /* Head of the message that arrived; valid only if !is_expected. */
    struct coll_message_head head;
    struct backend_request data_request; /* receive of longer data; valid only if has_request */
    bool has_arrived;                    /* true once the message has arrived */
    bool is_expected; /* true if the message belongs to the expected collective */
    bool has_request; /* true if the data arrive as a separate message */
};

/* Registers the function that receives messages of blocking collectives. Must be called before each
 * demux_begin. Only the first call takes noticeable time. */
void demux_start(void);

/* Starts a receive. If the message of the receive is already in the unexpected queue, takes it from
 * there. */
void demux_begin(struct demux_receive *receive);

/* Delivers the messages that have arrived, until the message of this receive is among them. Returns
 * true if the message of this receive has arrived. The caller must then abort the job if
 * is_expected is false, and wait for data_request if has_request is true. */
bool demux_has_arrived(const struct demux_receive *receive);

#endif
