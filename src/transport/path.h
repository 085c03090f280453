/*
 * Which way operations take to PEs that are not near: messages, or MPI's one-sided operations.
 * Decided once, when the network starts.
 */
#ifndef ISTHMUS_PATH_H
#define ISTHMUS_PATH_H

#include <stdbool.h>

#include "base/job.h"
#include "memory/node.h"

struct path {
    bool direct_inside;  /* inside a node: loads and stores */
    bool window_inside;  /* inside a node, if not direct: put and get by window */
    bool window_outside; /* the same between nodes */
    bool mpi_atomics;    /* everywhere */
    bool to_be_measured; /* window_outside is, by path_measure */
    bool devices_apart;  /* a PE's device memory may go by message, its host memory directly */
    const char *why;     /* of window_outside, for people */
};
HIDDEN extern struct path path;

static inline bool path_is_window(int pe)
{
    return node.of[pe] == node.number ? path.window_inside : path.window_outside;
}

static inline bool path_needs_windows(void)
{
    return path.window_inside || path.window_outside || path.mpi_atomics;
}

/* Whether the environment asks for windows, and this MPI has none at MPI_THREAD_MULTIPLE. When the
 * backend is open. */
bool path_excludes_thread_multiple(void);

/* From the environment and what the backend knows; empties the near runs that are not wanted.
 * Before windows are made. */
void path_decide(const char *routine);

/* Where only a measurement tells, by one between two nodes. Collective over the job, when messages
 * and windows have started. */
void path_measure(const char *routine);

/* SHMEM_INFO: the choice and its reason, on PE 0. */
void path_print(bool has_helper);

#endif
