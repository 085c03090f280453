/*
 * The record of a space on this PE.
 */
#ifndef ISTHMUS_SPACE_RECORD_H
#define ISTHMUS_SPACE_RECORD_H

#include "kind.h"
#include "memory.h"
#include "memory/segment.h"
#include "shmemx.h"
#include "team/team.h"

struct space {
    shmem_space_t handle; /* the same on all PEs of the job */
    int number;      /* among the spaces that live: its place in `segments` less SEGMENT_SPACES */
    uint64_t serial; /* of its creation; the same on all PEs, as is the number */
    char name[32];   /* for messages */
    shmem_device_type_t type;
    shmem_space_cap_t caps;
    shmemx_space_window_t window;
    enum kind_placement placement;  /* of host memory */
    struct device_memory *device;   /* NULL for host memory */
    struct own_memory *user_memory; /* NULL but for host memory that the program had */
    bool memory_failed;             /* in its creation, on this PE */
    bool is_of_others;              /* this PE is not a member (space_others.h) */
    size_t length;                  /* bytes of each member */
    struct space_pool pool;
    struct owning_space owning_space; /* the teams that come from the one given to the program */
    shmem_team_t team;                /* that one, which the program may have destroyed */
};

static inline int space_segment_index(const struct space *space)
{
    return SEGMENT_SPACES + space->number;
}

/* With a pool of that many bytes; NULL if there is no memory. */
struct space *space_record_create(shmem_device_type_t type, size_t length, bool is_user_memory);
void space_record_discard(struct space *space);
/* One that did not become a space, and its pool; NULL is none. */
void space_record_abandon(struct space *space);

#endif
