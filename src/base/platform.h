/*
 * Differences between platforms.
 *
 * on_exit registers a handler that gets the exit status of the process. C libraries such as musl do
 * not have this function. For them, libisthmus implements on_exit, for itself and for
 * libisthmus-profile: it replaces exit and the function that calls main.
 *
 * Sanitizers: a program may be built with AddressSanitizer or ThreadSanitizer although the library
 * is not. The library must then adapt to the sanitizer.
 */
#ifndef ISTHMUS_PLATFORM_H
#define ISTHMUS_PLATFORM_H

#include <stdbool.h>
#include <stdlib.h>

/* ---- on_exit ---- */

#ifndef __GLIBC__
/* Registers an exit handler. Handlers of on_exit and of atexit run together in reverse order of
 * their registration. Returns 0, or -1 if too many handlers are registered. */
int on_exit(void (*function)(int status, void *argument), void *argument);
#endif

/* ---- Sanitizers ---- */

/* Returns true if ThreadSanitizer is active in this process. It permits only a few ranges of
 * addresses. */
bool platform_has_thread_sanitizer(void);

/* Between these calls, ThreadSanitizer ignores the accesses of the calling thread. A thread that
 * polls, such as the progress thread, calls them around operations that it performs for other PEs
 * on the program's memory. The program synchronizes with these operations through atomic operations
 * of the library. ThreadSanitizer sees these atomic operations only if the library is also built
 * with it. Otherwise ThreadSanitizer would report data races. sanitizer_ignore_end does nothing
 * without sanitizer_ignore_begin. */
void sanitizer_ignore_begin(void);
void sanitizer_ignore_end(void);

/* Returns true if AddressSanitizer is active in this process. It inserts memory between variables
 * that must not be read. */
bool platform_has_address_sanitizer(void);

#endif
