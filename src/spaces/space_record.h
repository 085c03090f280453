/*
 * What the rooms of memory spaces have in common: the record of a space, and the numbers under
 * which this PE has its own.
 */
#ifndef ISTHMUS_SPACE_RECORD_H
#define ISTHMUS_SPACE_RECORD_H

#include "kind.h"
#include "memory.h"
#include "memory/segment.h"
#include "shmemx.h"
#include "team/team.h"

enum { SPACES_MOST = SEGMENT_ALL - SEGMENT_SPACES };

struct space {
    shmem_space_t handle;
    int number;    /* among the spaces that live: its place in `segments` less SEGMENT_SPACES */
    char name[32]; /* for messages */
    shmem_device_type_t type;
    shmem_space_cap_t caps;
    shmemx_space_window_t window;
    enum kind_placement placement; /* of host memory */
    struct device_memory *device;  /* NULL for host memory */
    bool device_failed;            /* in its creation, on this PE */
    struct memory_pool pool;
    struct team_family family; /* the teams that come from the one given to the program */
    shmem_team_t team;         /* that one, which the program may have destroyed */
};

static inline int space_place(const struct space *space)
{
    return SEGMENT_SPACES + space->number;
}

/* What a program asks for. */
struct space_request {
    const shmem_space_config_t *config;
    bool has_memory; /* shmemx_space_create_with: over memory of the program's */
    void *memory;    /* this PE's; NULL: it has none */
};

/* space_create.c: *created is NULL on who has no such memory. Collective over the job; 0, or, alike
 * on all PEs, nonzero. */
int space_build(const char *routine, const struct space_request *request, struct space **created);
/* When no team of it lives. Collective over its PEs. */
void space_take_down(const char *routine, struct space *space);
/* The space of this PE with that number, or NULL. */
struct space *space_numbered(int number);
/* Forgets all spaces of this PE. Collective over the job. */
void space_forget_all(const char *routine);

#endif
