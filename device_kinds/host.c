/*
 * The kinds "host" and "HBM", whose memory the CPU accesses. The host has one device. The devices
 * of HBM are the high-bandwidth NUMA nodes of this machine; their memory is host memory that is
 * bound to a node.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "failure.h"
#include "kinds_built.h"
#include "topology.h"

/* The nil UUID of RFC 4122, because devices of these kinds have no UUID. */
static const char nil_uuid[KIND_UUID_BYTES] = "00000000-0000-0000-0000-000000000000";

/* ---- Availability ---- */

static int host_count(void)
{
    return 1;
}

static enum kind_result host_check_host(int device)
{
    return device == 0
               ? KIND_OK
               : kind_fail(KIND_FAILED, "host device %d does not exist: the host has only device 0",
                           device);
}

/* Stores the processor's name from the field "model name" of /proc/cpuinfo, which Linux writes
 * on x86. Without this field, leaves the buffer unchanged. */
static void host_read_cpu_name(char *name, size_t capacity)
{
    static const char field[] = "model name";
    char line[256];
    FILE *file = fopen("/proc/cpuinfo", "re");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        const char *colon = strchr(line, ':');
        if (colon == NULL || strncmp(line, field, sizeof field - 1) != 0)
            continue;
        const char *value = colon + 1 + strspn(colon + 1, " \t");
        snprintf(name, capacity, "%.*s", (int)strcspn(value, "\n"), value);
        break;
    }
    if (file != NULL)
        fclose(file);
}

static enum kind_result host_describe(int device, struct kind_device *description)
{
    if (host_check_host(device) != KIND_OK)
        return KIND_FAILED;
    struct utsname system;
    long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
    if (pages < 0 || page < 0 || uname(&system) != 0)
        return kind_fail(KIND_FAILED,
                         "cannot query the memory size and the machine type of the host: %s",
                         strerror(errno));
    *description = (struct kind_device){.memory = (size_t)pages * (size_t)page};
    snprintf(description->name, sizeof description->name, "%s", system.machine);
    host_read_cpu_name(description->name, sizeof description->name);
    memcpy(description->uuid, nil_uuid, sizeof nil_uuid);
    return KIND_OK;
}

static int host_hbm_count(void)
{
    return topology_count_hbm(topology_of_machine());
}

static enum kind_result host_hbm_describe(int device, struct kind_device *description)
{
    enum kind_result result = topology_describe_hbm(topology_of_machine(), device, description);
    if (result != KIND_OK)
        return result;
    memcpy(description->uuid, nil_uuid, sizeof nil_uuid);
    return KIND_OK;
}

/* ---- Memory ---- */

/* Describes an allocation. It is stored directly before the allocation, in an additional page. */
struct mapping {
    void *base;
    size_t length;
};

static struct mapping *host_mapping_of(void *memory)
{
    return (struct mapping *)memory - 1;
}

static enum kind_result host_map(size_t bytes, size_t alignment, void **memory)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t granularity = alignment > page ? alignment : page;
    if (bytes > PTRDIFF_MAX - 2 * granularity)
        return kind_fail(KIND_NO_MEMORY, "%zu bytes are more than the address space can hold",
                         bytes);
    size_t length = granularity + (bytes + page - 1) / page * page + (granularity - page);
    void *base = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (base == MAP_FAILED)
        return kind_fail(KIND_NO_MEMORY, "mmap of %zu bytes failed: %s", length, strerror(errno));
    *memory = (void *)(((uintptr_t)base + page + granularity - 1) / granularity * granularity);
    *host_mapping_of(*memory) = (struct mapping){.base = base, .length = length};
    return KIND_OK;
}

static enum kind_result host_release(void *memory)
{
    struct mapping mapping = *host_mapping_of(memory);
    if (munmap(mapping.base, mapping.length) == 0)
        return KIND_OK;
    return kind_fail(KIND_FAILED, "munmap of %zu bytes failed: %s", mapping.length,
                     strerror(errno));
}

static enum kind_result host_allocate(int device, size_t bytes, size_t alignment, void **memory)
{
    return host_check_host(device) == KIND_OK ? host_map(bytes, alignment, memory) : KIND_FAILED;
}

/* Fails if the node is smaller than `bytes`. The kernel would kill a process that uses more
 * memory than the bound node has. */
