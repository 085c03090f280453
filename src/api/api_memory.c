/*
 * Public routines of memory: allocation from the symmetric heap, memory spaces, devices, and copies
 * between any two PEs.
 */
#include "api_define.h"
#include "base/heap.h"
#include "device/kinds.h"
#include "rma/rma.h"
#include "spaces/space.h"
#include "spaces/space_pool.h"

/* ---- Symmetric heap ---- */

ROUTINE(void *, malloc, (size_t size),
        return space_pool_allocate(routine, &space_pool_heap, size, HEAP_ALIGNMENT, 0));
ROUTINE(void *, align, (size_t alignment, size_t size),
        return space_pool_allocate(routine, &space_pool_heap, size, alignment, 0));
ROUTINE(void *, malloc_with_hints, (size_t size, long hints),
        return space_pool_allocate(routine, &space_pool_heap, size, HEAP_ALIGNMENT, hints));
ROUTINE(void *, calloc, (size_t count, size_t size),
        return space_pool_calloc(routine, &space_pool_heap, count, size));
ROUTINE(void *, realloc, (void *ptr, size_t size),
        return space_pool_realloc(routine, &space_pool_heap, ptr, size));
ROUTINE(void, free, (void *ptr), space_pool_free(routine, &space_pool_heap, ptr));

/* ---- Memory spaces ---- */

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

EXTENSION(int, space_create_with,
          (const shmem_space_config_t *config, void *memory, shmem_space_t *space,
           shmem_team_t *team),
          return space_create_with(routine, config, memory, space, team));
EXTENSION(void *, space_align, (shmem_space_t space, size_t alignment, size_t size),
          return space_allocate(routine, space, size, alignment));
EXTENSION(void *, space_realloc, (shmem_space_t space, void *ptr, size_t size),
          return space_realloc(routine, space, ptr, size));
EXTENSION(int, space_get_size, (shmem_space_t space, size_t *size),
          return space_get_size(routine, space, size));
EXTENSION(int, space_get_used, (shmem_space_t space, size_t *used),
          return space_get_used(routine, space, used));
EXTENSION(int, space_get_free_range, (shmem_space_t space, size_t *largest),
          return space_get_free_range(routine, space, largest));
EXTENSION(int, space_get_window, (shmem_space_t space, shmemx_space_window_t *window),
          return space_get_window(routine, space, window));
EXTENSION(int, space_get_device, (shmem_space_t space, int *device),
          return space_get_device(routine, space, device));
EXTENSION(int, kind_get_count, (shmem_device_type_t type),
          return kinds_count_devices(routine, type));
EXTENSION(int, kind_get_info, (shmem_device_type_t type, char *text, size_t room),
          return kinds_describe_devices(routine, type, text, room));
EXTENSION(int, kind_get_uuid, (shmem_device_type_t type, int device, char *uuid),
          return kinds_device_uuid(routine, type, device, uuid));
EXTENSION(void, copy, (void *dest, int dest_pe, const void *source, int source_pe, size_t bytes),
          rma_copy(routine, dest, dest_pe, source, source_pe, bytes, false));
EXTENSION(void, copy_nbi,
          (void *dest, int dest_pe, const void *source, int source_pe, size_t bytes),
          rma_copy(routine, dest, dest_pe, source, source_pe, bytes, true));
EXTENSION(int, get_space, (const void *ptr, shmem_space_t *space),
          return space_of_address(routine, ptr, space));
EXTENSION(int, team_get_space, (shmem_team_t team, shmem_space_t *space),
          return space_of_team(routine, team, space));
