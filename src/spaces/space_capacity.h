/*
 * Capacity check of spaces of the host's memory. The spaces of all PEs of the job on one machine
 * may not have more bytes than the machine. Pages exist once they are touched. Without this check a
 * space of any size could be created, and the kernel would kill a PE that touches too much of it.
 *
 * A space of high-bandwidth memory is bound to NUMA nodes and cannot use other memory, so it is
 * compared with these nodes only.
 */
#ifndef ISTHMUS_SPACE_CAPACITY_H
#define ISTHMUS_SPACE_CAPACITY_H

#include "space_request.h"

/* Returns false if the PEs of this machine together would have more bytes than the machine. Local.
 * For a space of high-bandwidth memory, the PEs of the node have published their cores before
 * (device.h). */
bool space_capacity_suffices(const char *routine, const struct space_request *request);

/* The first PE on which the space did not fit (`is_mine`) reports it. Collective over the job. */
void space_capacity_explain(const char *routine, const struct space_request *request, bool is_mine);

#endif
