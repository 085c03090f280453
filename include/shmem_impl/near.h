/*
 * Operations on near memory: that of PEs of this node which this process has mapped, where an
 * address is found by arithmetic. They are the first half of the library's routines, which go on to
 * messages, windows, devices and errors where these do not serve; and with SHMEMX_INLINE they are
 * compiled into programs (inline.h). So what they read, struct shmem_impl_near, is part of the ABI:
 * any change of it, or of how it is used, is another SHMEM_IMPL_NEAR_VERSION. Not to be included by
 * programs. C, and C++.
 *
 * Each gives 0, and has done nothing, where it does not serve: then the routine is to be called.
 */
#ifndef SHMEM_IMPL_NEAR_H
#define SHMEM_IMPL_NEAR_H

#include "access.h"

/* A piece of symmetric memory that lies alike on all PEs: the heap, static data, a space. */
struct shmem_impl_span {
    char *base;    /* this PE's memory */
    size_t length; /* bytes; 0 while there is no such memory */
    /* How far in it what is no longer than SHMEM_IMPL_SHORT may begin, for one comparison; less
     * does no harm. */
    size_t limit;
    /* How far from here the same object lies of the near PEs, the first one first. */
    const ptrdiff_t *distances;
    /* Near are so many PEs of the job from the first one on, to puts, and to atomics. To what gives
     * the program a value, gets and atomics that fetch, as many are, but none while messages may
     * come in: a program may read again and again until one has. */
    unsigned count, atomic_count, read_count, fetch_count;
};

#define SHMEM_IMPL_SHORT 64 /* bytes */

/* A context of the program, over PEs of the job start, start + stride, ... */
struct shmem_impl_context {
    uintptr_t handle; /* 0: none */
    int start, stride;
    unsigned size;
};

/* Where a context is looked for, by its handle: in one place, or nowhere. */
#define SHMEM_IMPL_CONTEXTS              256
#define SHMEM_IMPL_CONTEXT_PLACE(HANDLE) ((HANDLE) >> 4 & (SHMEM_IMPL_CONTEXTS - 1))

#ifndef SHMEM_IMPL_NEAR_VERSION
#define SHMEM_IMPL_NEAR_VERSION 2
#endif

/* All that is known of near memory. The library has one, and fills one in each executable and
 * shared object that was compiled with SHMEMX_INLINE; one that is empty serves nothing. */
struct shmem_impl_near {
    uint32_t version, bytes; /* SHMEM_IMPL_NEAR_VERSION, sizeof(struct shmem_impl_near) */
    int me;
    /* Nonzero where all of it is done here: by quiet and fence; by waits and by tests, if what is
     * waited for is true. */
    unsigned char orders, waits, tests, unused;
    struct shmem_impl_span heap, statics;
    int first;            /* of the near PEs; the same to all spans */
    unsigned bell_stride; /* bytes from a near PE's count of sleepers to the next one's */
    /* Spaces: for each 2 MiB of the address space which one is there, as a place of what lies at
     * `spaces` at such distances and begins with a span. All that is less than room_end bytes
     * behind the heap's base can be found so; any other address `search` finds. NULL without
     * spaces. */
    const unsigned char *slots;
    size_t room_end;
    const char *spaces;
    size_t space_bytes;
    const struct shmem_impl_span *(*search)(const void *address, size_t bytes);
    const char *bells; /* the first near PE's count of sleepers */
    void (*wake)(int pe, const void *address, size_t bytes);
    const struct shmem_impl_context *contexts; /* SHMEM_IMPL_CONTEXTS of them */
    struct shmem_impl_near *next;              /* of those that the library fills */
};
#define SHMEM_IMPL_SLOT_SHIFT 21

#ifdef __cplusplus
extern "C" {
#endif
extern struct shmem_impl_near shmem_impl_near __attribute__((visibility("hidden")));

/* The library's, for what was compiled with SHMEMX_INLINE: when it is loaded, so that the library
 * fills `near` while it runs, if it knows this version and its operations may be inlined; and
 * before it is unloaded. */
__attribute__((visibility("default"))) void shmemx_inline_attach(struct shmem_impl_near *near);
__attribute__((visibility("default"))) void shmemx_inline_detach(struct shmem_impl_near *near);
#ifdef __cplusplus
}
#endif

