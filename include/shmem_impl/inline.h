/*
 * Inlined routines, for programs that define SHMEMX_INLINE. They execute operations on mapped
 * memory, i.e. memory of PEs of this node, with loads and stores (near.h). If the memory is not
 * mapped, the inlined code calls the routine of the library. Only shmem.h includes this header.
 *
 * Names, declarations and addresses of routines do not change. Each routine gets a gnu_inline
 * definition, which the compiler uses only for inlining. Code that takes the address of a routine,
 * defines the routine, or is compiled without optimization uses the routine of the library.
 */
#ifndef SHMEM_IMPL_INLINE_H
#define SHMEM_IMPL_INLINE_H

/* A system header: the warning options of the program do not apply to this file. */
#pragma GCC system_header

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

#define SHMEM_IMPL_OPEN(...) __VA_ARGS__

/* Body of an inlined routine. SERVED executes the fast path, and is 0 if the memory is not mapped.
 * If SERVED is 0, the body calls the library's routine through a pointer whose value the compiler
 * does not know. The compiler would replace a direct call by the inlined routine itself. */
#define SHMEM_IMPL_DO_BODY(ROUTINE, PARAMETERS, ARGUMENTS, SERVED)                                 \
    SHMEM_IMPL_AS_A_CALL();                                                                        \
    if (!SHMEM_IMPL_LIKELY(SERVED)) {                                                              \
        void(*shmem_impl_routine) PARAMETERS = &ROUTINE;                                           \
        __asm__("" : "+r"(shmem_impl_routine));                                                    \
        shmem_impl_routine ARGUMENTS;                                                              \
    }                                                                                              \
    SHMEM_IMPL_AS_A_CALL();
#define SHMEM_IMPL_GIVE_BODY(TYPE, ROUTINE, PARAMETERS, ARGUMENTS, HOLDER, SERVED, RESULT)         \
    HOLDER;                                                                                        \
    SHMEM_IMPL_AS_A_CALL();                                                                        \
    if (!SHMEM_IMPL_LIKELY(SERVED)) {                                                              \
        TYPE(*shmem_impl_routine) PARAMETERS = &ROUTINE;                                           \
        __asm__("" : "+r"(shmem_impl_routine));                                                    \
        return shmem_impl_routine ARGUMENTS;                                                       \
    }                                                                                              \
    SHMEM_IMPL_AS_A_CALL();                                                                        \
    return RESULT;

/* Define inlined routines. The macros ..._ON_DEFAULT define one routine, which uses the default
 * context. The macros ..._ON_CONTEXTS also define a second routine, with a context as an argument.
 * SHMEM_IMPL_DO_... is for routines without a result, and SHMEM_IMPL_GIVE_... for routines with a
 * result. */
