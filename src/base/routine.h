/*
 * A public routine as a number that all PEs understand: where its name stands in this library,
 * which is the same for every process that has the library loaded, wherever that is.
 */
#ifndef ISTHMUS_ROUTINE_H
#define ISTHMUS_ROUTINE_H

#include <stdint.h>

#include "job.h"

/* From the linker: where the library, or the program that has these objects in it, begins and ends.
 */
HIDDEN extern const char __ehdr_start[], _end[];

static inline uint32_t routine_number(const char *routine)
{
    return (uint32_t)((uintptr_t)routine - (uintptr_t)__ehdr_start);
}

/* Its name. What is no number of ours, such as that of a PE with another library, has none. */
static inline const char *routine_name(uint32_t number)
{
    uintptr_t address = (uintptr_t)__ehdr_start + number;
    return number != 0 && address < (uintptr_t)_end ? (const char *)address : "another routine";
}

#endif
