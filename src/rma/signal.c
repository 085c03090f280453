#include "signal.h"

#include "am/am.h"
#include "atomic.h"
#include "base/check.h"
#include "base/report.h"
#include "device/device.h"
#include "net/remote.h"
#include "order.h"
#include "rma.h"
#include "shm/waiting.h"
#include "wait.h"

/* ---- Signals ---- */

static bool signal_is_operation(int sig_op)
{
    return LIKELY(sig_op == SHMEM_SIGNAL_SET || sig_op == SHMEM_SIGNAL_ADD);
}

static enum atomic_operation signal_operation_of(int sig_op)
{
    return sig_op == SHMEM_SIGNAL_ADD ? ATOMIC_ADD : ATOMIC_SET;
}

static enum atomic_operation signal_require_operation(const char *routine, int sig_op)
{
    if (!signal_is_operation(sig_op))
        report_fatal(routine, "sig_op is %d: expected SHMEM_SIGNAL_SET or SHMEM_SIGNAL_ADD",
                     sig_op);
    return signal_operation_of(sig_op);
}

static struct remote_addr signal_resolve_signal(const char *routine, shmem_ctx_t ctx,
                                                const uint64_t *sig_addr, int pe)
{
    return atomic_target(routine, ctx, "sig_addr", sig_addr, sizeof *sig_addr, pe);
}

void signal_update(const char *routine, shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal,
                   int sig_op, int pe)
{
    enum atomic_operation operation = signal_require_operation(routine, sig_op);
    if (LIKELY(shmem_impl_atomic(ctx, (int)operation, sig_addr, signal, sizeof signal, pe, NULL)))
        return;
    struct remote_addr word = signal_resolve_signal(routine, ctx, sig_addr, pe);
    remote_atomic(&word, operation, signal, sizeof signal);
}

/* Checks that the data overlap neither the signal nor, if the target is this PE, the source. Called
 * only with SHMEM_DEBUG. */
static void signal_check_overlaps(const struct remote_addr *word, const void *dest,
                                  const void *source, size_t bytes)
{
    check_disjoint(word->routine, "dest", dest, bytes, "sig_addr", word->address, sizeof(uint64_t));
    if (word->pe == job.me)
        check_overlap(word->routine, dest, source, bytes);
}

/* Stores the data and updates the signal if both are in mapped memory. Returns false, and does
 * nothing, otherwise. */
HOT_INLINE bool signal_try_inlined_put(shmem_ctx_t ctx, void *dest, const void *source,
                                       size_t bytes, uint64_t *sig_addr, uint64_t signal,
                                       int sig_op, int pe)
{
    return !UNLIKELY(job.slow_path) && signal_is_operation(sig_op) &&
           shmem_impl_put_signal(ctx, dest, source, bytes, sig_addr, signal,
                                 (int)signal_operation_of(sig_op), pe);
}

/* Checks all arguments. Returns the remote address of the data, and sets *update to the operation
 * on the signal. If `bytes` is 0, the remote address contains the segment of the signal instead of
 * the segment of the data. */
static struct remote_addr signal_resolve(const char *routine, shmem_ctx_t ctx, void *dest,
                                         const void *source, size_t bytes, const uint64_t *sig_addr,
                                         uint64_t signal, int sig_op, int pe,
                                         struct signal_update *update)
{
    struct remote_addr word = signal_resolve_signal(routine, ctx, sig_addr, pe), data = word;
    *update = (struct signal_update){word.segment, sig_addr,
                                     signal_require_operation(routine, sig_op), signal};
    data.address = dest;
    if (bytes != 0) {
        data.segment = segment_of(routine, "dest", dest, bytes);
        check_buffer(routine, "source", source, bytes);
    }
    if (job.debug)
        signal_check_overlaps(&word, dest, source, bytes);
    return data;
}

static void signal_put_with_signal(const char *routine, shmem_ctx_t ctx, void *dest,
                                   const void *source, size_t nelems, size_t size,
                                   uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                   bool nbi)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct signal_update update;
    if (signal_try_inlined_put(ctx, dest, source, bytes, sig_addr, signal, sig_op, pe))
        return;
    struct remote_addr data =
        signal_resolve(routine, ctx, dest, source, bytes, sig_addr, signal, sig_op, pe, &update);
    remote_put_signal(&data, source, bytes, &update, nbi);
}

void signal_put(const char *routine, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                size_t size, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    signal_put_with_signal(routine, ctx, dest, source, nelems, size, sig_addr, signal, sig_op, pe,
                           false);
}

void signal_put_nbi(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                    size_t nelems, size_t size, uint64_t *sig_addr, uint64_t signal, int sig_op,
                    int pe)
{
    signal_put_with_signal(routine, ctx, dest, source, nelems, size, sig_addr, signal, sig_op, pe,
                           true);
}

void signal_put_req(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                    size_t nelems, size_t size, uint64_t *sig_addr, uint64_t signal, int sig_op,
                    int pe, struct put_requests requests)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct signal_update update;
    if (signal_try_inlined_put(ctx, dest, source, bytes, sig_addr, signal, sig_op, pe)) {
        request_set_stored(requests);
        return;
    }
    struct remote_addr data =
        signal_resolve(routine, ctx, dest, source, bytes, sig_addr, signal, sig_op, pe, &update);
    remote_put_signal_req(&data, source, bytes, &update, requests);
}

static uint64_t signal_load_signal(const struct remote_addr *word)
{
    uint64_t value;
    if (word->segment->device == NULL)
        return shmem_impl_load_integer(word->address, sizeof value, false);
    device_load(word->routine, word->segment, &value, word->address, sizeof value);
    return value;
}

uint64_t signal_fetch(const char *routine, const uint64_t *sig_addr)
{
    uint64_t value;
    waiting_called();
    if (LIKELY(shmem_impl_own_integer(sig_addr, sizeof value, false, &value)))
        return value;
    job_require_running(routine);
    struct remote_addr word = signal_resolve_signal(routine, SHMEM_CTX_DEFAULT, sig_addr, job.me);
    return signal_load_signal(&word);
}

uint64_t signal_wait_until(const char *routine, uint64_t *sig_addr, int cmp, uint64_t cmp_value)
{
    struct integer_kind kind = INTEGER_KIND(uint64_t);
    job_require_running(routine);
    struct remote_addr word = signal_resolve_signal(routine, SHMEM_CTX_DEFAULT, sig_addr, job.me);
    uint64_t value;
    do { /* the signal may change after the wait, but the returned value must satisfy the comparison
          */
        wait_until(routine, sig_addr, kind, cmp, cmp_value);
        value = signal_load_signal(&word);
    } while (!wait_compare(value, kind, cmp, cmp_value));
    return value;
}

/* ---- Put with active message ---- */

/* The fence orders the put before the active message, so the handler finds the data. */
void put_with_am(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, int pe, const struct put_with_am *message)
{
    am_handler_require(routine, message->id);
    rma_put(routine, ctx, dest, source, nelems, 1, pe);
    order_fence(routine, ctx);
    am_send(routine, ctx, pe, message->id, message->arg, message->bytes);
}
