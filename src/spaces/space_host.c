#include "space_host.h"

#include <sys/mman.h>

#include "base/heap.h"
#include "base/report.h"
#include "device/device.h"
#include "memory/dump.h"
#include "memory/mapping.h"
#include "modules/kinds.h"
#include "space_agree.h"

static enum kind_placement placement_of(const shmem_space_config_t *config)
{
    if (config->device_type == SHMEM_DEVICE_HBM)
        return KIND_PLACE_HBM;
    if ((config->flags & SHMEMX_SPACE_FLAG_BIND_LOCAL) != 0)
        return KIND_PLACE_LOCAL;
    if ((config->flags & SHMEMX_SPACE_FLAG_INTERLEAVE) != 0)
        return KIND_PLACE_INTERLEAVED;
    return KIND_PLACE_ANYWHERE;
}

/* False, with a line, if the pages cannot lie where they are to. */
static bool bind_pages(const char *routine, const struct segment *segment,
                       enum kind_placement placement)
{
    const struct kind_module *kinds = kinds_open();
    if (kinds != NULL && kinds->place(segment->span.base, segment->span.length, placement,
                                      device_cores()) == KIND_OK)
        return true;
    if (job.me == 0 || placement == KIND_PLACE_HBM)
        report_warning(routine, "the memory of the space cannot be bound to NUMA nodes: %s",
                       kinds == NULL ? kinds_error() : kinds->message());
    return false;
}

void space_host_close(const struct space *space)
{
    const struct segment *segment = &segments[space_segment_index(space)];
    madvise(segment->span.base, segment->span.length, MADV_REMOVE);
    core_dump_exclude(segment->span.base, segment->span.length);
    madvise(segment->span.base, segment->span.length, MADV_NOHUGEPAGE);
    if (space->placement != KIND_PLACE_ANYWHERE)
        bind_pages(NULL, segment, KIND_PLACE_ANYWHERE);
    segment_remove(space_segment_index(space));
}

uint64_t space_host_open(const char *routine, struct space *space, size_t offset,
                         const shmem_space_config_t *config)
{
    size_t length = heap_length(space->pool.heap);
    struct segment segment = mapping_spaces_segment(space->name, offset, length);
    if (!segment_add(space_segment_index(space), &segment))
        return REFUSED_RECORDS;
    if ((config->flags & SHMEMX_SPACE_FLAG_HUGE_PAGES) != 0)
        madvise(segment.span.base, length, MADV_HUGEPAGE); /* the kernel may have none */
    space->placement = placement_of(config);
    bool placed =
        space->placement == KIND_PLACE_ANYWHERE || bind_pages(routine, &segment, space->placement);
    if (placed || space->placement != KIND_PLACE_HBM)
        return 0;
    space_host_close(space);
    return REFUSED_MEMORY;
}
