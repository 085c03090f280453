#include <stdlib.h>

#include "base/check.h"
#include "base/report.h"
#include "buffer.h"
#include "collective.h"
#include "device_buffers.h"
#include "gathering.h"
#include "operations/rma.h"
#include "published.h"

static size_t add_length(size_t total, size_t nelems)
{
    return __builtin_add_overflow(total, nelems, &total) ? SIZE_MAX : total;
}

/* What the members of this node bring together, from their cells. */
static size_t total_nelems(const char *routine, const struct team *team, size_t size, bool *stays)
{
    size_t total = 0;
    *stays = true;
    for (int i = 0; i < team->local_size; i++) {
        size_t nelems = meeting_of(team, i)->nelems;
        total = add_length(total, nelems); /* rma_bytes will not have SIZE_MAX */
        if (!published_stays(team, i, rma_bytes(routine, nelems, size)))
            *stays = false;
    }
    return total;
}

static void gather_lengths(const char *routine, const struct team *team, char *dest, size_t size)
{
    for (int i = 0; i < team->local_size; i++) {
        size_t bytes = meeting_of(team, i)->nelems * size;
        if (bytes != 0)
            buffer_copy(dest, published_of(routine, team, i, bytes), bytes);
        dest += bytes;
    }
}

/* Ends the job unless dest has room; gives the bytes. */
static size_t require_dest(const char *routine, const struct team *team, const void *dest,
                           const struct buffer *source, size_t mine, size_t total, size_t size)
{
    size_t bytes = rma_bytes(routine, total, size);
    buffer_require(routine, team, "dest", dest, bytes);
    if (UNLIKELY(job.debug) && mine != 0)
        check_separate(routine, "dest", dest, bytes, "source", source->address, mine);
    return bytes;
}

/* One call, between nodes. */
struct collection {
    const char *routine;
    struct team *team;
    char *dest;
    const struct buffer *source;
    size_t nelems, size; /* of this member; of an element */
    bool equal;          /* all bring as much */
};

static size_t require_dest_of(const struct collection *collection, size_t total)
{
    return require_dest(collection->routine, collection->team, collection->dest, collection->source,
                        collection->nelems * collection->size, total, collection->size);
}

/* What the leader knows of all members' blocks. */
struct contents {
    size_t *blocks; /* bytes of each; NULL if all have `block` */
    size_t block;
    size_t total;         /* elements of all */
    const char **sources; /* by local number */
};

static void *allocate_table(const struct collection *collection, size_t count, size_t size)
{
    return report_require_memory(collection->routine, calloc(count, size));
}

/* Every member's number of elements, through one gathering of its own. */
static void exchange_sizes(const struct collection *collection, struct leaders *leaders,
                           struct contents *contents)
{
    const struct team *team = collection->team;
    struct gathering gathering;
    contents->blocks = allocate_table(collection, (size_t)team->members.size, sizeof(size_t));
    for (int local = 0; local < team->local_size; local++)
        contents->sources[local] = (const char *)&meeting_of(team, local)->nelems;
    gathering_begin(collection->routine, &gathering, leaders,
                    &(struct gathering_plan){.unit = sizeof(uint64_t),
                                             .block = sizeof(uint64_t),
                                             .sources = contents->sources});
    while (gathering_next(&gathering))
        for (int member = 0; member < team->members.size; member++) {
            uint64_t nelems;
            memcpy(&nelems, gathering_piece(&gathering, member).data, sizeof nelems);
            contents->blocks[member] = rma_bytes(collection->routine, nelems, collection->size);
            contents->total = add_length(contents->total, nelems);
        }
    gathering_end(&gathering);
}

static void find_contents(const struct collection *collection, struct leaders *leaders,
                          struct contents *contents)
{
    const struct team *team = collection->team;
    contents->sources = allocate_table(collection, (size_t)team->local_size, sizeof(char *));
    contents->block = collection->nelems * collection->size;
    if (!collection->equal)
        exchange_sizes(collection, leaders, contents);
    else if (__builtin_mul_overflow(collection->nelems, (size_t)team->members.size,
                                    &contents->total))
        contents->total = SIZE_MAX;
    for (int local = 0; local < team->local_size; local++) {
        size_t bytes = meeting_of(team, local)->nelems * collection->size;
        contents->sources[local] =
            bytes == 0 ? NULL : published_of(collection->routine, team, local, bytes);
    }
}

