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
#include "kind.h"
#include "waiting/doorbell.h"

struct segment;

/* A place in the queue of a lock; a name that is 0 is nobody (lock.c). */
struct lock_node {
    _Alignas(64) uint32_t next; /* name of who comes after */
    uint32_t granted;
};

/* A PE's way out: once it is finalizing it comes to no collective but those of shmem_finalize, and
 * then to none. */
enum presence { PRESENT, FINALIZING, LEFT };

/* The head of a PE's shared memory. Each line is written by others as well as by its owner. */
struct control {
    _Alignas(64) struct doorbell doorbell;
    _Alignas(64) uint64_t arena_used; /* bytes of the arena handed out (node_arena_take) */
    /* List of the meetings that no team's split hands round (meeting_find), and its lock. */
    _Alignas(64) uint32_t meetings_lock;
    uint64_t meetings;
    uint32_t opened; /* whether this PE could open the others' files through /proc (share.c) */
    uint32_t exit_status, exit_stage; /* of shmem_global_exit (global_exit.c) */
    uint32_t presence;                /* enum presence */
    uint32_t measuring;               /* not 0 until PE 0 has measured the network with this PE */
    cpu_set_t cores; /* that this PE may run on; none if there are too many to tell */
    /* For device memory (device.c): who is at an atomic operation on this PE's; and how others get
     * at that of the space which is being created. */
    _Alignas(64) uint32_t device_lock;
    uint32_t device_kind; /* enum kind_type of what the handle describes; 0: of nothing */
    struct kind_handle device_handle;
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

/* How far out another PE's control block says that it is, as far as this PE must not wait for it in
 * a collective: who finalizes waits for others that do. */
static inline bool node_is_absent(uint32_t presence)
{
    return presence > __atomic_load_n(&node_own_control()->presence, __ATOMIC_RELAXED);
}

/* The arena: memory of the library's own in each PE's shared file, zeroed, never given back before
 * finalize. Takes `bytes` of the arena of the PE at `place`; returns the offset from its control
 * block. Any PE of the node may take from any PE's arena. */
size_t node_arena_take(const char *routine, int place, size_t bytes);

HOT_INLINE void *node_arena_at(int place, size_t offset)
{
    return (char *)node_control(place) + offset;
}

/* The lock nodes of a PE, behind its arena: so many, which take no memory until they are used, the
 * same on all PEs; and where they begin, as an offset from its control block. */
size_t node_lock_nodes(void);
size_t node_lock_offset(void);

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
