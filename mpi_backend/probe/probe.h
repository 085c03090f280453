/*
 * What the probes share. A probe is a small program over plain MPI-3 that shows one property of an
 * MPI by value. All are compiled into one executable per MPI, which needs nothing of Isthmus, so
 * that they also run where Isthmus cannot. src/tools/probe/isthmus-probe starts it, once for many
 * probes or once for each, as a job of its own.
 *
 * They call the MPI_ names, so that a tool or a test may come between.
 */
#ifndef ISTHMUS_PROBE_H
#define ISTHMUS_PROBE_H

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "probe_clock.h"
#include "probe_monitor.h"
#include "probe_report.h"

/* ---- probe_table.c ---- */

/* How a probe's job is made, and what it is to do. */
enum probe_traits {
    PROBE_ALONE = 1,      /* needs a job of its own */
    PROBE_BARE = 2,       /* initializes and finalizes MPI itself; a job of its own too */
    PROBE_ENDS_JOB = 4,   /* is to end its job by force; bare too */
    PROBE_THOROUGH = 8,   /* takes long: left out by --quick */
    PROBE_BY_CHANCE = 16, /* what it looks for comes now and then: several jobs */
    PROBE_IS_SLOW = 32,   /* calls wait for PEs that compute, or move much: none is slow */
};

struct probe {
    char name[64];           /* GROUP/.../WHAT */
    const char *description; /* what holds if it is sound, in one line */
    void (*run)(int what);   /* caller: probe_main.c, for the probe of this name */
    int what;                /* for `run` */
    int min_pes;
    int seconds; /* time limit */
    int level;   /* MPI's thread level; MPI_THREAD_SERIALIZED, which Isthmus asks for, if 0 */
    unsigned is; /* enum probe_traits */
};

void table_add(const struct probe *probe);
const struct probe *table_find(const char *name); /* NULL if there is none */
/* A line for each: name, least PEs, seconds, level, traits, what it shows; tabs between. */
void table_print(void);

/* ---- probe_calls.c ---- */

const char *thread_level_name(int level); /* MPI's thread level */
/* The probe cannot go on, and has told why: the job ends. */
_Noreturn void abort_probe(void);
/* An MPI call's error: the probe cannot go on, and the job ends. */
void require_success(const char *call, int code);
/* The same, where all PEs go on: whether it was refused. */
bool is_refused(const char *call, int code);

/* ---- probe_pes.c ---- */

struct pes {
    int rank, size;
    int hosts;                /* how many hosts the job has */
    int on_host;              /* PEs of this host, this one among them */
    int *host;                /* number of each PE's host */
    int said_rank, said_size; /* what MPI answered first */
};
extern struct pes pes;
extern double start_seconds; /* of MPI_Init_thread, in a job of several probes */

/* This PE's number, and how many there are. */
void pes_number(void);
/* In words: "itself", "PE 1 on the same host", "PE 1 on another host". */
const char *pes_where(int pe);
/* The PEs so far behind and before this one. */
int pes_after(int distance);
int pes_before(int distance);
/* Distances at which PEs work on each other: all of a small job, powers of two of a large one.
 * Begins with 0, a PE and itself; `pes.size` or more at the end. */
int pes_next_distance(int distance);
/* Until a request is over, by MPI_Wait; the job ends if it is not. */
void pes_wait(MPI_Request *request, MPI_Status *status);
void pes_wait_all(int n, MPI_Request *requests);

/* ---- probe_pes.c: agreement of all PEs, by messages that are checked ---- */

void pes_barrier(void); /* all have come */
/* `bytes` of each PE, in their order. */
void pes_allgather(const void *mine, void *all, size_t bytes);
bool pes_any(bool here); /* on any PE */
long pes_sum(long here);
double pes_max(double here);

/* ---- probe_hosts.c ---- */

/* After MPI_Init, and before anything else of the above: pes_number, and who shares a host. */
void pes_start(void);

/* ---- probe_memory.c ---- */

unsigned char memory_pattern(int from, int to, size_t offset);
void memory_fill(void *memory, int from, int to, size_t begin, size_t end);
/* Wrong at the first byte that is not so; `what` says where it should have come from. */
bool memory_is_filled(const void *memory, int from, int to, size_t begin, size_t end,
                      const char *what);
/* Wrong if a byte is not 0. */
bool memory_is_untouched(const void *memory, size_t begin, size_t end, const char *what);
void *memory_allocate(size_t bytes); /* zeroed, aligned for everything; never freed */
size_t memory_available(void);
bool memory_is_same_word(uint64_t expected, uint64_t seen, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* ---- probe_window.c ---- */

enum window_kind { WINDOW_CREATE, WINDOW_ALLOCATE, WINDOW_DYNAMIC, WINDOW_SHARED, WINDOW_KINDS };

struct window {
    MPI_Win win;
    enum window_kind kind;
    char *base;
    size_t bytes;
    MPI_Aint *bases; /* displacement of each PE's memory */
};

const char *window_name(enum window_kind kind);
/* A window of zeroed memory; false, and told, if this MPI has none here. Collective. */
bool window_make(struct window *window, enum window_kind kind, size_t bytes);
/* The same, and open for all by lock_all. */
bool window_open(struct window *window, enum window_kind kind, size_t bytes);
void window_close(struct window *window); /* unlocks, and frees */
void window_free(struct window *window);
MPI_Aint window_at(const struct window *window, int pe, size_t offset);
void window_flush(struct window *window, int pe);
/* All that PEs did before is seen by all after. Collective. */
void window_barrier(struct window *window);
/* Adds a probe for each kind of window, named GROUP/KIND/WHAT; `run` gets the kind. */
void window_add(const char *group, const struct probe *probe);

/* ---- probe_types.c ---- */

enum type_class { TYPE_SIGNED, TYPE_UNSIGNED, TYPE_FLOAT, TYPE_COMPLEX };

struct type {
    const char *name;
    enum type_class class;
    size_t size;
    MPI_Datatype mpi;
    bool is_word; /* of those that Isthmus' own atomics use */
};

struct type_operation {
    const char *name;
    MPI_Op mpi;
    bool is_used; /* by Isthmus' own atomics */
};

enum { TYPES_MAX = 24, OPERATIONS_MAX = 16, TYPE_BYTES_MAX = 32, VALUE_PAIRS = 3 };

int types_count(void);
const struct type *type_get(int index);
int operations_count(void);
const struct type_operation *operation_get(int index);
/* Is it defined for this type, and for this pair of values? */
bool operation_fits(const struct type_operation *operation, const struct type *type, int pair);
/* The values of a pair, and what the operation makes of them. */
void type_first(const struct type *type, int pair, void *to);
void type_second(const struct type *type, int pair, void *to);
void type_result(const struct type *type, const struct type_operation *operation, int pair,
                 void *to);
bool type_is_equal(const struct type *type, const void *a, const void *b);
void type_print(const struct type *type, const void *value, char *text, size_t room);

/* ---- Groups of probes ---- */

void identity_add(void);
void windows_add(void);
void transfers_add(void);
void atomics_add(void);
void synchronisation_add(void);
void contention_add(void);
void threads_add(void);
void counts_add(void);
void progress_add(void);
void speed_add(void);
void communicators_add(void);
void messages_add(void);
void collectives_add(void);
void life_add(void);
void abort_add(void);

#endif
