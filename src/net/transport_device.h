/*
 * Whether MPI may be handed memory of devices: where the program's user asks for it
 * (ISTHMUS_DEVICE_MPI), the MPI says that it takes such memory, and a message to oneself shows it.
 */
#ifndef ISTHMUS_TRANSPORT_DEVICE_H
#define ISTHMUS_TRANSPORT_DEVICE_H

#include "device/device.h"

/* On this PE, with memory of that device. Only while the network runs. */
bool transport_device_mpi_works(const char *routine, const struct device_memory *memory);

#endif
