/*
 * Inlined routines without a type in their names, for programs that define SHMEMX_INLINE: transfers
 * of sized elements and of bytes, signals, and two deprecated routines. Only inline.h includes this
 * header.
 */

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

/* Defines a routine of the default context, and the routine with a context as an argument. */
#define SHMEM_IMPL_DO_BOTH(NAME, PARAMETERS, ARGUMENTS, SERVED, ...)                               \
    SHMEM_IMPL_DO_ONE(shmem_##NAME, PARAMETERS, ARGUMENTS, SERVED, SHMEM_CTX_DEFAULT, __VA_ARGS__) \
    SHMEM_IMPL_DO_ONE(shmem_ctx_##NAME, (shmem_ctx_t ctx, SHMEM_IMPL_OPEN PARAMETERS),             \
                      (ctx, SHMEM_IMPL_OPEN ARGUMENTS), SERVED, ctx, __VA_ARGS__)
#define SHMEM_IMPL_TRANSFER(NAME, BYTES, SERVED)                                                   \
    SHMEM_IMPL_DO_BOTH(NAME, (void *dest, const void *source, size_t nelems, int pe),              \
                       (dest, source, nelems, pe), SERVED, dest, source, nelems, BYTES, pe)
#define SHMEM_IMPL_PUT_SIGNAL(NAME, BYTES)                                                         \
    SHMEM_IMPL_DO_BOTH(NAME, (void *dest, const void *source, size_t nelems, uint64_t *sig_addr,   \
                              uint64_t signal, int sig_op, int pe),                                \
                       (dest, source, nelems, sig_addr, signal, sig_op, pe),                       \
                       shmem_impl_inline_put_signal, dest, source, nelems, BYTES, sig_addr,        \
                       signal, sig_op, pe)
#define SHMEM_IMPL_FAMILY(BITS, BYTES)                                                             \
    SHMEM_IMPL_TRANSFER(put##BITS, BYTES, shmem_impl_inline_put)                                   \
    SHMEM_IMPL_TRANSFER(put##BITS##_nbi, BYTES, shmem_impl_inline_put)                             \
    SHMEM_IMPL_TRANSFER(get##BITS, BYTES, shmem_impl_inline_get)                                   \
    SHMEM_IMPL_TRANSFER(get##BITS##_nbi, BYTES, shmem_impl_inline_get)                             \
    SHMEM_IMPL_PUT_SIGNAL(put##BITS##_signal, BYTES)                                               \
    SHMEM_IMPL_PUT_SIGNAL(put##BITS##_signal_nbi, BYTES)
SHMEM_IMPL_SIZES(SHMEM_IMPL_FAMILY)
SHMEM_IMPL_FAMILY(mem, 1)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_TRANSFER
#undef SHMEM_IMPL_PUT_SIGNAL

SHMEM_IMPL_DO_BOTH(signal_set, (uint64_t *sig_addr, uint64_t signal, int pe),
                   (sig_addr, signal, pe), shmem_impl_inline_update, SHMEM_IMPL_SET, sig_addr,
                   &signal, sizeof signal, pe)
SHMEM_IMPL_DO_BOTH(signal_add, (uint64_t *sig_addr, uint64_t signal, int pe),
                   (sig_addr, signal, pe), shmem_impl_inline_update, SHMEM_IMPL_ADD, sig_addr,
                   &signal, sizeof signal, pe)
SHMEM_IMPL_GIVE_ONE(uint64_t, shmem_signal_fetch, (const uint64_t *sig_addr), (sig_addr),
                    shmem_impl_inline_signal_fetch, SHMEM_CTX_DEFAULT, &result, sig_addr)
SHMEM_IMPL_GIVE_ONE(uint64_t, shmem_signal_wait_until,
                    (uint64_t *sig_addr, int cmp, uint64_t cmp_value), (sig_addr, cmp, cmp_value),
                    shmem_impl_inline_signal_wait, SHMEM_CTX_DEFAULT, &result, sig_addr, cmp,
                    cmp_value)
SHMEM_IMPL_DO_ONE(shmem_wait_until, (long *ivar, int cmp, long cmp_value), (ivar, cmp, cmp_value),
                  shmem_impl_inline_wait, SHMEM_CTX_DEFAULT, ivar, sizeof *ivar, 1, cmp,
                  (uint64_t)(cmp_value))
SHMEM_IMPL_GIVE_ONE(long, shmem_swap, (long *dest, long value, int pe), (dest, value, pe),
                    shmem_impl_inline_fetch, SHMEM_CTX_DEFAULT, SHMEM_IMPL_SET, &result, dest,
                    &value, sizeof value, pe)
#undef SHMEM_IMPL_DO_BOTH

/* clang-format on */
