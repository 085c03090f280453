#include "space_request.h"

#include <stdio.h>
#include <unistd.h>

#include "base/heap.h"
#include "base/job.h"
#include "base/report.h"
#include "kind.h"
#include "memory/layout.h"
#include "space_agree.h"
#include "space_numbers.h"

static bool flags_fit(const struct space_request *request)
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
    if (!flags_fit(request))
        return REFUSED_FLAGS;
    if (config->size == 0 ||
        (!space_is_device(config->device_type) && config->size > layout.spaces_length))
        return REFUSED_SIZE;
    return 0;
}

/* What is wrong with a configuration; "" if nothing is. */
static void describe_mistake(const struct space_request *request, uint64_t refusal, char *text,
                             size_t length)
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
                 "flags are %#x: expected SHMEM_SPACE_FLAG_ constants, or-ed, at most one of them "
                 "about NUMA nodes, and that for memory of the CPU which the library allocates",
                 (unsigned)config->flags);
    else if ((refusal & REFUSED_SIZE) != 0 && space_is_device(config->device_type))
        snprintf(text, length, "size is %zu: expected 1 or more bytes", config->size);
    else if ((refusal & REFUSED_SIZE) != 0)
        snprintf(text, length,
                 "size is %zu: expected 1 to %zu bytes (ISTHMUS_SPACES_SIZE; limits of the system "
                 "and SHMEM_SYMMETRIC_SIZE may leave less than that wants)",
                 config->size, layout.spaces_length);
    else if ((refusal & REFUSED_DEVICE) != 0 && request->has_memory)
        snprintf(text, length,
                 "memory is a null pointer on all PEs: expected that of one at least");
    else if ((refusal & REFUSED_USER_MEMORY) != 0 && space_is_device(config->device_type))
        snprintf(
            text, length,
            "memory is, on some PE, no %zu bytes of one device of type %d at a multiple of %d, "
            "or is in another space",
            config->size, (int)config->device_type, HEAP_ALIGNMENT);
}

/* What the machine lacks; "" if nothing is to be said. */
static void describe_lack(const struct space_request *request, uint64_t refusal, char *text,
                          size_t length)
{
    const shmem_space_config_t *config = request->config;
    const struct heap *parts = space_ranges_allocator();
    if ((refusal & REFUSED_NUMBERS) != 0)
        snprintf(text, length,
                 "the job has %d memory spaces, which is the most: destroy one before creating "
                 "another",
                 SPACES_MAX);
    else if ((refusal & REFUSED_RESERVATION) != 0)
        snprintf(text, length,
                 "no room for %zu bytes: spaces have %zu bytes, %zu of them in use, and the "
                 "largest free range has %zu; set ISTHMUS_SPACES_SIZE for more",
                 config->size, heap_length(parts), heap_bytes_in_use(parts),
                 heap_largest_free(parts));
    else if ((refusal & REFUSED_RECORDS) != 0)
        snprintf(text, length, "a PE is out of memory");
    else if (refusal == REFUSED_DEVICE && job.debug)
        snprintf(text, length, "no PE has memory of this type (%d)", (int)config->device_type);
}

void space_request_explain(const char *routine, const struct space_request *request,
                           uint64_t refusal)
{
    char text[400] = "";
    if (job.me != 0)
        return;
    describe_mistake(request, refusal, text, sizeof text);
    if (text[0] == '\0')
        describe_lack(request, refusal, text, sizeof text);
    if (text[0] != '\0')
        report_warning(routine, "%s", text);
}
