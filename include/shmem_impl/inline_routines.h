/*
 * List of the typed routines that are inlined into programs, e.g. shmem_long_put. Only inline.h
 * includes this header. Before that, it defines these macros, which generate the routines:
 *
 *     SHMEM_IMPL_INLINE_STAMP(table, family)
 *         expands the macro `family` for each type of a table of shmem_types.h
 *     SHMEM_IMPL_INLINE_DO(kind, type name, name, (parameters), (arguments), served)
 *         defines shmem_typename_name, which has no result
 *     SHMEM_IMPL_INLINE_GIVE(kind, type, type name, name, (parameters), (arguments), holder,
 *         served, result) defines shmem_typename_name, which returns `result`
 *
 * The expression `served` executes the operation if its memory is mapped, and is 0 otherwise.
 * `holder` declares a variable in which `served` stores a value, and `result` is an expression with
 * this variable. `kind` is ON_CONTEXTS if shmem_ctx_typename_name is defined, too, and ON_DEFAULT
 * otherwise. `served` may use the context, `ctx`, in both cases.
 */

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

/* ---- Put and get ---------------------------------------------------------------------------- */

#define SHMEM_IMPL_TRANSFER(TYPE, NAME, OPERATION, CALL)                                           \
    SHMEM_IMPL_INLINE_DO(ON_CONTEXTS, NAME, OPERATION,                                             \
                         (TYPE *dest, const TYPE *source, size_t nelems, int pe),                  \
                         (dest, source, nelems, pe),                                               \
                         SHMEM_IMPL_IS_SHORT(nelems, sizeof(TYPE)) &&                              \
                             CALL(ctx, dest, source, nelems * sizeof(TYPE), pe))
#define SHMEM_IMPL_PUT_SIGNAL(TYPE, NAME, OPERATION)                                               \
    SHMEM_IMPL_INLINE_DO(ON_CONTEXTS, NAME, OPERATION,                                             \
                         (TYPE *dest, const TYPE *source, size_t nelems, uint64_t *sig_addr,       \
                          uint64_t signal, int sig_op, int pe),                                    \
                         (dest, source, nelems, sig_addr, signal, sig_op, pe),                     \
                         SHMEM_IMPL_IS_SHORT(nelems, sizeof(TYPE)) &&                              \
                             SHMEM_IMPL_IS_SIG_OP(sig_op) &&                                       \
                             shmem_impl_put_signal(ctx, dest, source, nelems * sizeof(TYPE),       \
                                                   sig_addr, signal,                               \
                                                   SHMEM_IMPL_OF_SIG_OP(sig_op), pe))
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TRANSFER(TYPE, NAME, put, shmem_impl_put)                                           \
    SHMEM_IMPL_TRANSFER(TYPE, NAME, put_nbi, shmem_impl_put)                                       \
    SHMEM_IMPL_TRANSFER(TYPE, NAME, get, shmem_impl_get)                                           \
    SHMEM_IMPL_TRANSFER(TYPE, NAME, get_nbi, shmem_impl_get)                                       \
    SHMEM_IMPL_PUT_SIGNAL(TYPE, NAME, put_signal)                                                  \
    SHMEM_IMPL_PUT_SIGNAL(TYPE, NAME, put_signal_nbi)                                              \
    SHMEM_IMPL_INLINE_DO(ON_CONTEXTS, NAME, p, (TYPE *dest, TYPE value, int pe),                   \
                         (dest, value, pe),                                                        \
                         shmem_impl_put_value(ctx, dest, &value, sizeof value, pe))                \
    SHMEM_IMPL_INLINE_GIVE(ON_CONTEXTS, TYPE, NAME, g, (const TYPE *source, int pe), (source, pe), \
                           TYPE value, shmem_impl_get(ctx, &value, source, sizeof value, pe),      \
                           value)
SHMEM_IMPL_INLINE_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_TRANSFER
#undef SHMEM_IMPL_PUT_SIGNAL

/* ---- Atomics -------------------------------------------------------------------------------- */

