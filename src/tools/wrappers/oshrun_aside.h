/*
 * Environment variables that oshrun sets aside. Most of oshrun is a bash script. Each time the
 * script starts a program, bash needs a time that is quadratic in the number of exported variables.
 * Therefore the program oshrun (oshrun.c) moves the variables that the script does not need to a
 * memory file. The script starts the launcher through isthmus-environment (oshrun_restore.c), which
 * restores the variables.
 */
#ifndef ISTHMUS_OSHRUN_ASIDE_H
#define ISTHMUS_OSHRUN_ASIDE_H

/* The variable contains "DESCRIPTOR:INODE" of the memory file. The file contains entries
 * NAME=value, each with a final zero. */
#define ASIDE_VARIABLE "OSHRUN_ENVIRONMENT"

enum { ASIDE_NOT_STARTED = 127 }; /* exit status if a program cannot be started */

#endif
