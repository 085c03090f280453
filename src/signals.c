#include "signals.h"

#include "atomic.h"
#include "check.h"
#include "report.h"
#include "rma.h"

void signal_update(const char *routine, struct context *context, uint64_t *sig_addr,
                   uint64_t signal, int sig_op, int pe)
{
    if (UNLIKELY(sig_op != SHMEM_SIGNAL_SET && sig_op != SHMEM_SIGNAL_ADD))
        report_fatal(routine, "sig_op is %d: expected SHMEM_SIGNAL_SET or SHMEM_SIGNAL_ADD",
                     sig_op);
    atomic_apply(routine, context, sig_op == SHMEM_SIGNAL_ADD ? ATOMIC_ADD : ATOMIC_SET, sig_addr,
                 signal, sizeof signal, pe);
}

void signal_put(const char *routine, struct context *context, void *dest, const void *source,
                size_t nelems, size_t size, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    if (UNLIKELY(job.debug))
        check_separate(routine, "dest", dest, rma_bytes(routine, nelems, size), "sig_addr",
                       sig_addr, sizeof *sig_addr);
    rma_put(routine, context, dest, source, nelems, size, pe);
    signal_update(routine, context, sig_addr, signal, sig_op, pe);
}

void signal_put_nbi(const char *routine, struct context *context, void *dest, const void *source,
                    size_t nelems, size_t size, uint64_t *sig_addr, uint64_t signal, int sig_op,
                    int pe)
{
    signal_put(routine, context, dest, source, nelems, size, sig_addr, signal, sig_op, pe);
}

uint64_t signal_fetch(const char *routine, const uint64_t *sig_addr)
{
    uint64_t *word = atomic_target(routine, sig_addr, sizeof *word, job.me);
    return __atomic_load_n(word, __ATOMIC_SEQ_CST);
}

uint64_t signal_wait_until(const char *routine, uint64_t *sig_addr, int cmp, uint64_t cmp_value)
{
    struct integer_kind kind = INTEGER_KIND(uint64_t);
    uint64_t value;
    do { /* the value returned must itself satisfy the comparison */
        wait_until(routine, sig_addr, kind, cmp, cmp_value);
        value = __atomic_load_n(sig_addr, __ATOMIC_ACQUIRE);
    } while (!wait_compare(value, kind, cmp, cmp_value));
    return value;
}
