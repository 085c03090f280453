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

/* message_put_counted and message_get_begin start a transfer and raise its completion counters.
 * message_wait waits for a transfer. Responses lower the counters to their old values:
 * completion.local when the source may be reused, completion.remote when the data have arrived at
 * the target, and *left when the result of a get has arrived. `source` is host memory or device
 * memory that MPI accepts. */
void message_put_counted(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                         struct put_completion completion);
void message_get_begin(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                       uint32_t *left);
void message_wait(const struct remote_addr *remote_addr, const uint32_t *left);
/* Delays a put or an atomic without a result (ITEM_PUT_WORD or ITEM_ATOMIC), of at most
 * COALESCE_BYTES, if it is the only operation of the context to the target PE. It is sent when
 * another event would close an open packet (endpoint.h). Returns false if the operation must use a
 * packet or another transport. Called under net_lock. */
bool message_delay_word(const struct remote_addr *remote_addr, int kind, unsigned operation,
                        uint64_t value, size_t size);
/* Starts a put by the rendezvous protocol, of at most DEVICE_STAGING_BYTES from host memory.
 * Increments *left, which is decremented when the source may be reused. */
void message_put_begin(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                       uint32_t *left);
/* Returns true if a get of `bytes` bytes uses the rendezvous protocol. In this case MPI itself
 * writes to the destination. */
bool message_get_is_rendezvous(size_t bytes);
/* message_put_blocks and message_get_blocks transfer blocks of equal length, like put_blocks and
 * get_blocks of struct transport. message_flush_marker increments *count. After the target PE has
 * executed all earlier eager operations of the context, its response decrements *count.
 * message_flush_marker does nothing if `count` is NULL. */
void message_put_blocks(const struct remote_addr *remote_addr, const void *source,
                        const struct blocks *blocks, struct put_completion completion);
void message_get_blocks(const struct remote_addr *remote_addr, void *dest,
                        const struct blocks *blocks, uint32_t *left);
void message_flush_marker(const struct remote_addr *remote_addr, uint32_t *count);
void message_put_signal(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                        const struct signal_update *signal, bool nbi);
/* Starts a put with a signal. completion.remote is decremented when the signal has been updated at
 * the target. */
void message_put_signal_counted(const struct remote_addr *remote_addr, const void *source,
                                size_t bytes, const struct signal_update *signal,
                                struct put_completion completion);

/* Atomic operations. The old value is stored in `fetch` before the function returns. If `nbi` is
 * true, it may be stored later, but before a quiet of the context returns. */
void message_atomic(const struct remote_addr *remote_addr, enum atomic_operation operation,
                    uint64_t value, size_t size);
void message_atomic_fetch(const struct remote_addr *remote_addr, enum atomic_operation operation,
                          uint64_t value, size_t size, void *fetch, bool nbi);
void message_compare_swap(const struct remote_addr *remote_addr, uint64_t condition, uint64_t value,
                          size_t size, void *fetch, bool nbi);

/* Start an atomic operation with a result. They increment *left, which is decremented when the old
 * value has been stored in `fetch`. */
void message_atomic_fetch_begin(const struct remote_addr *remote_addr,
                                enum atomic_operation operation, uint64_t value, size_t size,
                                void *fetch, uint32_t *left);
void message_compare_swap_begin(const struct remote_addr *remote_addr, uint64_t condition,
                                uint64_t value, size_t size, void *fetch, uint32_t *left);

/* Sends the open packet to the target PE. */
void message_flush(const struct remote_addr *remote_addr);

#endif
