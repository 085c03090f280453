#ifndef ISTHMUS_ACTIVE_OBJECT_H
#define ISTHMUS_ACTIVE_OBJECT_H

#include <shmemx.h>

/* Adds what it gets, and replies with the sum. */
void object_handler(shmemx_am_token_t token, const void *arg, size_t bytes);
extern long object_sum;

#endif
