/*
 * Transports: how operations reach the memory of PEs that inlined loads and stores do not serve.
 * This header has three parts.
 *
 *   Remote addresses     a symmetric object at a PE, blocks of it, completion counters
 *   Transports           tables of the same operations: shm (loads and stores, for PEs of this
 *                        node), message (packets, executed by the target PE; message.h), window
 *                        (MPI RMA; window.h) and device (copies by the driver of a memory kind)
 *   Transport selection  which transport serves PEs of this node and of other nodes; decided once,
 *                        when the network starts
 *
 * remote.c selects the transport of each operation and calls its table. No operation is called
 * under net_lock. The segment of its remote address exists at the target PE.
 */
#ifndef ISTHMUS_TRANSPORT_H
#define ISTHMUS_TRANSPORT_H

#include <stdbool.h>

#include "base/access.h"
#include "base/atomic_operation.h"
#include "base/environment.h"
#include "base/job.h"
#include "shm/node.h"
#include "shm/segment.h"
#include "team/context.h"

/* ---- Remote addresses ---- */

/* A symmetric object at a PE. */
struct remote_addr {
    const char *routine; /* the public routine, for messages */
    struct context *context;
    const struct segment *segment; /* of a get or a fetch also NULL: then it must be a constant */
    const void *address;           /* here */
    int pe;                        /* of the job */
};

/* The same object, some bytes on. */
static inline struct remote_addr remote_addr_at_offset(const struct remote_addr *remote_addr,
                                                       size_t bytes)
{
    struct remote_addr shifted = *remote_addr;
    shifted.address = (const char *)remote_addr->address + bytes;
    return shifted;
}

/* Its memory, the host's or a device's, if its PE is of this node; NULL else. The PE has it. */
void *remote_addr_mapped(const struct remote_addr *remote_addr);

/* To be called when so many bytes of such memory were written: wakes who waits for them. */
void remote_addr_notify_written(const struct remote_addr *remote_addr, size_t bytes);

/* Blocks of equal length, whose beginnings lie `step` bytes apart. */
struct blocks {
    size_t count, bytes; /* neither 0 */
    size_t remote_stride, local_stride;
};

/* From the first byte at the target to the last. */
static inline size_t blocks_extent_bytes(const struct blocks *blocks)
{
    return (blocks->count - 1) * blocks->remote_stride + blocks->bytes;
}

/* As copies take them: to the target, or from it. */
static inline struct copy_shape blocks_put_shape(const struct blocks *blocks)
{
    return (struct copy_shape){blocks->count, blocks->bytes, blocks->remote_stride,
                               blocks->local_stride};
}

static inline struct copy_shape blocks_get_shape(const struct blocks *blocks)
{
    return (struct copy_shape){blocks->count, blocks->bytes, blocks->local_stride,
                               blocks->remote_stride};
}

/* Counts that are not zero while something of a put is under way: messages that come in lower them.
 * Of its source, which is then free, and of the data at the target. NULL: nobody waits for that. */
struct put_completion {
    uint32_t *local, *remote;
};

/* An update of a signal: a word of 8 bytes at the same PE. */
struct signal_update {
    const struct segment *segment;
    const void *address; /* here */
    enum atomic_operation operation;
    uint64_t value;
};

/* The word that goes with a put of data. */
static inline struct remote_addr remote_addr_of_signal(const struct remote_addr *data,
                                                       const struct signal_update *signal)
{
    struct remote_addr word = *data;
    word.segment = signal->segment;
    word.address = signal->address;
    return word;
}

/* ---- Transports ---- */

/* The operations of one transport. Callers: remote.c (remote_put, remote_get, remote_atomic and
 * related functions) and, to measure two transports, select_measure.c. */
struct transport {
    /* Whether another thread, or MPI, may read and write the local memory; remote.c touches it
     * before. */
    bool prefaults;

    /* `nbi`: the local memory is the caller's again after a quiet of the context; else when they
     * return. */
    void (*put)(const struct remote_addr *remote_addr, const void *source, size_t bytes, bool nbi);
    void (*get)(const struct remote_addr *remote_addr, void *dest, size_t bytes, bool nbi);
    /* These raise the counts by what they leave under way; but counts.remote stands for what goes
     * by messages of its own only, and message_flush_marker for the rest. */
    void (*put_blocks)(const struct remote_addr *remote_addr, const void *source,
                       const struct blocks *blocks, struct put_completion completion);
    void (*get_blocks)(const struct remote_addr *remote_addr, void *dest,
                       const struct blocks *blocks, uint32_t *left);

    /* The first waits for nothing; the others write the old value to `fetch`, the host's memory. */
    void (*atomic)(const struct remote_addr *remote_addr, enum atomic_operation operation,
                   uint64_t value, size_t size);
    void (*atomic_fetch)(const struct remote_addr *remote_addr, enum atomic_operation operation,
                         uint64_t value, size_t size, void *fetch, bool nbi);
    void (*compare_swap)(const struct remote_addr *remote_addr, uint64_t condition, uint64_t value,
                         size_t size, void *fetch, bool nbi);
};
HIDDEN extern const struct transport transport_shm, transport_message, transport_window,
    transport_device;

/* ---- Transport selection ---- */

struct selection {
    struct transport_choice {
        enum transport_id data,
            atomics;                /* between host memory; data that no window has go by message */
        bool needs_target_progress; /* windows, of the target's calls of MPI */
    } inside, between;              /* inside a node, between nodes */
    bool to_be_measured;            /* select_measure.h measures which is faster */
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
