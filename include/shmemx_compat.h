/*
 * Routines of other OpenSHMEM libraries that are not in the specification, but that public programs
 * call. They are implemented with routines of shmem.h and shmemx.h. docs/compat.md lists the
 * library that each name comes from, and the names that are missing.
 *
 * A program uses them by including this header, or by the compiler option -include shmemx_compat.h.
 * All names are macros or inline functions. The library does not export them, so a configure test
 * that links a program without this header does not find them.
 */
#ifndef SHMEMX_COMPAT_H
#define SHMEMX_COMPAT_H

#if !defined(__cplusplus) && (!defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L)
#error "shmemx_compat.h needs C99 or later, or C++11 or later: expected -std=c99 or a later one"
#endif

#include "shmemx.h"

/* The functions of this header are compiled as C and as C++. They contain C-style casts and NULL,
 * for which C++ compilers print these warnings. */
#if defined(__cplusplus)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wzero-as-null-pointer-constant"
#endif

#include "shmem_impl/compat_requests.h"

#include "shmem_impl/compat_messages.h"

#include "shmem_impl/compat_collectives.h"

#if defined(__cplusplus)
/* A program may include this header within extern "C", where overloads are not allowed. */
extern "C++" {
#endif

/* Each of these macros expands to its third, fifth or eleventh argument. Macros below use them to
 * select an implementation by the number of arguments. */
#define SHMEM_IMPL_COMPAT_THIRD(A, B, C, ...)                            C
#define SHMEM_IMPL_COMPAT_FIFTH(A, B, C, D, E, ...)                      E
#define SHMEM_IMPL_COMPAT_ELEVENTH(A, B, C, D, E, F, G, H, I, J, K, ...) K

/* ---- Time [University of Houston, OSSS-UCX, Sandia] ----------------------------------------- */

/* Returns the seconds since an arbitrary point in time, which does not change while the program
 * runs. Local. */
static inline double shmemx_wtime(void)
{
    return shmem_impl_compat_seconds();
}

/* ---- Put and get with handles [University of Houston; Cray, where handle is NULL] ----------- */

/* Start a put or get, and set *handle to a handle of the transfer. The transfer is complete when
 * the data are in dest. The program waits for the transfer with shmemx_wait_req, shmemx_test_req or
 * shmem_quiet. If `handle` is NULL, only shmem_quiet is possible. Until the transfer is complete,
 * the program must not change the source of a put or access the dest of a get. Each PE calls these
 * routines independently of other PEs. */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    static inline void shmemx_##NAME##_put_nb(TYPE *dest, const TYPE *source, size_t nelems,       \
                                              int pe, shmemx_request_handle_t *handle)             \
    {                                                                                              \
        shmem_impl_compat_put(dest, source, nelems * sizeof(TYPE), pe, handle);                    \
    }                                                                                              \
    static inline void shmemx_##NAME##_get_nb(TYPE *dest, const TYPE *source, size_t nelems,       \
                                              int pe, shmemx_request_handle_t *handle)             \
    {                                                                                              \
        shmem_impl_compat_get(dest, source, nelems * sizeof(TYPE), pe, handle);                    \
    }
SHMEM_IMPL_RMA_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(NAME, BYTES)                                                             \
    static inline void shmemx_put##NAME##_nb(void *dest, const void *source, size_t nelems,        \
                                             int pe, shmemx_request_handle_t *handle)              \
    {                                                                                              \
        shmem_impl_compat_put(dest, source, nelems *BYTES, pe, handle);                            \
    }                                                                                              \
    static inline void shmemx_get##NAME##_nb(void *dest, const void *source, size_t nelems,        \
                                             int pe, shmemx_request_handle_t *handle)              \
    {                                                                                              \
        shmem_impl_compat_get(dest, source, nelems *BYTES, pe, handle);                            \
    }
SHMEM_IMPL_SIZES(SHMEM_IMPL_FAMILY)
SHMEM_IMPL_FAMILY(mem, 1)
#undef SHMEM_IMPL_FAMILY

#if defined(__cplusplus)
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    static inline void shmemx_put_nb(TYPE *dest, const TYPE *source, size_t nelems, int pe,        \
                                     shmemx_request_handle_t *handle)                              \
    {                                                                                              \
        shmemx_##NAME##_put_nb(dest, source, nelems, pe, handle);                                  \
    }                                                                                              \
    static inline void shmemx_get_nb(TYPE *dest, const TYPE *source, size_t nelems, int pe,        \
                                     shmemx_request_handle_t *handle)                              \
    {                                                                                              \
        shmemx_##NAME##_get_nb(dest, source, nelems, pe, handle);                                  \
    }
