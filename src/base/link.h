/*
 * Doubly linked rings, whose links are members of what they link.
 */
#ifndef ISTHMUS_LINK_H
#define ISTHMUS_LINK_H

#include <stdbool.h>
#include <stddef.h>

struct link {
    struct link *next, *previous;
};

/* What a link is a member of. */
#define LINK_OWNER(LINK, TYPE, MEMBER) ((TYPE *)(void *)((char *)(LINK)-offsetof(TYPE, MEMBER)))

/* A list is a link that belongs to nothing; alone, it is empty. */
static inline void link_init(struct link *link)
{
    link->next = link->previous = link;
}

static inline bool link_is_empty(const struct link *link)
{
    return link->next == link;
}

static inline void link_remove(struct link *link)
{
    link->next->previous = link->previous;
    link->previous->next = link->next;
    link_init(link);
}

/* To the end of a list. */
static inline void link_append(struct link *list, struct link *link)
{
    link->previous = list->previous;
    link->next = list;
    list->previous->next = link;
    list->previous = link;
}

/* The first of a list, which leaves it; NULL if there is none. */
static inline struct link *link_take_first(struct link *list)
{
    struct link *first = list->next;
    if (first == list)
        return NULL;
    link_remove(first);
    return first;
}

#endif
