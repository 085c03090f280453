/*
 * Groups: their operations are made of messages of a channel of their own.
 */
#ifndef ISTHMUS_CHAOS_GROUP_H
#define ISTHMUS_CHAOS_GROUP_H

#include "message.h"

struct backend_group {
    uint32_t channel;
    uint32_t next_tag; /* of the operation that begins next */
    int n_pes, me;     /* this PE's place in pes */
    int *pes;
    size_t operations; /* under way here */
    struct backend_group *next;
};

/* The group of all PEs, for the job's own collectives. */
extern struct backend_group *group_world;

void group_start(void);
/* Tells of groups that the core did not free. */
void group_stop(void);

/* Blocks. */
struct backend_group *group_make(const int *pes, int n_pes, uint32_t tag);
void group_drop(struct backend_group *group);

struct request *group_begin_broadcast(struct backend_group *group, void *data, size_t bytes,
                                      int root);
struct request *group_begin_allgather(struct backend_group *group, const void *mine, void *all,
                                      const size_t *lengths);

/* `bytes` of each PE of the job; blocks. */
void group_exchange(const void *mine, void *all, size_t bytes);

#endif
