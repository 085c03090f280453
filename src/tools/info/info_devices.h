/*
 * The device kinds of this installation, their devices on this host, and which PEs would get.
 */
#ifndef ISTHMUS_INFO_DEVICES_H
#define ISTHMUS_INFO_DEVICES_H

#include "json.h"

enum { DEVICES_PES_MAX = 1024 };

struct devices;

/* Asks every kind, each in a child process; works out what PEs 0 to n_pes - 1 of this host would
 * get by `environment`, at most DEVICES_PES_MAX, if each may run on the cores of this process. */
const struct devices *devices_find(int n_pes);

/* So many PEs as this process may use cores, but at most 8. */
int devices_usual_pes(void);

void devices_print_summary(const struct devices *devices); /* a line for each kind */
void devices_print(const struct devices *devices);         /* each device, and each PE's */
void devices_put(const struct devices *devices, struct json *json);

#endif
