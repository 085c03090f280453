#include <stdio.h>
#include <string.h>

#include "base/report.h"
#include "buffer.h"
#include "collective.h"
#include "leaders.h"
#include "memory/awaited.h"

/* What a member hands to the others to be compared. */
struct statement {
    char routine[96];
    char what[64];
    int64_t value;
};
_Static_assert(sizeof(struct statement) <= CELL_PAYLOAD, "a statement goes by a cell");

static void require_same(const char *routine, const struct team *team, const struct statement *mine,
                         const struct statement *first)
{
    if (strcmp(mine->routine, first->routine) != 0)
        awaited_report(routine, team->members.start, first->routine);
    if (mine->value != first->value || strcmp(mine->what, first->what) != 0)
        report_fatal(routine,
                     "%s is %lld on PE %d and %lld on PE %d: expected the same on all members",
                     mine->what, (long long)mine->value, job.me, (long long)first->value,
                     team->members.start);
}

void collective_compare(const char *routine, struct team *team, const char *what, int64_t value)
{
    struct statement *mine = (struct statement *)(void *)meeting_own(team)->payload;
    snprintf(mine->routine, sizeof mine->routine, "%s", routine);
    snprintf(mine->what, sizeof mine->what, "%s", what);
    mine->value = value;
    require_same(routine, team, mine, leaders_payload_of(routine, team, 0, sizeof *mine));
    leaders_meet_all(routine, team); /* nobody goes on before all have compared */
}

/* Of all members of this node, in the order of the members. */
static void combine_local_part(const struct team *team, enum reduce_operation operation,
                               uint64_t *words, size_t n_words)
{
    memset(words, 0, n_words * sizeof *words);
    for (int local = 0; local < team->local_size; local++) {
        const uint64_t *others = (const void *)meeting_of(team, local)->payload;
        for (size_t i = 0; i < n_words; i++)
            words[i] = operation == REDUCE_OR ? words[i] | others[i] : words[i] + others[i];
    }
}

/* By or, or sum. */
static void combine(const char *routine, struct team *team, enum reduce_operation operation,
                    uint64_t *words, size_t n_words)
{
    size_t bytes = n_words * sizeof *words;
    ASSERT(bytes <= CELL_PAYLOAD);
    memcpy(meeting_own(team)->payload, words, bytes);
    meeting_meet(routine, team);
    combine_local_part(team, operation, words, n_words);
    if (!team_spans_nodes(team))
        return;
    if (team->my_local == 0) {
        struct leaders *leaders = leaders_enter(routine, team);
        leaders_reduce(routine, leaders, operation, REDUCE_TYPE_uint64, words, n_words);
        memcpy(meeting_own(team)->payload, words, bytes);
    }
    meeting_meet(routine, team);
    memcpy(words, meeting_of(team, 0)->payload, bytes);
}

void collective_or(const char *routine, struct team *team, uint64_t *words, size_t n_words)
{
    combine(routine, team, REDUCE_OR, words, n_words);
}

void collective_sum(const char *routine, struct team *team, uint64_t *words, size_t n_words)
{
    combine(routine, team, REDUCE_SUM, words, n_words);
}

static void agree_address(const char *routine, struct team *team, const char *what,
                          const void *address)
{
    const struct segment *segment = segment_of_source(routine, what, address, 1);
    char offset[64];
    snprintf(offset, sizeof offset, "the offset of %s in the %s", what, segment->name);
    collective_compare(routine, team, offset, (const char *)address - segment->span.base);
}

void buffer_check_members(const char *routine, const char *argument, const struct buffer *buffer,
                          const struct team *team)
{
    const struct segment *segment = buffer->segment;
    if (team->family != NULL && team->family->members == segment->members)
        return; /* a team of the space's PEs */
    for (int member = 0; member < team->members.size; member++)
        if (!segment_has_pe(segment, team_world_pe(team, member)))
            report_fatal(routine,
                         "%s is %p, in %s, which PE %d of the job, a member of the team, has not: "
                         "expected a team of the space's PEs",
                         argument, buffer->address, segment->name, team_world_pe(team, member));
}

void collective_compare_buffers(const char *routine, struct team *team, const void *dest,
                                const void *source, size_t nelems)
{
    collective_compare(routine, team, "the number of elements", (int64_t)nelems);
    if (nelems == 0)
        return;
    agree_address(routine, team, "dest", dest);
    agree_address(routine, team, "source", source);
}
