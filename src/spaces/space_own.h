/*
 * The memory of a space of the host's that the program had before (memory/own_memory.h), and keeps.
 */
#ifndef ISTHMUS_SPACE_OWN_H
#define ISTHMUS_SPACE_OWN_H

#include "space_record.h"

/* Takes it, with the part of the room for spaces at this offset. Local; 0, or the refusal, of which
 * own_memory_error() tells. */
uint64_t space_user_open(struct space *space, size_t offset, void *memory);
/* Maps that of the others of this node. Collective over the job: who is no member only agrees. 0,
 * or, alike on all PEs, the refusal. */
uint64_t space_user_connect(const char *routine, struct space *space, bool is_member);
/* The memory is the program's alone. Local, when nobody uses it any more. */
void space_user_close(const struct space *space);

#endif
