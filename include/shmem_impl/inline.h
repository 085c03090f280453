/*
 * Inlined routines. They execute operations on mapped memory, i.e. memory of PEs of this node, with
 * loads and stores (near.h). If the memory is not mapped, the inlined code calls the routine of the
 * library. Only shmem.h includes this header, if the compiler optimizes and the program does not
 * define SHMEMX_NO_INLINE.
 *
 * By default, only the routines of inline_routines.h are inlined, because each inlined routine
 * makes the compilation of every program slower. A program that defines SHMEMX_INLINE also gets
 * those of inline_more.h.
 *
 * Names, declarations and addresses of routines do not change. Each routine gets a gnu_inline
 * definition, which the compiler uses only for inlining. Code that takes the address of a routine,
 * defines the routine, or is compiled without optimization uses the routine of the library.
 */
#ifndef SHMEM_IMPL_INLINE_H
#define SHMEM_IMPL_INLINE_H

/* A system header: the warning options of the program do not apply to this file. */
#pragma GCC system_header

#ifndef SHMEMX_INLINE
#define SHMEM_IMPL_SEARCH_ONLY
#endif
#include "near.h"

/* Nothing is inlined in programs that are compiled with a sanitizer, because the sanitizer must
 * observe either all accesses to symmetric memory or none. */
#if !SHMEM_IMPL_SANITIZED

