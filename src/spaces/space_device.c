#include "space_device.h"

#include "base/heap.h"
#include "base/report.h"
#include "collective/collective.h"
#include "device/device.h"
#include "memory/node.h"
#include "space_agree.h"
#include "transport/device_mpi.h"
#include "transport/network.h"
#include "transport/path.h"
#include "transport/progress.h"

static bool is_expected; /* on all PEs alike */

uint64_t space_device_open(struct space *space, const struct space_proposal *proposal,
                           void *user_memory)
{
    size_t length = heap_length(space->pool.heap);
    if (proposal->kind == NULL) /* the module of kinds is not there */
        return REFUSED_RECORDS;
    space->device = device_open(proposal->kind, proposal->device, user_memory, length);
    space->memory_failed = space->device == NULL;
    if (space->memory_failed)
        return REFUSED_MEMORY;
    struct segment segment = {.name = space->name,
                              .span = {.base = device_base(space->device), .length = length},
                              .device = space->device};
    if (segment_add(space_segment_index(space), &segment))
        return 0;
    device_close(space->device, false);
    space->device = NULL;
    return REFUSED_RECORDS;
}

void space_device_close(const struct space *space, bool ending)
{
    segment_remove(space_segment_index(space));
    device_close(space->device, ending);
}

/* Maps the memory of the others of this node. Without a network there is no other way to it. */
static uint64_t map_peers(const char *routine, struct space *space)
{
    bool of_host = !space_is_device(space->type); /* then nobody can, and there is a network */
    if (selection.inside.data != TRANSPORT_SHM ||
        (!of_host && device_import(space->device, &space->pool.team->members)))
        return 0;
    selection.devices_apart = true;
    if (of_host)
        return 0;
    if (net_runs && job.debug)
        report_warning(routine,
                       "device memory of this node goes by messages, for PEs cannot map it: %s",
                       device_error());
    if (net_runs)
        return 0;
    space->memory_failed = true;
    return REFUSED_ACCESS;
}

/* What every PE says of its memory; all of it is or-ed. */
struct device_traits {
    uint64_t lacks_atomics; /* of the kind's own */
    uint64_t lacks_mpi;     /* that takes the memory */
    uint64_t base;          /* whose lowest bit is what all bases are multiples of */
};

uint64_t space_device_connect(const char *routine, struct space *space, bool is_member)
{
    struct device_traits all = {0};
    if (is_member) {
        device_export(space->device, heap_length(space->pool.heap));
        all.lacks_atomics = !space->device->native_atomics;
        all.lacks_mpi =
            space_is_device(space->type) && !transport_device_mpi_works(routine, space->device);
        all.base = (uintptr_t)device_base(space->device) | SEGMENT_SLOT;
    }
    coll_allreduce_or(routine, &team_world, (uint64_t *)(void *)&all,
                      sizeof all / sizeof(uint64_t));
    uint64_t refusal = is_member ? map_peers(routine, space) : 0;
    if (is_member) {
        space->device->native_atomics = all.lacks_atomics == 0;
        space->device->mpi = all.lacks_mpi == 0;
        if (space->device->mpi)
            device_set_mpi_takes(space->device->kind);
        space->pool.alignment = (size_t)1 << __builtin_ctzll(all.base);
    }
    refusal = space_agree_on_refusal(routine, refusal);
    if (refusal != 0 && is_member)
        device_end_imports(space->device, false);
    if (refusal != 0)
        space_agree_on_refusal(routine, 0); /* until all have ended theirs */
    return refusal;
}

void space_device_expect(void)
{
    is_expected = true;
}

void space_device_wait_for_peers(const char *routine)
{
    if (is_expected) /* who has our memory mapped is of this node */
        coll_sync(routine,
                  net_is_cut_off() ? team_from_handle(routine, SHMEM_TEAM_SHARED) : &team_world);
    is_expected = false;
}
