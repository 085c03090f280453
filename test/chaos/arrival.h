/*
 * Executes a parcel when it arrives at its PE.
 */
#ifndef ISTHMUS_CHAOS_ARRIVAL_H
#define ISTHMUS_CHAOS_ARRIVAL_H

#include "medium.h"

/* Returns the order (mover_add) that the parcel must keep: messages of one PE, channel and tag. */
uint64_t arrival_order(const struct parcel *parcel);

void arrival_run(void *parcel);

#endif
