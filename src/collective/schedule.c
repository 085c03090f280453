#include "schedule.h"

#include "base/report.h"
#include "meeting.h"
#include "operations/rma.h"

void schedule_require_host(const char *routine, const char *argument, const struct buffer *buffer)
{
    if (buffer->segment != NULL && buffer->segment->device != NULL)
        report_fatal(routine, "%s is %p, memory of a device: expected memory of the host", argument,
                     buffer->address);
}

void schedule_require_root(const char *routine, const struct team *team, int root)
{
    if ((unsigned)root >= (unsigned)team->members.size)
        report_fatal(routine, "PE_root is %d: expected 0 to %d", root, team->members.size - 1);
}

struct underway schedule_request(const char *routine, const struct team *team, void *dest,
                                 const void *source, size_t nelems, size_t size)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct underway request = {.dest = buffer_require(routine, team, "dest", dest, bytes),
                               .source = buffer_require_source(routine, team, source, bytes),
                               .bytes = bytes,
                               .nelems = nelems};
    schedule_require_host(routine, "dest", &request.dest);
    schedule_require_host(routine, "source", &request.source);
    return request;
}

void schedule_require_bytes(const struct underway *underway, int pe, size_t theirs)
{
    if (theirs != underway->bytes)
        report_fatal(underway->routine,
                     "PE %d brings %zu bytes and this PE %zu: expected nelems to be the same on "
                     "all PEs",
                     pe, theirs, underway->bytes);
}

static void require_same_place(const struct underway *underway, const char *argument, int local,
                               uint64_t mine, uint64_t theirs)
{
    if (theirs != mine)
        report_fatal(underway->routine,
                     "%s is not the same symmetric object on PE %d and this PE: expected the same "
                     "on all members",
                     argument, team_local_world_pe(underway->team, local));
}

void schedule_require_same(const struct underway *underway)
{
    for (int local = 0; local < underway->team->local_size; local++) {
        const struct board_entry *theirs = underway_entry(underway, local);
        schedule_require_bytes(underway, team_local_world_pe(underway->team, local), theirs->bytes);
        if (!job.debug)
            continue;
        require_same_place(underway, "dest", local, board_place(&underway->dest), theirs->dest);
        require_same_place(underway, "source", local, board_place(&underway->source),
                           theirs->source);
    }
}

void schedule_send(struct underway *underway, int place, uint32_t step, const void *data,
                   size_t bytes)
{
    traffic_send(&underway->traffic, underway->leaders->pes[place], step, data, bytes,
                 &underway->left);
}

void schedule_receive(struct underway *underway, int place, uint32_t step, void *dest, size_t bytes)
{
    traffic_receive(&underway->traffic, underway->leaders->pes[place], step, dest, bytes,
                    &underway->left);
}

bool schedule_gather(struct underway *underway, struct gathering *gathering)
{
    const struct leaders *leaders = underway->leaders;
    const size_t *lengths = gathering->lengths, *ends = gathering->ends;
    if (!gathering_prepare(gathering))
        return false;
    for (int i = 1; i < leaders->count; i++) {
        int from = (int)(((int64_t)leaders->mine + leaders->count - i) % leaders->count);
        if (lengths[from] != 0)
            schedule_receive(underway, from, underway->turn, gathering->all + ends[from],
                             lengths[from]);
    }
    for (int i = 1; i < leaders->count && lengths[leaders->mine] != 0; i++)
        schedule_send(underway, (int)(((int64_t)leaders->mine + i) % leaders->count),
                      underway->turn, gathering->mine, lengths[leaders->mine]);
    buffer_copy(gathering->all + ends[leaders->mine], gathering->mine, lengths[leaders->mine]);
    underway->turn++;
    return true;
}
