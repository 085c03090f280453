/*
 * Pools of symmetric memory, the symmetric heap first of all: bodies of the public allocation
 * routines. All are collective over the pool's team, with the same arguments on all its PEs.
 *
 * A call that finds no room returns NULL on all PEs, and the team's first PE says why. With
 * SHMEM_DEBUG arguments are compared, each block of the library's memory stands between red zones
 * that are looked at when it is freed or resized and at the end, and blocks that are never freed
 * are told of.
 */
#ifndef ISTHMUS_SPACE_POOL_H
#define ISTHMUS_SPACE_POOL_H

#include <pthread.h>
#include <stddef.h>

#include "base/link.h"
#include "shm/segment.h"
#include "team/team.h"

struct space_pool {
    const struct segment *segment; /* where the blocks lie */
    struct team *team;             /* whose members allocate together */
    size_t alignment;              /* of the segment's base, on every PE */
    const char *remedy;            /* what to do about exhaustion, for people */
    bool is_user_memory;           /* memory of the program's, in which nothing is painted */
    struct heap *heap; /* which bytes are in use; this and what follows is set by space_pool.c */
    pthread_mutex_t lock;
    struct link link;     /* of all pools */
    bool dump_is_enabled; /* space_pool_enable_dump */
};

HIDDEN extern struct space_pool space_pool_heap; /* the symmetric heap */

void space_pool_start(void); /* over segments[SEGMENT_HEAP] */
void space_pool_stop(void);

/* Makes a pool of the members that stand before `heap`, which the caller has set. Returns false if
 * there is no memory for its records. Local. */
bool space_pool_open(struct space_pool *pool, size_t length);
/* Its segment is as it stays: from here on core files have its blocks. */
void space_pool_enable_dump(struct space_pool *pool);
/* Forgets all blocks; with SHMEM_DEBUG tells of them. Local. */
void space_pool_close(const char *routine, struct space_pool *pool);

/* What blocks have that nobody asked more or less for. */
size_t space_pool_default_alignment(const struct space_pool *pool);

/* NULL also for an alignment that is no power of two or more than the pool's. */
void *space_pool_allocate(const char *routine, struct space_pool *pool, size_t size,
                          size_t alignment, long hints);
void *space_pool_calloc(const char *routine, struct space_pool *pool, size_t count, size_t size);
void *space_pool_realloc(const char *routine, struct space_pool *pool, void *ptr, size_t size);
/* Ends the job unless ptr is NULL or the first byte of a block. */
void space_pool_free(const char *routine, struct space_pool *pool, void *ptr);

/* What the pool has at an address; any may be asked for. Local. */
enum space_pool_address_kind {
    SPACE_POOL_BLOCK,
    SPACE_POOL_OUTSIDE,
    SPACE_POOL_FREE,
    SPACE_POOL_INSIDE
};
enum space_pool_address_kind space_pool_look_up(struct space_pool *pool, const void *ptr);

/* Bytes of the pool in use, padding included. Local. */
size_t space_pool_in_use(struct space_pool *pool);
size_t space_pool_largest_free(struct space_pool *pool);

#endif
