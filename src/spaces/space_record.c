#include "space_record.h"

#include <stdlib.h>
#include <unistd.h>

#include "base/handle.h"
#include "base/heap.h"

/* How much of the memory is the space's: whole pages, but no more than the program's own. */
static size_t length_of(const struct space_request *request)
{
    size_t size = request->config->size, unit = (size_t)sysconf(_SC_PAGESIZE);
    if (request->has_memory)
        return size / HEAP_ALIGNMENT * HEAP_ALIGNMENT;
    return size > SIZE_MAX - unit ? size / unit * unit : (size + unit - 1) / unit * unit;
}

struct space *space_record_create(const struct space_request *request)
{
    struct space *space = calloc(1, sizeof *space);
    if (space == NULL)
        return NULL;
    space->type = request->config->device_type;
    space->pool.alignment = SEGMENT_SLOT;
    space->pool.remedy = "create a larger space";
    space->pool.is_programs = request->has_memory;
    if (memory_open(&space->pool, length_of(request)))
        space->handle = (shmem_space_t)handle_create(HANDLE_SPACE, space);
    if (space->handle != NULL)
        return space;
    if (space->pool.heap != NULL)
        memory_close(NULL, &space->pool);
    free(space);
    return NULL;
}

void space_record_discard(struct space *space)
{
    handle_destroy((uintptr_t)space->handle);
    free(space);
}

void space_record_give_up(struct space *space)
{
    if (space == NULL)
        return;
    memory_close(NULL, &space->pool);
    space_record_discard(space);
}