static enum kind_result host_check_room(int device, size_t bytes)
{
    struct kind_device node;
    if (host_hbm_describe(device, &node) != KIND_OK)
        return KIND_FAILED;
    if (bytes <= node.memory)
        return KIND_OK;
    return kind_fail(KIND_NO_MEMORY, "%s has %zu bytes, but the request needs %zu bytes", node.name,
                     node.memory, bytes);
}

static enum kind_result host_hbm_allocate(int device, size_t bytes, size_t alignment, void **memory)
{
    enum kind_result result = host_check_room(device, bytes);
    if (result == KIND_OK)
        result = host_map(bytes, alignment, memory);
    if (result != KIND_OK)
        return result;
    result = topology_bind_to_hbm(topology_of_machine(), device, *memory, bytes);
    if (result == KIND_OK)
        return KIND_OK;
    host_release(*memory);
    return result;
}

/* Always returns false: the library accesses memory of the kinds "host" and "HBM" like any other
 * memory of the program. */
static bool host_owns(const void *address, int *device)
{
    (void)address, (void)device;
    return false;
}

/* ---- Copies ---- */

/* A copy that is complete. host_copy_begin returns it, because it copies at once. */
struct kind_copy {
    char unused;
};
static struct kind_copy finished;

static enum kind_result host_copy(void *dest, const void *source, size_t bytes)
{
    memcpy(dest, source, bytes);
    return KIND_OK;
}

static enum kind_result host_copy_blocks(void *dest, size_t dest_step, const void *source,
                                         size_t source_step, size_t block, size_t count)
{
    char *to = dest;
    const char *from = source;
    for (size_t i = 0; i < count; i++)
        memcpy(to + i * dest_step, from + i * source_step, block);
    return KIND_OK;
}

static enum kind_result host_copy_begin(void *dest, const void *source, size_t bytes,
                                        struct kind_copy **begun)
{
    memcpy(dest, source, bytes);
    *begun = &finished;
    return KIND_OK;
}

static enum kind_result host_copy_test(struct kind_copy *begun, bool *done)
{
    (void)begun;
    *done = true;
    return KIND_OK;
}

static enum kind_result host_fill(void *memory, unsigned char value, size_t bytes)
{
    memset(memory, value, bytes);
    return KIND_OK;
}

/* ---- Operations that only devices need ---- */

static enum kind_result host_no_handles(void)
{
    return kind_fail(KIND_UNSUPPORTED,
                     "host memory is shared through memory files, not through handles");
}

static enum kind_result host_export_memory(void *memory, size_t bytes, struct kind_handle *handle)
{
    (void)memory, (void)bytes, (void)handle;
    return host_no_handles();
}

static enum kind_result host_import_memory(const struct kind_handle *handle, void **memory)
{
    (void)handle, (void)memory;
    return host_no_handles();
}

static enum kind_result host_end_import(void *memory)
{
    (void)memory;
    return host_no_handles();
}

/* Does nothing: the CPU can access all host memory. */
static enum kind_result host_register_host(void *memory, size_t bytes)
{
    (void)memory, (void)bytes;
    return KIND_OK;
}

static enum kind_result host_unregister_host(void *memory)
{
    (void)memory;
    return KIND_OK;
}

static enum kind_result host_atomic(void *word, int operation, uint64_t value, uint64_t condition,
                                    size_t size, uint64_t *old)
{
    (void)word, (void)operation, (void)value, (void)condition, (void)size, (void)old;
    return kind_fail(KIND_UNSUPPORTED, "the CPU executes atomic operations on host memory itself");
}

/* ---- The two kinds ---- */

#define SHARED                                                                                     \
    .release = host_release, .owns = host_owns, .copy = host_copy,                                 \
    .copy_blocks = host_copy_blocks, .copy_begin = host_copy_begin, .copy_test = host_copy_test,   \
    .fill = host_fill, .export_memory = host_export_memory, .import_memory = host_import_memory,   \
    .end_import = host_end_import, .register_host = host_register_host,                            \
    .unregister_host = host_unregister_host, .atomic = host_atomic, .message = kind_message

const struct kind kind_host = {.name = "host",
                               .type = KIND_HOST,
                               .count = host_count,
                               .describe = host_describe,
                               .allocate = host_allocate,
                               SHARED};

const struct kind kind_hbm = {.name = "HBM",
                              .type = KIND_HBM,
                              .count = host_hbm_count,
                              .describe = host_hbm_describe,
                              .allocate = host_hbm_allocate,
                              SHARED};
