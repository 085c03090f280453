/*
 * The inbox: parcels that have come from other nodes, until they are handled. One thread at a time
 * puts them in, under network_lock, and one takes them out.
 */
#ifndef ISTHMUS_INBOX_H
#define ISTHMUS_INBOX_H

#include "parcel.h"

/* Copies a parcel and its data. */
void inbox_put(const struct arrival *arrival);

/* The first one, which stays there until inbox_next; false if there is none. By any thread: whether
 * there is one. */
bool inbox_look(struct arrival *arrival);
void inbox_next(void);
bool inbox_has_any(void);

void inbox_start(const char *routine);
void inbox_stop(void);

#endif
