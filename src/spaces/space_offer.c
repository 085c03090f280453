#include "space_offer.h"

#include "base/heap.h"
#include "device/device.h"
#include "memory/own_memory.h"
#include "memory/segment.h"
#include "modules/kinds.h"
#include "space_agree.h"

/* Whether another space has a part of this memory. */
static bool is_taken(const char *memory, size_t bytes)
{
    for (int index = SEGMENT_SPACES; index < SEGMENT_ALL; index++) {
        const struct segment *segment = &segments[index];
        if (segment->span.length != 0 &&
            (uintptr_t)segment->span.base < (uintptr_t)memory + bytes &&
            (uintptr_t)memory < (uintptr_t)segment->span.base + segment->span.length)
            return true;
    }
    return false;
}

/* Memory of the host. */
static struct space_proposal propose_user_host_memory(const struct space_request *request,
                                                      uint64_t *refusal)
{
    size_t size = request->config->size;
    bool is_member = request->memory != NULL;
    if (is_member && !own_memory_fits(request->memory, size))
        *refusal |= REFUSED_USER_MEMORY;
    return (struct space_proposal){.is_member = is_member};
}

/* Of a device: of which, and whether a space may be there. */
static struct space_proposal propose_user_device_memory(const struct space_request *request,
                                                        uint64_t *refusal)
{
    size_t size = request->config->size;
    struct space_proposal proposal = {.is_member = request->memory != NULL};
    if (!proposal.is_member)
        return proposal;
    bool fits = (uintptr_t)request->memory % HEAP_ALIGNMENT == 0 && size >= HEAP_ALIGNMENT &&
                size <= UINTPTR_MAX - (uintptr_t)request->memory;
    if (fits)
        proposal.kind =
            device_owner(request->config->device_type, request->memory, size, &proposal.device);
    if (proposal.kind == NULL || is_taken(request->memory, size))
        *refusal |= REFUSED_USER_MEMORY;
    return proposal;
}

struct space_proposal space_make_proposal(const char *routine, const struct space_request *request,
                                          uint64_t *refusal)
{
    shmem_device_type_t type = request->config->device_type;
    struct space_proposal proposal = {.is_member = true};
    if (request->has_memory)
        return space_is_device(type) ? propose_user_device_memory(request, refusal)
                                     : propose_user_host_memory(request, refusal);
    if (type == SHMEM_DEVICE_HBM) {
        const struct kind *kind = kinds_find(KIND_HBM);
        proposal.is_member = kind != NULL && kind->count() > 0;
    } else if (space_is_device(type)) {
        proposal.kind = device_choose(routine, type, &proposal.device);
        proposal.is_member = proposal.kind != NULL;
    }
    return proposal;
}
