/*
 * Sets up the network transport in a test of one process: a PE that is alone on its node.
 */
#ifndef ISTHMUS_UNIT_NET_H
#define ISTHMUS_UNIT_NET_H

#include "base/job.h"
#include "net/endpoint.h"
#include "net/peer_wait.h"
#include "net/receive.h"
#include "net/rendezvous_target.h"
#include "net/target.h"
#include "shm/node.h"
#include "shm/waiting.h"

/* Makes this process PE 0 of a job of `n_pes` PEs, whose control block is `control`. */
static inline void become_pe(int n_pes, struct control *control)
{
    static const int pes[] = {0};
    job.n_pes = n_pes;
    node.n_pes = 1;
    node.pes = pes;
    node_near.count = 1;
    node_set_controls((char *)control, sizeof *control);
    doorbell_watch_nothing(&control->doorbell);
}

static inline void start_net(void)
{
    peer_wait_start();
    endpoint_start();
    target_start();
    rendezvous_target_start();
    receive_start("unit");
}

#endif
