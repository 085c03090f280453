/*
 * Fast paths of OpenSHMEM operations on mapped memory. Mapped memory (also: near memory) is the
 * symmetric memory of other PEs of this node that this process has mapped into its address space.
 * Loads, stores and atomic instructions of the CPU access it.
 *
 * If the memory of an operation is not mapped, the function here does nothing and returns 0. The
 * caller then calls the general routine, which uses messages, MPI windows or devices, or reports an
 * error. If a program is compiled with SHMEMX_INLINE, the functions are inlined into the program
 * (inline.h). struct shmem_impl_near is therefore part of the ABI: any change of this struct, or of
 * its use, needs a new SHMEM_IMPL_NEAR_VERSION.
 *
 * Compiles as C and as C++. Programs must not include this header.
 */
#ifndef SHMEM_IMPL_NEAR_H
#define SHMEM_IMPL_NEAR_H

#include "access.h"

/* A range of symmetric memory with the same layout on all PEs: the symmetric heap, static data, or
 * a memory space. */
struct shmem_impl_span {
    char *base;    /* address of this PE's memory */
    size_t length; /* in bytes; 0 if the memory does not exist */
    /* Offset in bytes. A short access (at most SHMEM_IMPL_SHORT bytes) that begins below this
     * offset is inside the range, so the fast path needs one comparison. A smaller limit is also
     * correct, but makes some accesses slower. The limit of the heap may extend over memory spaces
     * that follow the heap without a gap and have equal distances and counts. */
    size_t limit;
    /* Entry i is for PE shmem_impl_near.first + i. It is the distance in bytes from an object of
     * this PE to the address where this process has mapped the object of that PE. */
    const ptrdiff_t *distances;
    /* Numbers of mapped PEs: for puts, for atomics without a result, for gets, and for fetching
     * atomics. The mapped PEs are consecutive, from PE shmem_impl_near.first. read_count and
     * fetch_count are 0 while messages may arrive: a program may call get repeatedly until a
     * message has changed the value, and only the general routine receives messages. */
    unsigned count, atomic_count, read_count, fetch_count;
};

#define SHMEM_IMPL_SHORT 64 /* maximum length of a short access in bytes */

/* An entry of the context table. PE i of the context is PE start + i * stride of the job. */
struct shmem_impl_context {
    uintptr_t handle; /* handle of the context; 0 if the entry is unused */
    int start, stride;
    unsigned size;
};

/* Number of entries of the context table, and the index of the only entry in which a context with
 * this handle can be stored. If another context uses this entry, the context is not in the
 * table. */
#define SHMEM_IMPL_CONTEXTS              256
#define SHMEM_IMPL_CONTEXT_PLACE(HANDLE) ((HANDLE) >> 4 & (SHMEM_IMPL_CONTEXTS - 1))

#ifndef SHMEM_IMPL_NEAR_VERSION
#define SHMEM_IMPL_NEAR_VERSION 2
#endif

/* State of mapped memory. The library has one copy of this struct. Each executable and shared
 * object that is compiled with SHMEMX_INLINE has its own copy, which the library fills. Until the
 * library has filled a copy, its spans are empty, so all fast paths return 0. */
struct shmem_impl_near {
    uint32_t version, bytes; /* SHMEM_IMPL_NEAR_VERSION, sizeof(struct shmem_impl_near) */
    int me;
    /* Nonzero if programs may use the fast paths of these routines: `orders` for quiet and fence,
     * `waits` for waits, and `tests` for tests. Waits and tests have a fast path if their condition
     * is true at the call. */
    unsigned char orders, waits, tests, unused;
    struct shmem_impl_span heap, statics;
    int first;            /* PE number of the first PE whose memory is mapped */
    unsigned bell_stride; /* distance in bytes between the `bells` of PE i and PE i + 1 */
    /* Table of memory spaces; NULL if there are no spaces. The address space is divided into slots
     * of 2 MiB. slots[i] is the index k of the memory space in slot i. Entry k of the array
     * `spaces` has space_bytes bytes and begins with a struct shmem_impl_span. The table covers the
     * room_end bytes that begin at the base of the heap. The function `search` finds memory spaces
     * at other addresses. */
    const unsigned char *slots;
    size_t room_end;
    const char *spaces;
    size_t space_bytes;
    const struct shmem_impl_span *(*search)(const void *address, size_t bytes);
    /* Address of the count of threads of the first mapped PE that sleep in a wait (uint32_t). */
    const char *bells;
    void (*wake)(int pe, const void *address, size_t bytes);
    const struct shmem_impl_context *contexts; /* context table of SHMEM_IMPL_CONTEXTS entries */
    struct shmem_impl_near *next;              /* list of all copies that the library fills */
};
#define SHMEM_IMPL_SLOT_SHIFT 21

