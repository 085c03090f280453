/*
 * Numbers for public routines, with which a PE can refer to a routine in shared memory or in a
 * message. The number is the offset of the routine's name in the loaded library. It is the same in
 * all processes that have loaded the same library, at any address.
 */
#ifndef ISTHMUS_ROUTINE_H
#define ISTHMUS_ROUTINE_H

#include <stdint.h>

#include "job.h"

/* Linker symbols: start and end of the library, or of the program that contains these objects. */
HIDDEN extern const char __ehdr_start[], _end[];

/* Returns the number of a routine. `routine` must be a string constant of this library. */
static inline uint32_t routine_number(const char *routine)
{
    return (uint32_t)((uintptr_t)routine - (uintptr_t)__ehdr_start);
}

/* Returns the name of the routine with this number. Returns "another routine" if the number is
 * invalid, for example because it is from a PE that runs another version of the library. */
static inline const char *routine_name(uint32_t number)
{
    uintptr_t address = (uintptr_t)__ehdr_start + number;
    return number != 0 && address < (uintptr_t)_end ? (const char *)address : "another routine";
}

#endif
