/*
 * Stamps the declarations of a table of extensions: SHMEM_IMPL_EXTENSION is the file, seen from
 * here, whose routines get the names shmemx_... and pshmemx_..., and, in C++, overloads without the
 * type's name. To be included once for each such file.
 */
#include "../shmem.h"

#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#endif

#define SHMEM_IMPL_STAMP(TABLE, FAMILY) SHMEM_IMPL_##TABLE##_TYPES(FAMILY)
#define SHMEM_IMPL_ROUTINE(RESULT, NAME, PARAMETERS)                                               \
    RESULT shmemx_##NAME PARAMETERS;                                                               \
    RESULT pshmemx_##NAME PARAMETERS;
#define SHMEM_IMPL_TYPED(RESULT, NAME, OPERATION, PARAMETERS)                                      \
    RESULT shmemx_##NAME##_##OPERATION PARAMETERS;                                                 \
    RESULT pshmemx_##NAME##_##OPERATION PARAMETERS;
#include SHMEM_IMPL_EXTENSION
#undef SHMEM_IMPL_ROUTINE
#undef SHMEM_IMPL_TYPED
#undef SHMEM_IMPL_STAMP

#ifdef __cplusplus
}
#endif

#if defined(__cplusplus) && defined(__GNUC__)
#define SHMEM_IMPL_STAMP(TABLE, FAMILY) SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(FAMILY)
#define SHMEM_IMPL_ROUTINE(RESULT, NAME, PARAMETERS)
#define SHMEM_IMPL_TYPED(RESULT, NAME, OPERATION, PARAMETERS)                                      \
    RESULT shmemx_##OPERATION PARAMETERS SHMEM_IMPL_SYMBOL("shmemx_" #NAME "_" #OPERATION);
#include SHMEM_IMPL_EXTENSION
#undef SHMEM_IMPL_ROUTINE
#undef SHMEM_IMPL_TYPED
#undef SHMEM_IMPL_STAMP
#endif

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#undef SHMEM_IMPL_EXTENSION
