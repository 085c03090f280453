/*
 * The memory of a space on a device: one allocation of its kind on each member, which the PEs of
 * the node map.
 */
#ifndef ISTHMUS_SPACE_DEVICE_H
#define ISTHMUS_SPACE_DEVICE_H

#include "space_offer.h"
#include "space_record.h"

/* Over `own`, the program's, or, if that is NULL, over new memory. Local; 0, or the refusal. */
uint64_t space_device_open(struct space *space, const struct space_proposal *proposal,
                           void *user_memory);
/* Makes the memory known to the other PEs, and theirs to this one. Collective over the job: who is
 * no member only agrees. 0, or, alike on all PEs, the refusal, and nobody has any memory mapped. */
uint64_t space_device_connect(const char *routine, struct space *space, bool is_member);
/* Some PE may have such memory from here on, as all PEs know. */
void space_device_expect(void);
/* As the library stops, when this PE has ended its imports: until the others have. Collective over
 * the job, or, where the network is cut off, over the node. */
void space_device_wait_for_peers(const char *routine);
/* Nobody has it mapped. */
void space_device_close(const struct space *space, bool ending);

#endif
