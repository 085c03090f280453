/*
 * The symbols that the objects of this process define, as the dynamic linker has them, and two
 * checks that use them.
 *
 * Other OpenSHMEM libraries: an MPI may have brought one. Calls then reach either of the
 * libraries, and handles and constants differ. The check runs when this library is loaded, because
 * possibly no routine of it is ever called.
 *
 * Profiling tools: whether another object defines a routine before this library.
 */
#ifndef ISTHMUS_INTERPOSITION_H
#define ISTHMUS_INTERPOSITION_H

#include <link.h>
#include <stdbool.h>

/* ---- Symbols ---- */

/* Calls `each` for the names of an object until it returns true; returns whether it did. `each` is
 * interposition_record_name or interposition_is_routine. */
typedef bool symbols_each(const char *name, bool is_defined, void *what);
bool symbols_find(const struct dl_phdr_info *object, symbols_each *each, void *what);

/* Whether an object may define a name, by its hash: fast, and no object that has another of the
 * name is passed over. Calls nothing, so that it may be asked before the program's malloc works. */
bool symbols_may_define(const struct dl_phdr_info *object, const char *name);

/* Whether it is the object that this code is in. */
bool symbols_are_own(const struct dl_phdr_info *object);

/* ---- Other OpenSHMEM libraries ---- */

/* Whether an object is an OpenSHMEM library, and no tool that passes calls on: it has pshmem_
 * routines beside shmem_putmem, or all that every version has and nobody to pass them on to. */
bool interposition_is_library(const struct dl_phdr_info *object);

/* ---- Profiling tools ---- */

bool interposition_is_active(void);

#endif
