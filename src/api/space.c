/*
 * Memory spaces, and what goes with them.
 */
#include "device/kind_query.h"
#include "operations/any_copy.h"
#include "spaces/space.h"
#include "define.h"

ROUTINE(int, space_create,
        (const shmem_space_config_t *config, shmem_space_t *space, shmem_team_t *team),
        return space_create(routine, config, space, team));
ROUTINE(int, space_destroy, (shmem_space_t space), return space_destroy(routine, space));
ROUTINE(void *, space_malloc, (shmem_space_t space, size_t size),
        return space_malloc(routine, space, size));
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

int shmemx_space_create_with(const shmem_space_config_t *config, void *memory, shmem_space_t *space,
                             shmem_team_t *team)
{
    return space_create_with(__func__, config, memory, space, team);
}

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

int shmemx_space_get_device(shmem_space_t space, int *device)
{
    return space_get_device(__func__, space, device);
}

int shmemx_kind_get_count(shmem_device_type_t type)
{
    return kind_query_count(__func__, type);
}

int shmemx_kind_get_info(shmem_device_type_t type, char *text, size_t room)
{
    return kind_query_info(__func__, type, text, room);
}

int shmemx_kind_get_uuid(shmem_device_type_t type, int device, char *uuid)
{
    return kind_query_uuid(__func__, type, device, uuid);
}

void shmemx_copy(void *dest, int dest_pe, const void *source, int source_pe, size_t bytes)
{
    any_copy(__func__, dest, dest_pe, source, source_pe, bytes, false);
}

void shmemx_copy_nbi(void *dest, int dest_pe, const void *source, int source_pe, size_t bytes)
{
    any_copy(__func__, dest, dest_pe, source, source_pe, bytes, true);
}

int shmemx_get_space(const void *ptr, shmem_space_t *space)
{
    return space_of_address(__func__, ptr, space);
}

int shmemx_team_get_space(shmem_team_t team, shmem_space_t *space)
{
    return space_of_team(__func__, team, space);
}
