/*
 * Public routines of memory ordering, locks, signals, and waits for variables.
 */
#include "api_define.h"
#include "rma/lock.h"
#include "rma/order.h"
#include "rma/signal.h"
#include "rma/wait.h"
#include "shmemx_rma.h"

/* ---- Memory ordering ---- */

ROUTINE(void, fence, (void), order_fence(routine, SHMEM_CTX_DEFAULT));
ROUTINE(void, ctx_fence, (shmem_ctx_t ctx), order_fence(routine, ctx));
ROUTINE(void, quiet, (void), order_quiet(routine, SHMEM_CTX_DEFAULT));
ROUTINE(void, ctx_quiet, (shmem_ctx_t ctx), order_quiet(routine, ctx));

/* Prevents the compiler from turning the preceding call into a jump (tail call), which would remove
 * the stack frame of the routine. The routines below read arrays of the program. If a read causes a
 * segmentation fault, the signal handler (runtime/fault.c) uses the stack frame to find the name of
 * the routine. */
#define KEEP_FRAME __asm__ volatile("")
ROUTINE(void, pe_quiet, (const int *target_pes, size_t npes),
        order_pe_quiet(routine, SHMEM_CTX_DEFAULT, target_pes, npes);
        KEEP_FRAME);
ROUTINE(void, ctx_pe_quiet, (shmem_ctx_t ctx, const int *target_pes, size_t npes),
        order_pe_quiet(routine, ctx, target_pes, npes);
        KEEP_FRAME);

EXTENSION(void, ctx_local_complete, (shmem_ctx_t ctx), order_local_complete(routine, ctx));
EXTENSION(void, quiet_all, (const shmem_ctx_t *ctxs, size_t nctxs),
          order_quiet_all(routine, ctxs, nctxs);
          KEEP_FRAME);

/* ---- Locks ---- */

ROUTINE(void, set_lock, (long *lock), lock_set(routine, lock, sizeof *lock));
ROUTINE(int, test_lock, (long *lock), return lock_test(routine, lock, sizeof *lock));
ROUTINE(void, clear_lock, (long *lock), lock_clear(routine, lock, sizeof *lock));

/* ---- Signals ---- */

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

#define DEFINE_PUT_SIGNAL(NAME, TYPE, SIZE, CALL)                                                  \
    ROUTINE_WITH_CONTEXT(void, NAME,                                                               \
                         (TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr,       \
                          uint64_t signal, int sig_op, int pe),                                    \
                         CALL(routine, ctx, dest, source, nelems, SIZE, sig_addr, signal,          \
                              sig_op, pe));

/* Defines shmem_TYPENAME_put_signal and shmem_TYPENAME_put_signal_nbi for each type, e.g.
 * shmem_long_put_signal, shmem_long_put_signal_nbi and shmem_ctx_int_put_signal. */
