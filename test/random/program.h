/*
 * A random program: the operations of all threads of all PEs, in an order in which a single
 * processor could execute them. Each operation follows the operation that it waits for, so no
 * program can deadlock.
 */
#ifndef ISTHMUS_RANDOM_PROGRAM_H
#define ISTHMUS_RANDOM_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "routines.h"

enum { MAX_PES = 16, MAX_THREADS = 4, MAX_REGIONS = 14, MAX_PARTITIONS = 8, MAX_CONTEXTS = 5 };

/* Value of operation.pe: every member of the operation's partition executes it. */
enum { EVERYONE = -1 };

enum { NO_BOUNDS = -1 };

/* How a phase ends. After its end, any agent may get any memory. */
enum phase_end {
    END_BARRIER_ALL,
    END_ACTIVE_BARRIER,
    END_SYNC_ALL, /* this and the following ways require quiets before */
    END_TEAM_SYNC,
    END_ACTIVE_SYNC,
    END_TEAM_SYNC_NB,
    END_TEAM_BARRIER_NB, /* completes operations of the default context */
    END_WAYS
};

/* Maximum number of collectives in a phase, each of which may need its own work arrays, and maximum
 * elements of an active set's reduction, which the work arrays have room for. */
enum { MAX_COLLECTIVES = 12, MAX_TO_ALL = 512 };

/* The three pieces of symmetric memory that programs use, and private memory. */
enum zone { ZONE_HEAP, ZONE_STATIC, ZONE_FRESH, ZONE_COUNT, ZONE_PRIVATE = ZONE_COUNT };
#define ZONE_HEAP_BYTES   ((size_t)5 << 20)
#define ZONE_STATIC_BYTES ((size_t)768 << 10)
#define ZONE_FRESH_BYTES  ((size_t)512 << 10)

struct place {
    enum zone zone;
    size_t offset;
};

/* A part of a zone that may change. Bytes between the regions must not change. */
struct region {
    struct place place;
    size_t bytes;
    bool is_zeroed; /* initially zero; used for flags */
};

/* The PEs start + i * stride of the job, 0 <= i < size. size is 0 for a PE that is in no team. */
struct group {
    int start, stride, size;
};

/* The teams that one split creates. Each PE is in at most one of them. */
enum partition_origin {
    PARTITION_WORLD,
    PARTITION_SHARED,
    PARTITION_STRIDED,
    PARTITION_ROWS,    /* of a split_2d; its columns are the next partition */
    PARTITION_COLUMNS, /* created together with the rows */
    PARTITION_ACTIVE_SET
};
struct partition {
    enum partition_origin origin;
    int parent;              /* number of the partition that is split */
    int start, stride, size; /* arguments of the split, or of the active set */
    int row_length;
    int contexts; /* number of contexts that programs create for each team */
    struct group of[MAX_PES];
    int least, most; /* smallest and largest size of the teams */
};

struct context_description {
    long options;
    int partition;
    bool is_shared; /* all threads of a PE use it; otherwise each thread has its own */
};

/* Shape of a multidimensional transfer. operation.count is then the number of bytes. */
enum { MAX_DIMENSIONS = 5 };
struct box {
    size_t ndims, element; /* `element` is the size of an element in bytes */
    size_t extents[MAX_DIMENSIONS];
    ptrdiff_t remote_strides[MAX_DIMENSIONS], local_strides[MAX_DIMENSIONS]; /* in bytes */
};

/* Bits of operation.way for an operation with a request. */
enum {
    REQUEST_LOCAL = 1,    /* of a put: wait for local completion immediately */
    REQUEST_NO_REMOTE = 2 /* of a put: without a request; a quiet completes it */
};

/* The routine that req_wait calls, for its request alone or together with other requests. */
enum wait_way { WAIT_ALONE, WAIT_TEST, WAIT_ALL, WAIT_ANY, WAIT_SOME, WAIT_TEST_ALL, WAIT_WAYS };

struct operation {
    enum routine routine;
    int pe, thread;
    int context;
    int partition; /* of a collective; index of program.partitions */
    enum type type;
    int target;                 /* PE of the job; the root of a broadcast as a rank in its team */
    struct place remote, local; /* in collectives: dest and source */
    size_t shift;               /* bytes between an aligned address and the private memory */
    /* A transfer moves `blocks` blocks of `count` elements each. */
    size_t blocks, count;
    struct box box;
    ptrdiff_t remote_stride, local_stride; /* distance between blocks in elements */
    uint64_t value;        /* operand, seed of private data, set of PEs, or awaited value */
    uint64_t condition;    /* of compare_swap; see condition_is_met */
    bool condition_is_met; /* the model sets `condition` to the current value */
    bool is_flag;          /* raises a flag that an agent waits for */
    struct place signal;
    uint64_t signal_value;
    int signal_operation;
    /* Members for waits. */
    int cmp;
    size_t set_length, set_index; /* number of variables, and index of the flag */
    bool others_excluded;         /* by the status array */
    int greatest;                 /* greatest number in a reduction's source */
    int way;                      /* variant of the operation; its meaning depends on the routine */
    int request;          /* number of the operation's request, or of the awaited request; or 0 */
    enum routine carried; /* of am_atomic: the atomic that the handler executes */

