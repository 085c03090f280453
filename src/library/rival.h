/*
 * Another OpenSHMEM library in this process, such as that of an MPI: which of the two a call
 * reaches is chance, and handles and constants are not the same. Looked for when this library is
 * loaded, for if the other stands before it none of our routines need be called.
 */
#ifndef ISTHMUS_RIVAL_H
#define ISTHMUS_RIVAL_H

#include <link.h>
#include <stdbool.h>

/* Whether an object is an OpenSHMEM library, and no tool that passes calls on: it has pshmem_
 * routines beside shmem_putmem, or all that every version has and nobody to pass them on to. */
bool interposition_is_library(const struct dl_phdr_info *object);

#endif
