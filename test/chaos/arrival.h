/*
 * What a parcel does when it arrives.
 */
#ifndef ISTHMUS_CHAOS_ARRIVAL_H
#define ISTHMUS_CHAOS_ARRIVAL_H

#include "medium.h"

/* The order (mover_add) that it has to keep: messages of one PE, channel and tag. */
uint64_t arrival_order(const struct parcel *parcel);

void arrival_run(void *parcel);

#endif
