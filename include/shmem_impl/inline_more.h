/*
 * List of the typed routines that are inlined only into programs that define SHMEMX_INLINE. Only
 * inline.h includes this header. Before that, it defines the macros that inline_routines.h
 * describes, and the following macros, which define only the routine of the default context:
 *
 *     SHMEM_IMPL_DO_ON_DEFAULT(type name, name, (parameters), (arguments), served, ...)
 *     SHMEM_IMPL_GIVE_ON_DEFAULT(type, type name, name, (parameters), (arguments), served, ...)
 */

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

/* ---- Put and get ---------------------------------------------------------------------------- */

#define SHMEM_IMPL_TRANSFER(TYPE, NAME, OPERATION, SERVED)                                         \
    SHMEM_IMPL_DO(NAME, OPERATION, (TYPE *dest, const TYPE *source, size_t nelems, int pe),        \
                  (dest, source, nelems, pe), SERVED, dest, source, nelems, sizeof *dest, pe)
#define SHMEM_IMPL_PUT_SIGNAL(TYPE, NAME, OPERATION)                                               \
    SHMEM_IMPL_DO(NAME, OPERATION, (TYPE *dest, const TYPE *source, size_t nelems,                 \
                                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),      \
                  (dest, source, nelems, sig_addr, signal, sig_op, pe),                            \
                  shmem_impl_inline_put_signal, dest, source, nelems, sizeof *dest, sig_addr,      \
                  signal, sig_op, pe)
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TRANSFER(TYPE, NAME, put, shmem_impl_inline_put)                                    \
    SHMEM_IMPL_TRANSFER(TYPE, NAME, put_nbi, shmem_impl_inline_put)                                \
    SHMEM_IMPL_TRANSFER(TYPE, NAME, get, shmem_impl_inline_get)                                    \
    SHMEM_IMPL_TRANSFER(TYPE, NAME, get_nbi, shmem_impl_inline_get)                                \
    SHMEM_IMPL_PUT_SIGNAL(TYPE, NAME, put_signal)                                                  \
    SHMEM_IMPL_PUT_SIGNAL(TYPE, NAME, put_signal_nbi)
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_TRANSFER
#undef SHMEM_IMPL_PUT_SIGNAL

/* Put and get of one element, for the types that inline_routines.h does not have. */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_DO(NAME, p, (TYPE *dest, TYPE value, int pe), (dest, value, pe),                    \
                  shmem_impl_inline_p, dest, &value, sizeof value, pe)                             \
    SHMEM_IMPL_GIVE(TYPE, NAME, g, (const TYPE *source, int pe), (source, pe),                     \
                    shmem_impl_inline_g, &result, source, sizeof result, pe)
SHMEM_IMPL_STAMP(RMA_NOT_AMO, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* ---- Nonblocking atomics -------------------------------------------------------------------- */

#define SHMEM_IMPL_FETCHING_NBI(TYPE, NAME, OPERATION, CODE)                                       \
    SHMEM_IMPL_DO(NAME, OPERATION, (TYPE *fetch, TYPE *dest, TYPE value, int pe),                  \
                  (fetch, dest, value, pe), shmem_impl_inline_fetch_nbi, CODE, fetch, dest,        \
                  &value, sizeof value, pe)

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_FETCHING_NBI(TYPE, NAME, atomic_swap_nbi, SHMEM_IMPL_SET)                           \
    SHMEM_IMPL_DO(NAME, atomic_fetch_nbi, (TYPE *fetch, const TYPE *source, int pe),               \
                  (fetch, source, pe), shmem_impl_inline_read_nbi, fetch, source, sizeof *fetch,   \
                  pe)
SHMEM_IMPL_STAMP(AMO_EXTENDED, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_FETCHING_NBI(TYPE, NAME, atomic_fetch_add_nbi, SHMEM_IMPL_ADD)                      \
    SHMEM_IMPL_DO(NAME, atomic_compare_swap_nbi,                                                   \
                  (TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe),                        \
                  (fetch, dest, cond, value, pe), shmem_impl_inline_compare_swap_nbi, fetch, dest, \
                  &cond, &value, sizeof value, pe)                                                 \
    SHMEM_IMPL_DO(NAME, atomic_fetch_inc_nbi, (TYPE *fetch, TYPE *dest, int pe),                   \
                  (fetch, dest, pe), shmem_impl_inline_fetch_increment_nbi, fetch, dest,           \
                  sizeof *dest, pe)
SHMEM_IMPL_STAMP(AMO_STANDARD, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_FETCHING_NBI(TYPE, NAME, atomic_fetch_and_nbi, SHMEM_IMPL_AND)                      \
    SHMEM_IMPL_FETCHING_NBI(TYPE, NAME, atomic_fetch_or_nbi, SHMEM_IMPL_OR)                        \
    SHMEM_IMPL_FETCHING_NBI(TYPE, NAME, atomic_fetch_xor_nbi, SHMEM_IMPL_XOR)
SHMEM_IMPL_STAMP(AMO_BITWISE, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_FETCHING_NBI

/* ---- Deprecated names of atomics ------------------------------------------------------------ */

#define SHMEM_IMPL_UPDATE(TYPE, NAME, OPERATION, CODE)                                             \
    SHMEM_IMPL_DO_ON_DEFAULT(NAME, OPERATION, (TYPE *dest, TYPE value, int pe), (dest, value, pe), \
                             shmem_impl_inline_update, CODE, dest, &value, sizeof value, pe)
#define SHMEM_IMPL_FETCHING(TYPE, NAME, OPERATION, CODE)                                           \
    SHMEM_IMPL_GIVE_ON_DEFAULT(TYPE, NAME, OPERATION, (TYPE *dest, TYPE value, int pe),            \
                               (dest, value, pe), shmem_impl_inline_fetch, CODE, &result, dest,    \
                               &value, sizeof value, pe)

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_GIVE_ON_DEFAULT(TYPE, NAME, fetch, (const TYPE *source, int pe), (source, pe),      \
                               shmem_impl_inline_read, &result, source, sizeof result, pe)         \
    SHMEM_IMPL_UPDATE(TYPE, NAME, set, SHMEM_IMPL_SET)
SHMEM_IMPL_STAMP(OLD_AMO_EXTENDED, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME) SHMEM_IMPL_FETCHING(TYPE, NAME, swap, SHMEM_IMPL_SET)
SHMEM_IMPL_STAMP(OLD_SWAP, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_GIVE_ON_DEFAULT(TYPE, NAME, cswap, (TYPE *dest, TYPE cond, TYPE value, int pe),     \
                               (dest, cond, value, pe), shmem_impl_inline_compare_swap, &result,   \
                               dest, &cond, &value, sizeof value, pe)                              \
    SHMEM_IMPL_DO_ON_DEFAULT(NAME, inc, (TYPE *dest, int pe), (dest, pe),                          \
                             shmem_impl_inline_increment, dest, sizeof *dest, pe)                  \
    SHMEM_IMPL_GIVE_ON_DEFAULT(TYPE, NAME, finc, (TYPE *dest, int pe), (dest, pe),                 \
                               shmem_impl_inline_fetch_increment, &result, dest, sizeof result,    \
                               pe)                                                                 \
    SHMEM_IMPL_UPDATE(TYPE, NAME, add, SHMEM_IMPL_ADD)                                             \
    SHMEM_IMPL_FETCHING(TYPE, NAME, fadd, SHMEM_IMPL_ADD)
SHMEM_IMPL_STAMP(OLD_AMO, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_UPDATE
#undef SHMEM_IMPL_FETCHING

/* clang-format on */
