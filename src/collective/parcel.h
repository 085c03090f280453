/*
 * Parcels: the messages with which collectives between nodes begin every transfer. A parcel is a
 * head, which says what it is for, and data right behind the head. Longer data are
 * separate messages, with a tag that a parcel names.
 *
 * All parcels have one MPI tag and are received from any PE. The parcels of one PE arrive in the
 * order in which it sent them. If nothing expects a parcel yet, it is kept.
 *
 * All functions are called under the lock of collectives under way (underway.h).
 */
#ifndef ISTHMUS_PARCEL_H
#define ISTHMUS_PARCEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backend.h"
#include "base/link.h"

enum parcel_kind {
    PARCEL_BLOCKING, /* of a blocking collective; the sender sends longer data right behind it */
    PARCEL_DATA,     /* of a nonblocking collective; longer data wait for their receiver */
    PARCEL_READY,    /* of a nonblocking collective: the receiver has posted its receives */
    /* Of a nonblocking collective, without data. A PE that waits long states by them how much it
     * sends or expects, so that a PE with another length reports the mismatch. */
    PARCEL_SENDS,
    PARCEL_EXPECTS,
    PARCEL_KINDS
};

/* On what both PEs of a blocking collective must agree. */
enum {
    PARCEL_FINALIZES = 1,   /* the barrier of shmem_finalize */
    PARCEL_SAME_ROUTINE = 2 /* all members must be in the same routine */
};

/* Receives that MPI has. */
enum { PARCELS_AWAITED = 4 };

struct parcel_head {
    uint64_t team;
    uint64_t number; /* nonblocking: of the collective, alike on all members */
    uint64_t bytes;  /* of all that its step moves */
    uint32_t step;
    uint8_t kind, rules;
    uint16_t tag;     /* of longer data, less the first tag of their kind (transport/wire.h) */
    uint32_t routine; /* of the sender (base/routine.h) */
    int32_t from;     /* the sender's world number */
};

/* A parcel that states a length only serves a transfer that is under way. It is never kept for a
 * later one: it may come after the end of its collective, and would be stored until shmem_finalize.
 */
static inline bool parcel_states_length(const struct parcel_head *head)
{
    return head->kind == PARCEL_SENDS || head->kind == PARCEL_EXPECTS;
}

struct parcel {
    struct link link;
    struct backend_request request;
    struct link *pool; /* where it goes when it is free; NULL: nowhere */
    struct parcel_head head;
    char data[]; /* right behind the head */
};

/* The most data in a parcel: `message` (base/algorithms.h), but no more than MPI sends without
 * asking the receiver. */
size_t parcel_most(void);

/* Gives a parcel to what expects it. Returns false if nothing does yet. */
typedef bool parcel_find(const struct parcel *parcel);

/* Says where parcels of a kind go, and posts the receives, unless they are posted. */
void parcel_start(enum parcel_kind kind, parcel_find *find);
/* Frees all memory. No parcel of this PE is on its way, and no PE begins another collective. */
void parcel_stop(const char *routine);

/* Sends a head, whose `from` it fills in, and a copy of the data. The caller gives the parcel to
 * parcel_leave, or asks parcel_is_sent until that is true. */
struct parcel *parcel_send(const char *routine, int pe, const struct parcel_head *head,
                           const void *data, size_t bytes);
/* Whether MPI has sent the parcel. Then it is free. */
bool parcel_is_sent(struct parcel *parcel);

/* Leaves a parcel to parcel_reclaim, which frees those that are sent and returns whether there was
 * one. */
void parcel_leave(struct parcel *parcel);
bool parcel_reclaim(void);
/* Whether parcels are on their way that were left. */
bool parcel_is_sending(void);

/* Delivers a parcel if one has arrived, and returns whether one had. */
bool parcel_receive(void);

/* The first of the kept parcels for which is_for is true, or NULL. The caller frees it. */
struct parcel *parcel_take_early(bool (*is_for)(const struct parcel *parcel, const void *what),
                                 const void *what);
void parcel_free(struct parcel *parcel);

/* Counts a message of a collective with `bytes` of data. parcel_send calls it itself. */
void parcel_count_message(size_t bytes);

#endif
