/*
 * The profiling interface (1.6, "OpenSHMEM Profiling Interface"): every routine of shmem.h under a
 * second name, pshmem_ for shmem_. A profiling library defines the shmem_ name, does its work, and
 * calls the pshmem_ one. The type-generic names and those without the shmem_ prefix have no twin.
 */
#ifndef PSHMEM_H
#define PSHMEM_H

#include "shmem.h"

#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#endif

#define SHMEM_IMPL_ROUTINE(RESULT, NAME, PARAMETERS) RESULT pshmem_##NAME PARAMETERS;
#define SHMEM_IMPL_TYPED(RESULT, NAME, OPERATION, PARAMETERS)                                      \
    RESULT pshmem_##NAME##_##OPERATION PARAMETERS;
#define SHMEM_IMPL_STAMP(TABLE, FAMILY) SHMEM_IMPL_##TABLE##_TYPES(FAMILY)
#include "shmem_routines.h"
#undef SHMEM_IMPL_ROUTINE
#undef SHMEM_IMPL_TYPED
#undef SHMEM_IMPL_STAMP

#ifdef __cplusplus
}
#endif
#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
