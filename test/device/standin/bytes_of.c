/*
 * Function that each stand-in exports in addition to its driver's functions. It is used to simulate
 * an MPI that supports device memory (aware_mpi.c).
 */
#include "standin.h"

void *standin_bytes_of(const void *address);
void *standin_bytes_of(const void *address)
{
    return standin_bytes(address);
}
