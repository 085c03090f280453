/*
 * A meeting of pairs: of each two members of a team on this node, the one that comes later does for
 * both what there is to do between them.
 *
 * Where PEs share cores, a member that has come needs a core again only when all is done. If all
 * met before each did its own part, and again after it, every one would need a core once more for
 * each of the meetings.
 */
#ifndef ISTHMUS_PAIRWISE_H
#define ISTHMUS_PAIRWISE_H

#include "shm_sync.h"

/* Whether this algorithm may be used, and whether it is used for `bytes` bytes. The result is the
 * same on all members. It is used only where PEs share cores (shm_sync_allocate). */
bool pairwise_is_possible(const struct team *team);
bool pairwise_applies(const struct team *team, size_t bytes);

/* Comes, with what has been published for this meeting. Gives the members that had come before, a
 * bit for each: what is to be done between them and this member is for this one. */
uint64_t pairwise_arrive(const char *routine, struct team *team);

/* Has done so with one of them. */
void pairwise_mark_copied(const struct team *team, int local);

/* Waits until those that come later have done so with this member; all bring so many bytes,
 * or with PAIRWISE_ANY_BYTES whatever they bring in this routine. */
#define PAIRWISE_ANY_BYTES SIZE_MAX
void pairwise_wait(const char *routine, struct team *team, uint64_t earlier, size_t bytes);

#endif
