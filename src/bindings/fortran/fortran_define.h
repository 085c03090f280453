/*
 * Macros that define Fortran routines.
 *
 * ROUTINE(result, name, NAME, (parameters), body) defines the routine under each name that
 * compilers use for it: name_ (gfortran, ifx, flang, nvfortran, NAG), name__ (g77, for names with
 * an underscore) and NAME. For example, Fortran's SHMEM_PUT4 is defined as shmem_put4_,
 * shmem_put4__ and SHMEM_PUT4. ROUTINE does not define `name` itself, because that is the C
 * routine.
 *
 * All arguments are addresses. The body is one call of a C routine. The body must not be a tail
 * call: error messages find the name of the Fortran routine through its stack frame
 * (src/base/report.h).
 */
#ifndef ISTHMUS_FORTRAN_DEFINE_H
#define ISTHMUS_FORTRAN_DEFINE_H

#include <shmem.h>

#include "api/api_fortran.h"

#define ROUTINE(RESULT, LOWER, UPPER, PARAMETERS, ...)                                             \
    RESULT LOWER##_ PARAMETERS;                                                                    \
    RESULT LOWER##_ PARAMETERS                                                                     \
    {                                                                                              \
        __VA_ARGS__;                                                                               \
    }                                                                                              \
    extern __typeof__(LOWER##_) LOWER##__ __attribute__((alias(#LOWER "_")));                      \
    extern __typeof__(LOWER##_) UPPER __attribute__((alias(#LOWER "_")))

/* Returns a count from a default INTEGER. Aborts the job if it is negative. `name` is the
 * argument's name for the error message. */
static inline size_t elements(const char *name, const int *count)
{
    if (__builtin_expect(*count < 0, 0))
        isthmus_fortran_fatal("%s is %d: expected 0 or more", name, *count);
    return (size_t)*count;
}

#endif
