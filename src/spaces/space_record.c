#include "space_record.h"

#include <stdlib.h>

#include "base/handle.h"

struct space *space_record_create(shmem_device_type_t type, size_t length, bool is_user_memory)
{
    struct space *space = calloc(1, sizeof *space);
    if (space == NULL)
        return NULL;
    space->type = type;
    space->pool.alignment = SEGMENT_SLOT;
    space->pool.remedy = "create a larger space";
    space->pool.is_user_memory = is_user_memory;
    space->length = length;
    if (space_pool_open(&space->pool, length))
        return space;
    free(space);
    return NULL;
}

void space_record_discard(struct space *space)
{
    uintptr_t handle = (uintptr_t)space->handle;
    if (handle_look_up(HANDLE_SPACE, handle) == space)
        handle_destroy(handle);
    free(space);
}

void space_record_abandon(struct space *space)
{
    if (space == NULL)
        return;
    space_pool_close(NULL, &space->pool);
    space_record_discard(space);
}
