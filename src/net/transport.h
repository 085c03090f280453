/*
 * Transports: the ways to reach memory of PEs for which the inlined loads and stores do not apply.
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
 * under net_lock. The target PE has the segment of the remote address.
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

/* A symmetric object on a target PE. The code that fills in a remote address has checked its
 * members. */
struct remote_addr {
    const char *routine; /* name of the public routine, for error messages */
    struct context *context;
    /* Segment of the object. In a get or fetch, it may be NULL if the object is in no segment; the
     * object must then be a constant of the executable. */
    const struct segment *segment;
    const void *address; /* address of the object on this PE */
    int pe;              /* target PE, as its number in the job */
};

/* Returns the remote address that is `bytes` bytes after *remote_addr. */
static inline struct remote_addr remote_addr_at_offset(const struct remote_addr *remote_addr,
                                                       size_t bytes)
{
    struct remote_addr shifted = *remote_addr;
    shifted.address = (const char *)remote_addr->address + bytes;
    return shifted;
}

/* Returns the address at which this process has mapped the object, in host or device memory.
 * Returns NULL if the PE is on another node, or if its device memory is not mapped here. */
void *remote_addr_mapped(const struct remote_addr *remote_addr);

/* Wakes the threads of the target PE that wait for a change of the object. Called after this PE has
 * written `bytes` bytes to the object through its mapped memory. */
void remote_addr_notify_written(const struct remote_addr *remote_addr, size_t bytes);

/* Blocks of equal length. The strides are the distances in bytes between the starts of consecutive
 * blocks, at the target and at this PE. */
struct blocks {
    size_t count, bytes; /* number of blocks and bytes of each; both > 0 */
    size_t remote_stride, local_stride;
};

/* Returns the number of bytes, at the target, from the first byte of the first block to the end of
 * the last block. */
static inline size_t blocks_extent_bytes(const struct blocks *blocks)
{
    return (blocks->count - 1) * blocks->remote_stride + blocks->bytes;
}

/* blocks_put_shape returns the arguments of copy_blocks for a put to mapped memory, and
 * blocks_get_shape those for a get from mapped memory. */
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

/* Completion counters of a put. Each is greater than 0 while a part of the put is incomplete.
 * `local` reaches 0 when the source may be reused, and `remote` when the data have arrived at the
 * target. A pointer is NULL if the caller does not wait for that event. */
struct put_completion {
    uint32_t *local, *remote;
};

/* An update of a signal, a word of 8 bytes at the target PE of a put. */
struct signal_update {
    const struct segment *segment;
    const void *address; /* address of the signal on this PE */
    enum atomic_operation operation;
    uint64_t value;
};

/* Returns the remote address of the signal of a put. `data` is the remote address of the put. */
static inline struct remote_addr remote_addr_of_signal(const struct remote_addr *data,
                                                       const struct signal_update *signal)
{
    struct remote_addr word = *data;
    word.segment = signal->segment;
    word.address = signal->address;
    return word;
}

/* ---- Transports ---- */

/* The operations of one transport. remote.c calls them in remote_put, remote_get, remote_atomic and
 * related functions. select_measure.c calls them to measure two transports. */
struct transport {
    /* If true, remote.c touches the local memory before each operation, so that an invalid address
     * faults in the calling routine. This is needed if MPI accesses the local memory, or if another
     * thread accesses it when a response arrives. */
    bool prefaults;

    /* If `nbi` is true, the caller may use the local memory again after a quiet of the context,
     * otherwise when the function returns. */
    void (*put)(const struct remote_addr *remote_addr, const void *source, size_t bytes, bool nbi);
    void (*get)(const struct remote_addr *remote_addr, void *dest, size_t bytes, bool nbi);
    /* Transfer blocks of equal length. They increment the completion counters for each message that
     * they start. completion.remote counts only rendezvous messages. For eager messages, the caller
     * uses message_flush_marker. */
    void (*put_blocks)(const struct remote_addr *remote_addr, const void *source,
                       const struct blocks *blocks, struct put_completion completion);
    void (*get_blocks)(const struct remote_addr *remote_addr, void *dest,
                       const struct blocks *blocks, uint32_t *left);

    /* `atomic` does not wait and returns no result. The other functions write the old value to
     * `fetch`, which is host memory. They do so before they return or, if `nbi` is true, before a
     * quiet of the context returns. */
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
        /* Transports for data and for atomics, if both sides are host memory. Data in a segment
         * without a window use messages instead of windows. */
        enum transport_id data, atomics;
        bool needs_target_progress; /* true if windows progress only while the target calls MPI */
    } inside, between;   /* `inside` is for PEs of this node, `between` for PEs of other nodes */
    bool to_be_measured; /* true if select_measure selects between.data by a measurement */
    /* True if device memory of a PE of this node may be reached by messages, while its host memory
     * is reached by loads and stores. */
    bool devices_apart;
    const char *why; /* reason for between.data, printed with SHMEM_INFO */
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

/* Returns true if the environment requests windows, and this MPI cannot create them at
 * MPI_THREAD_MULTIPLE. Called after the backend was opened. */
bool select_excludes_thread_multiple(void);

/* Selects the transports according to the environment and to what the backend knows about MPI.
 * Restricts the inlined loads and stores accordingly (segment_limit_near). Called before windows
 * are created. */
void select_transports(const char *routine);

/* Prints the selected transports and the reason on PE 0, if SHMEM_INFO is set. */
void select_print(bool has_progress_thread);

#endif
