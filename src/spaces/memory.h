/*
 * Pools of symmetric memory, the symmetric heap first of all: bodies of the public allocation
 * routines. All are collective over the pool's team, with the same arguments on all its PEs.
 *
 * A call that finds no room returns NULL on all PEs, and the team's first PE says why. With
 * SHMEM_DEBUG arguments are compared, each block of the library's memory stands between red zones
 * that are looked at when it is freed or resized and at the end, and blocks that are never freed
 * are told of.
 */
#ifndef ISTHMUS_MEMORY_H
#define ISTHMUS_MEMORY_H

#include <pthread.h>
#include <stddef.h>

#include "base/link.h"
#include "memory/segment.h"
#include "team/team.h"

struct memory_pool {
    const struct segment *segment; /* where the blocks lie */
    struct team *team;             /* whose members allocate together */
    size_t alignment;              /* of the segment's base, on every PE */
    const char *remedy;            /* what to do about exhaustion, for people */
    bool is_programs;              /* memory of the program's, in which nothing is painted */
    struct heap *heap; /* which bytes are in use; this and what follows is set by memory.c */
    pthread_mutex_t lock;
    struct link link; /* of all pools */
    bool is_ready;    /* memory_show */
};

HIDDEN extern struct memory_pool memory_heap; /* the symmetric heap */

void memory_start(void); /* over segments[SEGMENT_HEAP] */
void memory_stop(void);

/* Makes a pool of the members that stand before `heap`, which the caller has set. Returns false if
 * there is no memory for its records. Local. */
bool memory_open(struct memory_pool *pool, size_t length);
/* Its segment is as it stays: from here on core files have its blocks. */
void memory_show(struct memory_pool *pool);
/* Forgets all blocks; with SHMEM_DEBUG tells of them. Local. */
void memory_close(const char *routine, struct memory_pool *pool);

/* What blocks have that nobody asked more or less for. */
size_t memory_usual_alignment(const struct memory_pool *pool);

/* NULL also for an alignment that is no power of two or more than the pool's. */
void *memory_allocate(const char *routine, struct memory_pool *pool, size_t size, size_t alignment,
                      long hints);
void *memory_calloc(const char *routine, struct memory_pool *pool, size_t count, size_t size);
void *memory_realloc(const char *routine, struct memory_pool *pool, void *ptr, size_t size);
/* Ends the job unless ptr is NULL or the first byte of a block. */
void memory_free(const char *routine, struct memory_pool *pool, void *ptr);

/* What the pool has at an address; any may be asked for. Local. */
enum memory_place { MEMORY_BLOCK, MEMORY_OUTSIDE, MEMORY_FREE, MEMORY_INSIDE };
enum memory_place memory_look_up(struct memory_pool *pool, const void *ptr);

/* Bytes of the pool in use, padding included. Local. */
size_t memory_in_use(struct memory_pool *pool);
size_t memory_largest_free(struct memory_pool *pool);

#endif
