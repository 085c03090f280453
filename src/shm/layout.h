/*
 * The shape of each PE's memory file: control block, arena and memory for locks, then the heap,
 * then room for spaces. All PEs have the same, which they work out from what each of them can have
 * and wants.
 */
#ifndef ISTHMUS_LAYOUT_H
#define ISTHMUS_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/job.h"

/* Blocks aligned to this much are, on every PE, at addresses aligned so. */
#define LAYOUT_ALIGNMENT ((size_t)2 << 20)

struct layout {
    size_t control_length; /* multiple of LAYOUT_ALIGNMENT */
    size_t locks_length;   /* bytes at its end for the queues of locks */
    size_t heap_length;
    size_t spaces_offset, spaces_length; /* multiples of LAYOUT_ALIGNMENT */
    /* What the heap's base is a multiple of on every PE of the job: a power of two, at least
     * LAYOUT_ALIGNMENT; and whether it is the same address on all of them. */
    size_t heap_alignment;
    bool heap_is_fixed;
};
HIDDEN extern struct layout layout;

/* Of the file. */
static inline size_t layout_length(void)
{
    return layout.spaces_offset + layout.spaces_length;
}

/* What the PEs agree on before there is any memory. */
struct proposal {
    size_t heap_asked;                              /* heap length asked for, 0 for none */
    size_t spaces_asked;                            /* the same of the room for spaces */
    size_t memory, address_space, file_length, shm; /* what there is, or what limits allow */
    size_t file_used;                               /* most that may be in use of the file */
    size_t arena;
    size_t static_data_length; /* length of the static data's file, 0 if it cannot be shared */
    uint64_t executable;       /* identity of the program, whose static data these are */
    bool fixed;                /* the agreed address is free for as much */
    bool debug;   /* SHMEM_DEBUG: all check, or none, since checks talk to each other */
    bool threads; /* SHMEM_THREAD_MULTIPLE: all tell active sets apart alike */
};

/* This PE's, with `fixed` as it is for a layout of what it could have by itself; which is the
 * layout from then on. */
struct proposal layout_propose(void);

/* Bytes of memory that the machine has. */
size_t layout_machine_memory(void);

/* The arena's length, by the limits of a wish. */
size_t layout_arena_length(const struct proposal *proposal);

/* Where /dev/shm is the best way of sharing, what the library chooses fits in there, unless there
 * is hardly anything. `n_pes` share it. */
void layout_fit_into_shm(struct proposal *agreed, int n_pes);

/* From what is agreed; `n_pes` map each other's memory at most. */
void layout_set(const struct proposal *agreed, int n_pes);

/* Bytes of a PE's files that are sure to be in use. */
size_t layout_used_length(const struct proposal *agreed);

/* Address space for the file at which the heap begins at the address agreed by all PEs; MAP_FAILED
 * if it is not free. */
char *layout_reserve_fixed(void);

static inline size_t layout_round_up(size_t length, size_t unit)
{
    return (length + unit - 1) / unit * unit;
}

#endif
