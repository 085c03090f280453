/*
 * A shared object that contains a handler (object_handler).
 */
#include "object.h"

long object_sum;

void object_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    long value = *(const long *)arg;
    object_sum += value;
    shmemx_am_reply(token, &object_sum, bytes);
}
