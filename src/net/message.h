/*
 * The message transport: operations are sent as messages, and the target PE executes them.
 *
 * Eager protocol: data are copied into packets. Rendezvous protocol: longer data are sent in
 * separate messages without a copy. The thresholds are RENDEZVOUS_PUT_BYTES and
 * RENDEZVOUS_GET_BYTES (wire.h). remote.h describes the operations. No function is called under
 * net_lock.
 *
 * The source of a put and the memory at the target PE may be device memory. The destination of a
 * get is host memory. It may be device memory that MPI accepts (device_mpi_takes) if the get uses
 * the rendezvous protocol.
 */
#ifndef ISTHMUS_MESSAGE_H
#define ISTHMUS_MESSAGE_H

#include "device/device.h"
#include "transport.h"

void message_put(const struct remote_addr *remote_addr, const void *source, size_t bytes, bool nbi);
void message_get(const struct remote_addr *remote_addr, void *dest, size_t bytes, bool nbi);

/* Start a transfer, and message_wait waits for it. They raise the completion counters; responses
 * lower them to their old values when the source may be reused (completion.local), when the data
 * have arrived at the target (completion.remote), or when the result of a get has arrived (*left).
 * `source` is host memory or device memory that MPI accepts. */
void message_put_counted(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                         struct put_completion completion);
void message_get_begin(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                       uint32_t *left);
void message_wait(const struct remote_addr *remote_addr, const uint32_t *left);
/* Starts a put of at most DEVICE_STAGING_BYTES of host memory by the rendezvous protocol. Raises
 * *left, which is lowered when the source may be reused. */
void message_put_begin(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                       uint32_t *left);
/* Returns true if a get of `bytes` bytes uses the rendezvous protocol. MPI then writes to the
 * destination. */
bool message_get_is_rendezvous(size_t bytes);
/* Transfer equal blocks, as put_blocks and get_blocks of struct transport do. message_flush_marker
 * raises *count. The target PE's response lowers it after the target has executed all earlier eager
 * operations of the context. It does nothing if `count` is NULL. */
void message_put_blocks(const struct remote_addr *remote_addr, const void *source,
                        const struct blocks *blocks, struct put_completion completion);
void message_get_blocks(const struct remote_addr *remote_addr, void *dest,
                        const struct blocks *blocks, uint32_t *left);
void message_flush_marker(const struct remote_addr *remote_addr, uint32_t *count);
void message_put_signal(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                        const struct signal_update *signal, bool nbi);
/* completion.remote is lowered when the signal has been updated. */
void message_put_signal_counted(const struct remote_addr *remote_addr, const void *source,
                                size_t bytes, const struct signal_update *signal,
                                struct put_completion completion);

/* Atomic operations. The old value is in `fetch` when the function returns, or after a quiet if
 * `nbi`. */
void message_atomic(const struct remote_addr *remote_addr, enum atomic_operation operation,
                    uint64_t value, size_t size);
void message_atomic_fetch(const struct remote_addr *remote_addr, enum atomic_operation operation,
                          uint64_t value, size_t size, void *fetch, bool nbi);
void message_compare_swap(const struct remote_addr *remote_addr, uint64_t condition, uint64_t value,
                          size_t size, void *fetch, bool nbi);

/* Start an atomic operation with a result. They raise *left, which is lowered when the old value is
 * in `fetch`. */
void message_atomic_fetch_begin(const struct remote_addr *remote_addr,
                                enum atomic_operation operation, uint64_t value, size_t size,
                                void *fetch, uint32_t *left);
void message_compare_swap_begin(const struct remote_addr *remote_addr, uint64_t condition,
                                uint64_t value, size_t size, void *fetch, uint32_t *left);

/* Sends the open packet to the target PE. */
void message_flush(const struct remote_addr *remote_addr);

#endif
