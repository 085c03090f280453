/*
 * Handlers of active messages, registered by all PEs.
 */
#ifndef ISTHMUS_REGISTER_H
#define ISTHMUS_REGISTER_H

#include "shmemx_message.h"

/* The body of shmemx_am_register. */
int coll_am_register(const char *routine, shmemx_am_handler_t call, long flags, shmemx_am_t *id);

#endif
