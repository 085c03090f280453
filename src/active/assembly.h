/*
 * Messages that come in pieces, put together. By the thread that runs handlers.
 */
#ifndef ISTHMUS_ASSEMBLY_H
#define ISTHMUS_ASSEMBLY_H

#include "parcel.h"

/* Adds a piece. With the last one it gives the whole message, which assembly_free takes back; until
 * then NULL. */
struct whole {
    size_t bytes;
    char *data;
};
struct whole *assembly_add(const struct arrival *arrival);
void assembly_free(struct whole *whole);

#endif
