/*
 * The default symmetric heap: bodies of the public allocation routines. All are collective over the
 * world, with the same arguments on all PEs.
 *
 * A call that finds no room returns NULL on all PEs, and PE 0 says why. With SHMEM_DEBUG arguments
 * are compared, each block stands between red zones that are looked at when it is freed or resized
 * and at the end, and blocks that are never freed are told of.
 */
#ifndef ISTHMUS_MEMORY_H
#define ISTHMUS_MEMORY_H

#include <stddef.h>

void memory_start(void); /* over segments[SEGMENT_HEAP] */
void memory_stop(void);

/* NULL also for an alignment that is no power of two or no multiple of sizeof(void *). */
void *memory_allocate(const char *routine, size_t size, size_t alignment, long hints);
void *memory_calloc(const char *routine, size_t count, size_t size);
void *memory_realloc(const char *routine, void *ptr, size_t size);
/* Ends the job unless ptr is NULL or the first byte of a block. */
void memory_free(const char *routine, void *ptr);

#endif
