/*
 * The medium: shared memory that connects the PEs of a job. The launcher creates it and every PE
 * inherits it. A message between PEs is a parcel: the sender takes it from its own pool and pushes
 * it onto the receiver's inbox. The inbox is a stack that the receiver takes as a whole, so no
 * locks are needed.
 */
#ifndef ISTHMUS_CHAOS_MEDIUM_H
#define ISTHMUS_CHAOS_MEDIUM_H

#include <stddef.h>
#include <stdint.h>

#define MEDIUM_FILE_VARIABLE "CHAOS_MEDIUM" /* number of the file descriptor */
#define MEDIUM_PE_VARIABLE   "CHAOS_PE"
#define MEDIUM_SEED_VARIABLE "CHAOS_SEED" /* for programs that generate random numbers */

#define MEDIUM_POOL_BYTES ((size_t)256 << 20) /* per PE; untouched pages use no memory */

/* Maximum number of data bytes in one parcel. */
#define MEDIUM_PARCEL_MOST ((size_t)64 << 10)

enum parcel_kind {
    PARCEL_EAGER,   /* a message with its data */
    PARCEL_OFFER,   /* announces a message whose data wait at the sender */
    PARCEL_PULL,    /* requests a piece of these data */
    PARCEL_PIECE,   /* the requested piece */
    PARCEL_MATCHED, /* to the sender: its message was matched */
    PARCEL_PUT,
    PARCEL_GET,
    PARCEL_ATOMIC,
    PARCEL_LANDED, /* replies to accesses: a piece was written; data; the old value */
    PARCEL_GOT,
    PARCEL_OLD,
    PARCEL_KINDS
};

struct parcel {
    uint64_t next; /* offset of the next parcel in a stack; 0: none */
    int owner;     /* PE whose pool contains the parcel */
    unsigned size_class;
    enum parcel_kind kind;
    int from;
    uint32_t channel; /* channel of a message; window of an access */
    uint32_t tag;     /* tag of a message; operation of an atomic */
    uint64_t bytes;   /* length of the whole message */
    uint64_t offset;  /* offset of this piece */
    uint64_t length;  /* length of the data in this parcel, or of the requested piece */
    uint64_t mine;    /* object of the sender, which a reply returns in `yours` */
    uint64_t yours;   /* object of the receiver */
    unsigned char data[];
};

/* Events that are counted and summed over the PEs. A run without events of some kind has tested
 * little. */
enum medium_event {
    MEDIUM_MESSAGES,
    MEDIUM_OFFERS,
    MEDIUM_UNEXPECTED,
    MEDIUM_OVERTAKINGS, /* events that were executed before older ones */
    MEDIUM_STALLS,
    MEDIUM_UNTRUE_TESTS,
    MEDIUM_SELF_MOVES, /* events that were executed outside the PE's calls */
    MEDIUM_ACCESSES,   /* accesses to windows, in pieces */
    MEDIUM_GROUP_OPERATIONS,
    MEDIUM_EVENTS
};

struct medium_pe {
    _Alignas(64) uint64_t inbox;    /* offset of the parcel that was pushed last; 0: empty */
    _Alignas(64) uint64_t returned; /* this PE's parcels that other PEs have returned */
    _Alignas(64) char call[24];     /* name of the last backend call */
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
    uint64_t unexpected_most; /* the job ends if a PE has more unexpected messages */
    uint64_t together;        /* arrivals of all PEs at barriers so far */
    int violated;             /* a PE has reported a violation */
    int ended;                /* a PE has aborted the job ... */
    int status;               /* ... with this status */
    struct medium_pe pes[];
};

extern struct medium *medium; /* NULL until the launcher has created it, or a PE has opened it */
extern int medium_me;

/* Creates the medium. Returns its file descriptor, or -1 and sets errno. */
int medium_create(int n_pes, uint64_t seed);
void medium_destroy(int file);
/* Opens the medium that this process has inherited. Returns NULL, or an error text. */
const char *medium_open(void);

/* Returns a parcel with space for `length` bytes of data. parcel_push sends it to `pe`. */
struct parcel *parcel_take(enum parcel_kind kind, size_t length);
void parcel_push(int pe, struct parcel *parcel);
/* Returns a received parcel to the pool of its PE. */
void parcel_return(struct parcel *parcel);
/* Returns all parcels that have arrived at this PE, the oldest first. parcel_next returns the
 * following one. */
struct parcel *parcel_take_inbox(void);
struct parcel *parcel_next(const struct parcel *parcel);

/* A barrier of all PEs: medium_arrive returns a number, with which medium_all_arrived returns
 * whether all PEs have arrived. */
uint64_t medium_arrive(void);
int medium_all_arrived(uint64_t bootstrap);

void medium_count(enum medium_event event);
const char *medium_event_name(enum medium_event event);

#endif
