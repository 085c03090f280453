/*
 * The control block at the head of each PE's memory file.
 */
#ifndef ISTHMUS_CONTROL_H
#define ISTHMUS_CONTROL_H

#include <stddef.h>
#include <stdint.h>

#include "display.h"
#include "doorbell.h"

/* Whom a PE sleeps for in a collective (diag/hang.h). */
struct hang_record {
    uint32_t pe;      /* its number and 1; 0: nobody */
    uint32_t routine; /* the collective's number (base/routine.h) */
    uint32_t polls;   /* after which it had not come */
    uint32_t gathers; /* of communicators, which the sleeper has come out of */
};

/* What those look at, or ask for, who wait for this PE (net/peer_wait.h). */
struct peer_state {
    uint32_t lifecycle;       /* diag/lifecycle.h */
    uint32_t nbc_outstanding; /* nonblocking collectives that it has begun and not finished */
    struct hang_record hang_record;
};

/* The head of a PE's shared memory, zeros at first. Behind the doorbell and what is told of the PE
 * itself, files have parts on cache lines of their own, over which each lays a struct that nobody
 * else knows. Each line is written by others as well as by its owner. */
struct control {
    _Alignas(64) struct doorbell doorbell;
    _Alignas(64) uint64_t arena_used; /* bytes of the arena handed out (node.h) */
    uint64_t nodes;                   /* where in it the node of each PE stands (node_start.c) */
    struct peer_state state;
    _Alignas(64) char metadata[64];   /* shm/share.c */
    _Alignas(64) char sharing[64];    /* shm/share.c */
    _Alignas(64) char own_memory[64]; /* shm/own_memory.c */
    _Alignas(64) char measure[64];    /* net/select_measure.c */
    _Alignas(64) char shm_syncs[64];  /* coll/shm/shm_sync.c */
    _Alignas(64) char am[64];         /* am/am_shm.h */
    _Alignas(64) char exit[64];       /* runtime/global_exit.c */
    _Alignas(64) char device[384];    /* device/device.c */
    struct display display;           /* for isthmus-top */
};
_Static_assert(offsetof(struct control, doorbell) == 0, "node_near_doorbell adds nothing");

#endif
