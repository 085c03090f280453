/*
 * Handles of contexts, teams, spaces and requests. A handle is a number in a pointer's clothes,
 * never an address, so any bit pattern that a program passes can be told to be right or wrong.
 * Records that packets name have handles for the same reason: channels and accounts.
 */
#ifndef ISTHMUS_HANDLE_H
#define ISTHMUS_HANDLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A handle is generation << 24 | index << 4 | kind. */
enum { HANDLE_KIND_BITS = 4, HANDLE_INDEX_BITS = 20 };

/* A number of 32 bits for a handle: the index and 12 bits of the generation. Live handles of one
 * kind have different numbers. 0 only for the handle 0 and for one that is predefined. */
static inline uint32_t handle_number(uintptr_t handle)
{
    return (uint32_t)(handle >> HANDLE_KIND_BITS);
}

enum handle_kind {
    HANDLE_CONTEXT = 1,
    HANDLE_TEAM = 2,
    HANDLE_SPACE = 3,
    HANDLE_REQUEST = 4,
    HANDLE_ENDPOINT = 5, /* net/endpoint.h */
    HANDLE_ACCOUNT = 6   /* am/am_flow.h */
};

/* A new handle for `object`; never 0, and never one that was given out before. 0 if there is no
 * room for one more. */
uintptr_t handle_create(enum handle_kind kind, void *object);

/* Makes a handle that the caller chose valid, with this object: a predefined handle, or one of
 * handle_choose. handle_create leaves the first HANDLE_PREDEFINED places free for the former. */
enum { HANDLE_PREDEFINED = 2 };
void handle_define(uintptr_t handle, void *object);

/* Returns the handle with this place and generation, both from 0 on. PEs that agree on both get the
 * same handle. Only for a kind that handle_create is not used for. */
uintptr_t handle_choose(enum handle_kind kind, size_t place, uintptr_t generation);

/* The object, or NULL if this is no live handle of this kind. Wait-free. */
void *handle_look_up(enum handle_kind kind, uintptr_t handle);

/* Ends a handle's life; those that the caller chose may be defined again. */
void handle_destroy(uintptr_t handle);

/* Walks the live handles that are not predefined: the first after `handle`, 0 at the end. Begin
 * with 0. */
uintptr_t handle_next(enum handle_kind kind, uintptr_t handle);

/* Whether each entry of these handles is free or has a handle of its own (base/check.h). */
bool handle_is_valid(enum handle_kind kind, const char **fault);

#endif
