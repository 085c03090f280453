/*
 * Symmetric buffers of a collective: checks of the program's dest and source, and their addresses
 * on the other members of this node. The collectives in src/coll call these functions at their
 * start.
 */
#ifndef ISTHMUS_COLL_BUFFER_H
#define ISTHMUS_COLL_BUFFER_H

#include <string.h>

#include "shm/segment.h"
#include "team/team.h"

/* Aborts the job unless all members pass the same number of elements, and the same symmetric
 * objects as dest and source. Collective over the team. Callers call it only with SHMEM_DEBUG,
 * because it waits for all members several times. */
void coll_compare_buffers(const char *routine, struct team *team, const void *dest,
                          const void *source, size_t nelems);

/* A dest or source argument of the program that this header has checked. */
struct buffer {
    const struct segment *segment; /* NULL if the buffer is empty */
    const void *address;           /* address on this PE */
};

/* Aborts the job unless every member of the team has the memory of this buffer. Members can lack
 * the memory only if it is in a memory space (Dynamic Memory Spaces proposal), because a space may
 * exist only on some PEs. `argument` is the name of the argument in the error message. */
void coll_buffer_check_members(const char *routine, const char *argument,
                               const struct buffer *buffer, const struct team *team);

static inline struct buffer coll_buffer_check(const char *routine, const struct team *team,
                                              const char *argument, const void *address,
                                              const struct segment *segment)
{
    struct buffer buffer = {segment, address};
    if (segment != NULL && UNLIKELY(segment->members != NULL))
        coll_buffer_check_members(routine, argument, &buffer, team);
    return buffer;
}

/* Returns the buffer of a symmetric argument of the program. Aborts the job unless all `bytes`
 * bytes are symmetric memory that every member of the team has. If `bytes` is 0, the address may be
 * invalid. */
static inline struct buffer coll_buffer_require(const char *routine, const struct team *team,
                                                const char *argument, const void *address,
                                                size_t bytes)
{
    return coll_buffer_check(routine, team, argument, address,
                             bytes == 0 ? NULL : segment_of(routine, argument, address, bytes));
}

/* Like coll_buffer_require, for the argument `source`. The source is only read, so it may also be a
 * constant of the program. */
static inline struct buffer coll_buffer_require_source(const char *routine, const struct team *team,
                                                       const void *address, size_t bytes)
{
    return coll_buffer_check(routine, team, "source", address,
                             bytes == 0 ? NULL
                                        : segment_of_source(routine, "source", address, bytes));
}

/* Returns the address at which this PE can access the buffer of another member on this node.
 * `local` is the local rank of that member. */
static inline void *coll_buffer_of(const struct buffer *buffer, const struct team *team, int local)
{
    return segment_at_rank(buffer->segment, buffer->address, team->node_ranks[local]);
}

/* Like memcpy, but accepts null pointers if `bytes` is 0, and a dest that is equal to source. */
static inline void coll_buffer_copy(void *dest, const void *source, size_t bytes)
{
    if (bytes != 0 && dest != source)
        memcpy(dest, source, bytes);
}

#endif