    /* Set by the model. */
    unsigned char *expected; /* what this PE must fetch; NULL if it fetches nothing */
    size_t expected_bytes;
    int bounds; /* index of the bounds of a fetched value that depends on the order of updates, or
                   NO_BOUNDS */
};

/* Possible values of a word while several PEs update it. */
struct bounds {
    int pe;
    struct place place;
    enum routine routine; /* atomic_add, _and, _or or _xor */
    size_t size;
    /* Values before and after the phase. For xor, `last` is the set of bits that change. */
    uint64_t first, last;
};

struct program {
    uint64_t seed;
    int n_pes, threads;
    bool has_messages; /* whether the program uses active messages */
    struct region regions[MAX_REGIONS];
    int n_regions;           /* the first ZONE_COUNT regions are the flags of the zones */
    size_t used[ZONE_COUNT]; /* in bytes */
    struct partition partitions[MAX_PARTITIONS];
    int n_partitions;
    struct context_description contexts[MAX_CONTEXTS];
    int n_contexts; /* number 0 is the default context */
    struct operation *operations;
    size_t n_operations, room;
    struct bounds *bounds;
    size_t n_bounds, bounds_room;
    int dropped; /* number of the operation to omit with --break, or -1 */
};

/* Fills memory with bytes that depend on the seed. Used for private memory and for initial contents
 * of zones. */
void program_fill(void *bytes, size_t length, uint64_t seed);
/* Initial contents of private memory. They remain if nothing is fetched. */
enum { PROGRAM_GARBAGE = 0xa5 };

/* Fills `bytes` with the initial contents of a PE's zone. */
void program_fill_zone(const struct program *program, enum zone zone, int pe, void *bytes);

/* Return the bytes from the first to the last block, at the target and in the executing PE's
 * memory. */
size_t operation_remote_bytes(const struct operation *operation);
size_t operation_local_bytes(const struct operation *operation);

bool operation_is_transfer(const struct operation *operation);
bool operation_is_atomic(const struct operation *operation);
bool operation_is_wait(const struct operation *operation);
bool operation_is_collective(const struct operation *operation); /* a collective that moves data */
bool operation_is_nonblocking(const struct operation *operation);
/* Returns true if the operation's routine takes a request. */
bool operation_has_request(const struct operation *operation);
/* Returns true for a nonblocking collective, which a req_wait completes. */
bool operation_is_begun(const struct operation *operation);
bool operation_is_box(const struct operation *operation);
bool operation_has_signal(const struct operation *operation);
/* Returns true for a transfer by an active message, or followed by one. */
bool operation_is_message(const struct operation *operation);
/* Returns the routine with the same effect on memory. */
enum routine operation_plain(const struct operation *operation);
/* Returns true if the operation returns a value or bytes to the PE that executes it. */
bool operation_fetches(const struct operation *operation);

/* Returns true for a reduction or scan of numbers. Bitwise reductions are not included. */
bool operation_combines_numbers(const struct operation *operation);

/* Returns true if this PE executes the operation. */
bool operation_is_of(const struct program *program, const struct operation *operation, int pe);

/* group_find returns the rank of a PE in its team, and group_pe the PE with a rank. */
int group_find(const struct group *group, int pe);
static inline int group_pe(const struct group *group, int member)
{
    return group->start + member * group->stride;
}

/* Returns the number of elements that a PE contributes to a collect. It depends on the PE. */
size_t collect_count(const struct operation *operation, int pe);
/* For alltoallv: the number of elements that member `from` sends to member `to`, and their offsets
 * in dest and source. Each block has space for `count` elements. */
size_t block_count(const struct operation *operation, size_t from, size_t to);
size_t block_dest(const struct operation *operation, size_t members, size_t from, size_t to);
size_t block_source(const struct operation *operation, size_t from, size_t to);
/* Returns a hash of the data, which the handler of put_am stores. */
uint64_t message_digest(const void *data, size_t bytes);
/* Writes to `dest` what store_numbers writes at a PE. */
void operation_fill_numbers(const struct operation *operation, int pe, void *dest);
/* Writes to `source` the contents of a put's private source. */
void operation_fill_source(const struct operation *operation, void *source);

struct operation *program_add(struct program *program, const struct operation *operation);
void program_free(struct program *program);

#endif
