/*
 * The memory of a space of the host's: a part of what lies behind the heap, and so mapped by all
 * peers before the space exists.
 */
#ifndef ISTHMUS_SPACE_HOST_H
#define ISTHMUS_SPACE_HOST_H

#include "space_record.h"

/* Addresses of the space, whose part begins at this offset, are found from here on. Where pages lie
 * is advice, but for high-bandwidth memory. Local; 0, or the refusal. */
uint64_t space_host_open(const char *routine, struct space *space, size_t offset,
                         const shmem_space_config_t *config);
void space_host_close(const struct space *space);

#endif
