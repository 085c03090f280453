/*
 * What the transport asks of the channels. Under network_lock.
 */
#ifndef ISTHMUS_CHANNEL_H
#define ISTHMUS_CHANNEL_H

#include "transport.h"

void channel_start(void);
void channel_stop(void);

/* A request of that epoch has been answered. */
void channel_answered(struct channel *channel, unsigned epoch, unsigned bulk);

/* Whether any PE has still to answer. */
bool channel_expects_answers(void);

/* Takes back packets that were sent; whether any is on its way. */
void channel_reclaim(void);
bool channel_is_sending(void);

#endif
