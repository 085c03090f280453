/*
 * What each PE's control block says of its active messages, for the PEs of its node.
 */
#ifndef ISTHMUS_ACTIVE_SHOWN_H
#define ISTHMUS_ACTIVE_SHOWN_H

#include "memory/node.h"

struct am_shared {
    uint64_t queue, payloads; /* offsets; 0: none yet */
    uint64_t replies;         /* the same of its places for replies (replies.h) */
};
_Static_assert(sizeof(struct am_shared) <= sizeof(((struct control *)0)->am),
               "it fits into its part of the control block");

static inline struct am_shared *am_shared(int rank)
{
    return (struct am_shared *)(void *)node_control(rank)->am;
}

#endif
