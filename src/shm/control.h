/*
 * The control block: a struct at the start of each PE's memory file (the file that contains its
 * symmetric heap). It contains the PE's doorbell (a futex at which its threads sleep), state that
 * other PEs read, and memory for several modules. All PEs of the node map it (node.h).
 */
#ifndef ISTHMUS_CONTROL_H
#define ISTHMUS_CONTROL_H

#include <stddef.h>
#include <stdint.h>

#include "display.h"
#include "doorbell.h"

/* The PE that this PE waits for while it sleeps in a collective (diag/hang.h). */
struct hang_record {
    uint32_t pe;      /* number of that PE plus 1; 0 if this PE does not sleep in a collective */
    uint32_t routine; /* number of the collective's routine (base/routine.h) */
    uint32_t polls;   /* number of checks in which that PE had not arrived */
    uint32_t gathers; /* number of MPI allgathers that this PE has completed */
};

/* State of this PE that other PEs read while they wait for it (net/peer_wait.h). */
struct peer_state {
    uint32_t lifecycle;       /* life-cycle state (diag/lifecycle.h) */
    uint32_t nbc_outstanding; /* number of incomplete nonblocking collectives of this PE */
    struct hang_record hang_record;
    /* Number of the core, plus 1, on which a thread of this PE last waited in a collective. 0 if
     * unknown. Only a hint, and only on oversubscribed hosts (coll/shm/shm_sync.c). */
    uint32_t core;
};

/* The start of a PE's memory file, initially zeros. Members of type char[] are private to one
 * source file each, which overlays its own struct. They are aligned to cache lines, because the PE
 * and its peers write each of them. */
struct control {
    _Alignas(64) struct doorbell doorbell;
    _Alignas(64) uint64_t arena_used; /* used bytes of the arena (the library's memory, node.h) */
    uint64_t nodes; /* offset in the arena of the table with each PE's node (node_start.c) */
    struct peer_state state;
    _Alignas(64) char metadata[64];   /* private to shm/share.c */
    _Alignas(64) char sharing[64];    /* private to shm/share.c */
    _Alignas(64) char own_memory[64]; /* private to shm/own_memory.c */
    _Alignas(64) char measure[64];    /* private to net/select_measure.c */
    _Alignas(64) char shm_syncs[64];  /* private to coll/shm/shm_sync.c */
    _Alignas(64) char am[64];         /* private to am/am_shm.h */
    _Alignas(64) char exit[64];       /* private to runtime/global_exit.c */
    _Alignas(64) char device[384];    /* private to device/device.c */
    struct display display;           /* read by the tool isthmus-top */
};
_Static_assert(offsetof(struct control, doorbell) == 0, "node_near_doorbell adds nothing");

#endif