/* ---- From an address to the memory ---------------------------------------------------------- */

SHMEM_IMPL_HOT int shmem_impl_contains(const struct shmem_impl_span *span, const void *address,
                                       size_t bytes)
{
    uintptr_t offset = (uintptr_t)address - (uintptr_t)span->base;
    return offset < span->length && bytes <= span->length - offset;
}

/* Whether something that is short begins where it must fit. */
SHMEM_IMPL_HOT int shmem_impl_begins_in(const struct shmem_impl_span *span, const void *address)
{
    return (uintptr_t)address - (uintptr_t)span->base < span->limit;
}

/* In the memory behind the heap, where there are spaces in slots of their own, or none: there the
 * heap is looked at once more, in vain. NULL elsewhere. */
SHMEM_IMPL_HOT const struct shmem_impl_span *shmem_impl_span_in_room(const void *address)
{
    const struct shmem_impl_near *near = &shmem_impl_near;
    uintptr_t offset = (uintptr_t)address - (uintptr_t)near->heap.base;
    if (offset >= __atomic_load_n(&near->room_end, __ATOMIC_ACQUIRE))
        return NULL;
    const unsigned char *numbers = __atomic_load_n(&near->slots, __ATOMIC_RELAXED);
    size_t place =
        __atomic_load_n(&numbers[(uintptr_t)address >> SHMEM_IMPL_SLOT_SHIFT], __ATOMIC_RELAXED);
    return (const struct shmem_impl_span *)(const void *)(near->spaces + place * near->space_bytes);
}

/* Whether the compiler sees which object it is: a variable that the program names, most likely, and
 * not the heap's. */
#ifdef __GNUC__
#define SHMEM_IMPL_IS_NAMED(ADDRESS) (__builtin_object_size(ADDRESS, 0) != (size_t)-1)
#else
#define SHMEM_IMPL_IS_NAMED(ADDRESS) 0
#endif

/* The span that holds all of `address` .. `address + bytes - 1`, or NULL. */
SHMEM_IMPL_HOT const struct shmem_impl_span *shmem_impl_find(const void *address, size_t bytes)
{
    const struct shmem_impl_near *near = &shmem_impl_near;
    const struct shmem_impl_span *span;
    if (__builtin_constant_p(bytes) && bytes <= SHMEM_IMPL_SHORT) {
        if (SHMEM_IMPL_IS_NAMED(address) && shmem_impl_begins_in(&near->statics, address))
            return &near->statics;
        if (SHMEM_IMPL_LIKELY(shmem_impl_begins_in(&near->heap, address)))
            return &near->heap;
        if (SHMEM_IMPL_LIKELY(shmem_impl_begins_in(&near->statics, address)))
            return &near->statics;
    }
    if (SHMEM_IMPL_LIKELY(shmem_impl_contains(&near->heap, address, bytes)))
        return &near->heap;
    if (SHMEM_IMPL_LIKELY(shmem_impl_contains(&near->statics, address, bytes)))
        return &near->statics;
    span = shmem_impl_span_in_room(address);
    if (span != NULL)
        return shmem_impl_contains(span, address, bytes) ? span : NULL;
    return __atomic_load_n(&near->slots, __ATOMIC_ACQUIRE) == NULL ? NULL
                                                                   : near->search(address, bytes);
}

/* Which near PE it is; out of every range where it is none. */
SHMEM_IMPL_HOT unsigned shmem_impl_index(int pe)
{
    return (unsigned)pe - (unsigned)shmem_impl_near.first;
}

/* Where near PE `pe` keeps the object that is at `address` here. */
SHMEM_IMPL_HOT void *shmem_impl_translate(const struct shmem_impl_span *span, const void *address,
                                          int pe)
{
    return (void *)((uintptr_t)address + (uintptr_t)span->distances[shmem_impl_index(pe)]);
}

/* `count` is one of the span's. */
SHMEM_IMPL_HOT int shmem_impl_is_among(unsigned count, int pe)
{
    return SHMEM_IMPL_LIKELY(shmem_impl_index(pe) < count);
}

enum { SHMEM_IMPL_FOR_PUT, SHMEM_IMPL_FOR_GET, SHMEM_IMPL_FOR_UPDATE, SHMEM_IMPL_FOR_FETCH };

