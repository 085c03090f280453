/*
 * A put whose target is told by an active message.
 */
#ifndef ISTHMUS_PUT_MESSAGE_H
#define ISTHMUS_PUT_MESSAGE_H

#include "shmemx_message.h"

/* What is sent behind the data. */
struct put_with_am {
    shmemx_am_t id;
    const void *arg;
    size_t bytes;
};

/* Public body. */
void put_with_am(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, int pe, const struct put_with_am *message);

#endif
