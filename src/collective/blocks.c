#include "blocks.h"

#include "base/check.h"
#include "base/report.h"
#include "meeting.h"
#include "schedule.h"

size_t irregular_fill(const char *routine, const struct block_layout *block_layout,
                      struct block_span *block_spans)
{
    size_t most = 0;
    for (size_t i = 0; i < block_layout->count; i++) {
        size_t behind;
        struct block_span block_span = irregular_span(routine, block_layout, i);
        if (block_spans != NULL)
            block_spans[i] = block_span;
        if (__builtin_add_overflow(block_span.offset, block_span.bytes, &behind))
            behind = SIZE_MAX;
        if (block_span.bytes != 0 && behind > most)
            most = behind;
    }
    return most;
}

void irregular_check_buffers(const struct irregular_call *call, size_t dest_bytes,
                             size_t source_bytes, struct irregular_buffers *buffers)
{
    const char *routine = call->routine;
    buffers->dest = coll_buffer_require(routine, call->team, "dest", call->dest, dest_bytes);
    buffers->source = coll_buffer_require_source(routine, call->team, call->source, source_bytes);
    nbc_schedule_require_host(routine, "dest", &buffers->dest);
    nbc_schedule_require_host(routine, "source", &buffers->source);
    if (UNLIKELY(job.debug))
        check_disjoint(routine, "dest", call->dest, dest_bytes, "source", call->source,
                       source_bytes);
}

void irregular_fail_lengths(const char *routine, const struct team *team, int sender, size_t sends,
                            int receiver, size_t receives)
{
    report_fatal(routine,
                 "PE %d sends %zu bytes to PE %d, which expects %zu: expected the same length on "
                 "both",
                 team_local_world_pe(team, sender), sends, team_local_world_pe(team, receiver),
                 receives);
}