#define DEFINE_PUT_SIGNAL_TYPED(TYPE, NAME)                                                        \
    DEFINE_PUT_SIGNAL(NAME##_put_signal, TYPE, sizeof(TYPE), signal_put)                           \
    DEFINE_PUT_SIGNAL(NAME##_put_signal_nbi, TYPE, sizeof(TYPE), signal_put_nbi)
SHMEM_IMPL_RMA_TYPES(DEFINE_PUT_SIGNAL_TYPED)

/* Defines shmem_putSIZE_signal and shmem_putSIZE_signal_nbi for each size, e.g. shmem_put32_signal,
 * and for bytes, e.g. shmem_putmem_signal. */
#define DEFINE_PUT_SIGNAL_SIZED(BITS, BYTES)                                                       \
    DEFINE_PUT_SIGNAL(put##BITS##_signal, void, BYTES, signal_put)                                 \
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

/* ---- Point-to-point synchronization ---- */

/* Defines shmem_TYPENAME_wait_until and shmem_TYPENAME_test for each type, e.g.
 * shmem_long_wait_until and shmem_long_test. */
#define DEFINE_WAIT_AND_TEST(TYPE, NAME)                                                           \
    DEFINE_WAIT_UNTIL(TYPE, NAME##_wait_until)                                                     \
    ROUTINE(int, NAME##_test, (TYPE *ivar, int cmp, TYPE cmp_value),                               \
            return wait_test(routine, ivar, INTEGER_KIND(TYPE), cmp, (uint64_t)cmp_value));

#define DEFINE_WAIT_UNTIL(TYPE, NAME)                                                              \
    ROUTINE(void, NAME, (TYPE *ivar, int cmp, TYPE cmp_value),                                     \
            wait_until(routine, ivar, INTEGER_KIND(TYPE), cmp, (uint64_t)cmp_value));
SHMEM_IMPL_TEST_TYPES(DEFINE_WAIT_AND_TEST)

/* A set of variables of type TYPE that a routine waits for or tests. If VECTOR is false, all
 * variables are compared with the value that VALUES points to. If VECTOR is true, variable i is
 * compared with VALUES[i]. */
#define WAIT_SET(TYPE, VALUES, VECTOR)                                                             \
    &(struct wait_set)                                                                             \
    {                                                                                              \
        .ivars = ivars, .kind = INTEGER_KIND(TYPE), .nelems = nelems, .status = status,            \
        .cmp = cmp, .values = VALUES, .vector = VECTOR                                             \
    }

#define DEFINE_WAIT_SET(TYPE, WORDS, SUFFIX, VALUE, VALUES, VECTOR)                                \
    ROUTINE(void, WORDS##_wait_until_all##SUFFIX,                                                  \
            (TYPE *ivars, size_t nelems, const int *status, int cmp, VALUE),                       \
            wait_until_all(routine, WAIT_SET(TYPE, VALUES, VECTOR)));                              \
    ROUTINE(size_t, WORDS##_wait_until_any##SUFFIX,                                                \
            (TYPE *ivars, size_t nelems, const int *status, int cmp, VALUE),                       \
            return wait_until_any(routine, WAIT_SET(TYPE, VALUES, VECTOR)));                       \
    ROUTINE(size_t, WORDS##_wait_until_some##SUFFIX,                                               \
            (TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, VALUE),      \
            return wait_until_some(routine, WAIT_SET(TYPE, VALUES, VECTOR), indices));             \
    ROUTINE(int, WORDS##_test_all##SUFFIX,                                                         \
            (TYPE *ivars, size_t nelems, const int *status, int cmp, VALUE),                       \
            return wait_test_all(routine, WAIT_SET(TYPE, VALUES, VECTOR)));                        \
    ROUTINE(size_t, WORDS##_test_any##SUFFIX,                                                      \
            (TYPE *ivars, size_t nelems, const int *status, int cmp, VALUE),                       \
            return wait_test_any(routine, WAIT_SET(TYPE, VALUES, VECTOR)));                        \
    ROUTINE(size_t, WORDS##_test_some##SUFFIX,                                                     \
            (TYPE *ivars, size_t nelems, size_t *indices, const int *status, int cmp, VALUE),      \
            return wait_test_some(routine, WAIT_SET(TYPE, VALUES, VECTOR), indices));

/* Defines shmem_TYPENAME_wait_until_all, _any, _some and shmem_TYPENAME_test_all, _any, _some for
 * each type, e.g. shmem_long_wait_until_all and shmem_long_test_some. Also defines the forms with
 * _vector, e.g. shmem_int_wait_until_any_vector. */
#define DEFINE_WAIT_SETS(TYPE, NAME)                                                               \
    DEFINE_WAIT_SET(TYPE, NAME, , TYPE cmp_value, &cmp_value, false)                               \
    DEFINE_WAIT_SET(TYPE, NAME, _vector, const TYPE *cmp_values, cmp_values, true)
SHMEM_IMPL_AMO_STANDARD_TYPES(DEFINE_WAIT_SETS)

/* Defines the deprecated shmem_wait_until. */
DEFINE_WAIT_UNTIL(long, wait_until)

#define DEFINE_WAIT(TYPE, NAME)                                                                    \
    ROUTINE(void, NAME, (TYPE *ivar, TYPE cmp_value),                                              \
            wait_until(routine, ivar, INTEGER_KIND(TYPE), SHMEM_CMP_NE, (uint64_t)cmp_value));
/* Defines the deprecated shmem_TYPENAME_wait, e.g. shmem_long_wait. */
#define DEFINE_OLD_WAIT(TYPE, NAME) DEFINE_WAIT(TYPE, NAME##_wait)
SHMEM_IMPL_OLD_WAIT_TYPES(DEFINE_OLD_WAIT)
DEFINE_WAIT(long, wait)
