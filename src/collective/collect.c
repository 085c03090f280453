#include "buffer.h"
#include "check.h"
#include "collective.h"
#include "meeting.h"
#include "rma.h"

/* Where a member keeps a block that is too large for its cell; lies in the cell's payload. */
struct place {
    size_t segment; /* index in segments */
    size_t offset;  /* from its base */
};

static void publish(struct cell *mine, const struct buffer *source, size_t nelems, size_t bytes)
{
    mine->nelems = nelems;
    if (bytes <= CELL_PAYLOAD) {
        buffer_copy(mine->payload, source->address, bytes);
        return;
    }
    struct place place = {(size_t)(source->segment - segments),
                          (size_t)((const char *)source->address - source->segment->base)};
    memcpy(mine->payload, &place, sizeof place);
}

static const char *block_of(const struct team *team, int member, size_t bytes)
{
    const struct cell *cell = meeting_of(team, member);
    struct place place;
    if (bytes <= CELL_PAYLOAD)
        return cell->payload;
    memcpy(&place, cell->payload, sizeof place);
    const struct segment *segment = &segments[place.segment];
    return segment_translate(segment, segment->base + place.offset, team_world_pe(team, member));
}

/* What the members bring together, from their cells. */
static size_t total_nelems(const char *routine, const struct team *team, size_t size, bool *small)
{
    size_t total = 0;
    *small = true;
    for (int i = 0; i < team->size; i++) {
        size_t nelems = meeting_of(team, i)->nelems;
        if (__builtin_add_overflow(total, nelems, &total))
            total = SIZE_MAX; /* rma_bytes will not have it */
        if (rma_bytes(routine, nelems, size) > CELL_PAYLOAD)
            *small = false;
    }
    rma_bytes(routine, total, size);
    return total;
}

static void gather(const struct team *team, char *dest, size_t size)
{
    for (int i = 0; i < team->size; i++) {
        size_t bytes = meeting_of(team, i)->nelems * size;
        if (bytes != 0)
            buffer_copy(dest, block_of(team, i, bytes), bytes);
        dest += bytes;
    }
}

int collective_collect(const char *routine, struct team *team, void *dest, const void *source,
                       size_t nelems, size_t size)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct buffer from = buffer_require(routine, "source", source, bytes);
    collective_agree(routine, team, "the element's size", (int64_t)size);

    publish(meeting_own(team), &from, nelems, bytes);
    meeting_meet(routine, team);

    bool small;
    size_t total = total_nelems(routine, team, size, &small) * size;
    buffer_require(routine, "dest", dest, total);
    if (UNLIKELY(job.debug) && bytes != 0)
        check_separate(routine, "dest", dest, total, "source", source, bytes);
    gather(team, dest, size);
    if (!small)
        meeting_meet(routine, team);
    return 0;
}

int collective_fcollect(const char *routine, struct team *team, void *dest, const void *source,
                        size_t nelems, size_t size)
{
    if (UNLIKELY(job.debug))
        collective_compare_buffers(routine, team, dest, source, nelems);
    return collective_collect(routine, team, dest, source, nelems, size);
}
