/*
 * A function that active messages have run.
 */
#ifndef ISTHMUS_HANDLER_H
#define ISTHMUS_HANDLER_H

#include <stdbool.h>

#include "shmemx_message.h"

struct handler {
    shmemx_am_handler_t call; /* NULL: there is none */
    bool is_safe;             /* may run in the helper thread */
    bool is_bundled;          /* messages to it may wait at the sender */
};

#endif
