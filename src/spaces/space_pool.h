/*
 * Pools: allocators of symmetric memory. A pool manages the symmetric heap or the memory of one
 * memory space. It belongs to a team. All PEs of the team allocate together with equal arguments,
 * so each block has the same offset on all of them.
 *
 * The functions that allocate and free are the bodies of the public routines, e.g. shmem_malloc.
 * They are collective over the pool's team. Each ends or begins with a barrier, as the public
 * routine does. If no free range is large enough, they return NULL on all PEs, and the first PE of
 * the team prints a warning.
 *
 * With SHMEM_DEBUG, a pool compares the arguments of the PEs. It also surrounds each block with red
 * zones, unless the program supplied the memory. Red zones contain a known pattern, which the pool
 * checks when a block is freed or resized, and when the pool is closed. Blocks that were never
 * freed are reported when the pool is closed.
 *
 * The pool's lock protects `heap`. It is not held during the barriers.
 */
#ifndef ISTHMUS_SPACE_POOL_H
#define ISTHMUS_SPACE_POOL_H

#include <pthread.h>
#include <stddef.h>

#include "base/link.h"
#include "shm/segment.h"
#include "team/team.h"

struct space_pool {
    const struct segment *segment; /* memory that contains the blocks */
    struct team *team;             /* PEs that allocate together */
    size_t alignment;              /* alignment in bytes of the segment's base on every PE */
    const char *remedy;            /* advice to the user, for the message about exhaustion */
    bool is_user_memory;           /* the program supplied the memory; it gets no red zones */
    /* Free and used ranges of the memory. space_pool.c sets this member and the members below. */
    struct heap *heap;
    pthread_mutex_t lock;
    struct link link;     /* in the list of all pools */
    bool dump_is_enabled; /* set by space_pool_enable_dump */
};

HIDDEN extern struct space_pool space_pool_heap; /* the symmetric heap */

void space_pool_start(void); /* opens space_pool_heap over segments[SEGMENT_HEAP] */
void space_pool_stop(void);

/* Opens a pool of `length` bytes. The caller has set the members of *pool before `heap`. Returns
 * false if the host is out of memory. Local. */
bool space_pool_open(struct space_pool *pool, size_t length);
/* Includes the pool's blocks in core dumps from now on. The caller has set pool->segment, which
 * must not change any more. */
void space_pool_enable_dump(struct space_pool *pool);
/* Frees the pool's records. With SHMEM_DEBUG, also checks the red zones and prints a warning about
 * blocks that were never freed. Local. */
void space_pool_close(const char *routine, struct space_pool *pool);

/* Returns the alignment of a block for which the program requests no alignment, in bytes. */
size_t space_pool_default_alignment(const struct space_pool *pool);

/* Allocate a block: the bodies of shmem_align, shmem_calloc and shmem_realloc. Return NULL if no
 * free range is large enough or the size is 0. space_pool_allocate also returns NULL if `alignment`
 * is not a power of two, or exceeds the pool's alignment. */
void *space_pool_allocate(const char *routine, struct space_pool *pool, size_t size,
                          size_t alignment, long hints);
void *space_pool_calloc(const char *routine, struct space_pool *pool, size_t count, size_t size);
void *space_pool_realloc(const char *routine, struct space_pool *pool, void *ptr, size_t size);
/* Frees a block after a barrier. Does nothing if `ptr` is NULL. Aborts the job if `ptr` is not the
 * address of a block. */
void space_pool_free(const char *routine, struct space_pool *pool, void *ptr);

/* Kinds of addresses, as space_pool_look_up returns them: the beginning of a block, an address
 * outside the pool, a free byte, or a byte inside a block. `ptr` may be any address. Local. */
enum space_pool_address_kind {
    SPACE_POOL_BLOCK,
    SPACE_POOL_OUTSIDE,
    SPACE_POOL_FREE,
    SPACE_POOL_INSIDE
};
enum space_pool_address_kind space_pool_look_up(struct space_pool *pool, const void *ptr);

/* Return the bytes that are in use, including padding, and the length of the largest free range.
 * Local. */
size_t space_pool_in_use(struct space_pool *pool);
size_t space_pool_largest_free(struct space_pool *pool);

#endif
