#include "signals.h"

#include "atomic.h"
#include "base/check.h"
#include "base/report.h"
#include "device/device.h"
#include "rma.h"
#include "wait.h"
#include "waiting/waiting.h"

static enum atomic_operation operation_of(const char *routine, int sig_op)
{
    if (UNLIKELY(sig_op != SHMEM_SIGNAL_SET && sig_op != SHMEM_SIGNAL_ADD))
        report_fatal(routine, "sig_op is %d: expected SHMEM_SIGNAL_SET or SHMEM_SIGNAL_ADD",
                     sig_op);
    return sig_op == SHMEM_SIGNAL_ADD ? ATOMIC_ADD : ATOMIC_SET;
}

void signal_update(const char *routine, struct context *context, uint64_t *sig_addr,
                   uint64_t signal, int sig_op, int pe)
{
    enum atomic_operation operation = operation_of(routine, sig_op);
    struct target word =
        atomic_target(routine, context, "sig_addr", sig_addr, sizeof *sig_addr, pe);
    atomic_update_target(&word, operation, signal, sizeof signal);
}

static void put_far(const struct target *word, const struct signal_update *update, void *dest,
                    const void *source, size_t bytes, bool nbi)
{
    struct target data = *word;
    data.address = dest;
    if (bytes != 0) {
        data.segment = segment_of(word->routine, "dest", dest, bytes);
        check_local(word->routine, "source", source, bytes);
    }
    remote_put_signal(&data, source, bytes, update, nbi);
}

static bool has_device(const void *dest, const void *source, size_t bytes)
{
    return bytes != 0 && (device_kind_of(dest) != NULL || device_kind_of(source) != NULL);
}

static void put(const char *routine, struct context *context, void *dest, const void *source,
                size_t nelems, size_t size, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                bool nbi)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    if (UNLIKELY(job.debug))
        check_separate(routine, "dest", dest, bytes, "sig_addr", sig_addr, sizeof *sig_addr);
    struct target word =
        atomic_target(routine, context, "sig_addr", sig_addr, sizeof *sig_addr, pe);
    struct signal_update update = {word.segment, sig_addr, operation_of(routine, sig_op), signal};
    if (!segment_is_near(word.segment, word.pe) || !segment_is_near_atomic(word.segment, word.pe) ||
        (UNLIKELY(job.has_devices) && has_device(dest, source, bytes))) {
        put_far(&word, &update, dest, source, bytes, nbi);
        return;
    }
    rma_put(routine, context, dest, source, nelems, size, pe);
    atomic_apply_near(&word, update.operation, signal, sizeof signal);
}

void signal_put(const char *routine, struct context *context, void *dest, const void *source,
                size_t nelems, size_t size, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    put(routine, context, dest, source, nelems, size, sig_addr, signal, sig_op, pe, false);
}

void signal_put_nbi(const char *routine, struct context *context, void *dest, const void *source,
                    size_t nelems, size_t size, uint64_t *sig_addr, uint64_t signal, int sig_op,
                    int pe)
{
    put(routine, context, dest, source, nelems, size, sig_addr, signal, sig_op, pe, true);
}

static struct target find_here(const char *routine, const uint64_t *sig_addr)
{
    return atomic_target(routine, &context_default, "sig_addr", sig_addr, sizeof *sig_addr, job.me);
}

static uint64_t load(const struct target *word)
{
    uint64_t value;
    if (word->segment->device == NULL)
        return __atomic_load_n((const uint64_t *)word->address, __ATOMIC_SEQ_CST);
    device_load(word->routine, word->segment, &value, word->address, sizeof value);
    return value;
}

uint64_t signal_fetch(const char *routine, const uint64_t *sig_addr)
{
    job_require_running(routine);
    struct target word = find_here(routine, sig_addr);
    waiting_called();
    return load(&word);
}

uint64_t signal_wait_until(const char *routine, uint64_t *sig_addr, int cmp, uint64_t cmp_value)
{
    struct integer_kind kind = INTEGER_KIND(uint64_t);
    job_require_running(routine);
    struct target word = find_here(routine, sig_addr);
    uint64_t value;
    do { /* the value returned must itself satisfy the comparison */
        wait_until(routine, sig_addr, kind, cmp, cmp_value);
        value = load(&word);
    } while (!wait_compare(value, kind, cmp, cmp_value));
    return value;
}
