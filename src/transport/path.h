/*
 * Which way operations take to PEs that are not near (far_way.h). Decided once, when the network
 * starts.
 */
#ifndef ISTHMUS_PATH_H
#define ISTHMUS_PATH_H

#include <stdbool.h>

#include "base/environment.h"
#include "base/job.h"
#include "memory/node.h"

struct path {
    struct route {
        enum way data, atomics; /* between host memory; data that no window has go by message */
        bool needs_help;        /* windows, of the target's calls of MPI */
    } inside, between;          /* inside a node, between nodes */
    bool to_be_measured;        /* between.data is (measure.h) */
    bool devices_apart; /* a PE's device memory may go by message, its host memory directly */
    const char *why;    /* of between.data, for people */
};
HIDDEN extern struct path path;

static inline const struct route *path_to(int pe)
{
    return node_has(pe) ? &path.inside : &path.between;
}

static inline bool path_needs_windows(void)
{
    return path.inside.data == TRANSPORT_WINDOW || path.between.data == TRANSPORT_WINDOW ||
           path.between.atomics == TRANSPORT_WINDOW;
}

/* Whether the environment asks for windows, and this MPI has none at MPI_THREAD_MULTIPLE. When the
 * backend is open. */
bool path_excludes_thread_multiple(void);

/* From the environment and what the backend knows; empties the near runs that are not wanted.
 * Before windows are made. */
void path_decide(const char *routine);

/* SHMEM_INFO: the choice and its reason, on PE 0. */
void path_print(bool has_helper);

#endif
