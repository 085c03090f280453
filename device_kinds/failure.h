/*
 * Message of the last failure in each thread. The kinds return it through message() (kind.h).
 */
#ifndef ISTHMUS_FAILURE_H
#define ISTHMUS_FAILURE_H

#include "kind.h"

enum { KIND_MESSAGE_BYTES = 320 };

/* Stores a message for this thread, and returns `result`. */
__attribute__((format(printf, 2, 3))) enum kind_result kind_fail(enum kind_result result,
                                                                 const char *format, ...);
const char *kind_message(void);

#endif
