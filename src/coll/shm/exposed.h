/*
 * What a member publishes for the others of its node at a meeting.
 *
 * Little goes into its cell. More it copies to its shelf, memory of its own in two halves that
 * meetings use by turns as they use cells, so that nobody need wait until all have read it. For
 * what is more than that, or where there is no room for another shelf, the cell tells where the
 * program has it; then all must meet again before the member goes on. For teams of one node, and
 * where a cell suffices.
 */
#ifndef ISTHMUS_EXPOSED_H
#define ISTHMUS_EXPOSED_H

#include "coll/coll_buffer.h"
#include "shm_sync.h"

/* Whether so many bytes go by cells or shelves, as long as there is room for another shelf. */
bool exposed_is_copied(const struct team *team, size_t bytes);

/* Publishes so many bytes for the coming meeting. */
void exposed_write(const char *routine, struct team *team, const struct buffer *source,
                   size_t bytes);

/* In place of that: where so many bytes are to be written for the coming meeting, where they stay
 * until the meeting after the next; NULL if they are too many for a cell and for a shelf. */
void *exposed_reserve(const char *routine, struct team *team, size_t bytes);
/* And so many that others read where they are. */
void exposed_write_address(struct team *team, const struct buffer *source, size_t bytes);

/* Where a member of this node has what it published at the last meeting, so many bytes; ends the
 * job if it published less, as far as that shows: beyond a cell. */
const char *exposed_data(const char *routine, const struct team *team, int local, size_t bytes);

/* Ends the job unless a member of this node has published as much at the last meeting. */
void exposed_require_bytes(const char *routine, const struct team *team, int local, size_t bytes);

/* Whether that stays there until the member comes to the meeting after the next. */
bool exposed_is_stable(const struct team *team, int local, size_t bytes);

/* The team's shelf is for others to use. All members have come to its last meeting. */
void exposed_release(const struct team *team);

/* Forgets what was given back: the arena is about to go. */
void exposed_stop(void);

#endif
