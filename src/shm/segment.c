#include "segment.h"

#include <pthread.h>
#include <string.h>
#include <sys/mman.h>

#include "base/assert.h"
#include "base/near.h"
#include "base/report.h"
#include "layout.h"
#include "static_data.h"
#include "waiting.h"

/* ---- Segments ---- */

struct segment segments[SEGMENT_ALL];
static uint8_t *slots; /* slot table; NULL until the first space is created */

enum { SLOTS = 1 << SEGMENT_SLOTS_SHIFT };

/* Protects `slots` and the segments of spaces: one thread may destroy a space while another thread
 * creates one in the same slot. */
static pthread_mutex_t slots_mutex = PTHREAD_MUTEX_INITIALIZER;

/* Returns true if slots_mutex is locked. Used only in assertions. */
static __attribute__((unused)) bool segment_slots_are_locked(void)
{
    return pthread_mutex_trylock(&slots_mutex) != 0;
}

/* Maps the slot table, which converts an address to the space that contains it. Its pages are zeros
 * and are allocated on first write. Returns false if memory is exhausted. */
static bool segment_map_slots(void)
{
    if (slots != NULL)
        return true;
    slots = mmap(NULL, SLOTS, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
                 -1, 0);
    if (slots == MAP_FAILED) {
        slots = NULL;
        return false;
    }
    madvise(slots, SLOTS, MADV_DONTDUMP);
    near_publish_spaces(slots, shmem_impl_near.room_end);
    return true;
}

struct slot_range {
    uintptr_t first, last;
};

static struct slot_range segment_slots_of(const struct segment *segment)
{
    uintptr_t base = (uintptr_t)segment->span.base;
    return (struct slot_range){base >> SEGMENT_SLOT_SHIFT,
                               (base + segment->span.length - 1) >> SEGMENT_SLOT_SHIFT};
}

/* Returns the entry of the slot table for a slot of the address space: the index of the only
 * segment in the slot, 0 if the slot contains no segment, or SEGMENT_SHARED_SLOT if it contains
 * several. */
static uint8_t segment_in_slot(uintptr_t slot)
{
    uint8_t found = 0;
    for (int index = SEGMENT_SPACES; index < SEGMENT_ALL; index++) {
        struct slot_range slot_range = segment_slots_of(&segments[index]);
        if (segments[index].span.length == 0 || slot < slot_range.first || slot > slot_range.last)
            continue;
        if (found != 0)
            return SEGMENT_SHARED_SLOT;
        found = (uint8_t)index;
    }
    return found;
}

/* Updates the slot table after a segment was added or removed. `index` is the index of the added
 * segment, or 0 after a removal. Only the first and the last slot of a segment may also contain
 * other segments. */
static void segment_set_slots(struct slot_range slot_range, uint8_t index)
{
    ASSERT(segment_slots_are_locked() && slot_range.first <= slot_range.last &&
           slot_range.last < SLOTS);
    for (uintptr_t slot = slot_range.first; slot <= slot_range.last; slot++) {
        bool is_end = slot == slot_range.first || slot == slot_range.last;
        __atomic_store_n(&slots[slot], is_end ? segment_in_slot(slot) : index, __ATOMIC_RELEASE);
    }
}

const struct segment *segment_search(const void *address, size_t bytes)
{
    for (int index = SEGMENT_SPACES; index < SEGMENT_ALL; index++)
        if (segment_contains(&segments[index], address, bytes))
            return &segments[index];
    return NULL;
}

/* Returns the address range (span) of the space that contains all `bytes` bytes at `address`, or
 * NULL. Called for addresses outside the heap, the static data and the memory for spaces after the
 * heap. At least one space must exist. */
static const struct shmem_impl_span *segment_find_space_span(const void *address, size_t bytes)
{
    uintptr_t slot = (uintptr_t)address >> SEGMENT_SLOT_SHIFT;
    if (UNLIKELY(slot >> SEGMENT_SLOTS_SHIFT != 0))
        return NULL;
    unsigned index = __atomic_load_n(&slots[slot], __ATOMIC_RELAXED);
    const struct segment *segment =
        index == SEGMENT_SHARED_SLOT ? segment_search(address, bytes) : &segments[index];
    return segment != NULL && segment_contains(segment, address, bytes) ? &segment->span : NULL;
}

/* Extends the address range in which the inlined operations find a space with only the slot table,
 * without a function call. The range begins with the heap and covers the spaces in this PE's memory
 * file, but not memory that the program has allocated. */
static void segment_extend_spaces_to(uintptr_t end)
{
    size_t extent = end - (uintptr_t)segments[SEGMENT_HEAP].span.base;
    if (extent <= layout_length() && extent > shmem_impl_near.room_end)
        near_publish_spaces(slots, extent);
}

void segment_set_distances(struct segment *segment, ptrdiff_t *distances)
{
    int first = node_rank_of(node_near.first);
    uintptr_t base = (uintptr_t)segment->span.base;
    for (unsigned i = 0; i < node_near_most(); i++)
        distances[i] =
            (ptrdiff_t)((uintptr_t)segment_at_rank(segment, segment->span.base, first + (int)i) -
                        base);
    segment->span.distances = distances;
}

