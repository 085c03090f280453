#include "exposed.h"

#include <pthread.h>

#include "base/report.h"
#include "shm/node.h"

/* Location of exposed data that are not in the slot itself. The slot then contains this struct
 * instead of the data. */
struct location {
    size_t segment; /* index in the array `segments`, or IN_BOUNCE_BUFFER */
    size_t offset;  /* offset from the base of the segment; with IN_BOUNCE_BUFFER, offset in the
                       member's arena */
    size_t bytes;
};
enum { IN_BOUNCE_BUFFER = SEGMENT_ALL };
_Static_assert(sizeof(struct location) <= SHM_SYNC_PAYLOAD,
               "a location fits the payload of shm_sync");

/* Maximum number of bounce buffers of this PE. It is limited because the arena memory of a bounce
 * buffer is never freed. When a team ends, its bounce buffer is added to a list, and other teams
 * can use it. */
enum { BOUNCE_BUFFERS = 16 };
static struct {
    pthread_mutex_t mutex;
    int n_allocated, n_free;
    size_t offsets[BOUNCE_BUFFERS]; /* arena offsets of the n_free buffers that are not in use */
} bounce_buffers = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* Returns the size of half a bounce buffer in bytes, rounded up so that both halves begin at a
 * cache line. */
static size_t exposed_half_bytes(void)
{
    return (environment.algorithms.bounce_bytes + 63) / 64 * 64;
}

/* Returns the arena offset of a free bounce buffer, or BOUNCE_NONE if all BOUNCE_BUFFERS bounce
 * buffers of this PE are in use. */
static size_t exposed_allocate_bounce(const char *routine)
{
    size_t offset = BOUNCE_NONE;
    pthread_mutex_lock(&bounce_buffers.mutex);
    if (bounce_buffers.n_free > 0)
        offset = bounce_buffers.offsets[--bounce_buffers.n_free];
    else if (bounce_buffers.n_allocated < BOUNCE_BUFFERS) {
        bounce_buffers.n_allocated++;
        offset = arena_take(routine, node.rank, TEAM_BOUNCE_HALVES * exposed_half_bytes());
    }
    pthread_mutex_unlock(&bounce_buffers.mutex);
    return offset;
}

void exposed_release(const struct team *team)
{
    if (team->bounce_offset == 0 || team->bounce_offset == BOUNCE_NONE)
        return;
    pthread_mutex_lock(&bounce_buffers.mutex);
    bounce_buffers.offsets[bounce_buffers.n_free++] = team->bounce_offset;
    pthread_mutex_unlock(&bounce_buffers.mutex);
}

void exposed_stop(void)
{
    bounce_buffers.n_allocated = bounce_buffers.n_free = 0;
}

/* Maximum length of data that are copied into the bounce buffer, in bytes per member on this node.
 * For short data, the copy takes less time than the second barrier that would be needed otherwise.
 * The limit grows with the number of members, because a barrier of more members takes longer. */
enum { EXPOSED_COPY_BYTES_PER_MEMBER = 1024 };

/* Returns the maximum size in bytes of data that are copied into the bounce buffer. */
static size_t exposed_bounce_limit(const struct team *team)
{
    size_t pays = (size_t)team->local_size * EXPOSED_COPY_BYTES_PER_MEMBER;
    return pays < environment.algorithms.bounce_bytes ? pays : environment.algorithms.bounce_bytes;
}

bool exposed_is_copied(const struct team *team, size_t bytes)
{
    return shm_sync_fits_slot(bytes) || bytes <= exposed_bounce_limit(team);
}

/* Returns the arena offset of that half of the bounce buffer which the next barrier uses. First
 * waits until all members have read the previous contents of this half. Returns 0 if the data are
 * too long or no bounce buffer is available. */
