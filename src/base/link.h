/*
 * Intrusive doubly linked lists: a struct link is a member of each element. The list itself is a
 * struct link that belongs to no element; it is the head of a ring.
 */
#ifndef ISTHMUS_LINK_H
#define ISTHMUS_LINK_H

#include <stdbool.h>
#include <stddef.h>

struct link {
    struct link *next, *previous;
};

/* Converts a pointer to the link into a pointer to the struct that contains it. */
#define LINK_OWNER(LINK, TYPE, MEMBER) ((TYPE *)(void *)((char *)(LINK)-offsetof(TYPE, MEMBER)))

/* Initializes an empty list, or the link of an element that is in no list. */
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

/* Appends an element to the end of a list. The element must be in no list. */
static inline void link_append(struct link *list, struct link *link)
{
    link->previous = list->previous;
    link->next = list;
    list->previous->next = link;
    list->previous = link;
}

/* Removes and returns the first element of a list. Returns NULL if the list is empty. */
static inline struct link *link_take_first(struct link *list)
{
    struct link *first = list->next;
    if (first == list)
        return NULL;
    link_remove(first);
    return first;
}

#endif
