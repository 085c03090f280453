/*
 * The node of this PE: its PEs, and access to their control blocks and arenas.
 *
 * A node is a set of PEs that share memory, usually all PEs of the job on one machine. Each PE has
 * a memory file with its control block (control.h), arena, heap and spaces, and a second file with
 * its static data. Every other PE of the node maps both files (mapping.h).
 *
 * A PE has two numbers: its number in the job (world_pe), and its node rank. The node rank is its
 * index among the PEs of its node, sorted by number in the job.
 *
 * A near PE is a PE of this node whose memory is mapped in this process, so that the inlined
 * operations access it with loads and stores.
 *
 * The arena is memory of the library in each PE's memory file, after the control block. The memory
 * for the queue nodes of locks follows the arena.
 *
 * node_start.c calls the functions that set up the node. `node` does not change while the program
 * runs, so reading it requires no lock.
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

/* The PEs of this node, and the division of the job into nodes. */
struct node {
    int n_pes;      /* number of PEs of this node */
    int rank;       /* node rank of this PE */
    const int *pes; /* numbers in the job of the PEs of this node, by node rank, ascending */
    int count;      /* number of nodes of the job; nodes are numbered by their lowest PE */
    int number;     /* number of this node */
    /* Table with the node of each PE of the job, stored in the arena of this node's first PE. NULL
     * if each node is a block of consecutive PEs; then PE p belongs to node p / block. */
    const int *node_of;
    int block; /* number of PEs of each node; the last node may have fewer */
    /* other_executable[p] is true if PE p runs another executable than this PE. NULL if all PEs run
     * the same executable. */
    const bool *other_executable;
    int host_cores; /* number of cores on which the PEs of this machine may run */
    int host_pes;   /* number of PEs of this machine; they may belong to several nodes */
};
HIDDEN extern struct node node;

/* Returns the node rank of a PE, or -1 if the PE belongs to another node. */
int node_rank_of(int world_pe);

/* Returns the number of the PE's node. */
static inline int node_of_pe(int world_pe)
{
    ASSERT(world_pe >= 0 && world_pe < job.n_pes);
    return node.node_of != NULL ? node.node_of[world_pe] : world_pe / node.block;
}

/* Returns true if the PE belongs to this node. */
static inline bool node_has(int world_pe)
{
    if (node.node_of != NULL)
        return node.node_of[world_pe] == node.number;
    return (unsigned)(world_pe - node.pes[0]) < (unsigned)node.n_pes;
}

/* A range of consecutive PE numbers: the near PEs. Their memory is mapped in this process, and the
 * inlined operations access it with loads and stores.
 *
 * The range contains this PE and only PEs of this node; usually it contains the whole node. The
 * library accesses all other PEs through net/remote.h. node_near applies to puts and gets,
 * node_near_atomic to atomics. The two differ if MPI executes the atomics but puts are stores. A
 * range is empty if ISTHMUS_PATH or ISTHMUS_AMO selects another transport. Each segment has its own
 * copy of the counts, which may be lower (segment.h). */
struct near {
    int first;           /* number in the job of the first PE of the range */
    unsigned count;      /* length of the range for operations without a result, e.g. puts */
    unsigned read_count; /* for operations with a result, e.g. gets; 0 if PEs use MPI messages */
};
HIDDEN extern struct near node_near, node_near_atomic;

/* Returns the number of PEs in the longer of the ranges node_near and node_near_atomic. Both ranges
 * begin with the same PE. */
static inline unsigned node_near_most(void)
{
    return node_near.count > node_near_atomic.count ? node_near.count : node_near_atomic.count;
}

/* Mappings of the memory files of all PEs of this node, at equal distances. The file of the PE with
 * node rank i is at node_files + i * node_file_stride. For this PE, only the part before the heap
 * is mapped at this address. */
HIDDEN extern char *node_files;
HIDDEN extern size_t node_file_stride;