static size_t exposed_reserve_bounce(const char *routine, struct team *team, size_t bytes)
{
    if (bytes > exposed_bounce_limit(team) || team_spans_nodes(team))
        return 0;
    if (UNLIKELY(team->bounce_offset == 0))
        team->bounce_offset = exposed_allocate_bounce(routine);
    if (UNLIKELY(team->bounce_offset == BOUNCE_NONE))
        return 0;
    size_t half = team->bounce_rounds[0] > team->bounce_rounds[1];
    shm_sync_reuse(team, &team->bounce_rounds[half]);
    return team->bounce_offset + half * exposed_half_bytes();
}

static struct location exposed_location_in_segment(const struct buffer *source)
{
    size_t offset = (size_t)((const char *)source->address - source->segment->span.base);
    return (struct location){.segment = (size_t)(source->segment - segments), .offset = offset};
}

static void exposed_write_location(struct shm_sync_slot *mine, struct location location,
                                   size_t bytes)
{
    location.bytes = mine->nelems = bytes;
    memcpy(mine->payload, &location, sizeof location);
}

void *exposed_reserve(const char *routine, struct team *team, size_t bytes)
{
    if (shm_sync_fits_slot(bytes)) {
        struct shm_sync_slot *mine = shm_sync_own_slot(team);
        mine->nelems = bytes;
        return mine->payload;
    }
    size_t offset = exposed_reserve_bounce(routine, team, bytes);
    if (offset == 0)
        return NULL;
    exposed_write_location(shm_sync_own_slot(team),
                           (struct location){.segment = IN_BOUNCE_BUFFER, .offset = offset}, bytes);
    return arena_at(node.rank, offset);
}

void exposed_write_address(struct team *team, const struct buffer *source, size_t bytes)
{
    exposed_write_location(shm_sync_own_slot(team), exposed_location_in_segment(source), bytes);
}

void exposed_write(const char *routine, struct team *team, const struct buffer *source,
                   size_t bytes)
{
    void *reserved = exposed_reserve(routine, team, bytes);
    if (reserved != NULL)
        coll_buffer_copy(reserved, source->address, bytes);
    else
        exposed_write_address(team, source, bytes);
}

static struct location exposed_read_location(const struct team *team, int local)
{
    struct location location;
    memcpy(&location, shm_sync_slot_of(team, local)->payload, sizeof location);
    return location;
}

/* Aborts the job if the location is invalid or describes less than `bytes` bytes. It can be invalid
 * if the member has exposed short data: the slot then contains the data instead of a location. */
static void exposed_require_at_least(const char *routine, const struct team *team, int local,
                                     const struct location *location, size_t bytes)
{
    if (UNLIKELY(location->segment > IN_BOUNCE_BUFFER || location->bytes < bytes))
        report_fatal(routine,
                     "PE %d passed fewer than the %zu bytes of this PE: expected the same number "
                     "of elements on all PEs",
                     team_local_world_pe(team, local), bytes);
}

void exposed_require_bytes(const char *routine, const struct team *team, int local, size_t bytes)
{
    size_t theirs = shm_sync_slot_of(team, local)->nelems;
    if (UNLIKELY(theirs != bytes))
        report_fatal(routine,
                     "PE %d passed %zu bytes, but this PE passed %zu bytes: expected the same "
                     "number of elements on all PEs",
                     team_local_world_pe(team, local), theirs, bytes);
}

const char *exposed_data(const char *routine, const struct team *team, int local, size_t bytes)
{
    if (shm_sync_fits_slot(bytes))
        return shm_sync_slot_of(team, local)->payload;
    struct location location = exposed_read_location(team, local);
    exposed_require_at_least(routine, team, local, &location, bytes);
    if (location.segment == IN_BOUNCE_BUFFER)
        return arena_at(team->node_ranks[local], location.offset);
    const struct segment *segment = &segments[location.segment];
    return segment_at_rank(segment, segment->span.base + location.offset, team->node_ranks[local]);
}

bool exposed_is_stable(const struct team *team, int local, size_t bytes)
{
    return shm_sync_fits_slot(bytes) ||
           exposed_read_location(team, local).segment == IN_BOUNCE_BUFFER;
}