SHMEM_IMPL_RMA_DISTINCT_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
/* clang-format off */
#define SHMEM_IMPL_CASE_compat_put(TYPE, NAME) , TYPE *: shmemx_##NAME##_put_nb
#define SHMEM_IMPL_CASE_compat_get(TYPE, NAME) , TYPE *: shmemx_##NAME##_get_nb
#define shmemx_put_nb(...) SHMEM_IMPL_BY_FIRST(RMA, compat_put, dest, __VA_ARGS__)(__VA_ARGS__)
#define shmemx_get_nb(...) SHMEM_IMPL_BY_FIRST(RMA, compat_get, dest, __VA_ARGS__)(__VA_ARGS__)
/* clang-format on */
#endif

/* Waits until the transfer is complete. If `handle` is NULL, the routine works as shmem_quiet. The
 * program may call this routine again after the transfer is complete. */
static inline void shmemx_wait_req(shmemx_request_handle_t handle)
{
    shmem_impl_compat_wait(handle);
}

/* Sets *flag to 1 if the transfer is complete, if the program has waited for it before, or if
 * `handle` is NULL. Sets *flag to 0 otherwise. */
static inline void shmemx_test_req(shmemx_request_handle_t handle, int *flag)
{
    *flag = shmem_impl_compat_test(handle);
}

/* ---- Completion [University of Houston, OSSS-UCX] ------------------------------------------- */

/* Forms of shmem_quiet and shmem_fence for programs that test for completion. These routines wait
 * for completion, as those of the University of Houston's library do, and always return 1. */
static inline int shmemx_ctx_quiet_test(shmem_ctx_t ctx)
{
    shmem_ctx_quiet(ctx);
    return 1;
}

static inline int shmemx_ctx_fence_test(shmem_ctx_t ctx)
{
    shmem_ctx_fence(ctx);
    return 1;
}

static inline int shmemx_quiet_test(void)
{
    return shmemx_ctx_quiet_test(SHMEM_CTX_DEFAULT);
}

static inline int shmemx_fence_test(void)
{
    return shmemx_ctx_fence_test(SHMEM_CTX_DEFAULT);
}

/* Start and stop a session without hints [OSSS-UCX]. */
static inline void shmemx_ctx_session_start(shmem_ctx_t ctx)
{
    shmem_ctx_session_start(ctx, 0, NULL, 0);
}

static inline void shmemx_ctx_session_stop(shmem_ctx_t ctx)
{
    shmem_ctx_session_stop(ctx);
}

/* ---- Atomic operations [University of Houston] ---------------------------------------------- */

/* Other names of OpenSHMEM's atomic fetch, set and xor. */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    static inline TYPE shmemx_##NAME##_fetch(TYPE *target, int pe)                                 \
    {                                                                                              \
        return shmem_##NAME##_atomic_fetch(target, pe);                                            \
    }                                                                                              \
    static inline void shmemx_##NAME##_set(TYPE *target, TYPE value, int pe)                       \
    {                                                                                              \
        shmem_##NAME##_atomic_set(target, value, pe);                                              \
    }                                                                                              \
    static inline void shmemx_##NAME##_xor(TYPE *target, TYPE value, int pe)                       \
    {                                                                                              \
        shmem_u##NAME##_atomic_xor((unsigned TYPE *)target, (unsigned TYPE)value, pe);             \
    }
SHMEM_IMPL_OLD_AMO_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* ---- Bitwise operations on signed integers [Open MPI] --------------------------------------- */

/* Bitwise atomic operations and reductions on int, long and long long. OpenSHMEM has bitwise
 * atomics on signed integers only for int32_t and int64_t. These routines therefore call the
 * routines for the unsigned types. */
