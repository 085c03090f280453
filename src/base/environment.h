/*
 * Environment variables of the library. One table (environment_table) defines the variables. The
 * parser, the output of SHMEM_INFO and the list of isthmus-info all use this table.
 * shmem_init calls environment_read, which fills in `environment`.
 */
#ifndef ISTHMUS_ENVIRONMENT_H
#define ISTHMUS_ENVIRONMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "algorithms.h"

enum environment_share { SHARE_AUTO, SHARE_PROC, SHARE_SOCKET, SHARE_SHM };
/* Transports of operations between PEs (docs/architecture/network.md): load and store, MPI RMA
 * windows, two-sided MPI messages. */
enum transport_id { TRANSPORT_AUTO, TRANSPORT_SHM, TRANSPORT_WINDOW, TRANSPORT_MESSAGE };
extern const char *const transport_names[];
enum environment_space_window { SPACE_WINDOW_AUTO, SPACE_WINDOW_CREATED, SPACE_WINDOW_DYNAMIC };
enum environment_amo { AMO_TARGET, AMO_MPI };
enum environment_huge_pages { HUGE_PAGES_AUTO, HUGE_PAGES_NEVER };
enum environment_core { CORE_OWN, CORE_ALL, CORE_NONE };
enum environment_progress { PROGRESS_AUTO, PROGRESS_THREAD, PROGRESS_POLL };

struct environment {
    size_t symmetric_size;     /* SHMEM_SYMMETRIC_SIZE, bytes; 0: the library chooses */
    size_t spaces_size;        /* ISTHMUS_SPACES_SIZE, bytes; 0: the library chooses */
    bool info, version, debug; /* SHMEM_INFO, SHMEM_VERSION, SHMEM_DEBUG */
    bool validity;             /* SHMEM_DEBUG=2: check the library's records (base/check.h) */
    const char *mpi;           /* ISTHMUS_MPI: name of a backend; NULL: detect it */
    int share;        /* ISTHMUS_SHARE: method by which the PEs of a node map memory; SHARE_* */
    bool static_data; /* ISTHMUS_STATIC_DATA: static variables are symmetric */
    /* ISTHMUS_WATCHDOG: seconds of waiting before a report; 0: no reports. Reports need
     * SHMEM_DEBUG, except those of shmemx_init_attr. */
    size_t watchdog;
    size_t long_wait; /* ISTHMUS_LONG_WAIT: seconds until a hang of all PEs is reported; 0: never */
    int remote;       /* ISTHMUS_REMOTE: transport between nodes; TRANSPORT_*, but not _SHM */
    int path;         /* ISTHMUS_PATH: transport within a node; TRANSPORT_*, but not _AUTO */
    int amo;          /* ISTHMUS_AMO: whether the target PE or MPI executes atomics; AMO_* */
    int progress;     /* ISTHMUS_PROGRESS: progress thread or polling; PROGRESS_* */
    int space_window; /* ISTHMUS_SPACE_WINDOW: type of the MPI windows of spaces; SPACE_WINDOW_* */
    int huge_pages;   /* ISTHMUS_HUGE_PAGES: large pages of symmetric memory; HUGE_PAGES_* */
    int core;         /* ISTHMUS_CORE: symmetric memory in core files; CORE_* */
    const char *trace; /* ISTHMUS_TRACE: path of a file, without the PE number; NULL: no trace */
    size_t node_size;  /* ISTHMUS_NODE_SIZE: maximum number of PEs of a node; 0: no limit */
    bool device_mpi;   /* ISTHMUS_DEVICE_MPI: the library may pass device memory to MPI */
    struct algorithms algorithms; /* ISTHMUS_ALGORITHMS: algorithms of collectives */
    const char *device; /* ISTHMUS_DEVICE: list of devices (environment_device); NULL: automatic */
};

/* Reads all variables. A variable that is not set or has an invalid value gets its default. If both
 * are set, a SHMEM_ name takes precedence over its old SMA_ name. Returns NULL if all values are
 * valid. Otherwise returns an error message with the first invalid variable, its value and the
 * expected values, which is valid until the next call. */
const char *environment_read(struct environment *environment);

extern struct environment environment; /* the values that shmem_init has read */

/* Returns the value of ISTHMUS_STATIC_DATA, for a constructor of the library, which runs before
 * main. If the value is invalid, returns the default; environment_read reports the error later. */
bool environment_static_data(void);

/* Returns the device number that ISTHMUS_DEVICE assigns to the PE with this node rank. If the list
 * is shorter than the number of PEs, it is used repeatedly. Returns ENVIRONMENT_DEVICE_NONE if the
 * PE has no device, and ENVIRONMENT_DEVICE_AUTO if the library selects one. */
enum { ENVIRONMENT_DEVICE_NONE = -1, ENVIRONMENT_DEVICE_AUTO = -2 };
int environment_device(int node_rank);

/* Returns the name of the next environment variable that is probably misspelled: it begins with
 * ISTHMUS_ and is not in the table, or it begins with SHMEM_ or SMA_ and differs from a name in the
 * table by one character, or by two if it has at least 16 characters. The search begins at
 * *position, which is 0 in the first call, and sets *position to the position after the variable.
 * Sets *similar to the similar name, or to NULL if the table has none. The result is valid until
 * the next call. Returns NULL if no more such variables are set. */
const char *environment_unknown(size_t *position, const char **similar);

/* Definition of an environment variable. */
struct environment_variable {
    const char *name;
    const char *old_name; /* the SMA_ name, or NULL */
    const char *type;     /* "size", "flag", "auto|proc|socket|shm", ... */
    const char *expected; /* description of valid values, for error messages */
    const char *standard; /* description of the default */
    const char *help;     /* one line */
    /* Stores the value of `text`; returns false if it is invalid. Caller: environment_read. */
    bool (*parse)(const char *text, struct environment *environment);
    bool empty_counts; /* true: an empty value sets the variable; false: it is ignored */
};
extern const struct environment_variable environment_table[];
extern const size_t environment_table_length;

/* Returns the value of the variable, from its name or its old name. Returns NULL if the variable is
 * not set. */
const char *environment_value(const struct environment_variable *variable);

/* Prints every variable with its meaning, default and current value (SHMEM_INFO). */
void environment_print(FILE *stream);

#endif
