/*
 * The medium between the PEs of a job: shared memory that the launcher makes and every PE inherits.
 * What goes from one PE to another is a parcel, taken from the sender's pool and pushed on the
 * receiver's inbox, a stack that the receiver takes as a whole; so nothing here ever locks.
 */
#ifndef ISTHMUS_CHAOS_MEDIUM_H
#define ISTHMUS_CHAOS_MEDIUM_H

#include <stddef.h>
#include <stdint.h>

#define MEDIUM_FILE_VARIABLE "CHAOS_MEDIUM" /* number of the descriptor */
#define MEDIUM_PE_VARIABLE   "CHAOS_PE"
#define MEDIUM_SEED_VARIABLE "CHAOS_SEED" /* for programs that want numbers of their own */

#define MEDIUM_POOL_BYTES ((size_t)256 << 20) /* of each PE; pages never touched cost nothing */

/* The most bytes that one parcel carries. */
#define MEDIUM_PARCEL_MOST ((size_t)64 << 10)

enum parcel_kind {
    PARCEL_EAGER,   /* a message with its data */
    PARCEL_OFFER,   /* a message whose data waits at the sender */
    PARCEL_PULL,    /* wants a piece of it */
    PARCEL_PIECE,   /* that piece */
    PARCEL_MATCHED, /* to the sender: its message has arrived */
    PARCEL_PUT,
    PARCEL_GET,
    PARCEL_ATOMIC,
    PARCEL_LANDED, /* answers of these three: a piece is written; bytes; the old value */
    PARCEL_GOT,
    PARCEL_OLD,
    PARCEL_KINDS
};

struct parcel {
    uint64_t next; /* offset of the parcel below it in a stack; 0: none */
    int owner;     /* whose pool it is of */
    unsigned size_class;
    enum parcel_kind kind;
    int from;
    uint32_t channel; /* of messages; of accesses, the window */
    uint32_t tag;     /* of messages; of atomics, the operation */
    uint64_t bytes;   /* of the whole message */
    uint64_t offset;  /* of this piece */
    uint64_t length;  /* of the data in this parcel, or of the piece that it wants */
    uint64_t mine;    /* an object of the sender's, which an answer names as ... */
    uint64_t yours;   /* ... an object of the receiver's */
    unsigned char data[];
};

/* What happened, summed up over the PEs: a run that saw none of a kind has tested little. */
enum medium_event {
    MEDIUM_MESSAGES,
    MEDIUM_OFFERS,
    MEDIUM_UNEXPECTED,
    MEDIUM_OVERTAKINGS, /* things that happened before older ones */
    MEDIUM_STALLS,
    MEDIUM_UNTRUE_TESTS,
    MEDIUM_SELF_MOVES, /* things that happened outside the PE's calls */
    MEDIUM_ACCESSES,   /* to windows, in pieces */
    MEDIUM_GROUP_OPERATIONS,
    MEDIUM_EVENTS
};

struct medium_pe {
    _Alignas(64) uint64_t inbox; /* offset of the parcel that was pushed last; 0: empty */
    _Alignas(
        64) uint64_t returned;  /* the same of this PE's own parcels that others are done with */
    _Alignas(64) char call[24]; /* the last one of the backend */
    uint64_t calls;
    int state; /* MEDIUM_ENDED ... */
    uint64_t most_unexpected;
    uint64_t events[MEDIUM_EVENTS];
};

enum { MEDIUM_FRESH, MEDIUM_RUNS, MEDIUM_FINALIZED };

struct medium {
    uint64_t length;
    int n_pes;
    uint64_t seed;
    uint64_t unexpected_most; /* more unexpected messages than that at a PE end the job */
    uint64_t together;        /* arrivals of all PEs at medium_meet so far */
    int violated;             /* somebody told of a violation */
    int ended;                /* somebody aborted the job ... */
    int status;               /* ... with this status */
    struct medium_pe pes[];
};

extern struct medium *medium; /* NULL until the launcher made, or a PE opened it */
extern int medium_me;

/* A new one, of which the descriptor is returned; -1 with errno. */
int medium_create(int n_pes, uint64_t seed);
void medium_destroy(int file);
/* The one that this process inherited; NULL, or a text that says what is wrong. */
const char *medium_open(void);

/* A parcel with room for `length` bytes of data, which goes to `pe` with parcel_push. */
struct parcel *parcel_take(enum parcel_kind kind, size_t length);
void parcel_push(int pe, struct parcel *parcel);
/* Gives a received parcel back to its owner. */
void parcel_return(struct parcel *parcel);
/* All that came to this PE, the oldest first, linked by parcel_next. */
struct parcel *parcel_take_inbox(void);
struct parcel *parcel_next(const struct parcel *parcel);

/* One of all PEs' meetings: arrives, and tells with the result of the second whether all have. */
uint64_t medium_arrive(void);
int medium_all_arrived(uint64_t bootstrap);

void medium_count(enum medium_event event);
const char *medium_event_name(enum medium_event event);

#endif
