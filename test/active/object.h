#ifndef ISTHMUS_ACTIVE_OBJECT_H
#define ISTHMUS_ACTIVE_OBJECT_H

#include <shmemx.h>

/* Handler: adds the number in its message to object_sum, and replies with the sum. */
void object_handler(shmemx_am_token_t token, const void *arg, size_t bytes);
extern long object_sum;

#endif
