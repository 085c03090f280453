/*
 * Gives damaged_packets.c access to static functions of the library's sources.
 */
#ifndef ISTHMUS_UNIT_DAMAGED_PACKETS_H
#define ISTHMUS_UNIT_DAMAGED_PACKETS_H

struct am_arrival;

/* Executes the messages of an aggregate. */
void damaged_bundle(const struct am_arrival *am_arrival);

#endif
