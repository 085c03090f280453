/*
 * Common interface of the probes.
 *
 * A probe is a small test that uses plain MPI-3 and checks one property of an MPI library. All
 * probes of an MPI are compiled into one executable. It does not need Isthmus, so probes also run
 * with an MPI on which Isthmus does not work. The driver, src/tools/probe/isthmus-probe, starts the
 * executable as a job: one job for many probes, or a separate job for one probe.
 *
 * In a job, probe_main.c initializes MPI, calls each probe's `run` on all PEs and finalizes MPI. A
 * probe reports faults to the driver by report_wrong and continues. Each PE has a parent process
 * that reports hangs and crashes (probe_monitor.h).
 *
 * The probes call the MPI_ names, so that a tool or a test can interpose MPI functions.
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

/* Properties of a probe, as flags: how its job is started, and what isthmus-probe expects of it. */
enum probe_traits {
    PROBE_ALONE = 1,      /* needs a separate job */
    PROBE_BARE = 2,       /* initializes and finalizes MPI itself, in a separate job */
    PROBE_ENDS_JOB = 4,   /* terminates its job abnormally; used together with PROBE_BARE */
    PROBE_THOROUGH = 8,   /* takes long; not run with --quick */
    PROBE_BY_CHANCE = 16, /* the fault occurs at random, so the probe runs in several jobs */
    /* The probe's MPI calls may take long, because PEs compute or transfer much data. Slow calls
     * are not reported as a fault. */
    PROBE_IS_SLOW = 32,
};

struct probe {
    char name[64];           /* GROUP/.../WHAT, such as windows/create/model */
    const char *description; /* what holds if MPI is correct, in one line */
    void (*run)(int what);   /* caller: probe_main.c, for the probe of this name */
    int what;                /* argument with which `run` is called */
    int min_pes;             /* minimum number of PEs */
    int seconds;             /* time limit of each step, in seconds */
    int level;               /* MPI's thread level; 0: MPI_THREAD_SERIALIZED, as Isthmus requests */
    unsigned is;             /* enum probe_traits */
};

void table_add(const struct probe *probe);
const struct probe *table_find(const char *name); /* NULL: no probe has this name */
/* Prints one line for each probe, with fields separated by tabs: name, minimum number of PEs,
 * seconds, level, traits, description. */
void table_print(void);

/* ---- probe_calls.c ---- */

const char *thread_level_name(int level); /* name of an MPI thread level */
/* Terminates the job, because the probe cannot continue. The caller has reported why. */
_Noreturn void abort_probe(void);
/* If `code` is an MPI error, reports it and terminates the job, because the probe cannot
 * continue. */
void require_success(const char *call, int code);
/* If `code` is an MPI error, reports it and returns true. Used if all PEs can continue after the
 * error. */
bool is_refused(const char *call, int code);

/* ---- probe_pes.c ---- */

struct pes {
    int rank, size;
    int hosts;                /* number of hosts of the job */
    int on_host;              /* number of PEs on this host, including this one */
    int *host;                /* for each PE, the number of its host */
    int said_rank, said_size; /* rank and size that MPI returned, which may be wrong */
};
extern struct pes pes;
/* Duration of MPI_Init_thread in seconds. Set in jobs in which probe_main.c initializes MPI. */
extern double start_seconds;

/* Sets the rank and the number of PEs in `pes`. */
void pes_number(void);
/* Returns a description of the PE: "itself", "PE 1 on the same host", "PE 1 on another host". */
const char *pes_where(int pe);
/* Return the PE with a rank higher, or lower, by `distance`, modulo the number of PEs. */
int pes_after(int distance);
int pes_before(int distance);
/* Returns the distance after `distance` in the list of distances at which a PE accesses other
 * PEs. The list contains every distance in a small job, and powers of two in a large job. It
 * begins with 0, the PE itself. Returns `pes.size` or more after the last distance. */
int pes_next_distance(int distance);
/* Wait with MPI_Wait or MPI_Waitall. If a request is still active afterwards, report that and
 * terminate the job. */
void pes_wait(MPI_Request *request, MPI_Status *status);
void pes_wait_all(int n, MPI_Request *requests);

/* ---- probe_pes.c: exchanges among all PEs, with checksums ---- */

void pes_barrier(void); /* waits for all PEs */
/* Gathers `bytes` bytes of each PE, in the order of the PEs. */
void pes_allgather(const void *mine, void *all, size_t bytes);
bool pes_any(bool here); /* true if `here` is true on any PE */
long pes_sum(long here);
double pes_max(double here);

/* ---- probe_hosts.c ---- */

/* Called after MPI_Init, before all other functions of this header. Calls pes_number and
 * determines which PEs share a host. */
void pes_start(void);

/* ---- probe_memory.c ---- */

unsigned char memory_pattern(int from, int to, size_t offset);
void memory_fill(void *memory, int from, int to, size_t begin, size_t end);
/* Returns whether the bytes have the pattern that memory_fill(from, to) writes. Reports the
 * first wrong byte; `what` describes the data. */
bool memory_is_filled(const void *memory, int from, int to, size_t begin, size_t end,
                      const char *what);
/* Returns whether all bytes are 0. Reports the first one that is not. */
bool memory_is_untouched(const void *memory, size_t begin, size_t end, const char *what);
void *memory_allocate(size_t bytes); /* zeroed, aligned for every type; exits on failure */
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
/* Creates a window of zeroed memory. If this MPI cannot create it, reports that and returns
 * false. Collective. */
bool window_make(struct window *window, enum window_kind kind, size_t bytes);
/* Like window_make, and opens the window for access to all PEs with MPI_Win_lock_all. */
bool window_open(struct window *window, enum window_kind kind, size_t bytes);
void window_close(struct window *window); /* unlocks and frees the window */
void window_free(struct window *window);
MPI_Aint window_at(const struct window *window, int pe, size_t offset);
void window_flush(struct window *window, int pe);
/* Waits for all PEs. Operations before it are visible to all PEs after it. Collective. */
void window_barrier(struct window *window);
/* Adds a probe for each kind of window, with the name GROUP/KIND/WHAT. `run` gets the kind. */
void window_add(const char *group, const struct probe *probe);

/* ---- probe_types.c ---- */

enum type_class { TYPE_SIGNED, TYPE_UNSIGNED, TYPE_FLOAT, TYPE_COMPLEX };

struct type {
    const char *name;
    enum type_class class;
    size_t size;
    MPI_Datatype mpi;
    bool is_word; /* Isthmus's atomics use this type */
};

struct type_operation {
    const char *name;
    MPI_Op mpi;
    bool is_used; /* Isthmus's atomics use this operation */
};

enum { TYPES_MAX = 24, OPERATIONS_MAX = 16, TYPE_BYTES_MAX = 32, VALUE_PAIRS = 3 };

int types_count(void);
const struct type *type_get(int index);
int operations_count(void);
const struct type_operation *operation_get(int index);
/* Returns whether the operation is defined for this type and this pair of values. */
bool operation_fits(const struct type_operation *operation, const struct type *type, int pair);
/* These functions store the first value of a pair, the second value, and the expected result of
 * the operation on both values. */
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
