/*
 * Communication groups (struct backend_group). Their operations consist of messages on a separate
 * channel per group.
 */
#ifndef ISTHMUS_CHAOS_GROUP_H
#define ISTHMUS_CHAOS_GROUP_H

#include "message.h"

struct backend_group {
    uint32_t channel;
    uint32_t next_tag; /* tag of the next operation */
    int n_pes, me;     /* `me`: index of this PE in `pes` */
    int *pes;
    size_t operations; /* outstanding operations on this PE */
    struct backend_group *next;
};

/* The group of all PEs, for the collectives of the whole job. */
extern struct backend_group *group_world;

void group_start(void);
/* Reports a violation if the library has not freed a group. */
void group_stop(void);

/* Creates a group. Blocks. */
struct backend_group *group_make(const int *pes, int n_pes, uint32_t tag);
void group_drop(struct backend_group *group);

struct request *group_begin_broadcast(struct backend_group *group, void *data, size_t bytes,
                                      int root);
struct request *group_begin_allgather(struct backend_group *group, const void *mine, void *all,
                                      const size_t *lengths);

/* Gathers `bytes` bytes of each PE of the job. Blocks. */
void group_exchange(const void *mine, void *all, size_t bytes);

#endif
