#include "base/check.h"
#include "base/report.h"
#include "buffer.h"
#include "collective.h"
#include "device_buffers.h"
#include "leaders.h"
#include "operations/rma.h"
#include "published.h"

static void compare_broadcast(const char *routine, struct team *team, const void *dest,
                              const void *source, size_t nelems, size_t bytes, int root)
{
    collective_compare_buffers(routine, team, dest, source, nelems);
    collective_compare(routine, team, "PE_root", root);
    check_overlap(routine, dest, source, bytes);
}

/* On the root's node its source; elsewhere the dest of the local leader, who gets it from there. */
static const void *offer_between(const char *routine, struct team *team, void *dest,
                                 const struct buffer *from, size_t bytes, int root)
{
    int local_root = team_local_of(team, root);
    if (meeting_gather(routine, team)) {
        void *data = local_root >= 0 ? buffer_of(from, team, local_root) : dest;
        struct leaders *leaders = leaders_enter(routine, team);
        leaders_broadcast(routine, leaders, data, bytes, leaders_place_of(leaders, root));
    }
    meeting_release(routine, team);
    if (local_root >= 0)
        return buffer_of(from, team, local_root);
    struct buffer to = buffer_require(routine, team, "dest", dest, bytes);
    return buffer_of(&to, team, 0);
}

/* Where a member of this node has the root's data, until the next meeting. */
static const void *offer_large(const char *routine, struct team *team, void *dest,
                               const struct buffer *from, size_t bytes, int root)
{
    if (team_spans_nodes(team))
        return offer_between(routine, team, dest, from, bytes, root);
    if (team->my_pe == root)
        publish(routine, team, from, bytes);
    meeting_follow(routine, team, root);
    return published_of(routine, team, root, bytes);
}

/* The root's source is not needed any more. */
static void end_large(const char *routine, struct team *team, size_t bytes, int root)
{
    if (team_spans_nodes(team))
        meeting_meet(routine, team);
    else if (!published_stays(team, root, bytes))
        meeting_report(routine, team, root);
}

int collective_broadcast(const char *routine, struct team *team, void *dest, const void *source,
                         size_t nelems, size_t size, int root, bool to_root)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct buffer from = buffer_require_source(routine, team, source, bytes);
    bool is_root = team->my_pe == root;
    struct buffer to = {NULL, dest};
    if (UNLIKELY(job.has_devices) && bytes != 0)
        to.segment = segment_find(dest, bytes);
    if (!is_root || to_root)
        to = buffer_require(routine, team, "dest", dest, bytes);
    if ((unsigned)root >= (unsigned)team->members.size)
        report_fatal(routine, "PE_root is %d: expected 0 to %d", root, team->members.size - 1);
    if (UNLIKELY(job.debug))
        compare_broadcast(routine, team, dest, source, nelems, bytes, root);
    if (device_buffers_serve(&to, &from)) {
        device_broadcast(routine, team, dest, &from, bytes, root, to_root);
        return 0;
    }

    bool small = meeting_carries(bytes);
    if (is_root && small)
        buffer_copy(meeting_own(team)->payload, source, bytes);
    if (is_root && to_root)
        buffer_copy(dest, source, bytes);
    const void *there = small ? leaders_payload_of(routine, team, root, bytes)
                              : offer_large(routine, team, dest, &from, bytes, root);
    if (!is_root)
        buffer_copy(dest, there, bytes);
    if (!small)
        end_large(routine, team, bytes, root);
    return 0;
}
