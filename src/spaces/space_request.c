#include "space_request.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/heap.h"
#include "base/job.h"
#include "base/report.h"
#include "coll/coll.h"
#include "device/device.h"
#include "device/kinds.h"
#include "kind.h"
#include "shm/layout.h"
#include "shm/node.h"
#include "shm/own_memory.h"
#include "shm/segment.h"
#include "space_record.h"
#include "team/team.h"

/* ---- Requests ---- */

/* Returns true if all flags are known and do not conflict. The flags for NUMA placement exclude
 * each other, and apply only to ordinary host memory that the library allocates. */
static bool space_request_flags_fit(const struct space_request *request)
{
    const shmem_space_config_t *config = request->config;
    const int placed = SHMEMX_SPACE_FLAG_BIND_LOCAL | SHMEMX_SPACE_FLAG_INTERLEAVE;
    const int known = SHMEMX_SPACE_FLAG_HUGE_PAGES | SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW | placed;
    int wanted = config->flags & placed;
    bool is_in_this_process = config->device_type == SHMEM_DEVICE_CPU && !request->has_memory;
    return (config->flags & ~known) == 0 && wanted != placed && (wanted == 0 || is_in_this_process);
}

size_t space_request_length(const struct space_request *request)
{
    size_t size = request->config->size, unit = (size_t)sysconf(_SC_PAGESIZE);
    if (request->has_memory)
        return size / HEAP_ALIGNMENT * HEAP_ALIGNMENT;
    return size > SIZE_MAX - unit ? size / unit * unit : (size + unit - 1) / unit * unit;
}

uint64_t space_request_judge(const struct space_request *request)
{
    const shmem_space_config_t *config = request->config;
    if (config == NULL)
        return REFUSED_NULL;
    if ((unsigned)config->device_type > KIND_LAST_TYPE ||
        (request->has_memory && config->device_type == SHMEM_DEVICE_HBM))
        return REFUSED_TYPE;
    if (!space_request_flags_fit(request))
        return REFUSED_FLAGS;
    if (config->size == 0 ||
        (!space_is_device(config->device_type) && config->size > layout.spaces_length))
        return REFUSED_SIZE;
    return 0;
}

/* Describes an error in the program's arguments in `text`. Leaves `text` unchanged if `refusal` has
 * another reason. */
static void space_request_describe_mistake(const struct space_request *request, uint64_t refusal,
                                           char *text, size_t length)
{
    const shmem_space_config_t *config = request->config;
    if ((refusal & REFUSED_NULL) != 0 || config == NULL)
        snprintf(text, length, "config is a null pointer: expected a configuration");
    else if ((refusal & REFUSED_TYPE) != 0)
        snprintf(text, length,
                 "device_type is %d: expected a SHMEM_DEVICE_ constant%s, the same on all PEs",
                 (int)config->device_type, request->has_memory ? " of the CPU or a GPU" : "");
    else if ((refusal & REFUSED_FLAGS) != 0)
        snprintf(text, length,
                 "flags are %#x: expected a combination of SHMEM_SPACE_FLAG_ constants, with at "
                 "most one flag for NUMA nodes, and such a flag only for CPU memory that the "
                 "library allocates",
                 (unsigned)config->flags);
    else if ((refusal & REFUSED_SIZE) != 0 && space_is_device(config->device_type))
        snprintf(text, length, "size is %zu: expected 1 or more bytes", config->size);
    else if ((refusal & REFUSED_SIZE) != 0)
        snprintf(text, length,
                 "size is %zu: expected 1 to %zu bytes (ISTHMUS_SPACES_SIZE sets this maximum; "
                 "system limits and SHMEM_SYMMETRIC_SIZE can reduce it)",
                 config->size, layout.spaces_length);
    else if ((refusal & REFUSED_DEVICE) != 0 && request->has_memory)
        snprintf(text, length,
                 "memory is a null pointer on all PEs: expected an address on at least one PE");
    else if ((refusal & REFUSED_USER_MEMORY) != 0 && space_is_device(config->device_type))
        snprintf(text, length,
                 "memory is invalid on a PE: expected %zu bytes on one device of device_type %d, "
                 "at an address that is a multiple of %d, and not in another space",
                 config->size, (int)config->device_type, HEAP_ALIGNMENT);
}

