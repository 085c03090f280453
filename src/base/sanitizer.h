/*
 * Programs that are built with a sanitizer; the library need not be.
 */
#ifndef ISTHMUS_SANITIZER_H
#define ISTHMUS_SANITIZER_H

#include <stdbool.h>

/* Whether ThreadSanitizer is in this process, which allows a program few ranges of addresses. */
bool sanitizer_watches_threads(void);

/* Whether AddressSanitizer is, which has memory between variables that must not be read. */
bool sanitizer_watches_memory(void);

#endif
