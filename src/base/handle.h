/*
 * Handles of contexts, teams, spaces and requests. A handle is a number that the public API
 * declares as a pointer. It is never an address, so the library can detect any invalid handle that
 * a program passes. Endpoints and credits have handles too, because packets of other PEs refer to
 * them.
 *
 * handle_create returns a new handle for an object, handle_look_up returns the object, and
 * handle_destroy makes the handle invalid. All functions are thread-safe; a mutex protects the
 * tables.
 */
#ifndef ISTHMUS_HANDLE_H
#define ISTHMUS_HANDLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Layout of a handle: generation << 24 | index << 4 | kind. The index selects an entry of the
 * kind's table. The generation distinguishes successive handles of an entry. */
enum { HANDLE_KIND_BITS = 4, HANDLE_INDEX_BITS = 20 };

/* Returns a 32-bit number for a handle: the index and 12 bits of the generation. Valid handles of
 * one kind have different numbers. The number is 0 only for the handle 0 and for one predefined
 * handle of each kind. */
static inline uint32_t handle_number(uintptr_t handle)
{
    return (uint32_t)(handle >> HANDLE_KIND_BITS);
}

enum handle_kind {
    HANDLE_CONTEXT = 1,
    HANDLE_TEAM = 2,
    HANDLE_SPACE = 3,
    HANDLE_REQUEST = 4,
    HANDLE_ENDPOINT = 5, /* struct endpoint (net/endpoint.h) */
    HANDLE_ACCOUNT = 6   /* struct credits (am/am_flow.h) */
};

/* Returns a new handle for the object. No earlier call has returned this handle. Returns 0 if the
 * table of the kind is full or memory is exhausted. */
uintptr_t handle_create(enum handle_kind kind, void *object);

/* Makes a handle of the caller's choice valid for the object: a predefined handle, or a handle from
 * handle_choose. The indices below HANDLE_PREDEFINED are reserved for predefined handles. */
enum { HANDLE_PREDEFINED = 2 };
void handle_define(uintptr_t handle, void *object);

/* Returns the handle for an index `place` >= 0 and a generation >= 0. All PEs that pass the same
 * numbers get the same handle. Do not use it for a kind for which handle_create is used. */
uintptr_t handle_choose(enum handle_kind kind, size_t place, uintptr_t generation);

/* Returns the object, or NULL if `handle` is not a valid handle of this kind. Wait-free. */
void *handle_look_up(enum handle_kind kind, uintptr_t handle);

/* Makes a valid handle invalid. A predefined handle, or a handle from handle_choose, may be defined
 * again. */
void handle_destroy(uintptr_t handle);

/* Iterates over the valid handles of the kind, except predefined ones. Returns the handle after
 * `handle`, or the first one if `handle` is 0. Returns 0 at the end. */
uintptr_t handle_next(enum handle_kind kind, uintptr_t handle);

/* Checks the records (base/check.h): each entry of the kind's table must be free or contain its own
 * handle. */
bool handle_is_valid(enum handle_kind kind, const char **fault);

#endif
