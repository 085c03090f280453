/*
 * Transport selection: which transport operations use to PEs that are not near (transport.h).
 * Decided once, when the network starts.
 */
#ifndef ISTHMUS_PATH_H
#define ISTHMUS_PATH_H

#include <stdbool.h>

#include "base/environment.h"
#include "base/job.h"
#include "shm/node.h"

struct selection {
    struct transport_choice {
        enum transport_id data,
            atomics;                /* between host memory; data that no window has go by message */
        bool needs_target_progress; /* windows, of the target's calls of MPI */
    } inside, between;              /* inside a node, between nodes */
    bool to_be_measured;            /* between.data is (measure.h) */
    bool devices_apart; /* a PE's device memory may go by message, its host memory directly */
    const char *why;    /* of between.data, for people */
};
HIDDEN extern struct selection selection;

static inline const struct transport_choice *selection_for(int pe)
{
    return node_has(pe) ? &selection.inside : &selection.between;
}

static inline bool select_needs_windows(void)
{
    return selection.inside.data == TRANSPORT_WINDOW ||
           selection.between.data == TRANSPORT_WINDOW ||
           selection.between.atomics == TRANSPORT_WINDOW;
}

/* Whether the environment asks for windows, and this MPI has none at MPI_THREAD_MULTIPLE. When the
 * backend is open. */
bool select_excludes_thread_multiple(void);

/* From the environment and what the backend knows; empties the near runs that are not wanted.
 * Before windows are made. */
void select_transports(const char *routine);

/* SHMEM_INFO: the choice and its reason, on PE 0. */
void select_print(bool has_progress_thread);

#endif
