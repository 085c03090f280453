#include "base/check.h"
#include "base/report.h"
#include "coll.h"
#include "coll/net/leader_coll.h"
#include "coll/shm/exposed.h"
#include "coll_buffer.h"
#include "coll_device.h"
#include "rma/rma.h"

static void broadcast_check_arguments(const char *routine, struct team *team, const void *dest,
                                      const void *source, size_t nelems, size_t bytes, int root)
{
    coll_compare_buffers(routine, team, dest, source, nelems);
    coll_compare(routine, team, "PE_root", root);
    check_overlap(routine, dest, source, bytes);
}

/* Broadcasts between nodes. Returns the address from which this PE copies the data. On the root's
 * node, this is the root's source. On any other node, it is the dest of the local leader, which has
 * received the data. */
static const void *broadcast_source_between_nodes(const char *routine, struct team *team,
                                                  void *dest, const struct buffer *from,
                                                  size_t bytes, int root)
{
    int local_root = team_local_rank_of(team, root);
    if (shm_sync_fan_in(routine, team)) {
        void *data = local_root >= 0 ? coll_buffer_of(from, team, local_root) : dest;
        struct leaders *leaders = leaders_enter(routine, team);
        leader_coll_broadcast(routine, leaders, data, bytes, leaders_rank_of(leaders, root));
    }
    shm_sync_fan_out(routine, team);
    if (local_root >= 0)
        return coll_buffer_of(from, team, local_root);
    struct buffer to = coll_buffer_require(routine, team, "dest", dest, bytes);
    return coll_buffer_of(&to, team, 0);
}

/* Returns the address from which this PE copies the root's data. The address is valid until the
 * next shared-memory barrier. */
static const void *broadcast_source_of_large(const char *routine, struct team *team, void *dest,
                                             const struct buffer *from, size_t bytes, int root)
{
    if (team_spans_nodes(team))
        return broadcast_source_between_nodes(routine, team, dest, from, bytes, root);
    if (team->my_pe == root)
        exposed_write(routine, team, from, bytes);
    shm_sync_wait_for_one(routine, team, root);
    return exposed_data(routine, team, root, bytes);
}

/* Called after this PE has copied the data. A PE whose buffer is read must not return to the
 * program before the other members of its node have copied the data. */
static void broadcast_finish_large(const char *routine, struct team *team, size_t bytes, int root)
{
    if (team_spans_nodes(team))
        shm_sync_barrier(routine, team);
    else if (!exposed_is_stable(team, root, bytes))
        shm_sync_notify_one(routine, team, root);
}

int coll_broadcast(const char *routine, struct team *team, void *dest, const void *source,
                   size_t nelems, size_t size, int root, bool to_root)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct buffer from = coll_buffer_require_source(routine, team, source, bytes);
    bool is_root = team->my_pe == root;
    struct buffer to = {NULL, dest};
    if (UNLIKELY(job.has_devices) && bytes != 0)
        to.segment = segment_find(dest, bytes);
    if (!is_root || to_root)
        to = coll_buffer_require(routine, team, "dest", dest, bytes);
    if ((unsigned)root >= (unsigned)team->members.size)
        report_fatal(routine, "PE_root is %d: expected 0 to %d", root, team->members.size - 1);
    if (UNLIKELY(job.debug))
        broadcast_check_arguments(routine, team, dest, source, nelems, bytes, root);
    if (coll_device_applies(&to, &from)) {
        coll_device_broadcast(routine, team, dest, &from, bytes, root, to_root);
        return 0;
    }

    bool small = shm_sync_fits_slot(bytes);
    if (is_root && small)
        coll_buffer_copy(shm_sync_own_slot(team)->payload, source, bytes);
    if (is_root && to_root)
        coll_buffer_copy(dest, source, bytes);
    const void *there = small ? leader_coll_payload_of(routine, team, root, bytes)
                              : broadcast_source_of_large(routine, team, dest, &from, bytes, root);
    if (!is_root)
        coll_buffer_copy(dest, there, bytes);
    if (!small)
        broadcast_finish_large(routine, team, bytes, root);
    return 0;
}
