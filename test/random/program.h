/*
 * A random program: what every thread of every PE does, in an order in which one processor could do
 * it all. An operation that waits for another stands behind it, so that no program can hang.
 */
#ifndef ISTHMUS_RANDOM_PROGRAM_H
#define ISTHMUS_RANDOM_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "routines.h"

enum { MAX_PES = 16, MAX_THREADS = 4, MAX_REGIONS = 14, MAX_PARTITIONS = 8, MAX_CONTEXTS = 5 };

/* Who does an operation: every member of its partition. */
enum { EVERYONE = -1 };

enum { NO_BOUNDS = -1 };

/* How a phase ends: after it, all memory may change hands. */
enum phase_end {
    END_BARRIER_ALL,
    END_ACTIVE_BARRIER,
    END_SYNC_ALL, /* this and the following: after quiets */
    END_TEAM_SYNC,
    END_ACTIVE_SYNC,
    END_TEAM_SYNC_NB,
    END_TEAM_BARRIER_NB, /* completes the default context */
    END_WAYS
};

/* Collectives of a phase, each of which may need arrays of its own, and elements of an active set's
 * reduction, whose work array is as long. */
enum { MAX_COLLECTIVES = 12, MAX_TO_ALL = 512 };

/* Symmetric memory that programs work on, in three pieces; private memory is none of them. */
enum zone { ZONE_HEAP, ZONE_STATIC, ZONE_FRESH, ZONE_COUNT, ZONE_PRIVATE = ZONE_COUNT };
#define ZONE_HEAP_BYTES   ((size_t)5 << 20)
#define ZONE_STATIC_BYTES ((size_t)768 << 10)
#define ZONE_FRESH_BYTES  ((size_t)512 << 10)

struct place {
    enum zone zone;
    size_t offset;
};

/* All the bytes of a zone that may change are in a region; what is between them must stay. */
struct region {
    struct place place;
    size_t bytes;
    bool is_zeroed; /* begins as zero: flags */
};

/* PEs start + i * stride of the job, i < size; size is 0 for a PE that is in no team. */
struct group {
    int start, stride, size;
};

/* Teams that all come from one split, so that each PE is in at most one of them. */
enum partition_origin {
    PARTITION_WORLD,
    PARTITION_SHARED,
    PARTITION_STRIDED,
    PARTITION_ROWS,    /* of a 2-d split, whose columns are the next partition */
    PARTITION_COLUMNS, /* made with the rows */
    PARTITION_ACTIVE_SET
};
struct partition {
    enum partition_origin origin;
    int parent;              /* partition that is split */
    int start, stride, size; /* of the split, or of the active set */
    int row_length;
    int contexts; /* that programs make of these teams */
    struct group of[MAX_PES];
    int least, most; /* sizes of its teams */
};

struct context_description {
    long options;
    int partition;
    bool is_shared; /* by the threads of a PE; else each has its own */
};

/* What a box is like; count is then the bytes that are moved. */
enum { MAX_DIMENSIONS = 5 };
struct box {
    size_t ndims, element; /* bytes of an element */
    size_t extents[MAX_DIMENSIONS];
    ptrdiff_t remote_strides[MAX_DIMENSIONS], local_strides[MAX_DIMENSIONS]; /* bytes */
};

/* How an operation with a request uses it, as bits of `way`. */
enum {
    REQUEST_LOCAL = 1,    /* of a put: waits for its source alone at once */
    REQUEST_NO_REMOTE = 2 /* of a put: by quiet, then */
};

/* How req_wait waits: by the routines of that name, alone or among other requests. */
enum wait_way { WAIT_ALONE, WAIT_TEST, WAIT_ALL, WAIT_ANY, WAIT_SOME, WAIT_TEST_ALL, WAIT_WAYS };

struct operation {
    enum routine routine;
    int pe, thread;
    int context;
    int partition; /* of a collective */
    enum type type;
    int target;                 /* PE of the job; the root of a broadcast, as a member's number */
    struct place remote, local; /* in collectives: dest and source */
    size_t shift;               /* private memory begins so many bytes behind an aligned address */
    /* A transfer is of `blocks` blocks of `count` elements. */
    size_t blocks, count;
    struct box box;
    ptrdiff_t remote_stride, local_stride; /* elements, from block to block */
    uint64_t value;        /* operand; seed of private data; set of PEs; what is waited for */
    uint64_t condition;    /* of compare_swap; the model may replace it by one that holds */
    bool condition_is_met; /* then */
    bool is_flag;          /* somebody waits for it */
    struct place signal;
    uint64_t signal_value;
    int signal_operation;
    /* Waits. */
    int cmp;
    size_t set_length, set_index; /* which of how many variables */
    bool others_excluded;         /* by their status */
    int greatest;                 /* number in a reduction's source */
    int way;                      /* one of several that an operation has */
    int request;                  /* number of its request, or of that which is waited for; or 0 */
    enum routine carried;         /* of am_atomic: what the handler does */