#ifdef __cplusplus
extern "C" {
#endif

/* Addresses of the mapped memory. Each executable and shared object has one copy of this variable.
 * The library fills it while OpenSHMEM is initialized. If the library does not know this version of
 * the struct, or if calls are profiled, the library leaves the copy empty. Every call then enters
 * the library. */
__attribute__((weak, visibility("hidden"))) struct shmem_impl_near shmem_impl_near = {
    SHMEM_IMPL_NEAR_VERSION, sizeof(struct shmem_impl_near)};

/* These functions are weak symbols, because older versions of the library do not have them. */
void shmemx_inline_attach(struct shmem_impl_near *near) __attribute__((weak));
void shmemx_inline_detach(struct shmem_impl_near *near) __attribute__((weak));

static void __attribute__((constructor)) shmem_impl_begin(void)
{
    if (shmemx_inline_attach)
        shmemx_inline_attach(&shmem_impl_near);
}

static void __attribute__((destructor)) shmem_impl_end(void)
{
    if (shmemx_inline_detach)
        shmemx_inline_detach(&shmem_impl_near);
}

#define SHMEM_IMPL_INLINED extern inline __attribute__((gnu_inline, always_inline, artificial))

/* Compiler barrier, with the effect of a function call: the compiler stores variables to memory
 * before the barrier, and loads them again after the barrier. */
#define SHMEM_IMPL_AS_A_CALL() __asm__ __volatile__("" : : : "memory")

/* ---- Fast paths of the inlined routines ----------------------------------------------------- */

/* Each function executes an operation as near.h does, between two compiler barriers. It returns 0
 * if the memory is not mapped. Then the operation has had no effect. */

SHMEM_IMPL_HOT int shmem_impl_inline_p(shmem_ctx_t ctx, void *dest, const void *value, size_t size,
                                       int pe)
{
    int served;
    SHMEM_IMPL_AS_A_CALL();
    served = shmem_impl_put_value(ctx, dest, value, size, pe);
    SHMEM_IMPL_AS_A_CALL();
    return SHMEM_IMPL_LIKELY(served);
}

SHMEM_IMPL_HOT int shmem_impl_inline_g(shmem_ctx_t ctx, void *value, const void *source,
                                       size_t size, int pe)
{
    int served;
    SHMEM_IMPL_AS_A_CALL();
    served = shmem_impl_get(ctx, value, source, size, pe);
    SHMEM_IMPL_AS_A_CALL();
    return SHMEM_IMPL_LIKELY(served);
}

/* Atomic operations on a value of any type with 4 or 8 bytes. shmem_impl_inline_fetch stores the
 * previous value at `fetch`. */
SHMEM_IMPL_HOT int shmem_impl_inline_update(shmem_ctx_t ctx, int operation, const void *dest,
                                            const void *value, size_t size, int pe)
{
    int served;
    SHMEM_IMPL_AS_A_CALL();
    served = shmem_impl_atomic(ctx, operation, dest, shmem_impl_bits_of(value, size), size, pe,
                               SHMEM_IMPL_NULL);
    SHMEM_IMPL_AS_A_CALL();
    return SHMEM_IMPL_LIKELY(served);
}

SHMEM_IMPL_HOT int shmem_impl_inline_fetch_bits(shmem_ctx_t ctx, int operation, void *fetch,
                                                const void *dest, uint64_t value, size_t size,
                                                int pe)
{
    uint64_t old;
    int served;
    SHMEM_IMPL_AS_A_CALL();
    served = shmem_impl_atomic(ctx, operation, dest, value, size, pe, &old);
    SHMEM_IMPL_AS_A_CALL();
    if (!SHMEM_IMPL_LIKELY(served))
        return 0;
    shmem_impl_of_bits(fetch, old, size);
    return 1;
}

SHMEM_IMPL_HOT int shmem_impl_inline_fetch(shmem_ctx_t ctx, int operation, void *fetch,
                                           const void *dest, const void *value, size_t size, int pe)
{
    return shmem_impl_inline_fetch_bits(ctx, operation, fetch, dest,
                                        shmem_impl_bits_of(value, size), size, pe);
}

SHMEM_IMPL_HOT int shmem_impl_inline_read(shmem_ctx_t ctx, void *fetch, const void *source,
                                          size_t size, int pe)
{
    return shmem_impl_inline_fetch_bits(ctx, SHMEM_IMPL_FETCH, fetch, source, 0, size, pe);
}

SHMEM_IMPL_HOT int shmem_impl_inline_increment(shmem_ctx_t ctx, const void *dest, size_t size,
                                               int pe)
{
    int served;
    SHMEM_IMPL_AS_A_CALL();
    served = shmem_impl_atomic(ctx, SHMEM_IMPL_ADD, dest, 1, size, pe, SHMEM_IMPL_NULL);
    SHMEM_IMPL_AS_A_CALL();
    return SHMEM_IMPL_LIKELY(served);
}

SHMEM_IMPL_HOT int shmem_impl_inline_fetch_increment(shmem_ctx_t ctx, void *fetch, const void *dest,
                                                     size_t size, int pe)
{
    return shmem_impl_inline_fetch_bits(ctx, SHMEM_IMPL_ADD, fetch, dest, 1, size, pe);
}

SHMEM_IMPL_HOT int shmem_impl_inline_compare_swap(shmem_ctx_t ctx, void *fetch, const void *dest,
                                                  const void *cond, const void *value, size_t size,
                                                  int pe)
{
    uint64_t old;
    int served;
    SHMEM_IMPL_AS_A_CALL();
    served = shmem_impl_compare_swap(ctx, dest, shmem_impl_bits_of(cond, size),
                                     shmem_impl_bits_of(value, size), size, pe, &old);
    SHMEM_IMPL_AS_A_CALL();
    if (!SHMEM_IMPL_LIKELY(served))
        return 0;
    shmem_impl_of_bits(fetch, old, size);
    return 1;
}

SHMEM_IMPL_HOT int shmem_impl_inline_quiet(shmem_ctx_t ctx)
{
    int served;
    SHMEM_IMPL_AS_A_CALL();
    served = shmem_impl_quiet(ctx);
    SHMEM_IMPL_AS_A_CALL();
    return SHMEM_IMPL_LIKELY(served);
}

SHMEM_IMPL_HOT int shmem_impl_inline_fence(shmem_ctx_t ctx)
{
    int served;
    SHMEM_IMPL_AS_A_CALL();
    served = shmem_impl_fence(ctx);
    SHMEM_IMPL_AS_A_CALL();
    return SHMEM_IMPL_LIKELY(served);
}

#ifdef SHMEMX_INLINE

/* Transfers whose length is a compile-time constant of at most SHMEM_IMPL_SHORT bytes. */
SHMEM_IMPL_HOT int shmem_impl_inline_put(shmem_ctx_t ctx, void *dest, const void *source,
                                         size_t nelems, size_t size, int pe)
{
    int served = 0;
    SHMEM_IMPL_AS_A_CALL();
    if (__builtin_constant_p(nelems) && nelems <= SHMEM_IMPL_SHORT / size)
        served = shmem_impl_put(ctx, dest, source, nelems * size, pe);
    SHMEM_IMPL_AS_A_CALL();
    return SHMEM_IMPL_LIKELY(served);
}

SHMEM_IMPL_HOT int shmem_impl_inline_get(shmem_ctx_t ctx, void *dest, const void *source,
                                         size_t nelems, size_t size, int pe)
{
    int served = 0;
    SHMEM_IMPL_AS_A_CALL();
    if (__builtin_constant_p(nelems) && nelems <= SHMEM_IMPL_SHORT / size)
        served = shmem_impl_get(ctx, dest, source, nelems * size, pe);
    SHMEM_IMPL_AS_A_CALL();
    return SHMEM_IMPL_LIKELY(served);
}

SHMEM_IMPL_HOT int shmem_impl_inline_put_signal(shmem_ctx_t ctx, void *dest, const void *source,
                                                size_t nelems, size_t size, uint64_t *sig_addr,
                                                uint64_t signal, int sig_op, int pe)
{
    int served = 0;
    SHMEM_IMPL_AS_A_CALL();
    if (__builtin_constant_p(nelems) && nelems <= SHMEM_IMPL_SHORT / size &&
        (sig_op == SHMEM_SIGNAL_SET || sig_op == SHMEM_SIGNAL_ADD))
        served =
            shmem_impl_put_signal(ctx, dest, source, nelems * size, sig_addr, signal,
                                  sig_op == SHMEM_SIGNAL_ADD ? SHMEM_IMPL_ADD : SHMEM_IMPL_SET, pe);
    SHMEM_IMPL_AS_A_CALL();
    return SHMEM_IMPL_LIKELY(served);
}

/* Atomics that store the previous value in a variable of the program. */
SHMEM_IMPL_HOT int shmem_impl_inline_fetch_nbi(shmem_ctx_t ctx, int operation, void *fetch,
                                               const void *dest, const void *value, size_t size,
                                               int pe)
{
    return fetch != SHMEM_IMPL_NULL &&
           shmem_impl_inline_fetch(ctx, operation, fetch, dest, value, size, pe);
}

SHMEM_IMPL_HOT int shmem_impl_inline_read_nbi(shmem_ctx_t ctx, void *fetch, const void *source,
                                              size_t size, int pe)
{
    return fetch != SHMEM_IMPL_NULL && shmem_impl_inline_read(ctx, fetch, source, size, pe);
}

SHMEM_IMPL_HOT int shmem_impl_inline_fetch_increment_nbi(shmem_ctx_t ctx, void *fetch,
                                                         const void *dest, size_t size, int pe)
{
    return fetch != SHMEM_IMPL_NULL &&
           shmem_impl_inline_fetch_increment(ctx, fetch, dest, size, pe);
}

SHMEM_IMPL_HOT int shmem_impl_inline_compare_swap_nbi(shmem_ctx_t ctx, void *fetch,
                                                      const void *dest, const void *cond,
                                                      const void *value, size_t size, int pe)
{
    return fetch != SHMEM_IMPL_NULL &&
           shmem_impl_inline_compare_swap(ctx, fetch, dest, cond, value, size, pe);
}

/* Waits and tests. Their fast path returns at once if the condition is true at the call. They have
 * no context; `ctx` is not used. */
SHMEM_IMPL_HOT int shmem_impl_inline_wait(shmem_ctx_t ctx, const void *ivar, size_t size,
                                          int is_signed, int cmp, uint64_t cmp_value)
{
    int served;
    (void)ctx;
    SHMEM_IMPL_AS_A_CALL();
    served = shmem_impl_near.waits && shmem_impl_holds(ivar, size, is_signed, cmp, cmp_value);
    SHMEM_IMPL_AS_A_CALL();
    return SHMEM_IMPL_LIKELY(served);
}

SHMEM_IMPL_HOT int shmem_impl_inline_test(shmem_ctx_t ctx, int *result, const void *ivar,
                                          size_t size, int is_signed, int cmp, uint64_t cmp_value)
{
    int served;
    (void)ctx;
    *result = 1;
    SHMEM_IMPL_AS_A_CALL();
    served = shmem_impl_near.tests && shmem_impl_holds(ivar, size, is_signed, cmp, cmp_value);
    SHMEM_IMPL_AS_A_CALL();
    return SHMEM_IMPL_LIKELY(served);
}

SHMEM_IMPL_HOT int shmem_impl_inline_signal_fetch(shmem_ctx_t ctx, uint64_t *result,
                                                  const uint64_t *sig_addr)
{
    int served;
    (void)ctx;
    SHMEM_IMPL_AS_A_CALL();
    served = shmem_impl_near.waits && shmem_impl_own_integer(sig_addr, sizeof *sig_addr, 0, result);
    SHMEM_IMPL_AS_A_CALL();
    return SHMEM_IMPL_LIKELY(served);
}

SHMEM_IMPL_HOT int shmem_impl_inline_signal_wait(shmem_ctx_t ctx, uint64_t *result,
                                                 const uint64_t *sig_addr, int cmp,
                                                 uint64_t cmp_value)
{
    return shmem_impl_inline_signal_fetch(ctx, result, sig_addr) &&
           shmem_impl_compare(*result, 0, cmp, cmp_value) == 1;
}

#endif

/* ---- Definitions of the inlined routines ---------------------------------------------------- */

/* The compiler spends most of its time for this header on the expansion of these macros. They
 * therefore call few other macros. */

#define SHMEM_IMPL_OPEN(...) __VA_ARGS__

/* Define an inlined routine. SERVED, with the context and further arguments, executes the fast
 * path. If the memory is not mapped, the routine of the library is called through a pointer whose
 * value the compiler does not know. The compiler would replace a direct call by the inlined routine
 * itself. SHMEM_IMPL_DO_... is for routines without a result. SHMEM_IMPL_GIVE_... is for routines
 * with a result: SERVED stores it in the variable `result`. */
#define SHMEM_IMPL_DO_ONE(ROUTINE, PARAMETERS, ARGUMENTS, SERVED, ...)                             \
    SHMEM_IMPL_INLINED void ROUTINE PARAMETERS                                                     \
    {                                                                                              \
        if (SERVED(__VA_ARGS__))                                                                   \
            return;                                                                                \
        void(*routine) PARAMETERS = &ROUTINE;                                                      \
        __asm__("" : "+r"(routine));                                                               \
        routine ARGUMENTS;                                                                         \
    }
#define SHMEM_IMPL_GIVE_ONE(TYPE, ROUTINE, PARAMETERS, ARGUMENTS, SERVED, ...)                     \
    SHMEM_IMPL_INLINED TYPE ROUTINE PARAMETERS                                                     \
    {                                                                                              \
        TYPE result;                                                                               \
        if (SERVED(__VA_ARGS__))                                                                   \
            return result;                                                                         \
        TYPE(*routine) PARAMETERS = &ROUTINE;                                                      \
        __asm__("" : "+r"(routine));                                                               \
        return routine ARGUMENTS;                                                                  \
    }

/* Define the typed routine of the default context, and the one with a context as an argument. */
#define SHMEM_IMPL_STAMP(TABLE, FAMILY) SHMEM_IMPL_##TABLE##_TYPES(FAMILY)
#define SHMEM_IMPL_DO(NAME, OPERATION, PARAMETERS, ARGUMENTS, SERVED, ...)                         \
    SHMEM_IMPL_DO_ONE(shmem_##NAME##_##OPERATION, PARAMETERS, ARGUMENTS, SERVED,                   \
                      SHMEM_CTX_DEFAULT, __VA_ARGS__)                                              \
    SHMEM_IMPL_DO_ONE(shmem_ctx_##NAME##_##OPERATION,                                              \
                      (shmem_ctx_t ctx, SHMEM_IMPL_OPEN PARAMETERS),                               \
                      (ctx, SHMEM_IMPL_OPEN ARGUMENTS), SERVED, ctx, __VA_ARGS__)
#define SHMEM_IMPL_GIVE(TYPE, NAME, OPERATION, PARAMETERS, ARGUMENTS, SERVED, ...)                 \
    SHMEM_IMPL_GIVE_ONE(TYPE, shmem_##NAME##_##OPERATION, PARAMETERS, ARGUMENTS, SERVED,           \
                        SHMEM_CTX_DEFAULT, __VA_ARGS__)                                            \
    SHMEM_IMPL_GIVE_ONE(TYPE, shmem_ctx_##NAME##_##OPERATION,                                      \
                        (shmem_ctx_t ctx, SHMEM_IMPL_OPEN PARAMETERS),                             \
                        (ctx, SHMEM_IMPL_OPEN ARGUMENTS), SERVED, ctx, __VA_ARGS__)
#include "inline_routines.h"

SHMEM_IMPL_DO_ONE(shmem_quiet, (void), (), shmem_impl_inline_quiet, SHMEM_CTX_DEFAULT)
SHMEM_IMPL_DO_ONE(shmem_fence, (void), (), shmem_impl_inline_fence, SHMEM_CTX_DEFAULT)
SHMEM_IMPL_DO_ONE(shmem_ctx_quiet, (shmem_ctx_t ctx), (ctx), shmem_impl_inline_quiet, ctx)
SHMEM_IMPL_DO_ONE(shmem_ctx_fence, (shmem_ctx_t ctx), (ctx), shmem_impl_inline_fence, ctx)

#ifdef SHMEMX_INLINE
/* Types of put and get that have no atomics, i.e. RMA without AMO_EXTENDED (shmem_types.h). */
#define SHMEM_IMPL_RMA_NOT_AMO_DISTINCT_TYPES(X)                                                   \
    X(long double, longdouble)                                                                     \
    X(char, char)                                                                                  \
    X(signed char, schar)                                                                          \
    X(short, short)                                                                                \
    X(unsigned char, uchar)                                                                        \
    X(unsigned short, ushort)

#define SHMEM_IMPL_RMA_NOT_AMO_TYPES(X)                                                            \
    SHMEM_IMPL_RMA_NOT_AMO_DISTINCT_TYPES(X)                                                       \
    X(int8_t, int8)                                                                                \
    X(int16_t, int16)                                                                              \
    X(uint8_t, uint8)                                                                              \
    X(uint16_t, uint16)

#define SHMEM_IMPL_DO_ON_DEFAULT(NAME, OPERATION, PARAMETERS, ARGUMENTS, SERVED, ...)              \
    SHMEM_IMPL_DO_ONE(shmem_##NAME##_##OPERATION, PARAMETERS, ARGUMENTS, SERVED,                   \
                      SHMEM_CTX_DEFAULT, __VA_ARGS__)
#define SHMEM_IMPL_GIVE_ON_DEFAULT(TYPE, NAME, OPERATION, PARAMETERS, ARGUMENTS, SERVED, ...)      \
    SHMEM_IMPL_GIVE_ONE(TYPE, shmem_##NAME##_##OPERATION, PARAMETERS, ARGUMENTS, SERVED,           \
                        SHMEM_CTX_DEFAULT, __VA_ARGS__)
#define SHMEM_IMPL_IVAR(TYPE)     TYPE
#define SHMEM_IMPL_OF(TYPE, IVAR) IVAR
#include "inline_more.h"
#include "inline_waits.h"
#undef SHMEM_IMPL_IVAR
#undef SHMEM_IMPL_OF
#undef SHMEM_IMPL_DO_ON_DEFAULT
#undef SHMEM_IMPL_GIVE_ON_DEFAULT
#include "inline_untyped.h"
#endif
#undef SHMEM_IMPL_STAMP
#undef SHMEM_IMPL_DO
#undef SHMEM_IMPL_GIVE

#ifdef __cplusplus
}
#endif

