#include "published.h"

#include <pthread.h>

#include "base/report.h"
#include "memory/arena.h"

/* In a cell's payload, of what is not there itself. */
struct place {
    size_t segment; /* index in segments, or ON_SHELF */
    size_t offset;  /* from its base; of a shelf, from the member's control block */
    size_t bytes;
};
enum { ON_SHELF = SEGMENT_ALL };
_Static_assert(sizeof(struct place) <= CELL_PAYLOAD, "a place goes by a cell");

/* A PE has few, for each takes memory of the arena; those given back wait in a list. */
enum { SHELVES = 16 };
static struct {
    pthread_mutex_t mutex;
    int taken, given_back;
    size_t offsets[SHELVES]; /* of those given back */
} shelves = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* Of half a shelf, such that both are aligned. */
static size_t half_room(void)
{
    return (environment.algorithms.shelf + 63) / 64 * 64;
}

static size_t take_shelf(const char *routine)
{
    size_t offset = SHELF_NONE;
    pthread_mutex_lock(&shelves.mutex);
    if (shelves.given_back > 0)
        offset = shelves.offsets[--shelves.given_back];
    else if (shelves.taken < SHELVES) {
        shelves.taken++;
        offset = arena_take(routine, node.place, TEAM_HALVES * half_room());
    }
    pthread_mutex_unlock(&shelves.mutex);
    return offset;
}

void published_leave(const struct team *team)
{
    if (team->shelf == 0 || team->shelf == SHELF_NONE)
        return;
    pthread_mutex_lock(&shelves.mutex);
    shelves.offsets[shelves.given_back++] = team->shelf;
    pthread_mutex_unlock(&shelves.mutex);
}

void published_stop(void)
{
    shelves.taken = shelves.given_back = 0;
}

/* A copy pays where it takes less than another meeting, which takes longer the more come. */
static size_t most_by_shelf(const struct team *team)
{
    size_t pays = (size_t)team->local_size << 10;
    return pays < environment.algorithms.shelf ? pays : environment.algorithms.shelf;
}

bool published_aside(const struct team *team, size_t bytes)
{
    return meeting_carries(bytes) || bytes <= most_by_shelf(team);
}

/* Where so many bytes go on the shelf for the coming meeting; 0 if they do not. */
static size_t find_room(const char *routine, struct team *team, size_t bytes)
{
    if (bytes > most_by_shelf(team) || team_spans_nodes(team))
        return 0;
    if (UNLIKELY(team->shelf == 0))
        team->shelf = take_shelf(routine);
    if (UNLIKELY(team->shelf == SHELF_NONE))
        return 0;
    size_t half = team->covered[0] > team->covered[1];
    meeting_reuse(team, &team->covered[half]);
    return team->shelf + half * half_room();
}

static struct place place_in_segment(const struct buffer *source)
{
    size_t offset = (size_t)((const char *)source->address - source->segment->span.base);
    return (struct place){.segment = (size_t)(source->segment - segments), .offset = offset};
}

static void show_place(struct cell *mine, struct place place, size_t bytes)
{
    place.bytes = mine->nelems = bytes;
    memcpy(mine->payload, &place, sizeof place);
}

void *published_room(const char *routine, struct team *team, size_t bytes)
{
    if (meeting_carries(bytes)) {
        struct cell *mine = meeting_own(team);
        mine->nelems = bytes;
        return mine->payload;
    }
    size_t offset = find_room(routine, team, bytes);
    if (offset == 0)
        return NULL;
    show_place(meeting_own(team), (struct place){.segment = ON_SHELF, .offset = offset}, bytes);
    return arena_at(node.place, offset);
}

void publish_place(struct team *team, const struct buffer *source, size_t bytes)
{
    show_place(meeting_own(team), place_in_segment(source), bytes);
}

void publish(const char *routine, struct team *team, const struct buffer *source, size_t bytes)
{
    void *room = published_room(routine, team, bytes);
    if (room != NULL)
        buffer_copy(room, source->address, bytes);
    else
        publish_place(team, source, bytes);
}

static struct place published_place(const struct team *team, int local)
{
    struct place place;
    memcpy(&place, meeting_of(team, local)->payload, sizeof place);
    return place;
}

/* Who brought so little that a cell had room for it left no place there. */
static void require_as_much(const char *routine, const struct team *team, int local,
                            const struct place *place, size_t bytes)
{
    if (UNLIKELY(place->segment > ON_SHELF || place->bytes < bytes))
        report_fatal(routine,
                     "PE %d brings less than the %zu bytes of this PE: expected nelems to be the "
                     "same on all PEs",
                     team_local_world_pe(team, local), bytes);
}

void published_require(const char *routine, const struct team *team, int local, size_t bytes)
{
    size_t theirs = meeting_of(team, local)->nelems;
    if (UNLIKELY(theirs != bytes))
        report_fatal(routine,
                     "PE %d brings %zu bytes and this PE %zu: expected nelems to be the same on "
                     "all PEs",
                     team_local_world_pe(team, local), theirs, bytes);
}

const char *published_of(const char *routine, const struct team *team, int local, size_t bytes)
{
    if (meeting_carries(bytes))
        return meeting_of(team, local)->payload;
    struct place place = published_place(team, local);
    require_as_much(routine, team, local, &place, bytes);
    if (place.segment == ON_SHELF)
        return arena_at(team->places[local], place.offset);
    const struct segment *segment = &segments[place.segment];
    return segment_at_place(segment, segment->span.base + place.offset, team->places[local]);
}

bool published_stays(const struct team *team, int local, size_t bytes)
{
    return meeting_carries(bytes) || published_place(team, local).segment == ON_SHELF;
}