/* How many near PEs there are to such an operation. */
SHMEM_IMPL_HOT unsigned shmem_impl_count_for(const struct shmem_impl_span *span, int what_for)
{
    switch (what_for) {
    case SHMEM_IMPL_FOR_PUT:
        return span->count;
    case SHMEM_IMPL_FOR_GET:
        return span->read_count;
    case SHMEM_IMPL_FOR_UPDATE:
        return span->atomic_count;
    default:
        return span->fetch_count;
    }
}

/* *there = where PE `pe` of the job has these bytes, at least one. */
SHMEM_IMPL_HOT int shmem_impl_reach(const void *address, size_t bytes, int pe, int what_for,
                                    void **there)
{
    const struct shmem_impl_span *span = bytes == 0 ? NULL : shmem_impl_find(address, bytes);
    if (SHMEM_IMPL_UNLIKELY(span == NULL) ||
        !shmem_impl_is_among(shmem_impl_count_for(span, what_for), pe))
        return 0;
    *there = shmem_impl_translate(span, address, pe);
    return 1;
}

/* The same of a word for atomics. */
SHMEM_IMPL_HOT int shmem_impl_reach_word(const void *address, size_t size, int pe, int fetches,
                                         void **there)
{
    return SHMEM_IMPL_LIKELY((uintptr_t)address % size == 0) &&
           shmem_impl_reach(address, size, pe,
                            fetches ? SHMEM_IMPL_FOR_FETCH : SHMEM_IMPL_FOR_UPDATE, there);
}

/* *pe, a PE of the context, becomes its number in the job. The default context's are those of the
 * job, and whether there is such a PE is seen where it is looked for. */
SHMEM_IMPL_HOT int shmem_impl_enter(const void *ctx, int *pe)
{
    const struct shmem_impl_context *contexts = shmem_impl_near.contexts, *context;
    if ((uintptr_t)ctx == 1) /* SHMEM_CTX_DEFAULT */
        return 1;
    if (SHMEM_IMPL_UNLIKELY(contexts == NULL))
        return 0;
    context = &contexts[SHMEM_IMPL_CONTEXT_PLACE((uintptr_t)ctx)];
    if (SHMEM_IMPL_UNLIKELY(__atomic_load_n(&context->handle, __ATOMIC_ACQUIRE) !=
                            (uintptr_t)ctx) ||
        SHMEM_IMPL_UNLIKELY((unsigned)*pe >= context->size))
        return 0;
    *pe = context->start + *pe * context->stride;
    return 1;
}

/* To be called after `bytes` at the symmetric `address` were written at near PE `pe`. The look at
 * the sleepers is in the order of all sequentially consistent accesses, which costs no more than a
 * plain load, so that who has just written by an atomic misses nobody who announced himself before
 * he looked. */
SHMEM_IMPL_HOT void shmem_impl_wake(int pe, const void *address, size_t bytes)
{
    const struct shmem_impl_near *near = &shmem_impl_near;
    const char *bell = near->bells + (size_t)shmem_impl_index(pe) * near->bell_stride;
    if (SHMEM_IMPL_UNLIKELY(
            __atomic_load_n((const uint32_t *)(const void *)bell, __ATOMIC_SEQ_CST) != 0))
        near->wake(pe, address, bytes);
}

/* ---- Put and get ---------------------------------------------------------------------------- */

/* Of a value that is the caller's own. */
SHMEM_IMPL_HOT int shmem_impl_put_value(const void *ctx, void *dest, const void *value,
                                        size_t bytes, int pe)
{
    void *there;
    if (!shmem_impl_enter(ctx, &pe) ||
        !shmem_impl_reach(dest, bytes, pe, SHMEM_IMPL_FOR_PUT, &there))
        return 0;
    shmem_impl_store(there, value, bytes);
    shmem_impl_wake(pe, dest, bytes);
    return 1;
}

SHMEM_IMPL_HOT int shmem_impl_put(const void *ctx, void *dest, const void *source, size_t bytes,
                                  int pe)
{
    if (SHMEM_IMPL_UNLIKELY(source == NULL) || !shmem_impl_put_value(ctx, dest, source, bytes, pe))
        return 0;
    shmem_impl_fence_loads();
    return 1;
}

