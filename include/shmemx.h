/*
 * Extensions of OpenSHMEM by Isthmus: routines of the prefix shmemx_. There are none yet; the
 * specification asks for the header all the same (1.6, "Language Bindings and Conformance").
 */
#ifndef SHMEMX_H
#define SHMEMX_H

#include "shmem.h"

#endif