#ifdef __cplusplus
extern "C" {
#endif
extern struct shmem_impl_near shmem_impl_near __attribute__((visibility("hidden")));

/* Register (attach) and unregister (detach) a copy of struct shmem_impl_near. An executable or
 * shared object attaches its copy when it is loaded, and detaches it before it is unloaded. The
 * library fills attached copies, if it knows their version and fast paths may be inlined. */
__attribute__((visibility("default"))) void shmemx_inline_attach(struct shmem_impl_near *near);
__attribute__((visibility("default"))) void shmemx_inline_detach(struct shmem_impl_near *near);
#ifdef __cplusplus
}
#endif

/* ---- Lookup of the mapped memory of an address ---------------------------------------------- */

SHMEM_IMPL_HOT int shmem_impl_contains(const struct shmem_impl_span *span, const void *address,
                                       size_t bytes)
{
    uintptr_t offset = (uintptr_t)address - (uintptr_t)span->base;
    return offset < span->length && bytes <= span->length - offset;
}

/* Returns true if an access of at most SHMEM_IMPL_SHORT bytes at `address` is inside the span. */
SHMEM_IMPL_HOT int shmem_impl_begins_in(const struct shmem_impl_span *span, const void *address)
{
    size_t limit = __atomic_load_n(&span->limit, __ATOMIC_RELAXED);
    return (uintptr_t)address - (uintptr_t)span->base < limit;
}

/* Looks up `address` in the table of memory spaces. Returns the span of the memory space at this
 * address, or NULL if the table does not cover the address. If no space is at the address, returns
 * the span of the heap. The caller then finds that this span does not contain the address. */
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

/* True if the compiler knows which object the address belongs to. The object is then probably a
 * static variable, so the caller searches static data before the heap. */
#ifdef __GNUC__
#define SHMEM_IMPL_IS_NAMED(ADDRESS) (__builtin_object_size(ADDRESS, 0) != (size_t)-1)
#else
#define SHMEM_IMPL_IS_NAMED(ADDRESS) 0
#endif

/* Returns the span that contains the bytes from `address` to `address + bytes - 1`, or NULL. A
 * program calls `search` for an address that is not in the heap or in static data. With
 * SHMEMX_INLINE, the program looks up memory spaces as the library does, without a call. The code
 * of the program is then larger, and its compilation takes longer. */
SHMEM_IMPL_HOT const struct shmem_impl_span *shmem_impl_find_exactly(const void *address,
                                                                     size_t bytes)
{
    const struct shmem_impl_near *near = &shmem_impl_near;
#ifndef SHMEM_IMPL_SEARCH_ONLY
    if (SHMEM_IMPL_LIKELY(shmem_impl_contains(&near->heap, address, bytes)))
        return &near->heap;
    if (SHMEM_IMPL_LIKELY(shmem_impl_contains(&near->statics, address, bytes)))
        return &near->statics;
    const struct shmem_impl_span *span = shmem_impl_span_in_room(address);
    if (span != NULL)
        return shmem_impl_contains(span, address, bytes) ? span : NULL;
#endif
    return __atomic_load_n(&near->slots, __ATOMIC_ACQUIRE) == NULL ? NULL
                                                                   : near->search(address, bytes);
}

/* Returns a span with the distances and counts of the bytes from `address` to `address + bytes -
 * 1`, or NULL if they are not symmetric. For a short access to a memory space, this may be the span
 * of the heap (shmem_impl_span.limit). */
SHMEM_IMPL_HOT const struct shmem_impl_span *shmem_impl_find(const void *address, size_t bytes)
{
    const struct shmem_impl_near *near = &shmem_impl_near;
    if (__builtin_constant_p(bytes) && bytes <= SHMEM_IMPL_SHORT) {
        if (SHMEM_IMPL_IS_NAMED(address) && shmem_impl_begins_in(&near->statics, address))
            return &near->statics;
        if (SHMEM_IMPL_LIKELY(shmem_impl_begins_in(&near->heap, address)))
            return &near->heap;
        if (SHMEM_IMPL_LIKELY(shmem_impl_begins_in(&near->statics, address)))
            return &near->statics;
    }
    return shmem_impl_find_exactly(address, bytes);
}

/* Returns the index of the PE among the mapped PEs. If the PE is not mapped, returns a number that
 * is not less than the counts of any span. */
SHMEM_IMPL_HOT unsigned shmem_impl_index(int pe)
{
    return (unsigned)pe - (unsigned)shmem_impl_near.first;
}

/* Returns the address at which this PE has mapped the object `address` of the mapped PE `pe`. */
SHMEM_IMPL_HOT void *shmem_impl_translate(const struct shmem_impl_span *span, const void *address,
                                          int pe)
{
    return (void *)((uintptr_t)address + (uintptr_t)span->distances[shmem_impl_index(pe)]);
}

