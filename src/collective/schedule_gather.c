/*
 * Collects, under way.
 */
#include <stdlib.h>
#include <string.h>

#include "base/report.h"
#include "operations/rma.h"
#include "schedule.h"

struct collection {
    size_t size; /* of an element */
    bool equal;  /* all bring as much */
    bool sized;  /* all sizes are known */
    struct gathering gathering;
    uint64_t *nelems;     /* of the members of this node, to tell the others; */
    const char **sources; /* where they, or these members' blocks, are */
    size_t *blocks;       /* bytes of all members */
};

static void end_gather(struct underway *underway)
{
    struct collection *own = underway->own;
    if (own->gathering.leaders != NULL)
        gathering_end(&own->gathering);
    free(own->nelems);
    free((void *)own->sources);
    free(own->blocks);
    free(own);
}

/* ---- On one node ---- */

static void prepare_gather(struct underway *underway)
{
    const struct collection *own = underway->own;
    if (own->equal)
        schedule_require_same(underway);
    if (!team_spans_nodes(underway->team))
        underway->before = (uint64_t)underway->team->local_size;
}

/* One member's block, to all. */
static void work_gather(struct underway *underway, uint64_t sender)
{
    size_t offset = 0, bytes = underway_entry(underway, (int)sender)->bytes;
    const char *source = underway_source(underway, (int)sender, 0, bytes);
    for (int local = 0; local < (int)sender; local++)
        offset += underway_entry(underway, local)->bytes;
    for (int local = 0; local < underway->team->local_size; local++)
        buffer_copy(underway_dest(underway, local, offset, bytes), source, bytes);
}

/* ---- Between nodes ---- */

static void *allocate_all(const struct underway *underway, size_t count, size_t size)
{
    return report_require_memory(underway->routine, calloc(count, size));
}

static void begin_sizes(struct underway *underway)
{
    struct collection *own = underway->own;
    const struct team *team = underway->team;
    own->nelems = allocate_all(underway, (size_t)team->local_size, sizeof *own->nelems);
    own->sources = allocate_all(underway, (size_t)team->local_size, sizeof *own->sources);
    own->blocks = allocate_all(underway, (size_t)team->members.size, sizeof *own->blocks);
    for (int local = 0; local < team->local_size; local++) {
        own->nelems[local] = underway_entry(underway, local)->bytes / own->size;
        own->sources[local] = (const char *)&own->nelems[local];
    }
    gathering_begin(underway->routine, &own->gathering, underway->leaders,
                    &(struct gathering_plan){.unit = sizeof *own->nelems,
                                             .block = sizeof *own->nelems,
                                             .sources = own->sources});
}

static void use_sizes(struct underway *underway)
{
    struct collection *own = underway->own;
    for (int member = 0; member < underway->team->members.size; member++) {
        uint64_t nelems;
        memcpy(&nelems, gathering_piece(&own->gathering, member).data, sizeof nelems);
        own->blocks[member] = rma_bytes(underway->routine, nelems, own->size);
        if (own->equal)
            schedule_require_bytes(underway, team_world_pe(underway->team, member),
                                   own->blocks[member]);
    }
}

static void begin_blocks(struct underway *underway)
{
    struct collection *own = underway->own;
    gathering_end(&own->gathering);
    for (int local = 0; local < underway->team->local_size; local++)
        own->sources[local] =
            underway_source(underway, local, 0, underway_entry(underway, local)->bytes);
    gathering_begin(underway->routine, &own->gathering, underway->leaders,
                    &(struct gathering_plan){
                        .unit = own->size, .blocks = own->blocks, .sources = own->sources});
    own->sized = true;
}

static void use_blocks(struct underway *underway)
{
    struct collection *own = underway->own;
    size_t block = 0;
    for (int member = 0; member < underway->team->members.size; member++) {
        struct piece piece = gathering_piece(&own->gathering, member);
        for (int local = 0; local < underway->team->local_size; local++)
            buffer_copy(underway_dest(underway, local, block + piece.offset, piece.bytes),
                        piece.data, piece.bytes);
        block += own->blocks[member];
    }
}

static bool exchange_blocks(struct underway *underway)
{
    struct collection *own = underway->own;
    if (underway->left != 0)
        return false;
    if (own->blocks == NULL)
        begin_sizes(underway);
    else if (own->sized)
        use_blocks(underway);
    else
        use_sizes(underway);
    if (schedule_gather(underway, &own->gathering))
        return false;
    if (own->sized)
        return true;
    begin_blocks(underway);
    return !schedule_gather(underway, &own->gathering);
}

/* ---- What a program asks for ---- */

/* Who brings nothing gets what the others bring. */
static struct buffer find_piece_dest(const char *routine, const struct team *team, const void *dest)
{
    return buffer_check(routine, team, "dest", dest, segment_find(dest, 1));
}

static int collect_pieces(const char *routine, struct team *team, void *dest, const void *source,
                          size_t nelems, size_t size, bool equal, shmemx_req_h *req)
{
    static const struct schedule schedule = {.prepare = prepare_gather,
                                             .work = work_gather,
                                             .exchange = exchange_blocks,
                                             .end = end_gather};
    struct underway request = schedule_request(routine, team, dest, source, nelems, size);
    if (nelems == 0 && !equal)
        request.dest = find_piece_dest(routine, team, dest);
    schedule_require_host(routine, "dest", &request.dest);
    struct collection *own = report_require_memory(routine, calloc(1, sizeof *own));
    own->size = size;
    own->equal = equal;
    request.schedule = &schedule;
    request.own = own;
    return underway_begin(routine, team, &request, req);
}

int nonblocking_collect(const char *routine, struct team *team, void *dest, const void *source,
                        size_t nelems, size_t size, shmemx_req_h *req)
{
    return collect_pieces(routine, team, dest, source, nelems, size, false, req);
}

int nonblocking_fcollect(const char *routine, struct team *team, void *dest, const void *source,
                         size_t nelems, size_t size, shmemx_req_h *req)
{
    return collect_pieces(routine, team, dest, source, nelems, size, true, req);
}
