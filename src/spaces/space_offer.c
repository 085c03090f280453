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
    for (int place = SEGMENT_SPACES; place < SEGMENT_ALL; place++) {
        const struct segment *segment = &segments[place];
        if (segment->span.length != 0 &&
            (uintptr_t)segment->span.base < (uintptr_t)memory + bytes &&
            (uintptr_t)memory < (uintptr_t)segment->span.base + segment->span.length)
            return true;
    }
    return false;
}

/* Memory of the host. */
static struct space_offer offer_own_of_host(const struct space_request *request, uint64_t *refusal)
{
    size_t size = request->config->size;
    bool is_member = request->memory != NULL;
    if (is_member && !own_memory_fits(request->memory, size))
        *refusal |= REFUSED_OWN;
    return (struct space_offer){.is_member = is_member};
}

/* Of a device: of which, and whether a space may be there. */
static struct space_offer offer_own_of_device(const struct space_request *request,
                                              uint64_t *refusal)
{
    size_t size = request->config->size;
    struct space_offer offer = {.is_member = request->memory != NULL};
    if (!offer.is_member)
        return offer;
    bool fits = (uintptr_t)request->memory % HEAP_ALIGNMENT == 0 && size >= HEAP_ALIGNMENT &&
                size <= UINTPTR_MAX - (uintptr_t)request->memory;
    if (fits)
        offer.kind =
            device_owner(request->config->device_type, request->memory, size, &offer.device);
    if (offer.kind == NULL || is_taken(request->memory, size))
        *refusal |= REFUSED_OWN;
    return offer;
}

struct space_offer space_make_offer(const char *routine, const struct space_request *request,
                                    uint64_t *refusal)
{
    shmem_device_type_t type = request->config->device_type;
    struct space_offer offer = {.is_member = true};
    if (request->has_memory)
        return space_is_device(type) ? offer_own_of_device(request, refusal)
                                     : offer_own_of_host(request, refusal);
    if (type == SHMEM_DEVICE_HBM) {
        const struct kind *kind = kinds_find(KIND_HBM);
        offer.is_member = kind != NULL && kind->count() > 0;
    } else if (space_is_device(type)) {
        offer.kind = device_choose(routine, type, &offer.device);
        offer.is_member = offer.kind != NULL;
    }
    return offer;
}
