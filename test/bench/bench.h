/*
 * The benchmark's harness. A row of its table is one thing done three ways in the same run: by the
 * library, by hand on the memory that shmem_ptr gives, and as a reference that a goal is a multiple
 * of. The three take turns in batches, so that what disturbs the machine disturbs all of them.
 *
 * Only OpenSHMEM 1.4 is needed; what is newer stands behind BENCH_SHMEM_1_5 and BENCH_SHMEM_1_6.
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

/* The goals that rows have in common. */
#define BENCH_FETCH_ADD_MULTIPLE 3.0
#define BENCH_BULK_MULTIPLE      (1 / 0.95)

/* Of what is compiled into the program (SHMEMX_INLINE), beside the same by hand. */
#define BENCH_INLINED_MULTIPLE     1.2
#define BENCH_INLINED_G_MULTIPLE   2.5
#define BENCH_INLINED_PUT_MULTIPLE 1.5

/* What a loop works on: one peer's memory as the library and as the CPU know it. */
struct operand {
    void *symmetric; /* our address of it, as the library's routines take it */
    void *mapped;    /* the peer's copy, as shmem_ptr gives it; NULL if it cannot */
    void *local;     /* private memory, source of puts and destination of gets */
    size_t bytes;
    int peer;
};

/* Does one thing `count` times. */
typedef void bench_loop(const struct operand *operand, long count);

/* Who runs a row's loops: PE 0 alone, PE 0 and its peer, or all. The rest sleep meanwhile. */
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
    double batch_factor;       /* how much longer a batch is than the usual */
    enum variant goal_against; /* LIBRARY: the row has no goal of its own */
    double goal_limit;         /* the library takes at most this multiple of goal_against */
    double more_limit;         /* or, where not 0: at most so many ns more than the reference */
};

/* Nanoseconds per operation, and the library's multiples, as medians over the batches; 0 if not
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

/* What all groups share; filled by bench_open, but for the rows to skip, which options name. */
struct bench {
    int me;
    int pes;
    int peer; /* the one PE that PE 0 talks to: 1, or itself when it is alone */
    bool quick;
    int batches;
    double batch_seconds;
    size_t memory_bytes;
    char *symmetric; /* memory_bytes on the heap */
    char *local;     /* memory_bytes of private memory */
    const char *skip[BENCH_MAX_SKIPS];
    int skip_count;
};
extern struct bench bench;

/* --- measure.c
 * ------------------------------------------------------------------------------------ */

/* Collective: allocates what the groups share. */
void bench_open(bool quick);

/* Collective: frees it. */
void bench_close(void);

/* An operand on the heap, at `offset` of the shared memory. */
struct operand bench_operand(size_t offset, size_t bytes);

/* An operand on any symmetric memory. */
struct operand bench_operand_at(void *symmetric, size_t bytes);

/* A row on the heap. */
struct row bench_row(const char *group, enum scope scope, size_t bytes, bench_loop *library,
                     bench_loop *by_hand);

/* Sets the goal "at most 3 times an uncontended C11 fetch_add on the mapped memory". */
void bench_goal_fetch_add(struct row *row);

/* The same, or, with SHMEMX_INLINE, "at most `inlined` times the same by hand". */
void bench_goal_word(struct row *row, double inlined);

/* Sets the goal "at most `limit` times the same by hand". */
void bench_goal_by_hand(struct row *row, double limit);

/* Collective: runs the row's loops in turn, and on PE 0 records and shows the result. */
void bench_measure(const struct row *row);

/* Keeps a value that was computed only to be timed. */
void bench_keep(unsigned long value);

/* The next size of a series that ends at 8 MiB: twice this one, or 8 times in a quick run. */
size_t bench_next_size(size_t bytes);

/* --- by_hand.c: what a program would write itself on memory from shmem_ptr
 * ------------------------ */

/* Collective. False, on all PEs alike, if some PE's memory cannot be mapped. */
bool hand_open(void);
void hand_close(void);

/* The copy of `address` in PE `pe`, which hand_open found to be mapped. */
void *hand_map(void *address, int pe);

/* Waits until *word >= value, politely if there are more PEs than CPUs. */
void hand_wait(_Atomic long *word, long value);

/* All PEs: one counter and one generation, both in PE 0's memory. */
void hand_barrier(void);

/* The reference loop: one uncontended seq_cst fetch_add on the mapped memory. */
void hand_fetch_add(const struct operand *operand, long count);

/* --- results.c
 * ------------------------------------------------------------------------------------ */

/* Whether bench_measure's results are also shown as lines of a table. */
void results_show_table(bool show);
void results_add(const struct result *result);

/* Writes everything recorded as JSON. False, with errno, if that failed. */
bool results_write_json(const char *path);
void results_free(void);

/* --- the groups
 * ----------------------------------------------------------------------------------- */

/* Loops of rma.c: a put with a quiet, and a get, of bytes that lie together. */
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
