/*
 * What each stand-in exports beside its driver's functions: for an MPI that takes memory of devices
 * (aware_mpi.c).
 */
#include "standin.h"

void *standin_bytes_of(const void *address);
void *standin_bytes_of(const void *address)
{
    return standin_bytes(address);
}
