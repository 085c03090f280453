/*
 * on_exit, which tells handlers the program's status, where the C library has none (musl). There
 * libisthmus sees exit and the end of main itself, and shows on_exit to libisthmus-profile too.
 */
#ifndef ISTHMUS_ON_EXIT_H
#define ISTHMUS_ON_EXIT_H

#include <stdlib.h>

#ifndef __GLIBC__
/* 0, or -1 where no more handlers fit. Handlers run like those of atexit, and among these. */
int on_exit(void (*function)(int status, void *argument), void *argument);
#endif

#endif
