/*
 * The benchmark's harness. A row of the result table measures one operation in three variants in
 * one run: with the library, with hand-written code on memory from shmem_ptr, and with a reference.
 * The goal of a row is a multiple of the reference or of the hand-written variant. Batches of the
 * three variants alternate, so that disturbances of the machine affect all equally.
 *
 * Needs only OpenSHMEM 1.4; code for newer versions is enclosed in BENCH_SHMEM_1_5 and
 * BENCH_SHMEM_1_6.
 */
#ifndef ISTHMUS_BENCH_H
#define ISTHMUS_BENCH_H

#include <shmem.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#define BENCH_SHMEM_1_5 (SHMEM_MAJOR_VERSION > 1 || SHMEM_MINOR_VERSION >= 5)
#define BENCH_SHMEM_1_6 (SHMEM_MAJOR_VERSION > 1 || SHMEM_MINOR_VERSION >= 6)

#define BENCH_KIB         ((size_t)1024)
#define BENCH_MIB         (1024 * BENCH_KIB)
#define BENCH_LARGEST     (8 * BENCH_MIB)
#define BENCH_NAME_LENGTH 48
#define BENCH_MAX_SKIPS   16

/* Goals that several rows share, as multiples of the reference time. */
#define BENCH_FETCH_ADD_MULTIPLE 3.0
#define BENCH_BULK_MULTIPLE      (1 / 0.95)

/* Goals of inlined operations (SHMEMX_INLINE), as multiples of the hand-written variant's time. */
#define BENCH_INLINED_MULTIPLE     1.2
#define BENCH_INLINED_G_MULTIPLE   2.5
#define BENCH_INLINED_PUT_MULTIPLE 1.5

/* Arguments of a loop: memory of one peer, as the library and as the CPU address it. */
struct operand {
    void *symmetric; /* local address, as library calls take it */
    void *mapped;    /* the peer's copy, from shmem_ptr; NULL if not mapped */
    void *local;     /* private memory: source of puts, destination of gets */
    size_t bytes;
    int peer;
};

/* Executes an operation `count` times. */
typedef void bench_loop(const struct operand *operand, long count);

/* The PEs that run a row's loops: PE 0 alone, PE 0 and its peer, or all. The others sleep. */
enum scope { SCOPE_LEADER, SCOPE_PAIR, SCOPE_ALL };

enum variant { LIBRARY, BY_HAND, REFERENCE, VARIANT_COUNT };

struct row {
    const char *group;
    char name[BENCH_NAME_LENGTH];
    enum scope scope;
    bench_loop *loop[VARIANT_COUNT]; /* BY_HAND and REFERENCE may be NULL */
    struct operand operand;
    struct operand reference_operand;
    const char *reference_name;
    double batch_factor;       /* length of a batch relative to the default */
    enum variant goal_against; /* LIBRARY: the row has no goal */
    double goal_limit;         /* maximum multiple of goal_against's time */
    double more_limit;         /* or, if not 0: maximum excess over the reference in ns */
};

/* Times per operation in ns, and the library's multiples, as medians over the batches; 0 if not
 * run. */
struct result {
    const char *group;
    char name[BENCH_NAME_LENGTH];
    size_t bytes;
    int batches;
    double nanoseconds[VARIANT_COUNT];
    double minimum[VARIANT_COUNT];
    double ratio[VARIANT_COUNT];
    const char *reference_name;
    enum variant goal_against;
    double goal_limit, more_limit;
};

/* State that all groups share. bench_open fills it, except for the list of rows to skip, which
 * is set from the options. */
struct bench {
    int me;
    int pes;
    int peer; /* the PE with which PE 0 communicates: 1, or itself if alone */
    bool quick;
    int batches;
    double batch_seconds;
    size_t memory_bytes;
    char *symmetric; /* memory_bytes on the symmetric heap */
    char *local;     /* memory_bytes of private memory */
    const char *skip[BENCH_MAX_SKIPS];
    int skip_count;
};
extern struct bench bench;

/* --- measure.c
 * ------------------------------------------------------------------------------------ */

/* Collective: allocates the shared state. */
void bench_open(bool quick);

/* Collective: frees the shared state. */
void bench_close(void);

/* Returns an operand in the symmetric heap, at `offset` in bench.symmetric. */
struct operand bench_operand(size_t offset, size_t bytes);

/* Returns an operand in any symmetric memory. */
struct operand bench_operand_at(void *symmetric, size_t bytes);

/* Returns a row whose operand is in the symmetric heap. */
struct row bench_row(const char *group, enum scope scope, size_t bytes, bench_loop *library,
                     bench_loop *by_hand);

/* Sets the goal: at most 3 times an uncontended C11 fetch_add on the mapped memory. */
void bench_goal_fetch_add(struct row *row);

/* Sets the goal of bench_goal_fetch_add; with SHMEMX_INLINE, at most `inlined` times the
 * hand-written variant. */
void bench_goal_word(struct row *row, double inlined);

/* Sets the goal: at most `limit` times the hand-written variant. */
void bench_goal_by_hand(struct row *row, double limit);

/* Collective: runs the row's loops alternately. On PE 0, records and prints the result. */
void bench_measure(const struct row *row);

/* Uses a value that is computed only for timing, so that the compiler does not remove the
 * computation. */
void bench_keep(unsigned long value);

/* Returns the next size of a series that ends at 8 MiB: twice this size, or 8 times in a quick
 * run. */
size_t bench_next_size(size_t bytes);

/* --- by_hand.c: hand-written code on memory from shmem_ptr ------------------------ */

/* Collective. Returns false, on all PEs, if some PE's memory cannot be mapped. */
bool hand_open(void);
void hand_close(void);

/* Returns the address of PE `pe`'s copy of `address`. hand_open must have returned true. */
void *hand_map(void *address, int pe);

/* Waits until *word >= value. Yields if there are more PEs than CPUs. */
void hand_wait(_Atomic long *word, long value);

/* Barrier of all PEs: one counter and one generation number, both in PE 0's memory. */
void hand_barrier(void);

/* Returns true if there are more PEs than CPUs. */
bool hand_is_crowded(void);

/* The minimum time of a barrier if PEs share cores. All PEs of a core have to run once per barrier.
 * The PE that arrives last on a core needs no switch: it leaves this barrier and arrives at the
 * next. A core with k PEs thus needs k - 1 switches per barrier. This loop executes this number of
 * switches by sched_yield on each core, and nothing else. What a barrier also needs, and the loop
 * does not have, is one exchange of cache lines between the cores. */
void hand_fewest_switches(const struct operand *operand, long count);

/* The reference loop: an uncontended sequentially consistent fetch_add on the mapped memory. */
void hand_fetch_add(const struct operand *operand, long count);

/* --- results.c
 * ------------------------------------------------------------------------------------ */

/* Selects whether bench_measure also prints results as a table. */
void results_show_table(bool show);
void results_add(const struct result *result);

/* Writes all recorded results as JSON. Returns false and sets errno on failure. */
bool results_write_json(const char *path);
void results_free(void);

/* --- the groups
 * ----------------------------------------------------------------------------------- */

/* Loops of rma.c: a contiguous put with a quiet, and a contiguous get. */
void bench_put(const struct operand *operand, long count);
void bench_get(const struct operand *operand, long count);

void rma_run(void);
void static_run(void);
void strided_run(void);
void atomics_run(void);
void sync_run(void);
void collectives_run(void);
void application_run(void);

#endif
