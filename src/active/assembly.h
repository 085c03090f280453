/*
 * Reassembly: messages that come in fragments, put together. By the thread that runs handlers.
 */
#ifndef ISTHMUS_ASSEMBLY_H
#define ISTHMUS_ASSEMBLY_H

#include "parcel.h"

/* Adds a piece. With the last one it gives the whole message, which am_reassembly_free takes back;
 * until then NULL. */
struct reassembled {
    size_t bytes;
    char *data;
};
struct reassembled *am_reassembly_add(const struct am_arrival *am_arrival);
void am_reassembly_free(struct reassembled *reassembled);

#endif
