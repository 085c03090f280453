#include "blocks.h"

#include "base/check.h"
#include "base/report.h"
#include "meeting.h"
#include "schedule.h"

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

void irregular_require(const struct irregular_call *call, size_t dest_bytes, size_t source_bytes,
                       struct irregular_buffers *buffers)
{
    const char *routine = call->routine;
    buffers->dest = buffer_require(routine, call->team, "dest", call->dest, dest_bytes);
    buffers->source = buffer_require_source(routine, call->team, call->source, source_bytes);
    schedule_require_host(routine, "dest", &buffers->dest);
    schedule_require_host(routine, "source", &buffers->source);
    if (UNLIKELY(job.debug))
        check_separate(routine, "dest", call->dest, dest_bytes, "source", call->source,
                       source_bytes);
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
