/*
 * The PEs of this node: sharing memory files with them and mapping theirs.
 *
 * Each PE owns one memory file for its control block and heap, and one for its static data. Every
 * other PE of the node maps both.
 */
#ifndef ISTHMUS_NODE_H
#define ISTHMUS_NODE_H

#include <stddef.h>
#include <stdint.h>

#include "job.h"

/* Where a PE's sleepers wait. */
struct doorbell {
    uint32_t sleepers;   /* how many threads sleep, or are about to */
    uint32_t count;      /* futex: raised with every ring */
    uint64_t begin, end; /* places (wait.c) between which lies all that they wait for */
};

/* A place in the queue of a lock; a name that is 0 is nobody (lock.c). */
struct lock_node {
    _Alignas(64) uint32_t next; /* name of who comes after */
    uint32_t granted;
};

enum { LOCK_NODES = 4096 }; /* of one PE; pages that no lock touches cost nothing */

/* The head of a PE's shared memory. Each line is written by others as well as by its owner. */
struct control {
    _Alignas(64) struct doorbell doorbell;
    _Alignas(64) uint64_t arena_used; /* bytes of the arena handed out (node_arena_take) */
    /* List of the meetings that no team's split hands round (meeting_find), and its lock. */
    _Alignas(64) uint32_t meetings_lock;
    uint64_t meetings;
    uint32_t opened; /* whether this PE could open the others' files through /proc (share.c) */
    uint32_t left;   /* this PE has finalized: it comes to no meeting any more */
    struct lock_node lock_nodes[LOCK_NODES];
};

/* Control blocks lie at equal distances; PE p's is at node_controls + p * node_control_stride. */
HIDDEN extern char *node_controls;
HIDDEN extern size_t node_control_stride;

/* What the heap's base is a multiple of on every PE: a power of two, at least 2 MiB. */
HIDDEN extern size_t node_heap_alignment;

/* How many cores the PEs of the node may run on, together. */
HIDDEN extern int node_cores;

HOT_INLINE struct control *node_control(int world_pe)
{
    return (struct control *)(void *)(node_controls + (size_t)world_pe * node_control_stride);
}

HOT_INLINE struct doorbell *node_doorbell(int world_pe)
{
    return &node_control(world_pe)->doorbell;
}

/* The arena: memory of the library's own in each PE's shared file, zeroed, never given back before
 * finalize. Takes `bytes` of PE `world_pe`'s arena; returns the offset from its control block. Any
 * PE of the node may take from any PE's arena. */
size_t node_arena_take(const char *routine, int world_pe, size_t bytes);

HOT_INLINE void *node_arena_at(int world_pe, size_t offset)
{
    return (char *)node_control(world_pe) + offset;
}

/* Makes and maps the heap and the static data of all PEs, and fills in `segments`. `heap_length` is
 * what SHMEM_SYMMETRIC_SIZE asks for, 0 to choose; PEs that ask for different sizes end the job.
 * Collective over the job, after the backend's init. */
void node_start(const char *routine, size_t heap_length);

/* Unmaps the peers and gives the heap back; static data stays. Collective over the job. */
void node_stop(void);

#endif
