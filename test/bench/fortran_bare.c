/*
 * A minimal library that takes Fortran's arguments and calls C's routines: it checks nothing.
 */
#include <shmem.h>

#include "fortran_loop.h"

void by_address_put8(void *dest, const void *source, const int *nelems, const int *pe)
{
    shmem_put64(dest, source, (size_t)*nelems, *pe);
}

void by_address_get8(void *dest, const void *source, const int *nelems, const int *pe)
{
    shmem_get64(dest, source, (size_t)*nelems, *pe);
}

long by_address_fadd(long *dest, const long *value, const int *pe)
{
    return shmem_long_atomic_fetch_add(dest, *value, *pe);
}

long by_address_swap(long *dest, const long *value, const int *pe)
{
    return shmem_long_atomic_swap(dest, *value, *pe);
}

void by_address_add(long *dest, const long *value, const int *pe)
{
    shmem_long_atomic_add(dest, *value, *pe);
}
