/*
 * Access to static functions of the library's sources, for damaged.c.
 */
#ifndef ISTHMUS_UNIT_DAMAGED_PACKETS_H
#define ISTHMUS_UNIT_DAMAGED_PACKETS_H

struct am_arrival;

/* Runs the messages of a bundle. */
void damaged_bundle(const struct am_arrival *am_arrival);

#endif