#define SHMEM_IMPL_COMPAT_SIGNED_BITWISE(TYPE, NAME, OPERATION)                                    \
    static inline void shmem_ctx_##NAME##_atomic_##OPERATION(shmem_ctx_t ctx, TYPE *dest,          \
                                                             TYPE value, int pe)                   \
    {                                                                                              \
        shmem_ctx_u##NAME##_atomic_##OPERATION(ctx, (unsigned TYPE *)dest, (unsigned TYPE)value,   \
                                               pe);                                                \
    }                                                                                              \
    static inline void shmem_##NAME##_atomic_##OPERATION(TYPE *dest, TYPE value, int pe)           \
    {                                                                                              \
        shmem_u##NAME##_atomic_##OPERATION((unsigned TYPE *)dest, (unsigned TYPE)value, pe);       \
    }                                                                                              \
    static inline TYPE shmem_ctx_##NAME##_atomic_fetch_##OPERATION(shmem_ctx_t ctx, TYPE *dest,    \
                                                                   TYPE value, int pe)             \
    {                                                                                              \
        return (TYPE)shmem_ctx_u##NAME##_atomic_fetch_##OPERATION(ctx, (unsigned TYPE *)dest,      \
                                                                  (unsigned TYPE)value, pe);       \
    }                                                                                              \
    static inline TYPE shmem_##NAME##_atomic_fetch_##OPERATION(TYPE *dest, TYPE value, int pe)     \
    {                                                                                              \
        return (TYPE)shmem_u##NAME##_atomic_fetch_##OPERATION((unsigned TYPE *)dest,               \
                                                              (unsigned TYPE)value, pe);           \
    }                                                                                              \
    static inline int shmem_##NAME##_##OPERATION##_reduce(shmem_team_t team, TYPE *dest,           \
                                                          const TYPE *source, size_t nreduce)      \
    {                                                                                              \
        return shmem_u##NAME##_##OPERATION##_reduce(team, (unsigned TYPE *)dest,                   \
                                                    (const unsigned TYPE *)source, nreduce);       \
    }
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_COMPAT_SIGNED_BITWISE(TYPE, NAME, and)                                              \
    SHMEM_IMPL_COMPAT_SIGNED_BITWISE(TYPE, NAME, or)                                               \
    SHMEM_IMPL_COMPAT_SIGNED_BITWISE(TYPE, NAME, xor)
SHMEM_IMPL_OLD_AMO_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_COMPAT_SIGNED_BITWISE

/* ---- Other names of routines of OpenSHMEM 1.6 [Sandia; signals: also Cray] ------------------ */

#define SHMEMX_TEAM_NODE SHMEM_TEAM_SHARED

/* Other names of the signal operations of OpenSHMEM. In C11 and C++, shmemx_signal_set and
 * shmemx_signal_add also accept a context as their first argument. */
#define shmemx_signal_set     shmem_signal_set
#define shmemx_signal_add     shmem_signal_add
#define shmemx_ctx_signal_set shmem_ctx_signal_set
#define shmemx_ctx_signal_add shmem_ctx_signal_add

/* Other names of the block-strided puts and gets (ibput, ibget) and of the scans. Arguments and
 * results are those of OpenSHMEM. */
