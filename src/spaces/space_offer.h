/*
 * What a PE has to offer to a space that is to be made: whether it becomes a member, and the device
 * whose memory it brings.
 */
#ifndef ISTHMUS_SPACE_OFFER_H
#define ISTHMUS_SPACE_OFFER_H

#include "space_request.h"

struct space_proposal {
    bool is_member;
    const struct kind *kind; /* of a device */
    int device;
};

/* *refusal gets a bit if the program's memory cannot be a space's. Local. */
struct space_proposal space_make_proposal(const char *routine, const struct space_request *request,
                                          uint64_t *refusal);

#endif
