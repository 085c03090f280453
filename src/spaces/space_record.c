#include "space_record.h"

#include <stdlib.h>

#include "base/handle.h"

struct space *space_record_create(shmem_device_type_t type, size_t length, bool is_programs)
{
    struct space *space = calloc(1, sizeof *space);
    if (space == NULL)
        return NULL;
    space->type = type;
    space->pool.alignment = SEGMENT_SLOT;
    space->pool.remedy = "create a larger space";
    space->pool.is_programs = is_programs;
    if (memory_open(&space->pool, length))
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