SHMEM_IMPL_HOT int shmem_impl_get(const void *ctx, void *dest, const void *source, size_t bytes,
                                  int pe)
{
    void *there;
    if (SHMEM_IMPL_UNLIKELY(dest == NULL) || !shmem_impl_enter(ctx, &pe) ||
        !shmem_impl_reach(source, bytes, pe, SHMEM_IMPL_FOR_GET, &there))
        return 0;
    shmem_impl_load(dest, there, bytes);
    shmem_impl_fence_loads();
    return 1;
}

/* ---- Atomics and signals -------------------------------------------------------------------- */

/* *old = the value before; NULL where nobody wants it. */
SHMEM_IMPL_HOT int shmem_impl_atomic(const void *ctx, int operation, const void *dest,
                                     uint64_t value, size_t size, int pe, uint64_t *old)
{
    void *there;
    uint64_t before;
    if (!shmem_impl_enter(ctx, &pe) || !shmem_impl_reach_word(dest, size, pe, old != NULL, &there))
        return 0;
    before = shmem_impl_apply(operation, there, value, size);
    if (old != NULL)
        *old = before;
    if (operation != SHMEM_IMPL_FETCH)
        shmem_impl_wake(pe, dest, size);
    return 1;
}

SHMEM_IMPL_HOT int shmem_impl_compare_swap(const void *ctx, const void *dest, uint64_t condition,
                                           uint64_t value, size_t size, int pe, uint64_t *old)
{
    void *there;
    if (!shmem_impl_enter(ctx, &pe) || !shmem_impl_reach_word(dest, size, pe, 1, &there))
        return 0;
    *old = shmem_impl_swap_if(there, condition, value, size);
    shmem_impl_wake(pe, dest, size);
    return 1;
}

/* Data, and then the signal: who sees it sees the data. */
SHMEM_IMPL_HOT int shmem_impl_put_signal(const void *ctx, void *dest, const void *source,
                                         size_t bytes, uint64_t *sig_addr, uint64_t signal,
                                         int operation, int pe)
{
    void *there, *word;
    if (SHMEM_IMPL_UNLIKELY(source == NULL) || !shmem_impl_enter(ctx, &pe) ||
        !shmem_impl_reach_word(sig_addr, sizeof *sig_addr, pe, 0, &word) ||
        !shmem_impl_reach(dest, bytes, pe, SHMEM_IMPL_FOR_PUT, &there))
        return 0;
    shmem_impl_store(there, source, bytes);
    shmem_impl_fence_loads();
    shmem_impl_wake(pe, dest, bytes);
    shmem_impl_apply(operation, word, signal, sizeof signal);
    shmem_impl_wake(pe, sig_addr, sizeof *sig_addr);
    return 1;
}

/* ---- Waits, tests, order -------------------------------------------------------------------- */

/* This PE's own variable that is waited for: *value as its type says. */
SHMEM_IMPL_HOT int shmem_impl_own_integer(const void *ivar, size_t size, int is_signed,
                                          uint64_t *value)
{
    const struct shmem_impl_span *span;
    if (SHMEM_IMPL_UNLIKELY((uintptr_t)ivar % size != 0))
        return 0;
    span = shmem_impl_find(ivar, size);
    if (SHMEM_IMPL_UNLIKELY(span == NULL) || !shmem_impl_is_among(span->count, shmem_impl_near.me))
        return 0;
    *value = shmem_impl_load_integer(ivar, size, is_signed);
    return 1;
}

/* 1 where the variable is known to compare so with `want`. */
SHMEM_IMPL_HOT int shmem_impl_holds(const void *ivar, size_t size, int is_signed, int cmp,
                                    uint64_t want)
{
    uint64_t have;
    return shmem_impl_own_integer(ivar, size, is_signed, &have) &&
           shmem_impl_compare(have, is_signed, cmp, want) == 1;
}

/* What a quiet completes, and a fence orders, of near memory, where nothing else is under way. */
SHMEM_IMPL_HOT int shmem_impl_quiet(const void *ctx)
{
    int pe = 0;
    if (!shmem_impl_near.orders || !shmem_impl_enter(ctx, &pe))
        return 0;
    shmem_impl_fence_full();
    return 1;
}

SHMEM_IMPL_HOT int shmem_impl_fence(const void *ctx)
{
    int pe = 0;
    if (!shmem_impl_near.orders || !shmem_impl_enter(ctx, &pe))
        return 0;
    shmem_impl_fence_stores();
    return 1;
}

#endif
