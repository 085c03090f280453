/*
 * What each PE's control block says of its active messages, for the PEs of its node.
 */
#ifndef ISTHMUS_ACTIVE_SHOWN_H
#define ISTHMUS_ACTIVE_SHOWN_H

#include "memory/node.h"

struct active_shown {
    uint64_t queue, blocks; /* offsets; 0: none yet */
    uint64_t replies;       /* the same of its places for replies (replies.h) */
};
_Static_assert(sizeof(struct active_shown) <= sizeof(((struct control *)0)->active),
               "it fits into its part of the control block");

static inline struct active_shown *active_shown(int place)
{
    return (struct active_shown *)(void *)node_control(place)->active;
}

#endif
