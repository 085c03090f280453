/*
 * Exposed data: how a member of a team passes data to the other members of its node at a
 * shared-memory barrier (shm_sync.h). The member exposes the data before it arrives at the barrier.
 * The other members read the data after the barrier. The data are passed in one of three forms,
 * depending on their size:
 *
 *   slot            The member copies small data into its barrier slot.
 *   bounce buffer   The member copies medium data into its bounce buffer, and stores the location
 *                   in the slot. A bounce buffer has two halves that are used alternately. The
 *                   member therefore rarely has to wait until the previous data have been read.
 *   in place        The member stores only the location of the program's buffer in the slot. A
 *                   second barrier must follow before the program may modify the buffer. This form
 *                   is also used if no bounce buffer is available.
 *
 * Each team has its own bounce buffer on each PE. Teams that span nodes have no bounce buffer.
 */
#ifndef ISTHMUS_EXPOSED_H
#define ISTHMUS_EXPOSED_H

#include "coll/coll_buffer.h"
#include "shm_sync.h"

/* Returns true if exposed_write copies data of this size into a slot or a bounce buffer, provided
 * that a bounce buffer is available. If none is available, the data are exposed in place. */
bool exposed_is_copied(const struct team *team, size_t bytes);

/* Exposes `bytes` bytes of `source` at the next barrier. Exposes a copy if it fits into the slot or
 * the bounce buffer, otherwise the data in place. */
void exposed_write(const char *routine, struct team *team, const struct buffer *source,
                   size_t bytes);

/* Alternative to exposed_write, for a caller that writes the data itself. Returns memory in the
 * slot or the bounce buffer. The caller writes the `bytes` bytes that it exposes at the next
 * barrier into this memory. Other members may read the data until they arrive at the following
 * barrier. Returns NULL if the data do not fit or no bounce buffer is available. */
void *exposed_reserve(const char *routine, struct team *team, size_t bytes);
/* Exposes `bytes` bytes of `source` in place at the next barrier. The data must be too long for a
 * slot, because readers expect shorter data in the slot itself. */
void exposed_write_address(struct team *team, const struct buffer *source, size_t bytes);

/* Returns the address at which this PE can read the `bytes` bytes that the member with local rank
 * `local` exposed at the last barrier. If the data are too long for a slot, aborts the job if the
 * member exposed less than `bytes` bytes. */
const char *exposed_data(const char *routine, const struct team *team, int local, size_t bytes);

/* Aborts the job unless the member with local rank `local` exposed exactly `bytes` bytes at the
 * last barrier. */
void exposed_require_bytes(const char *routine, const struct team *team, int local, size_t bytes);

/* Returns true if the `bytes` bytes that the member with local rank `local` exposed at the last
 * barrier are a copy. A copy stays valid until the reader arrives at the next barrier. If the data
 * are not a copy, another barrier is needed before the member returns to the program. */
bool exposed_is_stable(const struct team *team, int local, size_t bytes);

/* Releases this PE's bounce buffer of the team, so that another team can use it. Must be called
 * after all members have arrived at the last barrier of the team. */
void exposed_release(const struct team *team);

/* Resets the list of bounce buffers. Called in shmem_finalize, before the shared-memory arena that
 * contains them is unmapped. */
void exposed_stop(void);

#endif
