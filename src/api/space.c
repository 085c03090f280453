/*
 * Memory spaces.
 */
#include "space.h"
#include "define.h"
#include "heap.h"

ROUTINE(int, space_create,
        (const shmem_space_config_t *config, shmem_space_t *space, shmem_team_t *team),
        return space_create(routine, config, space, team));
ROUTINE(int, space_destroy, (shmem_space_t space), return space_destroy(routine, space));
ROUTINE(void *, space_malloc, (shmem_space_t space, size_t size),
        return space_allocate(routine, space, size, HEAP_ALIGNMENT));
ROUTINE(void *, space_calloc, (shmem_space_t space, size_t count, size_t size),
        return space_calloc(routine, space, count, size));
ROUTINE(void, space_free, (shmem_space_t space, void *ptr), space_free(routine, space, ptr));
ROUTINE(int, space_get_team, (shmem_space_t space, shmem_team_t *team),
        return space_get_team(routine, space, team));
ROUTINE(int, space_get_device_type, (shmem_space_t space, shmem_device_type_t *type),
        return space_get_device_type(routine, space, type));
ROUTINE(int, space_get_caps, (shmem_space_t space, shmem_space_cap_t *caps),
        return space_get_caps(routine, space, caps));

/* ---- Extensions ---- */

void *shmemx_space_align(shmem_space_t space, size_t alignment, size_t size)
{
    return space_allocate(__func__, space, size, alignment);
}

void *shmemx_space_realloc(shmem_space_t space, void *ptr, size_t size)
{
    return space_realloc(__func__, space, ptr, size);
}

int shmemx_space_get_size(shmem_space_t space, size_t *size)
{
    return space_get_size(__func__, space, size);
}

int shmemx_space_get_used(shmem_space_t space, size_t *used)
{
    return space_get_used(__func__, space, used);
}

int shmemx_space_get_window(shmem_space_t space, shmemx_space_window_t *window)
{
    return space_get_window(__func__, space, window);
}

int shmemx_get_space(const void *ptr, shmem_space_t *space)
{
    return space_of_address(__func__, ptr, space);
}

int shmemx_team_get_space(shmem_team_t team, shmem_space_t *space)
{
    return space_of_team(__func__, team, space);
}
