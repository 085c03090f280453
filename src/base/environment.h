/*
 * Environment variables: one table makes the parser, SHMEM_INFO's text and isthmus-info's list.
 */
#ifndef ISTHMUS_ENVIRONMENT_H
#define ISTHMUS_ENVIRONMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "algorithms.h"

enum environment_share { SHARE_AUTO, SHARE_PROC, SHARE_SOCKET, SHARE_SHM };
/* The ways of operations between PEs (docs/architecture/network.md). */
enum transport_id { TRANSPORT_AUTO, TRANSPORT_SHM, TRANSPORT_WINDOW, TRANSPORT_MESSAGE };
extern const char *const transport_names[];
enum environment_space_window { SPACE_WINDOW_AUTO, SPACE_WINDOW_CREATED, SPACE_WINDOW_DYNAMIC };
enum environment_amo { AMO_TARGET, AMO_MPI };
enum environment_core { CORE_OWN, CORE_ALL, CORE_NONE };
enum environment_progress { PROGRESS_AUTO, PROGRESS_THREAD, PROGRESS_POLL };

struct environment {
    size_t symmetric_size;     /* SHMEM_SYMMETRIC_SIZE; 0: choose */
    size_t spaces_size;        /* ISTHMUS_SPACES_SIZE; 0: choose */
    bool info, version, debug; /* SHMEM_INFO, SHMEM_VERSION, SHMEM_DEBUG */
    bool validity;             /* SHMEM_DEBUG=2: records are compared (base/check.h) */
    const char *mpi;           /* ISTHMUS_MPI: name of a backend, NULL: find out */
    int share;         /* ISTHMUS_SHARE: how the node's PEs get at each other's memory files */
    bool static_data;  /* ISTHMUS_STATIC_DATA: static variables are symmetric */
    size_t watchdog;   /* ISTHMUS_WATCHDOG: seconds after which a wait is reported, with SHMEM_DEBUG
                          only */
    int remote;        /* ISTHMUS_REMOTE: the way of put and get between nodes; WAY_*, not direct */
    int path;          /* ISTHMUS_PATH: the same inside a node; WAY_*, not auto */
    int amo;           /* ISTHMUS_AMO: who carries out atomics; AMO_* */
    int progress;      /* ISTHMUS_PROGRESS: PROGRESS_* */
    int space_window;  /* ISTHMUS_SPACE_WINDOW: which MPI windows spaces get; SPACE_WINDOW_* */
    int core;          /* ISTHMUS_CORE: what of symmetric memory core files have; CORE_* */
    const char *trace; /* ISTHMUS_TRACE: a file's path without its PE; or NULL */
    size_t node_size;  /* ISTHMUS_NODE_SIZE: at most so many consecutive PEs share a node; 0: any */
    bool device_mpi;   /* ISTHMUS_DEVICE_MPI: MPI may be handed memory of devices */
    struct algorithms algorithms; /* ISTHMUS_ALGORITHMS: how collectives are done */
    const char *device; /* ISTHMUS_DEVICE: a list of devices; NULL: choose (environment_device) */
};

/* Reads all variables; one that is not set, or set wrongly, gets its default. NULL, or a text
 * (valid until the next call) naming the variable, the value, and what was expected. SHMEM_ names
 * win over SMA_ ones. */
const char *environment_read(struct environment *environment);

extern struct environment environment; /* as read at shmem_init */

/* ISTHMUS_STATIC_DATA alone, for a library constructor that runs before main. A wrong value counts
 * as not set; environment_read tells of it. */
bool environment_static_data(void);

/* The number of the device that ISTHMUS_DEVICE gives to the PE with this place among those of its
 * node, as `environment` has it: the list begins anew behind its last. Or one of the two below. */
enum { ENVIRONMENT_DEVICE_NONE = -1, ENVIRONMENT_DEVICE_AUTO = -2 };
int environment_device(int node_rank);

/* The name of an ISTHMUS_ variable that is set and in no table (a slip of the pen, most likely),
 * valid until the next call; NULL if there is none. */
const char *environment_unknown(void);

/* One variable, as people see it. */
struct environment_variable {
    const char *name;
    const char *old_name; /* the SMA_ name, or NULL */
    const char *type;     /* "size", "flag", "auto|proc|socket|shm", ... */
    const char *expected; /* what the value must be, for messages */
    const char *standard; /* the default, in words */
    const char *help;     /* one line */
    /* Stores the value of `text`; returns false if it is invalid. Caller: environment_read. */
    bool (*parse)(const char *text, struct environment *environment);
    bool empty_counts; /* as set; else an empty value is none */
};
extern const struct environment_variable environment_table[];
extern const size_t environment_table_length;

/* The text that is set for a variable, under either name; NULL if none is. */
const char *environment_value(const struct environment_variable *variable);

/* Every variable with meaning, default and current value: SHMEM_INFO. */
void environment_print(FILE *stream);

#endif
