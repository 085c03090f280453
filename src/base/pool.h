/*
 * A free list (struct pool): records of one type that are reused instead of being freed.
 *
 * The pool stores its list link in the memory of each free record. A record must therefore have at
 * least sizeof(struct link) bytes, and its contents are lost when it is returned to the pool.
 * pool_take returns the record that has been free for the longest time. The pool has no lock; its
 * users must serialize their calls.
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

/* Returns a record to the pool. */
static inline void pool_return(struct pool *pool, void *record)
{
    struct link *link = record;
    link_init(link);
    link_append(&pool->free, link);
    pool->n_free++;
}

/* Removes a free record from the pool and returns it, or NULL if the pool is empty. If the record's
 * first member is a struct link, this link is in no list. */
static inline void *pool_take(struct pool *pool)
{
    struct link *link = link_take_first(&pool->free);
    if (link != NULL)
        pool->n_free--;
    return link;
}

/* Frees all records in the pool with free(). malloc or aligned_alloc must have returned each. */
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
