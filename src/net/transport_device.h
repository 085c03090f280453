/*
 * Test whether MPI accepts addresses of device memory. The library passes device memory to MPI only
 * if the user requests it (ISTHMUS_DEVICE_MPI), MPI claims to support it, and a test message from
 * each PE to itself arrives.
 */
#ifndef ISTHMUS_TRANSPORT_DEVICE_H
#define ISTHMUS_TRANSPORT_DEVICE_H

#include "device/device.h"

/* Returns true if MPI accepts memory of this device on this PE. Always false if the job does not
 * use the network. */
bool transport_device_mpi_works(const char *routine, const struct device_memory *memory);

#endif
