/*
 * What the PEs of the job agree on in the creation of a space: each brings what it found, and all
 * go on with the same.
 */
#ifndef ISTHMUS_SPACE_AGREE_H
#define ISTHMUS_SPACE_AGREE_H

#include <stdbool.h>
#include <stdint.h>

/* Why there can be no such space, as bits, since PEs may have several reasons. */
enum refusal {
    REFUSED_NULL = 1 << 0,
    REFUSED_TYPE = 1 << 1,
    REFUSED_FLAGS = 1 << 2,
    REFUSED_SIZE = 1 << 3,
    REFUSED_DEVICE = 1 << 4, /* nobody has one */
    REFUSED_RECORDS = 1 << 5,
    REFUSED_NUMBERS = 1 << 6,
    REFUSED_RESERVATION = 1 << 7,
    REFUSED_WINDOW = 1 << 8,
    REFUSED_MEMORY = 1 << 9, /* the device has not so much, or failed */
    REFUSED_ACCESS = 1 << 10,
    REFUSED_USER_MEMORY = 1 << 11,
    REFUSED_CAPACITY = 1 << 12 /* the machine of some PE has not so much memory */
};

/* Collective over the job, both of them. */
uint64_t space_agree_on_refusal(const char *routine, uint64_t refusal);

/* World numbers of who is a member, ascending; NULL for all PEs. */
struct space_members {
    int *pes;
    int count;
};

/* `pes` is malloc's. */
void space_agree_on_members(const char *routine, bool is_member, struct space_members *members);

#endif