/* Each of these macros generates atomic routines with a certain list of parameters, with or without
 * a result. CODE is the operation, e.g. SHMEM_IMPL_ADD. */
#define SHMEM_IMPL_READ(KIND, TYPE, NAME, OPERATION)                                               \
    SHMEM_IMPL_INLINE_GIVE(KIND, TYPE, NAME, OPERATION, (const TYPE *source, int pe),              \
                           (source, pe), TYPE old,                                                 \
                           shmem_impl_apply_value(ctx, SHMEM_IMPL_FETCH, &old, source, NULL,       \
                                                  sizeof old, pe), old)
#define SHMEM_IMPL_UPDATE(KIND, TYPE, NAME, OPERATION, CODE)                                       \
    SHMEM_IMPL_INLINE_DO(KIND, NAME, OPERATION, (TYPE *dest, TYPE value, int pe),                  \
                         (dest, value, pe),                                                        \
                         shmem_impl_apply_value(ctx, CODE, NULL, dest, &value, sizeof value, pe))
#define SHMEM_IMPL_FETCHING(KIND, TYPE, NAME, OPERATION, CODE)                                     \
    SHMEM_IMPL_INLINE_GIVE(KIND, TYPE, NAME, OPERATION, (TYPE *dest, TYPE value, int pe),          \
                           (dest, value, pe), TYPE old,                                            \
                           shmem_impl_apply_value(ctx, CODE, &old, dest, &value, sizeof value, pe), \
                           old)
#define SHMEM_IMPL_INCREMENT(KIND, TYPE, NAME, OPERATION)                                          \
    SHMEM_IMPL_INLINE_DO(KIND, NAME, OPERATION, (TYPE *dest, int pe), (dest, pe),                  \
                         shmem_impl_increment(ctx, NULL, dest, sizeof *dest, pe))
#define SHMEM_IMPL_FETCH_INCREMENT(KIND, TYPE, NAME, OPERATION)                                    \
    SHMEM_IMPL_INLINE_GIVE(KIND, TYPE, NAME, OPERATION, (TYPE *dest, int pe), (dest, pe),          \
                           TYPE old, shmem_impl_increment(ctx, &old, dest, sizeof old, pe), old)
#define SHMEM_IMPL_COMPARE_SWAP(KIND, TYPE, NAME, OPERATION)                                       \
    SHMEM_IMPL_INLINE_GIVE(KIND, TYPE, NAME, OPERATION,                                            \
                           (TYPE *dest, TYPE cond, TYPE value, int pe), (dest, cond, value, pe),   \
                           TYPE old,                                                               \
                           shmem_impl_swap_value(ctx, &old, dest, &cond, &value, sizeof old, pe),  \
                           old)
#define SHMEM_IMPL_FETCHING_NBI(TYPE, NAME, OPERATION, CODE)                                       \
    SHMEM_IMPL_INLINE_DO(ON_CONTEXTS, NAME, OPERATION,                                             \
                         (TYPE *fetch, TYPE *dest, TYPE value, int pe), (fetch, dest, value, pe),  \
                         fetch != NULL && shmem_impl_apply_value(ctx, CODE, fetch, dest, &value,   \
                                                                 sizeof value, pe))
