/*
 * Call sites: for each measured call, finds the return address in the program, and describes it in
 * the profile as an object (executable or library) and an offset.
 */
#ifndef ISTHMUS_CALL_SITES_H
#define ISTHMUS_CALL_SITES_H

#include <stdbool.h>
#include <stdint.h>

/* Finds the address ranges of the libraries' code. */
void call_sites_start(void);

/* Returns true if the address is in libisthmus or libisthmusf. Their routines may call the measured
 * routines themselves. */
bool call_sites_is_library(uintptr_t address);

/* Returns the return address in the program of a measured call. `here` is the return address of
 * the call itself. If `here` is in libisthmus or libisthmusf, searches the stack for the first
 * return address in the program, and returns `here` if none is found. `frame` is the stack
 * pointer at `here`, from __builtin_dwarf_cfa. */
uintptr_t call_sites_caller(uintptr_t here, const void *frame);

/* Writes the description of the call site to the file. Does nothing if it was written before. */
void call_sites_record(uint64_t site);

#endif
