/*
 * Part of isthmus-info: the device kinds of this installation (CUDA, HIP and similar), the devices
 * of each kind on this host, and the device that each PE would get. devices_find collects the data;
 * the other functions print them.
 */
#ifndef ISTHMUS_INFO_DEVICES_H
#define ISTHMUS_INFO_DEVICES_H

#include "json.h"

enum { DEVICES_PES_MAX = 1024 };

struct devices;

/* Queries every kind, each in a child process. Computes the devices that PEs 0 to n_pes - 1 of
 * this host would get with the current environment variables, if each PE may run on the cores of
 * this process. `n_pes` is at most DEVICES_PES_MAX. */
const struct devices *devices_find(int n_pes);

/* Returns the number of cores that this process may use, but at least 1 and at most 8. */
int devices_usual_pes(void);

void devices_print_summary(const struct devices *devices); /* one line for each kind */
/* Prints every device, and the device of each PE. */
void devices_print(const struct devices *devices);
void devices_put(const struct devices *devices, struct json *json);

#endif
