/*
 * The symmetric heap.
 */
#include "base/heap.h"
#include "spaces/memory.h"
#include "define.h"

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
