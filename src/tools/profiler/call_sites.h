/*
 * Where the program called: return addresses, and what objects they are in.
 */
#ifndef ISTHMUS_CALL_SITES_H
#define ISTHMUS_CALL_SITES_H

#include <stdbool.h>
#include <stdint.h>

/* Finds where the libraries' own code is. */
void call_sites_start(void);

/* Whether it is in libisthmus or libisthmusf, whose routines call those of the C API. */
bool call_sites_is_library(uintptr_t address);

/* The program's return address, of a call that returns to `here`; frame is the stack pointer there
 * (as __builtin_dwarf_cfa gives it). */
uintptr_t call_sites_caller(uintptr_t here, const void *frame);

/* Writes to the file what is known of it, once. */
void call_sites_record(uint64_t site);

#endif