/* Returns true if the PE is one of the first `count` mapped PEs. The caller passes a count of a
 * span, e.g. span->read_count. */
SHMEM_IMPL_HOT int shmem_impl_is_among(unsigned count, int pe)
{
    return SHMEM_IMPL_LIKELY(shmem_impl_index(pe) < count);
}

enum { SHMEM_IMPL_FOR_PUT, SHMEM_IMPL_FOR_GET, SHMEM_IMPL_FOR_UPDATE, SHMEM_IMPL_FOR_FETCH };

/* Returns the number of mapped PEs for this type of operation. */
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

/* Sets *there to the address at which this PE has mapped the `bytes` bytes at `address` of PE `pe`.
 * Returns 1, or 0 if the bytes are not mapped or `bytes` is 0. */
SHMEM_IMPL_HOT int shmem_impl_reach(const void *address, size_t bytes, int pe, int what_for,
                                    void **there)
{
    const struct shmem_impl_span *span = bytes == 0 ? NULL : shmem_impl_find(address, bytes);
    unsigned index = (unsigned)pe - (unsigned)shmem_impl_near.first;
    if (SHMEM_IMPL_UNLIKELY(span == NULL) ||
        SHMEM_IMPL_UNLIKELY(index >= shmem_impl_count_for(span, what_for)))
        return 0;
    *there = (void *)((uintptr_t)address + (uintptr_t)span->distances[index]);
    return 1;
}

/* Sets *there to the address at which this PE has mapped the word at `address` of PE `pe`, for an
 * atomic operation. Returns 1, or 0 if the word is not aligned or not mapped. */
SHMEM_IMPL_HOT int shmem_impl_reach_word(const void *address, size_t size, int pe, int fetches,
                                         void **there)
{
    return SHMEM_IMPL_LIKELY((uintptr_t)address % size == 0) &&
           shmem_impl_reach(address, size, pe,
                            fetches ? SHMEM_IMPL_FOR_FETCH : SHMEM_IMPL_FOR_UPDATE, there);
}

/* Converts *pe from a PE number of the context's team to the PE number in the job. Returns 1, or 0
 * if the context is not in the context table. On the default context, the two numbers are equal.
 * The caller later checks the range of *pe with shmem_impl_is_among. */
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

/* Wakes the threads of the mapped PE `pe` that sleep in a wait. Called after a store or atomic
 * operation on `bytes` bytes at the symmetric `address` of this PE. A waiting thread first
 * increments the count of sleeping threads, then checks its variable, and then sleeps. The
 * sequentially consistent load here is ordered after an atomic operation on the variable, so it
 * sees the count of a thread that has not seen the new value. */
SHMEM_IMPL_HOT void shmem_impl_wake(int pe, const void *address, size_t bytes)
{
    const struct shmem_impl_near *near = &shmem_impl_near;
    unsigned index = (unsigned)pe - (unsigned)near->first;
    const char *bell = near->bells + (size_t)index * near->bell_stride;
    if (SHMEM_IMPL_UNLIKELY(
            __atomic_load_n((const uint32_t *)(const void *)bell, __ATOMIC_SEQ_CST) != 0))
        near->wake(pe, address, bytes);
}

/* ---- Put and get ---------------------------------------------------------------------------- */

/* Puts `bytes` bytes to PE `pe`. Unlike the source of shmem_impl_put, `value` is never NULL, and no
 * other PE writes to it. An example is the argument of shmem_p. */
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

/* Executes an atomic operation. Sets *old to the previous value, unless `old` is NULL. */
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

/* Puts the data to PE `pe` and then updates its signal. If PE `pe` sees the new value of the
 * signal, it also sees the data. */
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

/* ---- Waits, tests and memory ordering ------------------------------------------------------- */

/* Sets *value to the value of a symmetric variable of this PE, sign-extended or zero-extended to 64
 * bits. Returns 1, or 0 if the variable is not aligned or not mapped. Waits and tests call this
 * function. */
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

/* Returns 1 if the variable `ivar` of this PE is mapped and its comparison with `want` is true, and
 * 0 otherwise. */
SHMEM_IMPL_HOT int shmem_impl_holds(const void *ivar, size_t size, int is_signed, int cmp,
                                    uint64_t want)
{
    uint64_t have;
    return shmem_impl_own_integer(ivar, size, is_signed, &have) &&
           shmem_impl_compare(have, is_signed, cmp, want) == 1;
}

/* Quiet and fence for programs whose operations have only accessed mapped memory: a CPU fence is
 * sufficient. Return 0 if operations of another kind, e.g. messages, may be outstanding. */
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
