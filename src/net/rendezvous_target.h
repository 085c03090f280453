/*
 * Rendezvous protocol, target side: transfers that other PEs have started on this PE's memory
 * (rendezvous.h is the origin side). All functions are called under net_lock.
 */
#ifndef ISTHMUS_RENDEZVOUS_TARGET_H
#define ISTHMUS_RENDEZVOUS_TARGET_H

#include <stdbool.h>

#include "wire.h"

void rendezvous_target_start(void);

/* rendezvous_target_begin starts the transfer that PE `from` requests. It may be called only if
 * rendezvous_target_has_free returns true. */
bool rendezvous_target_has_free(void);
void rendezvous_target_begin(const struct packet_head *head, const struct item_rendezvous *request,
                             int from);

/* Tests the active transfers, and continues those whose current step is complete. Returns true if
 * it continued at least one. */
bool rendezvous_target_progress(void);
bool rendezvous_target_is_active(void);

#endif
