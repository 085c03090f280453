/*
 * A free list: records of one type that are used again instead of being freed. The pool keeps its
 * link in the memory of a free record, so a record has at least sizeof(struct link) bytes, and its
 * contents are lost while it is free. The record that has been free for the longest time is used
 * next. A pool has no lock: its users have one.
 */
#ifndef ISTHMUS_POOL_H
#define ISTHMUS_POOL_H

#include <stdlib.h>

#include "link.h"

struct pool {
    struct link free;
    size_t n_free;
};

static inline void pool_init(struct pool *pool)
{
    link_init(&pool->free);
    pool->n_free = 0;
}

static inline bool pool_is_empty(const struct pool *pool)
{
    return pool->n_free == 0;
}

static inline void pool_return(struct pool *pool, void *record)
{
    struct link *link = record;
    link_init(link);
    link_append(&pool->free, link);
    pool->n_free++;
}

/* Returns a free record, whose first member may be a struct link that is in no list; NULL if there
 * is none. */
static inline void *pool_take(struct pool *pool)
{
    struct link *link = link_take_first(&pool->free);
    if (link != NULL)
        pool->n_free--;
    return link;
}

/* Frees the free records, each of which malloc or aligned_alloc has returned. */
static inline void pool_free_all(struct pool *pool)
{
    struct link *next;
    for (struct link *link = pool->free.next; link != &pool->free; link = next) {
        next = link->next;
        free(link);
    }
    pool_init(pool);
}

#endif
