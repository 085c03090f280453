#include "space_capacity.h"

#include <stdlib.h>

#include "base/report.h"
#include "device/device.h"
#include "memory/layout.h"
#include "memory/node.h"
#include "modules/kinds.h"
#include "space_agree.h"
#include "space_numbers.h"

/* Some PEs share some memory, of which each has the same number of bytes in spaces. */
struct capacity {
    const char *name;
    size_t memory, used;
    int n_pes;
};

/* Bytes that each of the PEs may have in a new space. */
static size_t rest_of(const struct capacity *capacity)
{
    size_t each = capacity->memory / (size_t)capacity->n_pes;
    return each > capacity->used ? each - capacity->used : 0;
}

static struct capacity of_machine(void)
{
    return (struct capacity){.name = "the machine's memory",
                             .memory = layout_machine_memory(),
                             .used = space_numbers_bytes(false),
                             .n_pes = node.host_pes};
}

static size_t memory_of_all(const struct kind *kind)
{
    struct kind_device device;
    size_t memory = 0;
    for (int i = 0; i < kind->count(); i++)
        if (kind->describe(i, &device) == KIND_OK)
            memory += device.memory;
    return memory;
}

/* Of the NUMA nodes near this PE, shared with PEs of its node. If the machine has several virtual
 * nodes, all its nodes of high-bandwidth memory may leave less. */
static struct capacity of_hbm(const char *routine)
{
    struct capacity all = {.name = "high-bandwidth memory",
                           .memory = memory_of_all(kinds_find(KIND_HBM)),
                           .used = space_numbers_bytes(true),
                           .n_pes = node.host_pes};
    struct capacity near = all;
    cpu_set_t *cores = device_cores_of_node(routine);
    near.memory = kinds_open()->hbm_near(cores, node.n_pes, node.rank, &near.n_pes);
    free(cores);
    return rest_of(&near) < rest_of(&all) ? near : all;
}

static struct capacity capacity_for(const char *routine, const struct space_request *request)
{
    return request->config->device_type == SHMEM_DEVICE_HBM ? of_hbm(routine) : of_machine();
}

bool space_capacity_suffices(const char *routine, const struct space_request *request)
{
    if (request->has_memory || space_is_device(request->config->device_type))
        return true;
    struct capacity capacity = capacity_for(routine, request);
    return space_request_length(request) <= rest_of(&capacity);
}

void space_capacity_explain(const char *routine, const struct space_request *request, bool is_mine)
{
    struct space_members failed;
    space_agree_on_members(routine, is_mine, &failed);
    if (failed.count > 0 && failed.pes[0] == job.me) {
        struct capacity capacity = capacity_for(routine, request);
        report_warning(routine,
                       "size is %zu: expected at most %zu (%s: %zu bytes; PEs that share it: %d; "
                       "bytes that each has in other spaces: %zu)",
                       request->config->size, rest_of(&capacity), capacity.name, capacity.memory,
                       capacity.n_pes, capacity.used);
    }
    free(failed.pes);
}
