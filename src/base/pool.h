/*
 * A free list (struct pool): records of one type that are reused instead of being freed.
 *
 * The pool stores its list link at the beginning of each free record. A record must therefore have
 * at least sizeof(struct link) bytes, and these bytes are lost when it is returned to the pool. A
 * record may be in shared memory, because only the process of the pool uses the link.
 *
 * pool_take returns the first record. pool_return appends a record at the end, so that it stays
 * free as long as possible. pool_return_first inserts a record at the beginning, so that the record
 * that was used last is reused first.
 *
 * A struct pool whose bytes are all 0 is an empty pool. A static pool therefore needs no pool_init.
 * The pool has no lock; its users must serialize their calls.
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

/* Counts a record that is returned, and initializes its link. The list of an empty pool may consist
 * of zeros, so it is initialized too. */
static inline struct link *pool_begin_return(struct pool *pool, void *record)
{
    struct link *link = record;
    if (pool->n_free++ == 0)
        link_init(&pool->free);
    link_init(link);
    return link;
}

/* Returns a record to the pool. pool_take returns it after all records that are in the pool. */
static inline void pool_return(struct pool *pool, void *record)
{
    struct link *link = pool_begin_return(pool, record);
    link_append(&pool->free, link);
}

/* Returns a record to the pool. The next pool_take returns this record. */
static inline void pool_return_first(struct pool *pool, void *record)
{
    struct link *link = pool_begin_return(pool, record);
    link_append(pool->free.next, link);
}

/* Removes the first record from the pool and returns it, or NULL if the pool is empty. If the
 * record's first member is a struct link, this link is in no list. */
static inline void *pool_take(struct pool *pool)
{
    if (pool_is_empty(pool))
        return NULL;
    pool->n_free--;
    return link_take_first(&pool->free);
}

/* Frees all records in the pool with free(). Each record must come from malloc or aligned_alloc. */
static inline void pool_free_all(struct pool *pool)
{
    if (!pool_is_empty(pool)) {
        struct link *next;
        for (struct link *link = pool->free.next; link != &pool->free; link = next) {
            next = link->next;
            free(link);
        }
    }
    pool_init(pool);
}

#endif
