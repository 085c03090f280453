/*
 * Put with signal, operations on signals, and put with active message.
 *
 * A signal is a symmetric 64-bit variable that the target PE waits for. Put with signal updates it
 * after the data has arrived. Put with active message (shmemx_ctx_putmem_am) runs a handler on the
 * target PE after the data has arrived.
 */
#ifndef ISTHMUS_SIGNAL_H
#define ISTHMUS_SIGNAL_H

#include "shmemx_message.h"
#include "team/context.h"
#include "team/request.h"

/* ---- Signals ---- */

/* Put nelems * size bytes and then update the signal at the same PE. A PE that reads the new signal
 * also reads the new data. */
void signal_put(const char *routine, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                size_t size, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void signal_put_nbi(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                    size_t nelems, size_t size, uint64_t *sig_addr, uint64_t signal, int sig_op,
                    int pe);
void signal_put_req(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                    size_t nelems, size_t size, uint64_t *sig_addr, uint64_t signal, int sig_op,
                    int pe, struct put_requests requests);

/* Updates a signal without a put. sig_op is SHMEM_SIGNAL_SET or SHMEM_SIGNAL_ADD. */
void signal_update(const char *routine, shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal,
                   int sig_op, int pe);

uint64_t signal_fetch(const char *routine, const uint64_t *sig_addr);
uint64_t signal_wait_until(const char *routine, uint64_t *sig_addr, int cmp, uint64_t cmp_value);

/* ---- Put with active message ---- */

/* The active message that follows the data. */
struct put_with_am {
    shmemx_am_t id;
    const void *arg;
    size_t bytes;
};

/* Implementation of shmemx_putmem_am and shmemx_ctx_putmem_am. The target PE runs the handler after
 * the data has arrived. */
void put_with_am(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, int pe, const struct put_with_am *message);

#endif