#define SHMEM_IMPL_DO_ON_DEFAULT(NAME, PARAMETERS, ARGUMENTS, SERVED)                              \
    SHMEM_IMPL_INLINED void shmem_##NAME PARAMETERS                                                \
    {                                                                                              \
        shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;                                                       \
        (void)ctx;                                                                                 \
        SHMEM_IMPL_DO_BODY(shmem_##NAME, PARAMETERS, ARGUMENTS, SERVED)                            \
    }
#define SHMEM_IMPL_DO_ON_CONTEXTS(NAME, PARAMETERS, ARGUMENTS, SERVED)                             \
    SHMEM_IMPL_DO_ON_DEFAULT(NAME, PARAMETERS, ARGUMENTS, SERVED)                                  \
    SHMEM_IMPL_INLINED void shmem_ctx_##NAME(shmem_ctx_t ctx, SHMEM_IMPL_OPEN PARAMETERS)          \
    {                                                                                              \
        SHMEM_IMPL_DO_BODY(shmem_ctx_##NAME, (shmem_ctx_t, SHMEM_IMPL_OPEN PARAMETERS),            \
                           (ctx, SHMEM_IMPL_OPEN ARGUMENTS), SERVED)                               \
    }
#define SHMEM_IMPL_GIVE_ON_DEFAULT(TYPE, NAME, PARAMETERS, ARGUMENTS, HOLDER, SERVED, RESULT)      \
    SHMEM_IMPL_INLINED TYPE shmem_##NAME PARAMETERS                                                \
    {                                                                                              \
        shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;                                                       \
        (void)ctx;                                                                                 \
        SHMEM_IMPL_GIVE_BODY(TYPE, shmem_##NAME, PARAMETERS, ARGUMENTS, HOLDER, SERVED, RESULT)    \
    }
#define SHMEM_IMPL_GIVE_ON_CONTEXTS(TYPE, NAME, PARAMETERS, ARGUMENTS, HOLDER, SERVED, RESULT)     \
    SHMEM_IMPL_GIVE_ON_DEFAULT(TYPE, NAME, PARAMETERS, ARGUMENTS, HOLDER, SERVED, RESULT)          \
    SHMEM_IMPL_INLINED TYPE shmem_ctx_##NAME(shmem_ctx_t ctx, SHMEM_IMPL_OPEN PARAMETERS)          \
    {                                                                                              \
        SHMEM_IMPL_GIVE_BODY(TYPE, shmem_ctx_##NAME, (shmem_ctx_t, SHMEM_IMPL_OPEN PARAMETERS),    \
                             (ctx, SHMEM_IMPL_OPEN ARGUMENTS), HOLDER, SERVED, RESULT)             \
    }

/* ---- Functions and conditions of the fast paths --------------------------------------------- */

/* True if a transfer of NELEMS elements of SIZE bytes has a length that is a compile-time constant
 * of at most SHMEM_IMPL_SHORT bytes. */
#define SHMEM_IMPL_IS_SHORT(NELEMS, SIZE)                                                          \
    (__builtin_constant_p(NELEMS) && (NELEMS) <= SHMEM_IMPL_SHORT / (SIZE))

#define SHMEM_IMPL_IS_SIG_OP(SIG_OP) ((SIG_OP) == SHMEM_SIGNAL_SET || (SIG_OP) == SHMEM_SIGNAL_ADD)
#define SHMEM_IMPL_OF_SIG_OP(SIG_OP)                                                               \
    ((SIG_OP) == SHMEM_SIGNAL_ADD ? SHMEM_IMPL_ADD : SHMEM_IMPL_SET)

/* Atomic operations on a value of any type with 4 or 8 bytes. If `fetch` is not NULL, these
 * functions store the previous value at `fetch`. They return 0 if the memory is not mapped. */
SHMEM_IMPL_HOT int shmem_impl_apply_value(shmem_ctx_t ctx, int operation, void *fetch,
                                          const void *dest, const void *value, size_t size, int pe)
{
    uint64_t old, bits = value == NULL ? 0 : shmem_impl_bits_of(value, size);
    if (!shmem_impl_atomic(ctx, operation, dest, bits, size, pe, fetch != NULL ? &old : NULL))
        return 0;
    if (fetch != NULL)
        shmem_impl_of_bits(fetch, old, size);
    return 1;
}

SHMEM_IMPL_HOT int shmem_impl_increment(shmem_ctx_t ctx, void *fetch, const void *dest, size_t size,
                                        int pe)
{
    uint64_t old;
    if (!shmem_impl_atomic(ctx, SHMEM_IMPL_ADD, dest, 1, size, pe, fetch != NULL ? &old : NULL))
        return 0;
    if (fetch != NULL)
        shmem_impl_of_bits(fetch, old, size);
    return 1;
}

SHMEM_IMPL_HOT int shmem_impl_swap_value(shmem_ctx_t ctx, void *fetch, const void *dest,
                                         const void *cond, const void *value, size_t size, int pe)
{
    uint64_t old;
    if (!shmem_impl_compare_swap(ctx, dest, shmem_impl_bits_of(cond, size),
                                 shmem_impl_bits_of(value, size), size, pe, &old))
        return 0;
    shmem_impl_of_bits(fetch, old, size);
    return 1;
}

#define SHMEM_IMPL_HOLDS(TYPE, IVAR, CMP, VALUE)                                                   \
    shmem_impl_holds((const void *)(uintptr_t)(IVAR), sizeof(TYPE), (TYPE)-1 < (TYPE)1, CMP,       \
                     (uint64_t)(VALUE))

/* ---- Definitions of the inlined routines ---------------------------------------------------- */

#define SHMEM_IMPL_INLINE_STAMP(TABLE, FAMILY) SHMEM_IMPL_##TABLE##_TYPES(FAMILY)
#define SHMEM_IMPL_INLINE_DO(KIND, NAME, OPERATION, PARAMETERS, ARGUMENTS, SERVED)                 \
    SHMEM_IMPL_DO_##KIND(NAME##_##OPERATION, PARAMETERS, ARGUMENTS, SERVED)
#define SHMEM_IMPL_INLINE_GIVE(KIND, TYPE, NAME, OPERATION, PARAMETERS, ARGUMENTS, HOLDER, SERVED, \
                               RESULT)                                                             \
    SHMEM_IMPL_GIVE_##KIND(TYPE, NAME##_##OPERATION, PARAMETERS, ARGUMENTS, HOLDER, SERVED, RESULT)
#define SHMEM_IMPL_IVAR(TYPE)     TYPE
#define SHMEM_IMPL_OF(TYPE, IVAR) IVAR
#include "inline_routines.h"
#include "inline_waits.h"
#undef SHMEM_IMPL_INLINE_STAMP
#undef SHMEM_IMPL_INLINE_DO
#undef SHMEM_IMPL_INLINE_GIVE
#undef SHMEM_IMPL_IVAR
#undef SHMEM_IMPL_OF

/* Routines without a type in their names: sized routines, bytes, signals and ordering. */
#define SHMEM_IMPL_TRANSFER(NAME, BYTES, CALL)                                                     \
    SHMEM_IMPL_DO_ON_CONTEXTS(                                                                     \
        NAME, (void *dest, const void *source, size_t nelems, int pe), (dest, source, nelems, pe), \
        SHMEM_IMPL_IS_SHORT(nelems, BYTES) && CALL(ctx, dest, source, nelems * BYTES, pe))
#define SHMEM_IMPL_PUT_SIGNAL(NAME, BYTES)                                                         \
    SHMEM_IMPL_DO_ON_CONTEXTS(                                                                     \
        NAME,                                                                                      \
        (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,       \
         int sig_op, int pe),                                                                      \
        (dest, source, nelems, sig_addr, signal, sig_op, pe),                                      \
        SHMEM_IMPL_IS_SHORT(nelems, BYTES) && SHMEM_IMPL_IS_SIG_OP(sig_op) &&                      \
            shmem_impl_put_signal(ctx, dest, source, nelems * BYTES, sig_addr, signal,             \
                                  SHMEM_IMPL_OF_SIG_OP(sig_op), pe))
#define SHMEM_IMPL_FAMILY(BITS, BYTES)                                                             \
    SHMEM_IMPL_TRANSFER(put##BITS, BYTES, shmem_impl_put)                                          \
    SHMEM_IMPL_TRANSFER(put##BITS##_nbi, BYTES, shmem_impl_put)                                    \
    SHMEM_IMPL_TRANSFER(get##BITS, BYTES, shmem_impl_get)                                          \
    SHMEM_IMPL_TRANSFER(get##BITS##_nbi, BYTES, shmem_impl_get)                                    \
    SHMEM_IMPL_PUT_SIGNAL(put##BITS##_signal, BYTES)                                               \
    SHMEM_IMPL_PUT_SIGNAL(put##BITS##_signal_nbi, BYTES)
SHMEM_IMPL_SIZES(SHMEM_IMPL_FAMILY)
SHMEM_IMPL_FAMILY(mem, 1)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_TRANSFER
#undef SHMEM_IMPL_PUT_SIGNAL

SHMEM_IMPL_DO_ON_CONTEXTS(signal_set, (uint64_t * sig_addr, uint64_t signal, int pe),
                          (sig_addr, signal, pe),
                          shmem_impl_apply_value(ctx, SHMEM_IMPL_SET, NULL, sig_addr, &signal,
                                                 sizeof signal, pe))
SHMEM_IMPL_DO_ON_CONTEXTS(signal_add, (uint64_t * sig_addr, uint64_t signal, int pe),
                          (sig_addr, signal, pe),
                          shmem_impl_apply_value(ctx, SHMEM_IMPL_ADD, NULL, sig_addr, &signal,
                                                 sizeof signal, pe))
SHMEM_IMPL_GIVE_ON_DEFAULT(
    uint64_t, signal_fetch, (const uint64_t *sig_addr), (sig_addr), uint64_t value,
    shmem_impl_near.waits &&shmem_impl_own_integer(sig_addr, sizeof value, 0, &value), value)
SHMEM_IMPL_GIVE_ON_DEFAULT(uint64_t, signal_wait_until,
                           (uint64_t * sig_addr, int cmp, uint64_t cmp_value),
                           (sig_addr, cmp, cmp_value), uint64_t value,
                           shmem_impl_near.waits &&shmem_impl_own_integer(sig_addr, sizeof value, 0,
                                                                          &value) &&
                               shmem_impl_compare(value, 0, cmp, cmp_value) == 1,
                           value)
SHMEM_IMPL_DO_ON_DEFAULT(wait_until, (long *ivar, int cmp, long cmp_value), (ivar, cmp, cmp_value),
                         shmem_impl_near.waits &&SHMEM_IMPL_HOLDS(long, ivar, cmp, cmp_value))
SHMEM_IMPL_GIVE_ON_DEFAULT(
    long, swap, (long *dest, long value, int pe), (dest, value, pe), long old,
    shmem_impl_apply_value(ctx, SHMEM_IMPL_SET, &old, dest, &value, sizeof old, pe), old)
SHMEM_IMPL_DO_ON_DEFAULT(quiet, (void), (), shmem_impl_quiet(ctx))
SHMEM_IMPL_DO_ON_DEFAULT(fence, (void), (), shmem_impl_fence(ctx))
SHMEM_IMPL_INLINED void shmem_ctx_quiet(shmem_ctx_t ctx){
    SHMEM_IMPL_DO_BODY(shmem_ctx_quiet, (shmem_ctx_t), (ctx),
                       shmem_impl_quiet(ctx))} SHMEM_IMPL_INLINED
    void shmem_ctx_fence(shmem_ctx_t ctx)
{
    SHMEM_IMPL_DO_BODY(shmem_ctx_fence, (shmem_ctx_t), (ctx), shmem_impl_fence(ctx))
}

#ifdef __cplusplus
}
#endif

/* The overloads of C++ have the symbols of the typed routines, e.g. shmem_put for long has the
 * symbol shmem_long_put. Clang treats functions with equal symbols as one function, so it inlines
 * the overloads, too. GCC does not, so this file defines inline overloads for GCC. */
#if defined(__cplusplus) && !defined(__clang__)
extern "C++" {
#define SHMEM_IMPL_OVERLOAD_ON_DEFAULT(TYPE, NAME, OPERATION, PARAMETERS, ARGUMENTS)               \
    SHMEM_IMPL_INLINED TYPE shmem_##OPERATION PARAMETERS                                           \
    {                                                                                              \
        return shmem_##NAME##_##OPERATION ARGUMENTS;                                               \
    }
#define SHMEM_IMPL_OVERLOAD_ON_CONTEXTS(TYPE, NAME, OPERATION, PARAMETERS, ARGUMENTS)              \
    SHMEM_IMPL_OVERLOAD_ON_DEFAULT(TYPE, NAME, OPERATION, PARAMETERS, ARGUMENTS)                   \
    SHMEM_IMPL_INLINED TYPE shmem_##OPERATION(shmem_ctx_t ctx, SHMEM_IMPL_OPEN PARAMETERS)         \
    {                                                                                              \
        return shmem_ctx_##NAME##_##OPERATION(ctx, SHMEM_IMPL_OPEN ARGUMENTS);                     \
    }
#define SHMEM_IMPL_INLINE_STAMP(TABLE, FAMILY) SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(FAMILY)
#define SHMEM_IMPL_INLINE_DO(KIND, NAME, OPERATION, PARAMETERS, ARGUMENTS, SERVED)                 \
    SHMEM_IMPL_OVERLOAD_##KIND(void, NAME, OPERATION, PARAMETERS, ARGUMENTS)
#define SHMEM_IMPL_INLINE_GIVE(KIND, TYPE, NAME, OPERATION, PARAMETERS, ARGUMENTS, HOLDER, SERVED, \
                               RESULT)                                                             \
    SHMEM_IMPL_OVERLOAD_##KIND(TYPE, NAME, OPERATION, PARAMETERS, ARGUMENTS)
#define SHMEM_IMPL_IVAR(TYPE)     TYPE
#define SHMEM_IMPL_OF(TYPE, IVAR) IVAR
#include "inline_routines.h"
#include "inline_waits.h"
#undef SHMEM_IMPL_IVAR
#undef SHMEM_IMPL_OF
#define SHMEM_IMPL_IVAR(TYPE)     volatile TYPE
#define SHMEM_IMPL_OF(TYPE, IVAR) const_cast<TYPE *>(IVAR)
#include "inline_waits.h"
#undef SHMEM_IMPL_INLINE_STAMP
#undef SHMEM_IMPL_INLINE_DO
#undef SHMEM_IMPL_INLINE_GIVE
#undef SHMEM_IMPL_IVAR
#undef SHMEM_IMPL_OF
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
}
#endif

#endif /* SHMEM_IMPL_SANITIZED */

#endif
