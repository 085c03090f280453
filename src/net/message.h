/*
 * The message transport: the target PE executes the operations. Eager protocol: data are copied
 * into packets. Rendezvous protocol: longer data are sent in messages of their own, without a copy
 * (thresholds RENDEZVOUS_PUT_BYTES and RENDEZVOUS_GET_BYTES, wire.h). remote.h says what each
 * operation does. No function is called under net_lock.
 *
 * The source of a put, and memory of the target PE, may be a device's. The destination of a get is
 * host memory, or device memory that MPI accepts (device_mpi_takes) for data beyond the threshold.
 */
#ifndef ISTHMUS_MESSAGE_H
#define ISTHMUS_MESSAGE_H

#include "device/device.h"
#include "transport.h"

void message_put(const struct remote_addr *remote_addr, const void *source, size_t bytes, bool nbi);
void message_get(const struct remote_addr *remote_addr, void *dest, size_t bytes, bool nbi);

/* The same in two steps: the counts are raised, and lowered when it is so. `source` is the host's
 * memory, or such as MPI takes. A get's is lowered when the data are there. */
void message_put_counted(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                         struct put_completion completion);
void message_get_begin(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                       uint32_t *left);
void message_wait(const struct remote_addr *remote_addr, const uint32_t *left);
/* A put of at most DEVICE_STAGING_BYTES of the host's memory, by a message of its own: *left is
 * lowered when the memory may be used again. */
void message_put_begin(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                       uint32_t *left);
/* Whether a get of `bytes` uses the rendezvous protocol: MPI then writes to the destination. */
bool message_get_is_rendezvous(size_t bytes);
/* As way->put_blocks and get_blocks (transport.h); and, behind several, what lowers a count when
 * all are at the target. */
void message_put_blocks(const struct remote_addr *remote_addr, const void *source,
                        const struct blocks *blocks, struct put_completion completion);
void message_get_blocks(const struct remote_addr *remote_addr, void *dest,
                        const struct blocks *blocks, uint32_t *left);
void message_flush_marker(const struct remote_addr *remote_addr, uint32_t *count);
void message_put_signal(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                        const struct signal_update *signal, bool nbi);
/* counts.remote is lowered when the signal has been updated. */
void message_put_signal_counted(const struct remote_addr *remote_addr, const void *source,
                                size_t bytes, const struct signal_update *signal,
                                struct put_completion completion);

/* `fetch` gets the old value: when this returns, or after a quiet if nbi. */
void message_atomic(const struct remote_addr *remote_addr, enum atomic_operation operation,
                    uint64_t value, size_t size);
void message_atomic_fetch(const struct remote_addr *remote_addr, enum atomic_operation operation,
                          uint64_t value, size_t size, void *fetch, bool nbi);
void message_compare_swap(const struct remote_addr *remote_addr, uint64_t condition, uint64_t value,
                          size_t size, void *fetch, bool nbi);

/* *left is raised, and lowered when the old value is there. */
void message_atomic_fetch_begin(const struct remote_addr *remote_addr,
                                enum atomic_operation operation, uint64_t value, size_t size,
                                void *fetch, uint32_t *left);
void message_compare_swap_begin(const struct remote_addr *remote_addr, uint64_t condition,
                                uint64_t value, size_t size, void *fetch, uint32_t *left);

/* Sends what is still being collected for the target's PE. */
void message_flush(const struct remote_addr *remote_addr);

#endif
