/*
 * Pairwise exchange within a node. For each two members of a team, the one that arrives later
 * copies the data of both directions.
 *
 * It is used if PEs share cores. A member that has arrived does not need a core again until all its
 * copies are done. With shared-memory barriers (shm_sync.h), every member would need a core again
 * after each barrier.
 */
#ifndef ISTHMUS_PAIRWISE_H
#define ISTHMUS_PAIRWISE_H

#include "shm_sync.h"

/* Whether this algorithm may be used, and whether it is used for `bytes` bytes. The result is the
 * same on all members. It is used only where PEs share cores (shm_sync_allocate). */
bool pairwise_is_possible(const struct team *team);
bool pairwise_applies(const struct team *team, size_t bytes);

/* Arrives at the next barrier with the data exposed for it. Returns a bit mask of the local members
 * that arrived earlier. The caller copies the data between itself and each of them. */
uint64_t pairwise_arrive(const char *routine, struct team *team);

/* Reports to local member `local`, which arrived earlier, that the data between it and this member
 * are copied. */
void pairwise_mark_copied(const struct team *team, int local);

/* Waits until all members that arrive later have copied the data between them and this member.
 * `earlier` is the result of pairwise_arrive. Aborts if a member exposed a length other than
 * `bytes`, or, with PAIRWISE_ANY_BYTES, arrived in another routine. These are checked only in a
 * long wait. */
#define PAIRWISE_ANY_BYTES SIZE_MAX
void pairwise_wait(const char *routine, struct team *team, uint64_t earlier, size_t bytes);

#endif
