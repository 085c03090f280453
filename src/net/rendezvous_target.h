/*
 * Rendezvous protocol, at the target: the same transfers at the PE that has the memory. Under
 * net_lock.
 */
#ifndef ISTHMUS_RENDEZVOUS_TARGET_H
#define ISTHMUS_RENDEZVOUS_TARGET_H

#include <stdbool.h>

#include "wire.h"

void rendezvous_target_start(void);

/* Begins what a PE's bulk request asks for; there must be room for one more. */
bool rendezvous_target_has_free(void);
void rendezvous_target_begin(const struct packet_head *head, const struct item_rendezvous *request,
                             int from);

/* Tests what is under way; true if something was done. */
bool rendezvous_target_progress(void);
bool rendezvous_target_is_active(void);

#endif
