/*
 * Symbols of the shared objects of this process, read from the tables of the dynamic linker, and
 * two checks that use them.
 *
 * Other OpenSHMEM libraries: an MPI library may load one. Calls of the program would then reach
 * either of the two OpenSHMEM libraries, although their handles and constants differ. The check
 * runs when this library is loaded, because the program may never call a routine of this library.
 *
 * Profiling tools: the check determines whether another object defines a public routine before this
 * library.
 */
#ifndef ISTHMUS_INTERPOSITION_H
#define ISTHMUS_INTERPOSITION_H

#include <link.h>
#include <stdbool.h>

/* ---- Symbols ---- */

/* Calls `each` (interposition_record_name or interposition_is_routine) for the symbol names of an
 * object, until a call returns true. Returns true if a call returned true, and false otherwise. */
typedef bool symbols_each(const char *name, bool is_defined, void *what);
bool symbols_find(const struct dl_phdr_info *object, symbols_each *each, void *what);

/* Returns true if an object may define this name, according to its hash table. The check is fast. A
 * different name with the same hash causes a false positive; a false negative is impossible. Calls
 * no other function, so it works before malloc of the program does. */
bool symbols_may_define(const struct dl_phdr_info *object, const char *name);

/* Returns true if the object contains the code of this library. */
bool symbols_are_own(const struct dl_phdr_info *object);

/* ---- Other OpenSHMEM libraries ---- */

/* Returns true if the object is an OpenSHMEM library, and not a tool that forwards calls. A library
 * defines pshmem_ routines as well as shmem_putmem, or it defines the routines that every version
 * has and does not import functions to forward to. */
bool interposition_is_library(const struct dl_phdr_info *object);

/* ---- Profiling tools ---- */

bool interposition_is_active(void);

#endif
