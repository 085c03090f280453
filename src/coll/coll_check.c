#include <stdio.h>
#include <string.h>

#include "base/report.h"
#include "coll.h"
#include "coll/net/leader_coll.h"
#include "coll_buffer.h"
#include "diag/hang.h"

/* A value that each member writes into its slot, so that the other members can compare it with
 * their own values. */
struct compared_value {
    char routine[96];
    char what[64];
    int64_t value;
};
_Static_assert(sizeof(struct compared_value) <= SHM_SYNC_PAYLOAD,
               "a compared value fits the payload of shm_sync");

static void coll_check_require_same(const char *routine, const struct team *team,
                                    const struct compared_value *mine,
                                    const struct compared_value *first)
{
    if (strcmp(mine->routine, first->routine) != 0)
        hang_report_mismatch(routine, team->members.start, first->routine);
    if (mine->value != first->value || strcmp(mine->what, first->what) != 0)
        report_fatal(routine,
                     "%s is %lld on PE %d and %lld on PE %d: expected the same value on all "
                     "members of the team",
                     mine->what, (long long)mine->value, job.me, (long long)first->value,
                     team->members.start);
}

void coll_compare(const char *routine, struct team *team, const char *what, int64_t value)
{
    struct compared_value *mine = (struct compared_value *)(void *)shm_sync_own_slot(team)->payload;
    snprintf(mine->routine, sizeof mine->routine, "%s", routine);
    snprintf(mine->what, sizeof mine->what, "%s", what);
    mine->value = value;
    coll_check_require_same(routine, team, mine,
                            leader_coll_payload_of(routine, team, 0, sizeof *mine));
    leader_coll_sync_team(routine, team); /* wait until all members have compared the value */
}

/* Combines the 64-bit words that the members on this node have written into their slots, in the
 * order of their local ranks. `operation` is REDUCE_OR or REDUCE_SUM. */
static void coll_check_combine_local_members(const struct team *team,
                                             enum reduce_operation operation, uint64_t *words,
                                             size_t n_words)
{
    memset(words, 0, n_words * sizeof *words);
    for (int local = 0; local < team->local_size; local++) {
        const uint64_t *others = (const void *)shm_sync_slot_of(team, local)->payload;
        for (size_t i = 0; i < n_words; i++)
            words[i] = operation == REDUCE_OR ? words[i] | others[i] : words[i] + others[i];
    }
}

/* Combines the 64-bit words of all members with REDUCE_OR or REDUCE_SUM: first within each node,
 * then between the leaders. The leaders then pass the result to the members of their nodes. */
static void coll_check_allreduce_words(const char *routine, struct team *team,
                                       enum reduce_operation operation, uint64_t *words,
                                       size_t n_words)
{
    size_t bytes = n_words * sizeof *words;
    ASSERT(bytes <= SHM_SYNC_PAYLOAD);
    memcpy(shm_sync_own_slot(team)->payload, words, bytes);
    shm_sync_barrier(routine, team);
    coll_check_combine_local_members(team, operation, words, n_words);
    if (!team_spans_nodes(team))
        return;
    if (team->local_rank == 0) {
        struct leaders *leaders = leaders_enter(routine, team);
        leader_coll_allreduce(routine, leaders, operation, REDUCE_TYPE_uint64, words, words,
                              n_words);
        memcpy(shm_sync_own_slot(team)->payload, words, bytes);
    }
    shm_sync_barrier(routine, team);
    memcpy(words, shm_sync_slot_of(team, 0)->payload, bytes);
}

void coll_allreduce_or(const char *routine, struct team *team, uint64_t *words, size_t n_words)
{
    coll_check_allreduce_words(routine, team, REDUCE_OR, words, n_words);
}

void coll_allreduce_sum(const char *routine, struct team *team, uint64_t *words, size_t n_words)
{
    coll_check_allreduce_words(routine, team, REDUCE_SUM, words, n_words);
}

static void coll_check_compare_address(const char *routine, struct team *team, const char *what,
                                       const void *address)
{
    const struct segment *segment = segment_of_source(routine, what, address, 1);
    char offset[64];
    snprintf(offset, sizeof offset, "the offset of %s in the %s", what, segment->name);
    coll_compare(routine, team, offset, (const char *)address - segment->span.base);
}

void coll_buffer_check_members(const char *routine, const char *argument,
                               const struct buffer *buffer, const struct team *team)
{
    const struct segment *segment = buffer->segment;
    if (team->owning_space != NULL && team->owning_space->members == segment->members)
        return; /* every member of the team belongs to the memory space and has its memory */
    for (int member = 0; member < team->members.size; member++)
        if (!segment_has_pe(segment, team_world_pe(team, member)))
            report_fatal(routine,
                         "%s is %p, in %s, but PE %d of the job, a member of the team, is not a "
                         "member of this space: use a team that contains only members of the space",
                         argument, buffer->address, segment->name, team_world_pe(team, member));
}

void coll_compare_buffers(const char *routine, struct team *team, const void *dest,
                          const void *source, size_t nelems)
{
    coll_compare(routine, team, "the number of elements", (int64_t)nelems);
    if (nelems == 0)
        return;
    coll_check_compare_address(routine, team, "dest", dest);
    coll_check_compare_address(routine, team, "source", source);
}
