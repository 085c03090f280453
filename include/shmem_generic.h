/*
 * Type-generic names of C11. Each operation is a macro that selects the routine by the type of the
 * first pointer argument. Included by shmem.h.
 *
 * For an operation OP, the macro SHMEM_IMPL_CASE_OP(type, type name) expands to one case of
 * _Generic, `, type *: routine`. SHMEM_IMPL_CASE_ctx_OP expands to the case of the routine with a
 * context. Arguments are evaluated once, because _Generic does not evaluate its operand. As in any
 * macro argument, a compound literal with commas must be in parentheses.
 */
#ifndef SHMEM_GENERIC_H
#define SHMEM_GENERIC_H

#if defined(__GNUC__)
#pragma GCC system_header /* error messages show the call, not the macros */
#endif

#include "shmem_types.h"

#define SHMEM_IMPL_FIRST_OF(FIRST, ...)          FIRST
#define SHMEM_IMPL_SECOND_OF(FIRST, SECOND, ...) SECOND
#define SHMEM_IMPL_FIRST(...)                    SHMEM_IMPL_FIRST_OF(__VA_ARGS__, 0)
#define SHMEM_IMPL_SECOND(...)                   SHMEM_IMPL_SECOND_OF(__VA_ARGS__, 0, 0)

/* Clang-format would misread the cases as operators. */
/* clang-format off */

/* A type-generic macro selects one of these functions if the type of the pointer is wrong. The
 * functions have no parameters, so the call does not compile. The error message of the compiler
 * contains the line of the declaration with its comment. */
int shmem_impl_no_such_dest(void);   /* dest: expected a pointer to a type of this routine's */
int shmem_impl_no_such_source(void); /* source: expected a pointer to a type of this routine's */
int shmem_impl_no_such_fetch(void);  /* fetch: expected a pointer to a type of this routine's */
int shmem_impl_no_such_ivar(void);   /* ivar: expected a pointer to a type of this routine's */
int shmem_impl_no_such_ivars(void);  /* ivars: expected a pointer to a type of this routine's */

/* A type-generic macro selects one of these functions if the pointer is its second argument and has
 * a wrong type. All routines have more than two arguments, so the call does not compile. The
 * functions have two parameters, so that the compiler does not report the first argument, which
 * is often a macro such as SHMEM_TEAM_WORLD. */
int shmem_impl_no_such_second_dest(const void *, const void *dest);   /* a type of this routine's */
int shmem_impl_no_such_second_fetch(const void *, const void *fetch); /* a type of this routine's */

/* Selects a routine by the type of the first argument. POINTER is the name of this argument in the
 * routine's declaration, for error messages. */
#define SHMEM_IMPL_BY_FIRST(TABLE, OP, POINTER, ...)                                               \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__),                                                        \
        default: shmem_impl_no_such_##POINTER                                                      \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))

/* Selects a routine by the type of the second argument. The first argument is a team or a
 * context. */
#define SHMEM_IMPL_BY_SECOND(TABLE, OP, POINTER, ...)                                              \
    _Generic(SHMEM_IMPL_SECOND(__VA_ARGS__),                                                       \
        default: shmem_impl_no_such_second_##POINTER                                               \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))

/* Selects a routine by the type of the first argument, or by the type of the second argument if the
 * first is a context. */
#define SHMEM_IMPL_BY_CONTEXT(TABLE, OP, POINTER, ...)                                             \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__),                                                        \
        default: shmem_impl_no_such_##POINTER,                                                     \
        shmem_ctx_t: _Generic(SHMEM_IMPL_SECOND(__VA_ARGS__),                                      \
            default: shmem_impl_no_such_##POINTER                                                  \
            SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_ctx_##OP))                         \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))

/* Selects a routine by the type of the first argument. For operations such as shmem_swap, whose
 * type-generic name is also the name of the routine for long. */
#define SHMEM_IMPL_BY_FIRST_OR_LONG(TABLE, OP, POINTER, ...)                                       \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__),                                                        \
        default: shmem_impl_no_such_##POINTER,                                                     \
        long *: OP, volatile long *: OP                                                            \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))

#include "shmem_impl/generics/shmem.h"

/* ---- Type-generic names that are also names of routines ------------------------------------- */

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
