#include "buffer.h"
#include "check.h"
#include "collective.h"
#include "meeting.h"
#include "report.h"
#include "rma.h"

static void compare(const char *routine, struct team *team, const void *dest, const void *source,
                    size_t nelems, size_t bytes, int root)
{
    collective_compare_buffers(routine, team, dest, source, nelems);
    collective_compare(routine, team, "PE_root", root);
    check_overlap(routine, dest, source, bytes);
}

int collective_broadcast(const char *routine, struct team *team, void *dest, const void *source,
                         size_t nelems, size_t size, int root, bool to_root)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct buffer from = buffer_require(routine, "source", source, bytes);
    bool is_root = team->my_pe == root;
    if (!is_root || to_root)
        buffer_require(routine, "dest", dest, bytes);
    if ((unsigned)root >= (unsigned)team->size)
        report_fatal(routine, "PE_root is %d: expected 0 to %d", root, team->size - 1);
    if (UNLIKELY(job.debug))
        compare(routine, team, dest, source, nelems, bytes, root);

    bool small = bytes <= CELL_PAYLOAD;
    if (is_root && small)
        buffer_copy(meeting_own(team)->payload, source, bytes);
    if (is_root && to_root)
        buffer_copy(dest, source, bytes);
    meeting_meet(routine, team);
    if (!is_root)
        buffer_copy(dest, small ? meeting_of(team, root)->payload : buffer_of(&from, team, root),
                    bytes);
    if (!small)
        meeting_meet(routine, team);
    return 0;
}