/* Describes in `text` which resource the job lacks. Leaves `text` unchanged if the user needs no
 * message. */
static void space_request_describe_lack(const struct space_request *request, uint64_t refusal,
                                        char *text, size_t length)
{
    const shmem_space_config_t *config = request->config;
    const struct heap *parts = space_ranges_allocator();
    if ((refusal & REFUSED_NUMBERS) != 0)
        snprintf(text, length,
                 "the job has %d memory spaces, which is the maximum: destroy a space before "
                 "creating another one",
                 SPACES_MAX);
    else if ((refusal & REFUSED_RESERVATION) != 0)
        snprintf(text, length,
                 "not enough free memory for a space of %zu bytes: all spaces together can have "
                 "%zu bytes, %zu bytes are in use, and the largest free range has %zu bytes; set "
                 "ISTHMUS_SPACES_SIZE to a larger value",
                 config->size, heap_length(parts), heap_bytes_in_use(parts),
                 heap_largest_free(parts));
    else if ((refusal & REFUSED_RECORDS) != 0)
        snprintf(text, length, "a PE is out of memory");
    else if (refusal == REFUSED_DEVICE && job.debug)
        snprintf(text, length, "no PE has memory of the requested type (device_type %d)",
                 (int)config->device_type);
}

void space_request_explain(const char *routine, const struct space_request *request,
                           uint64_t refusal)
{
    char text[400] = "";
    if (job.me != 0)
        return;
    space_request_describe_mistake(request, refusal, text, sizeof text);
    if (text[0] == '\0')
        space_request_describe_lack(request, refusal, text, sizeof text);
    if (text[0] != '\0')
        report_warning(routine, "%s", text);
}

/* ---- Agreement between the PEs ---- */

uint64_t space_agree_on_refusal(const char *routine, uint64_t refusal)
{
    coll_allreduce_or(routine, &team_world, &refusal, 1);
    return refusal;
}

/* Each PE contributes one bit. Each reduction transfers the bits of 2048 PEs, so that its buffer
 * has a fixed size in jobs of any size. */
void space_agree_on_members(const char *routine, bool is_member, struct space_members *members)
{
    enum { WORDS = 32, PES = WORDS * 64 };
    members->pes = report_require_memory(routine, malloc((size_t)job.n_pes * sizeof(int)));
    members->count = 0;
    for (int first = 0; first < job.n_pes; first += PES) {
        uint64_t words[WORDS] = {0};
        unsigned mine = (unsigned)(job.me - first);
        if (is_member && mine < PES)
            words[mine / 64] |= UINT64_C(1) << mine % 64;
        coll_allreduce_or(routine, &team_world, words, WORDS);
        for (int i = 0; i < PES && first + i < job.n_pes; i++)
            if ((words[i / 64] >> i % 64 & 1) != 0)
                members->pes[members->count++] = first + i;
    }
}

/* ---- Proposals ---- */

/* Returns true if the memory overlaps the memory of an existing space on this PE. */
static bool space_request_is_taken(const char *memory, size_t bytes)
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

/* Returns this PE's proposal for a space in host memory that the program supplies. A PE that
 * supplies no memory does not become a member of the space. */
static struct space_proposal
space_request_propose_user_host_memory(const struct space_request *request, uint64_t *refusal)
{
    size_t size = request->config->size;
    bool is_member = request->memory != NULL;
    if (is_member && !own_memory_fits(request->memory, size))
        *refusal |= REFUSED_USER_MEMORY;
    return (struct space_proposal){.is_member = is_member};
}

/* Returns this PE's proposal for a space in device memory that the program supplies. The memory
 * must be aligned, must be on one device, and must not be part of another space. A PE that supplies
 * no memory does not become a member of the space. */
static struct space_proposal
space_request_propose_user_device_memory(const struct space_request *request, uint64_t *refusal)
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
    if (proposal.kind == NULL || space_request_is_taken(request->memory, size))
        *refusal |= REFUSED_USER_MEMORY;
    return proposal;
}

