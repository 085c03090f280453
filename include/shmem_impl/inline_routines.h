/*
 * List of the typed routines that are inlined into programs by default, e.g. shmem_long_p. Only
 * inline.h includes this header. Before that, it defines these macros, which generate the routines:
 *
 *     SHMEM_IMPL_STAMP(table, family)
 *         expands the macro `family` for each type of a table of shmem_types.h
 *     SHMEM_IMPL_DO(type name, name, (parameters), (arguments), served, ...)
 *         defines shmem_typename_name and shmem_ctx_typename_name, which have no result
 *     SHMEM_IMPL_GIVE(type, type name, name, (parameters), (arguments), served, ...)
 *         defines routines that return a value of this type
 *
 * The call served(ctx, ...) executes the operation if its memory is mapped, and returns 0
 * otherwise. In SHMEM_IMPL_GIVE, `served` stores the result of the routine in a variable `result`.
 *
 * Each routine of this list makes the compilation of all programs slower. Other routines are
 * therefore inlined only on request (inline_more.h).
 */

/* Clang-format would misread the pointers in the parameter lists as products. */
/* clang-format off */

/* Each of these macros generates atomic routines with a certain list of parameters, with or without
 * a result. CODE is the operation, e.g. SHMEM_IMPL_ADD. */
#define SHMEM_IMPL_UPDATE(TYPE, NAME, OPERATION, CODE)                                             \
    SHMEM_IMPL_DO(NAME, OPERATION, (TYPE *dest, TYPE value, int pe), (dest, value, pe),            \
                  shmem_impl_inline_update, CODE, dest, &value, sizeof value, pe)
#define SHMEM_IMPL_FETCHING(TYPE, NAME, OPERATION, CODE)                                           \
    SHMEM_IMPL_GIVE(TYPE, NAME, OPERATION, (TYPE *dest, TYPE value, int pe), (dest, value, pe),    \
                    shmem_impl_inline_fetch, CODE, &result, dest, &value, sizeof value, pe)

/* Types of 4 and 8 bytes: put and get of one element, and the atomics that all of them have. */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_DO(NAME, p, (TYPE *dest, TYPE value, int pe), (dest, value, pe),                    \
                  shmem_impl_inline_p, dest, &value, sizeof value, pe)                             \
    SHMEM_IMPL_GIVE(TYPE, NAME, g, (const TYPE *source, int pe), (source, pe),                     \
                    shmem_impl_inline_g, &result, source, sizeof result, pe)                       \
    SHMEM_IMPL_GIVE(TYPE, NAME, atomic_fetch, (const TYPE *source, int pe), (source, pe),          \
                    shmem_impl_inline_read, &result, source, sizeof result, pe)                    \
    SHMEM_IMPL_UPDATE(TYPE, NAME, atomic_set, SHMEM_IMPL_SET)                                      \
    SHMEM_IMPL_FETCHING(TYPE, NAME, atomic_swap, SHMEM_IMPL_SET)
SHMEM_IMPL_STAMP(AMO_EXTENDED, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_GIVE(TYPE, NAME, atomic_compare_swap, (TYPE *dest, TYPE cond, TYPE value, int pe),  \
                    (dest, cond, value, pe), shmem_impl_inline_compare_swap, &result, dest, &cond, \
                    &value, sizeof value, pe)                                                      \
    SHMEM_IMPL_DO(NAME, atomic_inc, (TYPE *dest, int pe), (dest, pe), shmem_impl_inline_increment, \
                  dest, sizeof *dest, pe)                                                          \
    SHMEM_IMPL_GIVE(TYPE, NAME, atomic_fetch_inc, (TYPE *dest, int pe), (dest, pe),                \
                    shmem_impl_inline_fetch_increment, &result, dest, sizeof result, pe)           \
    SHMEM_IMPL_UPDATE(TYPE, NAME, atomic_add, SHMEM_IMPL_ADD)                                      \
    SHMEM_IMPL_FETCHING(TYPE, NAME, atomic_fetch_add, SHMEM_IMPL_ADD)
SHMEM_IMPL_STAMP(AMO_STANDARD, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_UPDATE(TYPE, NAME, atomic_and, SHMEM_IMPL_AND)                                      \
    SHMEM_IMPL_FETCHING(TYPE, NAME, atomic_fetch_and, SHMEM_IMPL_AND)                              \
    SHMEM_IMPL_UPDATE(TYPE, NAME, atomic_or, SHMEM_IMPL_OR)                                        \
    SHMEM_IMPL_FETCHING(TYPE, NAME, atomic_fetch_or, SHMEM_IMPL_OR)                                \
    SHMEM_IMPL_UPDATE(TYPE, NAME, atomic_xor, SHMEM_IMPL_XOR)                                      \
    SHMEM_IMPL_FETCHING(TYPE, NAME, atomic_fetch_xor, SHMEM_IMPL_XOR)
SHMEM_IMPL_STAMP(AMO_BITWISE, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#undef SHMEM_IMPL_UPDATE
#undef SHMEM_IMPL_FETCHING

/* clang-format on */
