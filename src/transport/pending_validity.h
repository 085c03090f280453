/*
 * Whether what is kept of requests under way fits (base/validity.h).
 */
#ifndef ISTHMUS_PENDING_VALIDITY_H
#define ISTHMUS_PENDING_VALIDITY_H

#include "channel.h"

/* Whether what a context counts is what its channels count together, and each of its lists has the
 * channels that belong there. Under net_lock. */
bool net_context_is_valid(const struct net_context *net_context, const char **fault);

#endif
