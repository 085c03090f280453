/*
 * The node: the PEs of this node, and the control block of each. Each PE has one memory file for
 * its control block, arena, heap and spaces, and one for its static data. Every other PE of the
 * node maps both (mapping.h).
 *
 * Arena: memory of the library in each PE's file, after the control block, and after the arena the
 * memory for the queue nodes of locks.
 */
#ifndef ISTHMUS_NODE_H
#define ISTHMUS_NODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/assert.h"
#include "base/job.h"
#include "control.h"
#include "layout.h"

/* ---- PEs of this node ---- */

/* The PEs of this node, and the nodes of the job. A PE's place is its number among the PEs of its
 * node, which stand in the order of their world numbers. */
struct node {
    int n_pes;          /* PEs of this node */
    int rank;           /* of this PE */
    const int *pes;     /* world numbers by place, ascending */
    int count;          /* nodes of the job, numbered in the order of their first PEs */
    int number;         /* of this node */
    const int *node_of; /* the node of each PE of the job, in the memory of the first PE
                         * here; NULL where PE p is of node p / block */
    int block;
    const bool *other_executable; /* PEs that run another than this one; NULL: none does */
    int host_cores;               /* that the PEs of this machine may run on, together */
    int host_pes;                 /* PEs of this machine, which may be several nodes */
};
HIDDEN extern struct node node;

/* The place of a PE of the job, or -1 if it is of another node. */
int node_rank_of(int world_pe);

/* The number of a PE's node. */
static inline int node_of_pe(int world_pe)
{
    ASSERT(world_pe >= 0 && world_pe < job.n_pes);
    return node.node_of != NULL ? node.node_of[world_pe] : world_pe / node.block;
}

/* Whether it is this one. */
static inline bool node_has(int world_pe)
{
    if (node.node_of != NULL)
        return node.node_of[world_pe] == node.number;
    return (unsigned)(world_pe - node.pes[0]) < (unsigned)node.n_pes;
}

/* Near PEs are those that the inlined operations reach by arithmetic: a run of consecutive world
 * numbers of this node, with this PE in it. Usually that is the whole node. PEs that are not near
 * are reached through net/remote.h, which finds those of this node by place. Atomics have a
 * run of their own, for they may go by MPI where puts do not. Either run is empty if ISTHMUS_PATH
 * or ISTHMUS_AMO wants it. Each segment has these runs, or less (segment.h). */
struct near {
    int first;
    unsigned count;
    unsigned read_count; /* for what gives the program a value: 0 while a network runs */
};
HIDDEN extern struct near node_near, node_near_atomic;

/* The longer of the two, which begin with the same PE. */
static inline unsigned node_near_most(void)
{
    return node_near.count > node_near_atomic.count ? node_near.count : node_near_atomic.count;
}

/* The memory files lie at equal distances: that of the PE at place i is at
 * node_files + i * node_file_stride. Of this PE's own there is only what the library needs, up to
 * the heap. */
HIDDEN extern char *node_files;
HIDDEN extern size_t node_file_stride;

/* Control blocks, the head of each file, are mapped once more, page by page: every PE looks at all
 * of them, and there each would cost two pages of page tables. That of the PE at place i is at
 * node_controls + i * node_control_stride; that of PE p of the near run, also before the run was
 * emptied, is at node_near_controls + p * node_control_stride. */
HIDDEN extern char *node_controls, *node_near_controls;
HIDDEN extern size_t node_control_stride;

static inline char *node_file(int rank)
{
    ASSERT(rank >= 0 && rank < node.n_pes);
    return node_files + (size_t)rank * node_file_stride;
}

HOT_INLINE struct control *node_control(int rank)
{
    ASSERT(rank >= 0 && rank < node.n_pes);
    return (struct control *)(void *)(node_controls + (size_t)rank * node_control_stride);
}

/* This PE's own. */
HOT_INLINE struct control *node_own_control(void)
{
    return node_control(node.rank);
}

HOT_INLINE struct doorbell *node_near_doorbell(int world_pe)
{
    char *control = node_near_controls + (size_t)world_pe * node_control_stride;
    return &((struct control *)(void *)control)->doorbell;
}

/* ---- Functions for the start of the node ---- */

struct bootstrap_record;
struct partition;

/* Who is of this node, as the partition and the introductions say, until it is dissolved; who is a
 * competitor or runs another executable is the same in every partition. node_of_pe and node_has
 * work where all nodes are blocks of PEs of one length; else after node_set_table. */
void node_form(const char *routine, const struct partition *partition,
               const struct bootstrap_record *all);
bool node_needs_table(void);
void node_set_table(const int *of);
void node_dissolve(void);

/* Files, and control blocks, begin here. */
void node_set_files(char *files, size_t stride);
void node_set_controls(char *controls, size_t stride);

/* When a network starts: empties the runs that puts and gets, or atomics, are not to use, and those
 * of reads (segment_limit_near). */
void node_limit_near(bool direct, bool direct_atomics);

/* ---- Arena ---- */

/* Takes `bytes`, zeroed, of the arena of the PE at `place`, which are never given back before
 * finalize; returns the offset from its control block. Any PE of the node may take from any PE's
 * arena. */
size_t arena_take(const char *routine, int rank, size_t bytes);

enum { CONTROL_BYTES = sizeof(struct control) };

static inline void *arena_at(int rank, size_t offset)
{
    ASSERT(offset >= CONTROL_BYTES && offset < layout.control_length);
    return node_file(rank) + offset;
}

static inline size_t arena_offset(int rank, const void *address)
{
    return (size_t)((const char *)address - node_file(rank));
}

/* A word of this PE's control block, where the segment of control blocks has it. */
static inline void *arena_control_word(const void *word)
{
    size_t offset = (size_t)((const char *)word - (const char *)node_own_control());
    ASSERT(offset < CONTROL_BYTES);
    return node_file(node.rank) + offset;
}

/* Where the memory for locks begins, as an offset from the control block: layout.locks_length
 * bytes, which take no memory until they are used. */
static inline size_t arena_locks_offset(void)
{
    return layout.control_length - layout.locks_length;
}

#endif
