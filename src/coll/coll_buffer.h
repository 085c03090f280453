/*
 * The symmetric buffers of a collective: their checks, and where the other members of this node
 * keep them.
 */
#ifndef ISTHMUS_COLL_BUFFER_H
#define ISTHMUS_COLL_BUFFER_H

#include <string.h>

#include "shm/segment.h"
#include "team/team.h"

/* SHMEM_DEBUG: ends the job unless all members bring the same number of elements and the same dest
 * and source. Collective. */
void coll_compare_buffers(const char *routine, struct team *team, const void *dest,
                          const void *source, size_t nelems);

struct buffer {
    const struct segment *segment; /* NULL for a buffer of no bytes */
    const void *address;           /* here */
};

/* Ends the job if a member of the team has no such memory, which a space may lack on some PEs. */
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

/* Ends the job unless it is a symmetric object that all members of the team have; no bytes may be
 * anywhere. */
static inline struct buffer coll_buffer_require(const char *routine, const struct team *team,
                                                const char *argument, const void *address,
                                                size_t bytes)
{
    return coll_buffer_check(routine, team, argument, address,
                             bytes == 0 ? NULL : segment_of(routine, argument, address, bytes));
}

/* The same of a source, which may be a constant. */
static inline struct buffer coll_buffer_require_source(const char *routine, const struct team *team,
                                                       const void *address, size_t bytes)
{
    return coll_buffer_check(routine, team, "source", address,
                             bytes == 0 ? NULL
                                        : segment_of_source(routine, "source", address, bytes));
}

/* That of the member with this local number. */
static inline void *coll_buffer_of(const struct buffer *buffer, const struct team *team, int local)
{
    return segment_at_rank(buffer->segment, buffer->address, team->node_ranks[local]);
}

/* memcpy that takes null pointers where there is nothing to copy, and dest where it is source. */
static inline void coll_buffer_copy(void *dest, const void *source, size_t bytes)
{
    if (bytes != 0 && dest != source)
        memcpy(dest, source, bytes);
}

#endif