#define SHMEM_IMPL_COMPAT_BLOCKS(NAME, ELEMENT)                                                    \
    static inline void shmemx_##NAME(ELEMENT *dest, const ELEMENT *source, ptrdiff_t dst,          \
                                     ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)          \
    {                                                                                              \
        shmem_##NAME(dest, source, dst, sst, bsize, nblocks, pe);                                  \
    }                                                                                              \
    static inline void shmemx_ctx_##NAME(shmem_ctx_t ctx, ELEMENT *dest, const ELEMENT *source,    \
                                         ptrdiff_t dst, ptrdiff_t sst, size_t bsize,               \
                                         size_t nblocks, int pe)                                   \
    {                                                                                              \
        shmem_ctx_##NAME(ctx, dest, source, dst, sst, bsize, nblocks, pe);                         \
    }
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_COMPAT_BLOCKS(NAME##_ibput, TYPE)                                                   \
    SHMEM_IMPL_COMPAT_BLOCKS(NAME##_ibget, TYPE)
SHMEM_IMPL_RMA_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#define SHMEM_IMPL_FAMILY(BITS, BYTES)                                                             \
    SHMEM_IMPL_COMPAT_BLOCKS(ibput##BITS, void)                                                    \
    SHMEM_IMPL_COMPAT_BLOCKS(ibget##BITS, void)
SHMEM_IMPL_SIZES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_COMPAT_BLOCKS

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    static inline int shmemx_##NAME##_sum_inscan(shmem_team_t team, TYPE *dest,                    \
                                                 const TYPE *source, size_t nelems)                \
    {                                                                                              \
        return shmem_##NAME##_sum_inscan(team, dest, source, nelems);                              \
    }                                                                                              \
    static inline int shmemx_##NAME##_sum_exscan(shmem_team_t team, TYPE *dest,                    \
                                                 const TYPE *source, size_t nelems)                \
    {                                                                                              \
        return shmem_##NAME##_sum_exscan(team, dest, source, nelems);                              \
    }
SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L)
#define shmemx_ibput      shmem_ibput
#define shmemx_ibget      shmem_ibget
#define shmemx_sum_inscan shmem_sum_inscan
#define shmemx_sum_exscan shmem_sum_exscan
#endif

/* ---- Counters [Sandia] ---------------------------------------------------------------------- */

/* A symmetric counter. On each PE, it counts the transfers that accessed this PE's memory. */
typedef char *shmemx_ct_t;

static inline uint64_t *shmem_impl_compat_count(shmemx_ct_t ct)
{
    return (uint64_t *)(void *)ct;
}

/* Create a symmetric counter with the value 0 on each PE, and free a counter. All PEs of the job
 * must call these routines. */
static inline void shmemx_ct_create(shmemx_ct_t *ct)
{
    *ct = (shmemx_ct_t)shmem_calloc(1, sizeof(uint64_t));
}

static inline void shmemx_ct_free(shmemx_ct_t *ct)
{
    shmem_free(*ct);
    *ct = NULL;
}

/* Put or get `len` bytes, and then increment the counter on PE `pe`. When the put returns, the
 * program may reuse source. When the get returns, the data are in target. */
static inline void shmemx_putmem_ct(shmemx_ct_t ct, void *target, const void *source, size_t len,
                                    int pe)
{
    shmem_putmem_signal(target, source, len, shmem_impl_compat_count(ct), 1, SHMEM_SIGNAL_ADD, pe);
}

static inline void shmemx_getmem_ct(shmemx_ct_t ct, void *target, const void *source, size_t len,
                                    int pe)
{
    shmem_getmem(target, source, len, pe);
    shmem_signal_add(shmem_impl_compat_count(ct), 1, pe);
}

/* shmemx_ct_get returns the value of this PE's counter. shmemx_ct_set sets the value.
 * shmemx_ct_wait waits until the value is at least wait_for. */
static inline long shmemx_ct_get(shmemx_ct_t ct)
{
    return (long)shmem_signal_fetch(shmem_impl_compat_count(ct));
}

static inline void shmemx_ct_set(shmemx_ct_t ct, long value)
{
    shmem_signal_set(shmem_impl_compat_count(ct), (uint64_t)value, shmem_my_pe());
    shmem_quiet();
}

static inline void shmemx_ct_wait(shmemx_ct_t ct, long wait_for)
{
    shmem_signal_wait_until(shmem_impl_compat_count(ct), SHMEM_CMP_GE, (uint64_t)wait_for);
}

/* ---- Threads [Cray, Sandia] ----------------------------------------------------------------- */

#define SHMEMX_THREAD_SINGLE     SHMEM_THREAD_SINGLE
#define SHMEMX_THREAD_FUNNELED   SHMEM_THREAD_FUNNELED
#define SHMEMX_THREAD_SERIALIZED SHMEM_THREAD_SERIALIZED
#define SHMEMX_THREAD_MULTIPLE   SHMEM_THREAD_MULTIPLE

/* Initialize the library as shmem_init_thread does. With one argument, as in Cray's library,
 * shmemx_init_thread returns the thread level. With two arguments, as in Sandia's library, it
 * stores the thread level in *provided. */
static inline int shmem_impl_compat_init_thread(int requested)
{
    int provided = SHMEM_THREAD_SINGLE;
    shmem_init_thread(requested, &provided);
    return provided;
}

static inline void shmem_impl_compat_init_thread_stored(int requested, int *provided)
{
    shmem_init_thread(requested, provided);
}

#if defined(__cplusplus)
static inline int shmemx_init_thread(int requested)
{
    return shmem_impl_compat_init_thread(requested);
}

static inline void shmemx_init_thread(int requested, int *provided)
{
    shmem_impl_compat_init_thread_stored(requested, provided);
}
#else
#define shmemx_init_thread(...)                                                                    \
    SHMEM_IMPL_COMPAT_THIRD(__VA_ARGS__, shmem_impl_compat_init_thread_stored,                     \
                            shmem_impl_compat_init_thread, 0)                                      \
    (__VA_ARGS__)
#endif

/* Returns the thread level of the library [Cray]. */
static inline int shmemx_query_thread(void)
{
    int provided;
    shmem_query_thread(&provided);
    return provided;
}

/* Register or unregister a thread [Cray]. These routines do nothing, because threads need no
 * registration in this library. */
static inline void shmemx_thread_register(void)
{
}

static inline void shmemx_thread_unregister(void)
{
}

/* Complete (quiet) or order (fence) the operations of all threads of this PE on the default context
 * [Cray]. */
static inline void shmemx_thread_quiet(void)
{
    shmem_quiet();
}

static inline void shmemx_thread_fence(void)
{
    shmem_fence();
}

/* Registers a function that returns the number of the calling thread, for private contexts
 * [Sandia]. This library does not need the function and never calls it. */
static inline void shmemx_register_gettid(uint64_t (*gettid_fn)(void))
{
    (void)gettid_fn;
}

static inline void shmemx_sync_all(void)
{
    shmem_sync_all();
}

/* ---- Contexts before OpenSHMEM 1.4 [Sandia] ------------------------------------------------- */

/* A domain determines how threads may use the contexts that are created in it. The handle of a
 * domain is the number to pass to shmem_ctx_create as options. */
typedef shmem_ctx_t shmemx_ctx_t;
typedef shmem_ctx_t shmemx_domain_t;
#define SHMEMX_CTX_DEFAULT SHMEM_CTX_DEFAULT
#ifdef __cplusplus
#define SHMEMX_DOMAIN_DEFAULT (shmemx_domain_t())
#else
#define SHMEMX_DOMAIN_DEFAULT ((shmemx_domain_t)0)
#endif

/* Creates num_domains domains. If thread_level is SHMEMX_THREAD_MULTIPLE, several threads may use a
 * context of the domains at the same time. Otherwise only one thread at a time may use a context.
 * Local. Returns 0. */
static inline int shmemx_domain_create(int thread_level, int num_domains, shmemx_domain_t *domains)
{
    intptr_t options = thread_level == SHMEMX_THREAD_MULTIPLE ? 0 : SHMEM_CTX_SERIALIZED;
    for (int i = 0; i < num_domains; i++)
        domains[i] = (shmemx_domain_t)options;
    return 0;
}

/* Resets the handles of the domains. Domains own no resources. */
static inline void shmemx_domain_destroy(int num_domains, shmemx_domain_t *domains)
{
    for (int i = 0; i < num_domains; i++)
        domains[i] = SHMEMX_DOMAIN_DEFAULT;
}

/* Creates a context as shmem_ctx_create does. Returns 0, or a nonzero value if no context is
 * available. */
static inline int shmemx_ctx_create(shmemx_domain_t domain, shmemx_ctx_t *ctx)
{
    return shmem_ctx_create((long)(intptr_t)domain, ctx);
}

static inline void shmemx_ctx_destroy(shmemx_ctx_t ctx)
{
    shmem_ctx_destroy(ctx);
}

static inline void shmemx_ctx_quiet(shmemx_ctx_t ctx)
{
    shmem_ctx_quiet(ctx);
}

static inline void shmemx_ctx_fence(shmemx_ctx_t ctx)
{
    shmem_ctx_fence(ctx);
}

/* Transfers and atomics of shmem.h, but with the context as the last argument. */
#define SHMEM_IMPL_COMPAT_TRANSFER(NAME, ELEMENT)                                                  \
    static inline void shmemx_ctx_##NAME(ELEMENT *dest, const ELEMENT *source, size_t nelems,      \
                                         int pe, shmemx_ctx_t ctx)                                 \
    {                                                                                              \
        shmem_ctx_##NAME(ctx, dest, source, nelems, pe);                                           \
    }
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_COMPAT_TRANSFER(NAME##_put, TYPE)                                                   \
    SHMEM_IMPL_COMPAT_TRANSFER(NAME##_put_nbi, TYPE)                                               \
    SHMEM_IMPL_COMPAT_TRANSFER(NAME##_get, TYPE)                                                   \
    SHMEM_IMPL_COMPAT_TRANSFER(NAME##_get_nbi, TYPE)                                               \
    static inline void shmemx_ctx_##NAME##_p(TYPE *dest, TYPE value, int pe, shmemx_ctx_t ctx)     \
    {                                                                                              \
        shmem_ctx_##NAME##_p(ctx, dest, value, pe);                                                \
    }                                                                                              \
    static inline TYPE shmemx_ctx_##NAME##_g(const TYPE *source, int pe, shmemx_ctx_t ctx)         \
    {                                                                                              \
        return shmem_ctx_##NAME##_g(ctx, source, pe);                                              \
    }
SHMEM_IMPL_RMA_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
SHMEM_IMPL_COMPAT_TRANSFER(putmem, void)
SHMEM_IMPL_COMPAT_TRANSFER(putmem_nbi, void)
SHMEM_IMPL_COMPAT_TRANSFER(getmem, void)
SHMEM_IMPL_COMPAT_TRANSFER(getmem_nbi, void)
#undef SHMEM_IMPL_COMPAT_TRANSFER

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    static inline void shmemx_ctx_##NAME##_inc(TYPE *dest, int pe, shmemx_ctx_t ctx)               \
    {                                                                                              \
        shmem_ctx_##NAME##_atomic_inc(ctx, dest, pe);                                              \
    }                                                                                              \
    static inline void shmemx_ctx_##NAME##_add(TYPE *dest, TYPE value, int pe, shmemx_ctx_t ctx)   \
    {                                                                                              \
        shmem_ctx_##NAME##_atomic_add(ctx, dest, value, pe);                                       \
    }                                                                                              \
    static inline TYPE shmemx_ctx_##NAME##_finc(TYPE *dest, int pe, shmemx_ctx_t ctx)              \
    {                                                                                              \
        return shmem_ctx_##NAME##_atomic_fetch_inc(ctx, dest, pe);                                 \
    }                                                                                              \
    static inline TYPE shmemx_ctx_##NAME##_fadd(TYPE *dest, TYPE value, int pe, shmemx_ctx_t ctx)  \
    {                                                                                              \
        return shmem_ctx_##NAME##_atomic_fetch_add(ctx, dest, value, pe);                          \
    }                                                                                              \
    static inline TYPE shmemx_ctx_##NAME##_cswap(TYPE *dest, TYPE cond, TYPE value, int pe,        \
                                                 shmemx_ctx_t ctx)                                 \
    {                                                                                              \
        return shmem_ctx_##NAME##_atomic_compare_swap(ctx, dest, cond, value, pe);                 \
    }
SHMEM_IMPL_OLD_AMO_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    static inline TYPE shmemx_ctx_##NAME##_swap(TYPE *dest, TYPE value, int pe, shmemx_ctx_t ctx)  \
    {                                                                                              \
        return shmem_ctx_##NAME##_atomic_swap(ctx, dest, value, pe);                               \
    }                                                                                              \
    static inline TYPE shmemx_ctx_##NAME##_fetch(TYPE *dest, int pe, shmemx_ctx_t ctx)             \
    {                                                                                              \
        return shmem_ctx_##NAME##_atomic_fetch(ctx, dest, pe);                                     \
    }                                                                                              \
    static inline void shmemx_ctx_##NAME##_set(TYPE *dest, TYPE value, int pe, shmemx_ctx_t ctx)   \
    {                                                                                              \
        shmem_ctx_##NAME##_atomic_set(ctx, dest, value, pe);                                       \
    }
SHMEM_IMPL_OLD_AMO_EXTENDED_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_COMPAT_BITWISE(TYPE, NAME)                                                      \
    static inline void shmemx_##NAME(TYPE *dest, TYPE value, int pe)                               \
    {                                                                                              \
        shmem_##NAME(dest, value, pe);                                                             \
    }                                                                                              \
    static inline void shmemx_ctx_##NAME(TYPE *dest, TYPE value, int pe, shmemx_ctx_t ctx)         \
    {                                                                                              \
        shmem_ctx_##NAME(ctx, dest, value, pe);                                                    \
    }
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_COMPAT_BITWISE(TYPE, NAME##_atomic_and)                                             \
    SHMEM_IMPL_COMPAT_BITWISE(TYPE, NAME##_atomic_or)                                              \
    SHMEM_IMPL_COMPAT_BITWISE(TYPE, NAME##_atomic_xor)
SHMEM_IMPL_AMO_BITWISE_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_COMPAT_BITWISE

/* ---- Teams [Cray] --------------------------------------------------------------------------- */

#if !defined(SHMEM_TEAM_NULL)
#define SHMEM_TEAM_NULL SHMEM_TEAM_INVALID
#endif
#if !defined(SHMEM_TEAM_NODE)
#define SHMEM_TEAM_NODE SHMEM_TEAM_SHARED
#endif

/* Return the number of this PE in the team, and the number of PEs of the team. */
static inline int shmemx_team_my_pe(shmem_team_t team)
{
    return shmem_team_my_pe(team);
}

static inline int shmemx_team_n_pes(shmem_team_t team)
{
    return shmem_team_n_pes(team);
}

/* Returns the number in team2 of the PE whose number in team1 is team1_pe, or -1 if that PE is not
 * a member of team2. */
static inline int shmemx_team_translate_pe(shmem_team_t team1, int team1_pe, shmem_team_t team2)
{
    return shmem_team_translate_pe(team1, team1_pe, team2);
}

/* Creates a team of PE_size PEs of the parent: PE_start, PE_start + PE_stride, and so on. Sets
 * *new_team to SHMEM_TEAM_NULL on other PEs. All PEs of the parent must call this routine. With
 * Cray's library, only the members of the new team must call it. */
static inline void shmemx_team_split_strided(shmem_team_t parent_team, int PE_start, int PE_stride,
                                             int PE_size, shmem_team_t *new_team)
{
    shmem_team_split_strided(parent_team, PE_start, PE_stride, PE_size, NULL, 0, new_team);
}

/* Arranges the PEs of the parent in a box: PE i has the coordinates x = i % xrange, y = i / xrange
 * % yrange and z = i / xrange / yrange. Sets *xaxis_team to the team of the PEs whose coordinates
 * differ from those of this PE only in x. Sets *yaxis_team and *zaxis_team to the corresponding
 * teams for y and z. On PEs outside the box, sets all three teams to SHMEM_TEAM_NULL. All PEs of
 * the parent must call it. The parent must have at least xrange * yrange * zrange PEs. */
static inline void shmemx_team_split_3d(shmem_team_t parent_team, int xrange, int yrange,
                                        int zrange, shmem_team_t *xaxis_team,
                                        shmem_team_t *yaxis_team, shmem_team_t *zaxis_team)
{
    const int ranges[3] = {xrange, yrange, zrange};
    *xaxis_team = shmem_impl_compat_axis(parent_team, ranges, 0);
    *yaxis_team = shmem_impl_compat_axis(parent_team, ranges, 1);
    *zaxis_team = shmem_impl_compat_axis(parent_team, ranges, 2);
}

static inline void shmemx_team_split_2d(shmem_team_t parent_team, int xrange, int yrange,
                                        shmem_team_t *xaxis_team, shmem_team_t *yaxis_team)
{
    const int ranges[3] = {xrange, yrange, 1};
    *xaxis_team = shmem_impl_compat_axis(parent_team, ranges, 0);
    *yaxis_team = shmem_impl_compat_axis(parent_team, ranges, 1);
}

/* Destroys the team and sets *team to SHMEM_TEAM_NULL. All PEs of the team must call it. */
static inline void shmemx_team_destroy(shmem_team_t *team)
{
    shmem_team_destroy(*team);
    *team = SHMEM_TEAM_NULL;
}

/* Reductions over a team. These routines do not use the work arrays pWrk and pSync. All PEs of the
 * team must call them. */
#define SHMEM_IMPL_COMPAT_TO_ALL(TYPE, NAME, OPERATION, BY, AS)                                    \
    static inline void shmemx_team_##NAME##_##OPERATION##_to_all(                                  \
        shmem_team_t team, TYPE *dest, const TYPE *source, int nreduce, TYPE *pWrk, long *pSync)   \
    {                                                                                              \
        (void)pWrk;                                                                                \
        (void)pSync;                                                                               \
        shmem_##BY##_##OPERATION##_reduce(team, (AS *)dest, (const AS *)source, (size_t)nreduce);  \
    }
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_COMPAT_TO_ALL(TYPE, NAME, and, u##NAME, unsigned TYPE)                              \
    SHMEM_IMPL_COMPAT_TO_ALL(TYPE, NAME, or, u##NAME, unsigned TYPE)                               \
    SHMEM_IMPL_COMPAT_TO_ALL(TYPE, NAME, xor, u##NAME, unsigned TYPE)
SHMEM_IMPL_TO_ALL_BITWISE_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_COMPAT_TO_ALL(TYPE, NAME, max, NAME, TYPE)                                          \
    SHMEM_IMPL_COMPAT_TO_ALL(TYPE, NAME, min, NAME, TYPE)
SHMEM_IMPL_TO_ALL_ORDERED_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_COMPAT_TO_ALL(TYPE, NAME, sum, NAME, TYPE)                                          \
    SHMEM_IMPL_COMPAT_TO_ALL(TYPE, NAME, prod, NAME, TYPE)
SHMEM_IMPL_TO_ALL_ARITHMETIC_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#undef SHMEM_IMPL_COMPAT_TO_ALL

/* ---- alltoallv over an active set [Cray] ---------------------------------------------------- */

/* alltoallv over an active set. PE i of the set sends the s_sizes[j] bytes at source + s_offsets[j]
 * to PE j. PE j receives them at target + t_offsets[i], and t_sizes[i] receives the number of
 * bytes. All arguments are symmetric, and the arrays have PE_size entries. All PEs of the set must
 * call it, with the same set. A call with seven arguments, the first of which is a team, selects
 * the routine of Isthmus with this name (shmemx_collective.h). */
#if defined(__cplusplus)
static inline void shmemx_alltoallv(void *target, size_t *t_offsets, size_t *t_sizes,
                                    const void *source, size_t *s_offsets, size_t *s_sizes,
                                    int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    shmem_impl_compat_alltoallv(target, t_offsets, t_sizes, source, s_offsets, s_sizes, PE_start,
                                logPE_stride, PE_size, pSync);
}
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#undef shmemx_alltoallv
#define SHMEM_IMPL_COMPAT_OF_TEAM(...)                                                             \
    SHMEM_IMPL_BY_SECOND(RMA, shmemx_alltoallv, dest, __VA_ARGS__)(__VA_ARGS__)
#define shmemx_alltoallv(...)                                                                      \
    SHMEM_IMPL_COMPAT_ELEVENTH(__VA_ARGS__, shmem_impl_compat_alltoallv, 0, 0,                     \
                               SHMEM_IMPL_COMPAT_OF_TEAM, 0)                                       \
    (__VA_ARGS__)
#else
#define shmemx_alltoallv shmem_impl_compat_alltoallv
#endif

/* ---- Active messages [University of Houston] ------------------------------------------------ */

/* Types of the functions that handle messages. These handlers run inside calls of the library, and
 * in the progress thread of the library. The buffer is valid until the handler returns. `token`
 * identifies the request for shmemx_am_reply. */
typedef void (*shmemx_am_handler_w_token)(void *buf, size_t nbytes, int req_pe,
                                          shmemx_am_token_t token);
typedef void (*shmemx_am_handler)(void *buf, size_t nbytes, int req_pe);

/* Assigns the number function_id to a handler. Any int is a valid number. If the number has a
 * handler already, the job aborts. All PEs of the job must call this routine, which ends with a
 * barrier. Before C11, only handlers with a token are supported. */
#if defined(__cplusplus)
static inline void shmemx_am_attach(int function_id, shmemx_am_handler_w_token handler)
{
    shmem_impl_compat_attach(function_id, 1, (void (*)(void))handler);
}

static inline void shmemx_am_attach(int function_id, shmemx_am_handler handler)
{
    shmem_impl_compat_attach(function_id, 0, (void (*)(void))handler);
}
#else
static inline void shmem_impl_compat_attach_w_token(int function_id,
                                                    shmemx_am_handler_w_token handler)
{
    shmem_impl_compat_attach(function_id, 1, (void (*)(void))handler);
}

static inline void shmem_impl_compat_attach_plain(int function_id, shmemx_am_handler handler)
{
    shmem_impl_compat_attach(function_id, 0, (void (*)(void))handler);
}

#if defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
/* clang-format off */
#define shmemx_am_attach(ID, HANDLER)                                                              \
    _Generic((HANDLER), shmemx_am_handler: shmem_impl_compat_attach_plain,                         \
             default: shmem_impl_compat_attach_w_token)(ID, HANDLER)
/* clang-format on */
#else
#define shmemx_am_attach shmem_impl_compat_attach_w_token
#endif
#endif

/* Removes the handler with this number on this PE. Aborts the job if no handler has the number. */
static inline void shmemx_am_detach(int function_id)
{
    shmem_impl_compat_detach(function_id);
}

/* Run the handler with the number handler_id on PE `dest`, with a copy of the nbytes bytes at
 * source_addr. nbytes is not limited. The program may reuse the source when the call returns.
 * shmemx_am_launch is an older name of shmemx_am_request. Each PE calls these routines
 * independently of other PEs. */
static inline void shmemx_am_request(int dest, int handler_id, const void *source_addr,
                                     size_t nbytes)
{
    shmem_impl_compat_request(dest, handler_id, source_addr, nbytes);
}

static inline void shmemx_am_launch(int dest, int handler_id, const void *source_addr,
                                    size_t nbytes)
{
    shmem_impl_compat_request(dest, handler_id, source_addr, nbytes);
}

/* Runs a handler on the PE that has sent the request. Only the handler of a request may call this
 * routine. A call with three arguments selects the routine of Isthmus with this name
 * (shmemx_message.h). */
#if defined(__cplusplus)
static inline void shmemx_am_reply(int handler_id, const void *source_addr, size_t nbytes,
                                   shmemx_am_token_t token)
{
    shmem_impl_compat_reply(handler_id, source_addr, nbytes, token);
}
#else
#define shmemx_am_reply(...)                                                                       \
    SHMEM_IMPL_COMPAT_FIFTH(__VA_ARGS__, shmem_impl_compat_reply, shmemx_am_reply, 0)              \
    (__VA_ARGS__)
#endif

/* Waits until the handlers of all requests that this PE has sent, and the handlers of the replies
 * to these requests, have run. */
static inline void shmemx_am_quiet(void)
{
    shmem_impl_compat_quiet();
}

/* Sends and receives outstanding messages, and runs handlers of messages that have arrived. */
static inline void shmemx_am_poll(void)
{
    shmemx_progress();
}

/* Mutexes that threads and handlers of the program may lock. A thread that holds a mutex must not
 * call routines of the library. shmemx_am_mutex_trylock returns 0 if it has locked the mutex. */
typedef pthread_mutex_t shmemx_am_mutex;

static inline void shmemx_am_mutex_init(shmemx_am_mutex *mutex)
{
    pthread_mutex_init(mutex, NULL);
}

static inline void shmemx_am_mutex_destroy(shmemx_am_mutex *mutex)
{
    pthread_mutex_destroy(mutex);
}

static inline void shmemx_am_mutex_lock(shmemx_am_mutex *mutex)
{
    pthread_mutex_lock(mutex);
}

static inline void shmemx_am_mutex_unlock(shmemx_am_mutex *mutex)
{
    pthread_mutex_unlock(mutex);
}

static inline int shmemx_am_mutex_trylock(shmemx_am_mutex *mutex)
{
    return pthread_mutex_trylock(mutex);
}

#if defined(__cplusplus)
}
#pragma GCC diagnostic pop
#endif

#endif