struct space_proposal space_make_proposal(const char *routine, const struct space_request *request,
                                          uint64_t *refusal)
{
    shmem_device_type_t type = request->config->device_type;
    struct space_proposal proposal = {.is_member = true};
    if (request->has_memory)
        return space_is_device(type) ? space_request_propose_user_device_memory(request, refusal)
                                     : space_request_propose_user_host_memory(request, refusal);
    if (type == SHMEM_DEVICE_HBM) {
        const struct kind *kind = kinds_find(KIND_HBM);
        proposal.is_member = kind != NULL && kind->count() > 0;
    } else if (space_is_device(type)) {
        proposal.kind = device_choose(routine, type, &proposal.device);
        proposal.is_member = proposal.kind != NULL;
    }
    return proposal;
}

/* ---- Capacity check ---- */

/* Memory of the machine or of a NUMA node that several PEs share. Each of these PEs uses the same
 * number of bytes of this memory for spaces. */
struct capacity {
    const char *name; /* for messages */
    /* `memory` is the total size in bytes. `used` is the number of bytes that each PE has in
     * existing spaces. */
    size_t memory, used;
    int n_pes; /* number of PEs that share the memory */
};

/* Returns the maximum length in bytes of a new space on each of the PEs that share the memory. */
static size_t space_request_rest_of(const struct capacity *capacity)
{
    size_t each = capacity->memory / (size_t)capacity->n_pes;
    return each > capacity->used ? each - capacity->used : 0;
}

/* Returns the capacity of the machine's main memory. */
static struct capacity space_request_of_machine(void)
{
    return (struct capacity){.name = "the machine's memory",
                             .memory = layout_machine_memory(),
                             .used = space_numbers_bytes(false),
                             .n_pes = node.host_pes};
}

/* Returns the bytes of memory of all devices of the kind on this machine. */
static size_t space_request_memory_of_all(const struct kind *kind)
{
    struct kind_device device;
    size_t memory = 0;
    for (int i = 0; i < kind->count(); i++)
        if (kind->describe(i, &device) == KIND_OK)
            memory += device.memory;
    return memory;
}

/* Returns the capacity of the NUMA nodes of high-bandwidth memory near this PE, which PEs of its
 * node share. This capacity does not count PEs of other virtual nodes (ISTHMUS_NODE_SIZE) on this
 * machine. The function therefore also computes the capacity of the whole machine, and returns the
 * lower of the two. */
static struct capacity space_request_of_hbm(const char *routine)
{
    struct capacity all = {.name = "high-bandwidth memory",
                           .memory = space_request_memory_of_all(kinds_find(KIND_HBM)),
                           .used = space_numbers_bytes(true),
                           .n_pes = node.host_pes};
    struct capacity near = all;
    cpu_set_t *cores = device_cores_of_node(routine);
    near.memory = kinds_open()->hbm_near(cores, node.n_pes, node.rank, &near.n_pes);
    free(cores);
    return space_request_rest_of(&near) < space_request_rest_of(&all) ? near : all;
}

static struct capacity space_request_capacity_for(const char *routine,
                                                  const struct space_request *request)
{
    return request->config->device_type == SHMEM_DEVICE_HBM ? space_request_of_hbm(routine)
                                                            : space_request_of_machine();
}

bool space_capacity_suffices(const char *routine, const struct space_request *request)
{
    if (request->has_memory || space_is_device(request->config->device_type))
        return true;
    struct capacity capacity = space_request_capacity_for(routine, request);
    return space_request_length(request) <= space_request_rest_of(&capacity);
}

void space_capacity_explain(const char *routine, const struct space_request *request, bool is_mine)
{
    struct space_members failed;
    space_agree_on_members(routine, is_mine, &failed);
    if (failed.count > 0 && failed.pes[0] == job.me) {
        struct capacity capacity = space_request_capacity_for(routine, request);
        report_warning(routine,
                       "size is %zu: expected at most %zu (%s: %zu bytes; PEs that share this "
                       "memory: %d; bytes of each PE in other spaces: %zu)",
                       request->config->size, space_request_rest_of(&capacity), capacity.name,
                       capacity.memory, capacity.n_pes, capacity.used);
    }
    free(failed.pes);
}