static void bring(const struct collection *collection, struct leaders *leaders,
                  const struct contents *contents, char *dest)
{
    struct gathering gathering;
    gathering_begin(collection->routine, &gathering, leaders,
                    &(struct gathering_plan){.unit = collection->size,
                                             .blocks = contents->blocks,
                                             .block = contents->block,
                                             .sources = contents->sources});
    bool done = gathering_at_once(&gathering, dest);
    while (!done && gathering_next(&gathering)) {
        char *block = dest;
        for (int member = 0; member < collection->team->members.size; member++) {
            struct piece piece = gathering_piece(&gathering, member);
            buffer_copy(block + piece.offset, piece.data, piece.bytes);
            block += contents->blocks != NULL ? contents->blocks[member] : contents->block;
        }
    }
    gathering_end(&gathering);
}

/* Little goes into the leader's next cell, much into its dest. */
static void collect_leader(const struct collection *collection)
{
    struct contents contents = {0};
    struct leaders *leaders = leaders_enter(collection->routine, collection->team);
    struct cell *result = meeting_own(collection->team);
    find_contents(collection, leaders, &contents);
    size_t bytes = require_dest_of(collection, contents.total);
    bring(collection, leaders, &contents,
          meeting_carries(bytes) ? result->payload : collection->dest);
    result->nelems = contents.total;
    free(contents.sources);
    free(contents.blocks);
}

static void collect_between(const struct collection *collection)
{
    struct team *team = collection->team;
    if (meeting_gather(collection->routine, team))
        collect_leader(collection);
    meeting_release(collection->routine, team);
    const struct cell *result = meeting_of(team, 0);
    size_t bytes = require_dest_of(collection, result->nelems);
    if (meeting_carries(bytes)) {
        buffer_copy(collection->dest, result->payload, bytes);
        return;
    }
    struct buffer dest = buffer_require(collection->routine, team, "dest", collection->dest, bytes);
    buffer_copy(collection->dest, buffer_of(&dest, team, 0), bytes);
    meeting_meet(collection->routine, team);
}

/* The same on all members, also those that bring nothing. */
static bool is_on_device(const void *dest, const void *source)
{
    struct buffer to = {segment_find(dest, 1), dest}, from = {segment_find(source, 1), source};
    return device_buffers_serve(&to, &from);
}

static int collect(const char *routine, struct team *team, void *dest, const void *source,
                   size_t nelems, size_t size, bool equal)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct buffer from = buffer_require_source(routine, team, source, bytes);
    collective_agree(routine, team, "the element's size", (int64_t)size);
    if (UNLIKELY(job.has_devices) && is_on_device(dest, source)) {
        device_collect(routine, team, dest, &from, nelems, size, equal);
        return 0;
    }
    publish(routine, team, &from, bytes);
    meeting_own(team)->nelems = nelems;
    if (team_spans_nodes(team)) {
        collect_between(&(struct collection){routine, team, dest, &from, nelems, size, equal});
        return 0;
    }
    meeting_meet(routine, team);

    bool stays;
    size_t total = total_nelems(routine, team, size, &stays);
    require_dest(routine, team, dest, &from, bytes, total, size);
    gather_lengths(routine, team, dest, size);
    if (!stays)
        meeting_meet(routine, team);
    return 0;
}

int collective_collect(const char *routine, struct team *team, void *dest, const void *source,
                       size_t nelems, size_t size)
{
    return collect(routine, team, dest, source, nelems, size, false);
}

int collective_fcollect(const char *routine, struct team *team, void *dest, const void *source,
                        size_t nelems, size_t size)
{
    if (UNLIKELY(job.debug))
        collective_compare_buffers(routine, team, dest, source, nelems);
    return collect(routine, team, dest, source, nelems, size, true);
}
