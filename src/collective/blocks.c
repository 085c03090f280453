#include "blocks.h"

#include "base/check.h"
#include "base/report.h"
#include "meeting.h"
#include "operations/rma.h"
#include "schedule.h"

struct span blocks_span(const char *routine, const struct selection *selection, size_t i)
{
    const struct blocks_of *blocks = &selection->blocks;
    if (blocks->offsets == NULL)
        return (struct span){selection->nelems * selection->size * i,
                             selection->nelems * selection->size};
    return (struct span){rma_bytes(routine, blocks->offsets[i], selection->size),
                         rma_bytes(routine, blocks->nelems[i], selection->size)};
}

size_t blocks_fill(const char *routine, const struct selection *selection, struct span *spans)
{
    size_t most = 0;
    for (size_t i = 0; i < selection->count; i++) {
        size_t behind;
        struct span span = blocks_span(routine, selection, i);
        if (spans != NULL)
            spans[i] = span;
        if (__builtin_add_overflow(span.offset, span.bytes, &behind))
            behind = SIZE_MAX;
        if (span.bytes != 0 && behind > most)
            most = behind;
    }
    return most;
}

struct irregular_buffers irregular_require(const struct irregular_call *call, size_t dest_bytes,
                                           size_t source_bytes)
{
    const char *routine = call->routine;
    struct irregular_buffers buffers = {
        buffer_require(routine, call->team, "dest", call->dest, dest_bytes),
        buffer_require_source(routine, call->team, call->source, source_bytes)};
    schedule_require_host(routine, "dest", &buffers.dest);
    schedule_require_host(routine, "source", &buffers.source);
    if (UNLIKELY(job.debug))
        check_separate(routine, "dest", call->dest, dest_bytes, "source", call->source,
                       source_bytes);
    return buffers;
}

void irregular_fail_lengths(const char *routine, const struct team *team, int sender, size_t gives,
                            int receiver, size_t takes)
{
    report_fatal(routine,
                 "PE %d sends %zu bytes to PE %d, which expects %zu: expected the same length on "
                 "both",
                 team_local_world_pe(team, sender), gives, team_local_world_pe(team, receiver),
                 takes);
}