static size_t segment_limit_of(size_t length)
{
    return length < SHMEM_IMPL_SHORT ? 0 : length - SHMEM_IMPL_SHORT + 1;
}

/* Returns true if the inlined operations can access the space with the distances and counts of the
 * heap. */
static bool segment_is_like_heap(const struct shmem_impl_span *space)
{
    const struct shmem_impl_span *heap = &segments[SEGMENT_HEAP].span;
    return space->distances == heap->distances && space->count == heap->count &&
           space->atomic_count == heap->atomic_count && space->read_count == heap->read_count &&
           space->fetch_count == heap->fetch_count;
}

/* Returns the space that begins at this address, or NULL. */
static const struct segment *segment_that_begins_at(uintptr_t address)
{
    unsigned index = slots == NULL ? 0 : slots[address >> SEGMENT_SLOT_SHIFT];
    bool is_space = index >= SEGMENT_SPACES && index < SEGMENT_ALL;
    return is_space && (uintptr_t)segments[index].span.base == address ? &segments[index] : NULL;
}

/* Computes the limit of short accesses with the distances of the heap. The limit includes the
 * spaces that follow the heap without a gap. For these spaces, inlined operations need no look-up
 * in the slot table, so they are as fast as for the heap. */
static void segment_publish_limit(void)
{
    const struct shmem_impl_span *heap = &segments[SEGMENT_HEAP].span;
    const struct segment *next;
    size_t length = heap->length;
    ASSERT(segment_slots_are_locked());
    while ((next = segment_that_begins_at((uintptr_t)heap->base + length)) != NULL &&
           segment_is_like_heap(&next->span))
        length += next->span.length;
    near_publish_limit(segment_limit_of(length));
}

bool segment_add(int index, const struct segment *segment)
{
    uintptr_t end;
    if (__builtin_add_overflow((uintptr_t)segment->span.base, segment->span.length, &end) ||
        end > (uintptr_t)SLOTS << SEGMENT_SLOT_SHIFT || !segment_map_slots())
        return false;
    pthread_mutex_lock(&slots_mutex);
    ASSERT(index >= SEGMENT_SPACES && index < SEGMENT_ALL && segments[index].span.length == 0);
    segments[index] = *segment;
    segment_set_slots(segment_slots_of(segment), (uint8_t)index);
    if (segment->device == NULL)
        segment_extend_spaces_to(end);
    pthread_mutex_unlock(&slots_mutex);
    return true;
}

void segment_remove(int index)
{
    pthread_mutex_lock(&slots_mutex);
    ASSERT(index >= SEGMENT_SPACES && index < SEGMENT_ALL && segments[index].span.length != 0);
    struct slot_range slot_range = segment_slots_of(&segments[index]);
    segments[index] = (struct segment){0};
    segment_publish_limit();
    segment_set_slots(slot_range, 0);
    pthread_mutex_unlock(&slots_mutex);
}

void segment_set_members(int index, const struct rank_map *members)
{
    struct segment *segment = &segments[index];
    pthread_mutex_lock(&slots_mutex);
    segment->members = members;
    if (members != NULL) {
        segment->span.count = segment->span.atomic_count = 0;
        segment->span.read_count = segment->span.fetch_count = 0;
    }
    segment_publish_limit();
    pthread_mutex_unlock(&slots_mutex);
}

bool segment_has_pe(const struct segment *segment, int pe)
{
    return segment->members == NULL || rank_map_contains(segment->members, pe);
}

void segment_fail_pe(const char *routine, const struct segment *segment, int pe)
{
    report_fatal(routine, "PE %d of the job has no %s: expected a PE that is a member of the space",
                 pe, segment->name);
}

void segment_publish(void)
{
    shmem_impl_near.heap = segments[SEGMENT_HEAP].span;
    shmem_impl_near.statics = segments[SEGMENT_STATIC].span;
    shmem_impl_near.heap.limit = segment_limit_of(shmem_impl_near.heap.length);
    shmem_impl_near.statics.limit = segment_limit_of(shmem_impl_near.statics.length);
    shmem_impl_near.spaces = (const char *)segments;
    shmem_impl_near.space_bytes = sizeof *segments;
    /* Caller: shmem_impl_find_exactly, in inlined operations and in segment_find. */
    shmem_impl_near.search = segment_find_space_span;
}

void segment_reset(void)
{
    memset(segments, 0, sizeof segments);
    segment_publish();
}

void segment_stop(void)
{
    segment_reset();
    near_publish_spaces(NULL, 0);
    if (slots != NULL)
        munmap(slots, SLOTS);
    slots = NULL;
}