/* Second mappings of the control blocks, separate from the files and close to each other. Every PE
 * accesses all control blocks of its node. If PEs used node_files instead, each control block would
 * need two pages of page tables. The control block of the PE with node rank i is at node_controls +
 * i * node_control_stride. The control block of PE p of the range node_near is at
 * node_near_controls + p * node_control_stride, where p is the PE's number in the job. This holds
 * even after the range was made empty. */
HIDDEN extern char *node_controls, *node_near_controls;
HIDDEN extern size_t node_control_stride;

/* Returns the address of the memory file of the PE with this node rank. */
static inline char *node_file(int rank)
{
    ASSERT(rank >= 0 && rank < node.n_pes);
    return node_files + (size_t)rank * node_file_stride;
}

/* Returns the control block of the PE with this node rank. */
HOT_INLINE struct control *node_control(int rank)
{
    ASSERT(rank >= 0 && rank < node.n_pes);
    return (struct control *)(void *)(node_controls + (size_t)rank * node_control_stride);
}

/* Returns the control block of this PE. */
HOT_INLINE struct control *node_own_control(void)
{
    return node_control(node.rank);
}

/* Returns the doorbell of a near PE (struct near), i.e. a PE whose memory is mapped in this
 * process. */
HOT_INLINE struct doorbell *node_near_doorbell(int world_pe)
{
    char *control = node_near_controls + (size_t)world_pe * node_control_stride;
    return &((struct control *)(void *)control)->doorbell;
}

/* ---- Functions for the start of the node ---- */

struct bootstrap_record;
struct partition;

/* node_form sets the members of `node` that depend on the partition of the job into nodes, and
 * node_dissolve frees them. host_cores, host_pes and other_executable do not depend on the
 * partition. */
void node_form(const char *routine, const struct partition *partition,
               const struct bootstrap_record *all);
/* Returns true if the nodes are not blocks of consecutive PEs. Then node_set_table must set the
 * node of each PE (node.node_of) before node_of_pe and node_has are called. */
bool node_needs_table(void);
void node_set_table(const int *of);
void node_dissolve(void);

/* node_set_files sets node_files and node_file_stride. node_set_controls sets node_controls and
 * node_control_stride. `stride` is in bytes. */
void node_set_files(char *files, size_t stride);
void node_set_controls(char *controls, size_t stride);

/* Restricts the ranges of near PEs (PEs that are accessed with loads and stores) if PEs communicate
 * through MPI. Makes node_near empty unless `direct` is true, and node_near_atomic empty unless
 * `direct_atomics` is true. Sets both read counts to 0. Caller: segment_limit_near. */
void node_limit_near(bool direct, bool direct_atomics);

/* ---- Arena ---- */

/* Allocates zeroed memory from the arena of the PE with this node rank. Returns the offset of the
 * memory from the start of that PE's control block. The memory is not freed before shmem_finalize.
 * Any PE of the node may allocate from the arena of any PE, at any time. Aborts the job if the
 * arena is full. */
size_t arena_take(const char *routine, int rank, size_t bytes);

enum { CONTROL_BYTES = sizeof(struct control) };

/* Returns the address in this process of the arena memory at an offset from arena_take. */
static inline void *arena_at(int rank, size_t offset)
{
    ASSERT(offset >= CONTROL_BYTES && offset < layout.control_length);
    return node_file(rank) + offset;
}

/* Returns the offset of an address in the arena of the PE with this node rank. */
static inline size_t arena_offset(int rank, const void *address)
{
    return (size_t)((const char *)address - node_file(rank));
}

/* Converts the address of a word in this PE's control block. `word` is an address in the mapping
 * that node_own_control returns. The result is the address of this word in SEGMENT_CONTROL
 * (segment.h), which is another mapping of the memory file. */
static inline void *arena_control_word(const void *word)
{
    size_t offset = (size_t)((const char *)word - (const char *)node_own_control());
    ASSERT(offset < CONTROL_BYTES);
    return node_file(node.rank) + offset;
}

/* Returns the offset of the memory for the queue nodes of locks from the start of the control
 * block. This memory is layout.locks_length bytes long. Its pages are allocated when they are first
 * used. */
static inline size_t arena_locks_offset(void)
{
    return layout.control_length - layout.locks_length;
}

#endif
