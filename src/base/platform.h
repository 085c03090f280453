/*
 * Differences between platforms: on_exit, which passes the exit status to handlers, for C libraries
 * that do not have it (musl); and sanitizers. For musl, libisthmus itself detects exit and the end
 * of main, and provides on_exit to libisthmus-profile, too. Programs may be built with a sanitizer
 * when the library is not.
 */
#ifndef ISTHMUS_PLATFORM_H
#define ISTHMUS_PLATFORM_H

#include <stdbool.h>
#include <stdlib.h>

/* ---- on_exit ---- */

#ifndef __GLIBC__
/* 0, or -1 where no more handlers fit. Handlers run like those of atexit, and among these. */
int on_exit(void (*function)(int status, void *argument), void *argument);
#endif

/* ---- Sanitizers ---- */

/* Whether ThreadSanitizer is in this process, which allows a program few ranges of addresses. */
bool platform_has_thread_sanitizer(void);

/* Between these, ThreadSanitizer ignores what the calling thread reads and writes. They stand
 * around work for other PEs, which the progress thread or any thread that polls does on the
 * program's memory. The program learns of that work by atomic operations of the library, which
 * ThreadSanitizer does not see unless the library is built with it, too. */
void sanitizer_ignore_begin(void);
void sanitizer_ignore_end(void); /* without a begin it does nothing */

/* Whether AddressSanitizer is, which has memory between variables that must not be read. */
bool platform_has_address_sanitizer(void);

#endif
