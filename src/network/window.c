#include "window.h"

#include <stdlib.h>
#include <string.h>

#include "loader.h"
#include "path.h"
#include "progress.h"
#include "report.h"
#include "transport.h"

enum { RING_HALF = 65536, RING_LARGEST = 4096 };

static struct backend_window *windows[SEGMENT_COUNT];

/* Copies of what MPI still reads, and results that nobody reads. */
static struct {
    char *memory; /* two halves */
    size_t half;  /* the one in use: 0 or 1 */
    size_t used;  /* of it */
} ring;

/* What MPI may hold back. */
static struct {
    unsigned segments; /* a bit for each */
    unsigned begun;    /* operations so far, and at the last look */
    unsigned seen;
} held;

void window_start(const char *routine)
{
    if (!path_needs_windows())
        return;
    ring.memory = report_require_memory(routine, malloc((size_t)2 * RING_HALF));
    ring.half = ring.used = 0;
    for (int i = 0; i < SEGMENT_COUNT; i++)
        if (segments[i].length != 0)
            network_require(
                routine, backend->window_create(segments[i].base, segments[i].length, &windows[i]));
}

void window_stop(const char *routine)
{
    for (int i = 0; i < SEGMENT_COUNT; i++) {
        if (windows[i] != NULL)
            network_require(routine, backend->window_free(windows[i]));
        windows[i] = NULL;
    }
    free(ring.memory);
    ring.memory = NULL;
}

static void flush_all_local(const char *routine)
{
    for (int i = 0; i < SEGMENT_COUNT; i++)
        if (windows[i] != NULL)
            network_require(routine, backend->flush_local(windows[i], BACKEND_ANY_PE));
}

/* The half that comes next was filled before the one in use, so the flush frees it too. */
static void *ring_take(const char *routine, size_t bytes)
{
    bytes = (bytes + 7) / 8 * 8;
    if (ring.used + bytes > RING_HALF) {
        flush_all_local(routine);
        ring.half = !ring.half;
        ring.used = 0;
    }
    void *room = ring.memory + ring.half * RING_HALF + ring.used;
    ring.used += bytes;
    return room;
}

static const void *ring_copy(const char *routine, const void *data, size_t bytes)
{
    return memcpy(ring_take(routine, bytes), data, bytes);
}

static struct backend_window *window_of(const struct target *target)
{
    network_require_reach(target->routine);
    return windows[target->segment - segments];
}

static size_t offset_of(const struct target *target)
{
    return (size_t)((const char *)target->address - target->segment->base);
}

static void mark(const struct target *target)
{
    unsigned segment = (unsigned)(target->segment - segments);
    channel_mark_window(channel_of(target->routine, target->context, target->pe), segment);
    held.segments |= 1u << segment;
    held.begun++;
}

void window_push_idle(void)
{
    if (held.begun != held.seen) {
        held.seen = held.begun;
        return;
    }
    for (int i = 0; i < SEGMENT_COUNT && held.segments != 0; i++)
        if ((held.segments & 1u << i) != 0)
            network_require(NULL, backend->flush(windows[i], BACKEND_ANY_PE));
    held.segments = 0;
}

/* Completes what was just begun, or leaves it to the quiet. */
static void settle(const struct target *target, bool nbi)
{
    if (nbi)
        mark(target);
    else
        network_require(target->routine, backend->flush(window_of(target), target->pe));
}

void window_put(const struct target *target, const void *source, size_t bytes, bool nbi)
{
    struct backend_window *window = window_of(target);
    bool copies = !nbi && bytes <= RING_LARGEST;
    if (copies)
        source = ring_copy(target->routine, source, bytes);
    network_require(target->routine,
                    backend->put(window, target->pe, offset_of(target), source, bytes));
    if (!nbi && !copies)
        network_require(target->routine, backend->flush_local(window, target->pe));
    mark(target);
}

void window_get(const struct target *target, void *dest, size_t bytes, bool nbi)
{
    network_require(target->routine,
                    backend->get(window_of(target), target->pe, offset_of(target), dest, bytes));
    settle(target, nbi);
}

static enum backend_operation mpi_operation(enum atomic_operation operation)
{
    static const enum backend_operation operations[] = {
        [ATOMIC_FETCH] = BACKEND_NO_OP, [ATOMIC_SET] = BACKEND_REPLACE, [ATOMIC_ADD] = BACKEND_SUM,
        [ATOMIC_AND] = BACKEND_AND,     [ATOMIC_OR] = BACKEND_OR,       [ATOMIC_XOR] = BACKEND_XOR};
    return operations[operation];
}

/* Little-endian or not, a word of 4 bytes lies at the beginning of its copy. */
static const void *copy_word(const char *routine, uint64_t value, size_t size)
{
    uint32_t narrow = (uint32_t)value;
    return ring_copy(routine, size == 4 ? (const void *)&narrow : (const void *)&value, size);
}

void window_atomic(const struct target *target, enum atomic_operation operation, uint64_t value,
                   size_t size, void *fetch, bool nbi)
{
    struct backend_window *window = window_of(target);
    const void *operand = copy_word(target->routine, value, size);
    void *result = fetch != NULL ? fetch : ring_take(target->routine, size);
    network_require(target->routine,
                    backend->fetch_and_op(window, target->pe, offset_of(target), size,
                                          mpi_operation(operation), operand, result));
    settle(target, nbi);
}

void window_compare_swap(const struct target *target, uint64_t condition, uint64_t value,
                         size_t size, void *fetch, bool nbi)
{
    struct backend_window *window = window_of(target);
    const void *expected = copy_word(target->routine, condition, size);
    const void *operand = copy_word(target->routine, value, size);
    network_require(target->routine,
                    backend->compare_and_swap(window, target->pe, offset_of(target), size, expected,
                                              operand, fetch));
    settle(target, nbi);
}

static void flush_channel(const char *routine, struct channel *channel)
{
    for (unsigned i = 0; i < SEGMENT_COUNT; i++)
        if ((channel->windows & 1u << i) != 0)
            network_require(routine, backend->flush(windows[i], channel->pe));
    channel_clear_windows(channel);
}

void window_quiet(const char *routine, struct context *context)
{
    struct link *list = &context->pending->windows, *link;
    while ((link = list->next) != list)
        flush_channel(routine, LINK_OWNER(link, struct channel, in_windows));
}

void window_quiet_pe(const char *routine, struct context *context, int pe)
{
    struct channel *channel = channel_of(routine, context, pe);
    if (channel->windows != 0)
        flush_channel(routine, channel);
}
