/*
 * The names that the objects of this process define or want, as the dynamic linker has them.
 */
#ifndef ISTHMUS_INTERPOSITION_H
#define ISTHMUS_INTERPOSITION_H

#include <link.h>
#include <stdbool.h>

/* ---- Symbols ---- */

/* Calls `each` for the names of an object until it gives true, and gives that; false where it never
 * does. */
typedef bool symbols_each(const char *name, bool is_defined, void *what);
bool symbols_find(const struct dl_phdr_info *object, symbols_each *each, void *what);

/* Whether an object may define a name, by its hash: fast, and no object that has another of the
 * name is passed over. Calls nothing, so that it may be asked before the program's malloc works. */
bool symbols_may_define(const struct dl_phdr_info *object, const char *name);

/* Whether it is the object that this code is in. */
bool symbols_are_own(const struct dl_phdr_info *object);

/* ---- Rival ---- */

/*
 * Another OpenSHMEM library in this process, such as that of an MPI: which of the two a call
 * reaches is chance, and handles and constants are not the same. Looked for when this library is
 * loaded, for if the other stands before it none of our routines need be called.
 */

/* Whether an object is an OpenSHMEM library, and no tool that passes calls on: it has pshmem_
 * routines beside shmem_putmem, or all that every version has and nobody to pass them on to. */
bool interposition_is_library(const struct dl_phdr_info *object);

/* ---- Profiling ---- */

/*
 * Whether somebody else has defined a routine of ours, before this library, as profiling tools do.
 */

bool interposition_is_active(void);

#endif