    /* Filled in by the model. */
    unsigned char *expected; /* what this PE must see, where it sees anything; or NULL */
    size_t expected_bytes;
    int bounds; /* of a fetched value that depends on who came first; or NO_BOUNDS */
};

/* What a word that several PEs update at one time may be meanwhile. */
struct bounds {
    int pe;
    struct place place;
    enum routine routine; /* atomic_add, _and, _or, _xor: the family */
    size_t size;
    uint64_t first, last; /* values before and after; for xor `last` is all bits that change */
};

struct program {
    uint64_t seed;
    int n_pes, threads;
    bool has_messages; /* active ones */
    struct region regions[MAX_REGIONS];
    int n_regions;           /* the first ZONE_COUNT are the zones' flags */
    size_t used[ZONE_COUNT]; /* bytes */
    struct partition partitions[MAX_PARTITIONS];
    int n_partitions;
    struct context_description contexts[MAX_CONTEXTS];
    int n_contexts; /* 0 is the default one */
    struct operation *operations;
    size_t n_operations, room;
    struct bounds *bounds;
    size_t n_bounds, bounds_room;
    int dropped; /* operation that is not carried out, to see that it is missed; -1 */
};

/* Contents of private memory and of zones at the beginning: bytes that a seed determines. */
void program_fill(void *bytes, size_t length, uint64_t seed);
/* What private memory holds where nothing was fetched. */
enum { PROGRAM_GARBAGE = 0xa5 };

/* The contents of a PE's zone at the beginning. */
void program_fill_zone(const struct program *program, enum zone zone, int pe, void *bytes);

/* The bytes from the first to the last of `blocks` blocks, at the far and at the near side. */
size_t operation_remote_bytes(const struct operation *operation);
size_t operation_local_bytes(const struct operation *operation);

bool operation_is_transfer(const struct operation *operation);
bool operation_is_atomic(const struct operation *operation);
bool operation_is_wait(const struct operation *operation);
bool operation_is_collective(const struct operation *operation); /* one that moves data */
bool operation_is_nonblocking(const struct operation *operation);
/* With a request. */
bool operation_has_request(const struct operation *operation);
/* A nonblocking collective: begun by one operation, waited for by another. */
bool operation_is_begun(const struct operation *operation);
bool operation_is_box(const struct operation *operation);
bool operation_has_signal(const struct operation *operation);
/* A transfer by an active message, or one that a message follows. */
bool operation_is_message(const struct operation *operation);
/* What it does to memory, by the name of a routine that does the same. */
enum routine operation_plain(const struct operation *operation);
/* It brings a value, or bytes, to the PE that does it. */
bool operation_fetches(const struct operation *operation);

/* A reduction or scan of numbers, rather than bits. */
bool operation_combines_numbers(const struct operation *operation);

/* Whether this PE takes part. */
bool operation_is_of(const struct program *program, const struct operation *operation, int pe);

/* A member's number in its team, and back. */
int group_find(const struct group *group, int pe);
static inline int group_pe(const struct group *group, int member)
{
    return group->start + member * group->stride;
}

/* How many elements a member of a collect gives: they may differ. */
size_t collect_count(const struct operation *operation, int pe);
/* Elements from member to member, and where they lie in the dest and source of these, of alltoallv:
 * each block has room for `count`. */
size_t block_count(const struct operation *operation, size_t from, size_t to);
size_t block_dest(const struct operation *operation, size_t members, size_t from, size_t to);
size_t block_source(const struct operation *operation, size_t from, size_t to);
/* What the handler of put_am makes of the data. */
uint64_t message_digest(const void *data, size_t bytes);
/* What store_numbers writes at a PE. */
void operation_fill_numbers(const struct operation *operation, int pe, void *dest);
/* What a put's private source holds. */
void operation_fill_source(const struct operation *operation, void *source);

struct operation *program_add(struct program *program, const struct operation *operation);
void program_free(struct program *program);

#endif
