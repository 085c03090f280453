/*
 * Put with signal, and signals alone.
 */
#include "operations/signals.h"
#include "define.h"

/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

#define DEFINE_PUT_SIGNAL(NAME, TYPE, SIZE, CALL)                                                         \
    ROUTINE_WITH_CONTEXT(void, NAME,                                                               \
                         (TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr,       \
                          uint64_t signal, int sig_op, int pe),                                    \
                         CALL(routine, ctx, dest, source, nelems, SIZE, sig_addr, signal,      \
                              sig_op, pe));

#define DEFINE_PUT_SIGNAL_TYPED(TYPE, NAME)                                                                   \
    DEFINE_PUT_SIGNAL(NAME##_put_signal, TYPE, sizeof(TYPE), signal_put)                                  \
    DEFINE_PUT_SIGNAL(NAME##_put_signal_nbi, TYPE, sizeof(TYPE), signal_put_nbi)
SHMEM_IMPL_RMA_TYPES(DEFINE_PUT_SIGNAL_TYPED)

#define DEFINE_PUT_SIGNAL_SIZED(BITS, BYTES)                                                                  \
    DEFINE_PUT_SIGNAL(put##BITS##_signal, void, BYTES, signal_put)                                        \
    DEFINE_PUT_SIGNAL(put##BITS##_signal_nbi, void, BYTES, signal_put_nbi)
SHMEM_IMPL_SIZES(DEFINE_PUT_SIGNAL_SIZED)
DEFINE_PUT_SIGNAL_SIZED(mem, 1)

ROUTINE_WITH_CONTEXT(void, signal_add, (uint64_t *sig_addr, uint64_t signal, int pe),
                     signal_update(routine, ctx, sig_addr, signal, SHMEM_SIGNAL_ADD, pe));
ROUTINE_WITH_CONTEXT(void, signal_set, (uint64_t *sig_addr, uint64_t signal, int pe),
                     signal_update(routine, ctx, sig_addr, signal, SHMEM_SIGNAL_SET, pe));
ROUTINE(uint64_t, signal_fetch, (const uint64_t *sig_addr), return signal_fetch(routine, sig_addr));
ROUTINE(uint64_t, signal_wait_until, (uint64_t *sig_addr, int cmp, uint64_t cmp_value),
        return signal_wait_until(routine, sig_addr, cmp, cmp_value));