/* The overloads of C++ have the symbols of the typed routines, e.g. shmem_put for long has the
 * symbol shmem_long_put. Clang treats functions with equal symbols as one function, so it inlines
 * the overloads, too. GCC does not, so this file defines inline overloads for GCC. */
#if defined(__cplusplus) && !defined(__clang__)
extern "C++" {
#define SHMEM_IMPL_STAMP(TABLE, FAMILY) SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(FAMILY)
#define SHMEM_IMPL_DO(NAME, OPERATION, PARAMETERS, ARGUMENTS, ...)                                 \
    SHMEM_IMPL_GIVE(void, NAME, OPERATION, PARAMETERS, ARGUMENTS, )
#define SHMEM_IMPL_GIVE(TYPE, NAME, OPERATION, PARAMETERS, ARGUMENTS, ...)                         \
    SHMEM_IMPL_INLINED TYPE shmem_##OPERATION PARAMETERS                                           \
    {                                                                                              \
        return shmem_##NAME##_##OPERATION ARGUMENTS;                                               \
    }                                                                                              \
    SHMEM_IMPL_INLINED TYPE shmem_##OPERATION(shmem_ctx_t ctx, SHMEM_IMPL_OPEN PARAMETERS)         \
    {                                                                                              \
        return shmem_ctx_##NAME##_##OPERATION(ctx, SHMEM_IMPL_OPEN ARGUMENTS);                     \
    }
#include "inline_routines.h"
#ifdef SHMEMX_INLINE
#define SHMEM_IMPL_DO_ON_DEFAULT(NAME, OPERATION, PARAMETERS, ARGUMENTS, ...)                      \
    SHMEM_IMPL_GIVE_ON_DEFAULT(void, NAME, OPERATION, PARAMETERS, ARGUMENTS, )
#define SHMEM_IMPL_GIVE_ON_DEFAULT(TYPE, NAME, OPERATION, PARAMETERS, ARGUMENTS, ...)              \
    SHMEM_IMPL_INLINED TYPE shmem_##OPERATION PARAMETERS                                           \
    {                                                                                              \
        return shmem_##NAME##_##OPERATION ARGUMENTS;                                               \
    }
#define SHMEM_IMPL_IVAR(TYPE)     TYPE
#define SHMEM_IMPL_OF(TYPE, IVAR) IVAR
#include "inline_more.h"
#include "inline_waits.h"
#undef SHMEM_IMPL_IVAR
#undef SHMEM_IMPL_OF
#define SHMEM_IMPL_IVAR(TYPE)     volatile TYPE
#define SHMEM_IMPL_OF(TYPE, IVAR) const_cast<TYPE *>(IVAR)
#include "inline_waits.h"
#undef SHMEM_IMPL_IVAR
#undef SHMEM_IMPL_OF
#undef SHMEM_IMPL_DO_ON_DEFAULT
#undef SHMEM_IMPL_GIVE_ON_DEFAULT
SHMEM_IMPL_INLINED void shmem_wait_until(volatile long *ivar, int cmp, long cmp_value)
{
    shmem_wait_until(const_cast<long *>(ivar), cmp, cmp_value);
}
SHMEM_IMPL_INLINED void shmem_signal_add(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal,
                                         int pe)
{
    shmem_ctx_signal_add(ctx, sig_addr, signal, pe);
}
SHMEM_IMPL_INLINED void shmem_signal_set(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal,
                                         int pe)
{
    shmem_ctx_signal_set(ctx, sig_addr, signal, pe);
}
#endif
#undef SHMEM_IMPL_STAMP
#undef SHMEM_IMPL_DO
#undef SHMEM_IMPL_GIVE
}
#endif

#endif /* SHMEM_IMPL_SANITIZED */

#endif
