/*
 * The PEs of this node: sharing memory files with them and mapping theirs.
 *
 * Each PE owns one memory file for its control block, heap and spaces, and one for its static data.
 * Every other PE of the node maps both.
 */
#ifndef ISTHMUS_NODE_H
#define ISTHMUS_NODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/job.h"
#include "waiting/doorbell.h"

struct segment;

/* The head of a PE's shared memory, zeros at first. Behind the doorbell and what is told of the PE
 * itself, files have parts on cache lines of their own, over which each lays a struct that nobody
 * else knows. Each line is written by others as well as by its owner. */
struct control {
    _Alignas(64) struct doorbell doorbell;
    _Alignas(64) uint64_t arena_used; /* bytes of the arena handed out (node_arena_take) */
    uint32_t presence;                /* presence.h */
    _Alignas(64) char sharing[64];    /* memory/share.c */
    _Alignas(64) char measure[64];    /* transport/measure.c */
    _Alignas(64) char meetings[64];   /* collective/meeting.c */
    _Alignas(64) char exit[64];       /* library/global_exit.c */
    _Alignas(64) char device[384];    /* device/device.c */
};

/* The PEs of this node, and the nodes of the job. A PE's place is its number among the PEs of its
 * node, which stand in the order of their world numbers. */
struct node {
    int n_pes;             /* PEs of this node */
    int place;             /* of this PE */
    const int *pes;        /* world numbers by place, ascending */
    int count;             /* nodes of the job, numbered in the order of their first PEs */
    int number;            /* of this node */
    const int *of;         /* the node of each PE of the job */
    const bool *strangers; /* PEs that run another executable than this one; NULL: none does */
    int cores;             /* that the PEs of this machine may run on, together */
    int competitors;       /* PEs of this machine, which may be several nodes */
};
HIDDEN extern struct node node;

/* The place of a PE of the job, or -1 if it is of another node. */
int node_place(int world_pe);

/* Near PEs are those that the inlined operations reach by arithmetic: a run of consecutive world
 * numbers of this node, with this PE in it. Usually that is the whole node. PEs that are not near
 * are reached through transport/remote.h, which finds those of this node by place. Atomics have a
 * run of their own, for they may go by MPI where puts do not. Either run is empty if ISTHMUS_PATH
 * or ISTHMUS_AMO wants it. Each segment has these runs, or less (segment.h). */
struct near {
    int first;
    unsigned count;
};
HIDDEN extern struct near node_near, node_near_atomic;

/* Control blocks lie at equal distances: that of the PE at place i is at
 * node_controls + i * node_control_stride; that of PE p of the near run, also before the run was
 * emptied, is at node_near_controls + p * node_control_stride. */
HIDDEN extern char *node_controls, *node_near_controls;
HIDDEN extern size_t node_control_stride;

/* What the heap's base is a multiple of on every PE of the job: a power of two, at least 2 MiB; and
 * whether it is the same address on all of them. */
HIDDEN extern size_t node_heap_alignment;
HIDDEN extern bool node_heap_is_fixed;

HOT_INLINE struct control *node_control(int place)
{
    return (struct control *)(void *)(node_controls + (size_t)place * node_control_stride);
}

/* This PE's own. */
HOT_INLINE struct control *node_own_control(void)
{
    return node_control(node.place);
}

HOT_INLINE struct doorbell *node_near_doorbell(int world_pe)
{
    char *control = node_near_controls + (size_t)world_pe * node_control_stride;
    return &((struct control *)(void *)control)->doorbell;
}

/* The arena: memory of the library's own in each PE's shared file, zeroed, never given back before
 * finalize. Takes `bytes` of the arena of the PE at `place`; returns the offset from its control
 * block. Any PE of the node may take from any PE's arena. */
size_t node_arena_take(const char *routine, int place, size_t bytes);

HOT_INLINE void *node_arena_at(int place, size_t offset)
{
    return (char *)node_control(place) + offset;
}

/* Memory for the queues of locks, behind a PE's arena: so many bytes, which take no memory until
 * they are used, the same on all PEs; and where they begin, as an offset from its control block. */
size_t node_locks_length(void);
size_t node_locks_offset(void);

/* Each PE's shared file has room for spaces behind the heap: so many bytes, the same on all PEs,
 * which take no memory until they are touched. Every PE of the node has it mapped. Of it, a segment
 * at a multiple of 2 MiB; `near` serves as the heap's does. */
size_t node_room(void);
struct segment node_room_segment(const char *name, size_t offset, size_t length);

/* Finds out which PEs share this node, makes and maps their heaps and static data, and fills in
 * `node` and `segments`. PEs whose environments ask for different sizes end the job. Collective
 * over the job, after the backend's init. */
void node_start(const char *routine);

/* Unmaps the peers and gives the heap back; static data stays. Collective over the job. */
void node_stop(void);

#endif