void segment_limit_near(bool direct, bool direct_atomics)
{
    ASSERT(slots == NULL);
    node_limit_near(direct, direct_atomics);
    /* SEGMENT_CONSTANT is excluded: every PE reads its own constants with any transport. */
    for (int i = 0; i < SEGMENT_CONSTANT; i++) {
        segments[i].span.count = node_near.count;
        segments[i].span.atomic_count = node_near_atomic.count;
        segments[i].span.read_count = node_near.read_count;
        segments[i].span.fetch_count = node_near_atomic.read_count;
    }
    segment_publish();
}

const struct segment *segment_find_constant(const void *address, size_t bytes)
{
    const struct segment *relocated = &segments[SEGMENT_RELOCATED];
    if (segment_contains(relocated, address, bytes))
        return relocated;
    const struct segment *constant = &segments[SEGMENT_CONSTANT];
    size_t there = constant->span.length == 0 ? 0 : static_data_constant_bytes(address);
    return there != 0 && bytes <= there ? constant : NULL;
}

const struct segment *segment_of_constant(const char *routine, const char *argument,
                                          const void *address, size_t bytes)
{
    const struct segment *segment = segment_find_constant(address, bytes);
    if (segment == NULL)
        segment_fail(routine, argument, address, bytes);
    return segment;
}

/* Aborts the job if the address is in static data, but static data are not symmetric in this job.
 * The error message gives the reason, because users expect static data to be symmetric. */
static void segment_fail_if_unshared_static(const char *routine, const char *argument,
                                            const void *address)
{
    const char *reason = static_data_why_not();
    if (reason != NULL && static_data_owns(address))
        report_fatal(routine,
                     "%s is %p, a static variable, but static variables are not symmetric: %s",
                     argument, address, reason);
}

/* Aborts the job if the `bytes` bytes at `address` extend past the end of the segment. */
static void segment_fail_if_too_long(const char *routine, const char *argument, const void *address,
                                     size_t bytes, const struct segment *segment)
{
    size_t left = segment == &segments[SEGMENT_CONSTANT]
                      ? static_data_constant_bytes(address)
                      : segment->span.length - (size_t)((const char *)address - segment->span.base);
    if (bytes > left)
        report_fatal(routine,
                     "%s is %p with %zu bytes, which extend beyond the end of the %s: only %zu "
                     "bytes are left",
                     argument, address, bytes, segment->name, left);
}

void segment_fail(const char *routine, const char *argument, const void *address, size_t bytes)
{
    job_require_running(routine);
    if (address == NULL)
        report_fatal(
            routine,
            "%s is a null pointer, but its length is %zu bytes: expected a symmetric address",
            argument, bytes);
    const struct segment *segment = segment_find(address, 0), *constant = NULL;
    if (segment == NULL)
        segment = constant = segment_find_constant(address, 0);
    if (segment != NULL)
        segment_fail_if_too_long(routine, argument, address, bytes, segment);
    if (constant != NULL)
        report_fatal(
            routine,
            "%s is %p, in the %s, which is constant: expected an object that can be written",
            argument, address, constant->name);
    segment_fail_if_unshared_static(routine, argument, address);
    report_fatal(
        routine,
        "%s is %p, which is not symmetric: expected an address in the symmetric heap, in a "
        "memory space, or of a static variable of the executable",
        argument, address);
}

/* ---- Waking ---- */

void wakeup_watch(struct waiting *waiting, const void *address, size_t bytes)
{
    ASSERT(bytes > 0);
    waiting->begin = segment_global_offset(segment_find(address, bytes), address);
    waiting->end = waiting->begin + bytes;
}

static void segment_ring_if_watched(struct doorbell *bell, uint64_t global_offset, size_t bytes)
{
    if (doorbell_is_watched(bell, global_offset, global_offset + bytes))
        doorbell_ring(bell);
}

void wakeup_ring_if_watched(struct doorbell *bell, const void *address, size_t bytes)
{
    segment_ring_if_watched(bell, segment_global_offset(segment_find(address, bytes), address),
                            bytes);
}

/* Rings the doorbell of a PE of this node if its sleepers watch the written bytes. Optimized for
 * heap and static data, because every write to a PE with a sleeping thread calls this function. */
static void segment_wakeup_near(int world_pe, const void *address, size_t bytes)
{
    struct doorbell *bell = node_near_doorbell(world_pe);
    if (LIKELY(segment_contains(&segments[SEGMENT_HEAP], address, bytes)))
        segment_ring_if_watched(bell, segment_global_offset(&segments[SEGMENT_HEAP], address),
                                bytes);
    else if (LIKELY(shmem_impl_begins_in(&shmem_impl_near.statics, address)))
        segment_ring_if_watched(bell, segment_global_offset(&segments[SEGMENT_STATIC], address),
                                bytes);
    else
        wakeup_ring_if_watched(bell, address, bytes);
}

void wakeup_publish(void)
{
    shmem_impl_near.me = job.me;
    shmem_impl_near.first = node_near.first;
    shmem_impl_near.bells = (const char *)node_near_doorbell(node_near.first);
    shmem_impl_near.bell_stride = (unsigned)node_control_stride;
    /* Caller: shmem_impl_wake, in inlined puts and atomics. */
    shmem_impl_near.wake = segment_wakeup_near;
}
