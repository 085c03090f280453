/*
 * What failed last in a thread, in words: a kind's message().
 */
#ifndef ISTHMUS_FAILURE_H
#define ISTHMUS_FAILURE_H

#include "kind.h"

enum { KIND_MESSAGE_BYTES = 320 };

/* Keeps a message; returns `result`. */
__attribute__((format(printf, 2, 3))) enum kind_result kind_fail(enum kind_result result,
                                                                 const char *format, ...);
const char *kind_message(void);

#endif