#define SHMEM_IMPL_COMBINE(TYPE, NAME, WORD, CODE)                                                 \
    SHMEM_IMPL_UPDATE(ON_CONTEXTS, TYPE, NAME, atomic_##WORD, CODE)                                \
    SHMEM_IMPL_FETCHING(ON_CONTEXTS, TYPE, NAME, atomic_fetch_##WORD, CODE)                        \
    SHMEM_IMPL_FETCHING_NBI(TYPE, NAME, atomic_fetch_##WORD##_nbi, CODE)

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_READ(ON_CONTEXTS, TYPE, NAME, atomic_fetch)                                         \
    SHMEM_IMPL_UPDATE(ON_CONTEXTS, TYPE, NAME, atomic_set, SHMEM_IMPL_SET)                         \
    SHMEM_IMPL_FETCHING(ON_CONTEXTS, TYPE, NAME, atomic_swap, SHMEM_IMPL_SET)                      \
    SHMEM_IMPL_FETCHING_NBI(TYPE, NAME, atomic_swap_nbi, SHMEM_IMPL_SET)                           \
    SHMEM_IMPL_INLINE_DO(ON_CONTEXTS, NAME, atomic_fetch_nbi,                                      \
                         (TYPE *fetch, const TYPE *source, int pe), (fetch, source, pe),           \
                         fetch != NULL && shmem_impl_apply_value(ctx, SHMEM_IMPL_FETCH, fetch,     \
                                                                 source, NULL, sizeof *fetch, pe))
SHMEM_IMPL_INLINE_STAMP(AMO_EXTENDED, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_COMPARE_SWAP(ON_CONTEXTS, TYPE, NAME, atomic_compare_swap)                          \
    SHMEM_IMPL_INCREMENT(ON_CONTEXTS, TYPE, NAME, atomic_inc)                                      \
    SHMEM_IMPL_FETCH_INCREMENT(ON_CONTEXTS, TYPE, NAME, atomic_fetch_inc)                          \
    SHMEM_IMPL_COMBINE(TYPE, NAME, add, SHMEM_IMPL_ADD)                                            \
    SHMEM_IMPL_INLINE_DO(ON_CONTEXTS, NAME, atomic_compare_swap_nbi,                               \
                         (TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe),                 \
                         (fetch, dest, cond, value, pe),                                           \
                         fetch != NULL && shmem_impl_swap_value(ctx, fetch, dest, &cond, &value,   \
                                                                sizeof value, pe))                 \
    SHMEM_IMPL_INLINE_DO(ON_CONTEXTS, NAME, atomic_fetch_inc_nbi,                                  \
                         (TYPE *fetch, TYPE *dest, int pe), (fetch, dest, pe),                     \
                         fetch != NULL && shmem_impl_increment(ctx, fetch, dest, sizeof *dest, pe))
SHMEM_IMPL_INLINE_STAMP(AMO_STANDARD, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_COMBINE(TYPE, NAME, and, SHMEM_IMPL_AND)                                            \
    SHMEM_IMPL_COMBINE(TYPE, NAME, or, SHMEM_IMPL_OR)                                              \
    SHMEM_IMPL_COMBINE(TYPE, NAME, xor, SHMEM_IMPL_XOR)
SHMEM_IMPL_INLINE_STAMP(AMO_BITWISE, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* The deprecated names of atomic operations. */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_READ(ON_DEFAULT, TYPE, NAME, fetch)                                                 \
    SHMEM_IMPL_UPDATE(ON_DEFAULT, TYPE, NAME, set, SHMEM_IMPL_SET)
SHMEM_IMPL_INLINE_STAMP(OLD_AMO_EXTENDED, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_FETCHING(ON_DEFAULT, TYPE, NAME, swap, SHMEM_IMPL_SET)
SHMEM_IMPL_INLINE_STAMP(OLD_SWAP, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_COMPARE_SWAP(ON_DEFAULT, TYPE, NAME, cswap)                                         \
    SHMEM_IMPL_INCREMENT(ON_DEFAULT, TYPE, NAME, inc)                                              \
    SHMEM_IMPL_FETCH_INCREMENT(ON_DEFAULT, TYPE, NAME, finc)                                       \
    SHMEM_IMPL_UPDATE(ON_DEFAULT, TYPE, NAME, add, SHMEM_IMPL_ADD)                                 \
    SHMEM_IMPL_FETCHING(ON_DEFAULT, TYPE, NAME, fadd, SHMEM_IMPL_ADD)
SHMEM_IMPL_INLINE_STAMP(OLD_AMO, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#undef SHMEM_IMPL_READ
#undef SHMEM_IMPL_UPDATE
#undef SHMEM_IMPL_FETCHING
#undef SHMEM_IMPL_INCREMENT
#undef SHMEM_IMPL_FETCH_INCREMENT
#undef SHMEM_IMPL_COMPARE_SWAP
#undef SHMEM_IMPL_FETCHING_NBI
#undef SHMEM_IMPL_COMBINE

/* clang-format on */
