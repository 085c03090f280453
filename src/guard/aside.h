/*
 * Variables that oshrun sets aside. oshrun is a script of bash, in which each step that starts a
 * program or lists variables takes time that is quadratic in the number of variables that are
 * exported. So the program oshrun (oshrun.c) moves the variables that the script does not need to a
 * memory file, and the script starts the launcher by isthmus-environment (restore.c), which puts
 * them back.
 */
#ifndef ISTHMUS_ASIDE_H
#define ISTHMUS_ASIDE_H

/* DESCRIPTOR:INODE of the memory file: entries NAME=value, each with its final zero. */
#define ASIDE_VARIABLE "OSHRUN_ENVIRONMENT"

enum { ASIDE_NOT_STARTED = 127 }; /* status if a program cannot be started */

#endif
