/*
 * The type-generic names of C11: one macro for each operation, which picks the routine by the type
 * of its first pointer. Included by shmem.h.
 *
 * An operation OP of table T has the cases SHMEM_IMPL_CASE_OP(type, type name), and, where it takes
 * a context, SHMEM_IMPL_CASE_ctx_OP: ", type *: routine". No argument is evaluated but by the
 * routine. A compound literal with commas, as an argument of any macro, stands in parentheses.
 */
#ifndef SHMEM_GENERIC_H
#define SHMEM_GENERIC_H

#if defined(__GNUC__)
#pragma GCC system_header /* messages show the call, not the macros */
#endif

#include "shmem_types.h"

#define SHMEM_IMPL_FIRST_OF(FIRST, ...)          FIRST
#define SHMEM_IMPL_SECOND_OF(FIRST, SECOND, ...) SECOND
#define SHMEM_IMPL_FIRST(...)                    SHMEM_IMPL_FIRST_OF(__VA_ARGS__, 0)
#define SHMEM_IMPL_SECOND(...)                   SHMEM_IMPL_SECOND_OF(__VA_ARGS__, 0, 0)

/* clang-format reads the cases as operators. */
/* clang-format off */

/* What is picked for a pointer to any other type, or for none. There is no such function, and a call
 * of it does not compile: the compiler shows these lines. */
int shmem_impl_no_such_dest(void);   /* dest: expected a pointer to a type of this routine's */
int shmem_impl_no_such_source(void); /* source: expected a pointer to a type of this routine's */
int shmem_impl_no_such_fetch(void);  /* fetch: expected a pointer to a type of this routine's */
int shmem_impl_no_such_ivar(void);   /* ivar: expected a pointer to a type of this routine's */
int shmem_impl_no_such_ivars(void);  /* ivars: expected a pointer to a type of this routine's */

/* The same where the pointer is the second argument; both are let pass, for the first is often a macro,
 * which the compiler would show too. All routines have more arguments. */
int shmem_impl_no_such_second_dest(const void *, const void *dest);   /* a type of this routine's */
int shmem_impl_no_such_second_fetch(const void *, const void *fetch); /* a type of this routine's */

/* By the type of the first argument, which the routine calls POINTER. */
#define SHMEM_IMPL_BY_FIRST(TABLE, OP, POINTER, ...)                                               \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__),                                                        \
        default: shmem_impl_no_such_##POINTER                                                      \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))

/* By the type of the second argument: the first is a team or a context. */
#define SHMEM_IMPL_BY_SECOND(TABLE, OP, POINTER, ...)                                              \
    _Generic(SHMEM_IMPL_SECOND(__VA_ARGS__),                                                       \
        default: shmem_impl_no_such_second_##POINTER                                               \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))

/* By the type of the first argument, or of the second where the first is a context. */
#define SHMEM_IMPL_BY_CONTEXT(TABLE, OP, POINTER, ...)                                             \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__),                                                        \
        default: shmem_impl_no_such_##POINTER,                                                     \
        shmem_ctx_t: _Generic(SHMEM_IMPL_SECOND(__VA_ARGS__),                                      \
            default: shmem_impl_no_such_##POINTER                                                  \
            SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_ctx_##OP))                         \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))

/* By the type of the first argument, where the name is a routine too: that of long. */
#define SHMEM_IMPL_BY_FIRST_OR_LONG(TABLE, OP, POINTER, ...)                                       \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__),                                                        \
        default: shmem_impl_no_such_##POINTER,                                                     \
        long *: OP, volatile long *: OP                                                            \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))

#include "shmem_impl/generics/shmem.h"

/* ---- Names that are routines too: without a context, of an active set ----------------------- */

#define shmem_signal_add(...)                                                                      \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__), shmem_ctx_t: shmem_ctx_signal_add,                     \
             default: shmem_signal_add)(__VA_ARGS__)
#define shmem_signal_set(...)                                                                      \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__), shmem_ctx_t: shmem_ctx_signal_set,                     \
             default: shmem_signal_set)(__VA_ARGS__)
#define shmem_sync(...)                                                                            \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__), shmem_team_t: shmem_team_sync,                         \
             default: shmem_sync)(__VA_ARGS__)

/* clang-format on */

#endif
