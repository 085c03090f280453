#include "window.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/report.h"
#include "base/word.h"
#include "channel.h"
#include "far_way.h"
#include "limits.h"
#include "memory/layout.h"
#include "memory/mapping.h"
#include "message.h"
#include "modules/loader.h"
#include "network.h"
#include "notice.h"
#include "path.h"
#include "waiting/waiting.h"

/* The windows that are open: one for each segment, but one for all spaces whose window is dynamic.
 * Channels keep a bit for each that they used; the last bit stands for all that have none. */
enum { BITS = 32 };
_Static_assert(sizeof(unsigned) * 8 >= BITS, "a channel keeps a bit for each window");
_Static_assert(SEGMENT_ALL <= UINT8_MAX + 1, "windows.of numbers windows");
static struct {
    struct backend_window *open[SEGMENT_ALL];
    int used;                  /* of `open`; those closed are NULL */
    uint8_t of[SEGMENT_ALL];   /* which of `open` a segment has */
    bool dynamic[SEGMENT_ALL]; /* whether that is the dynamic one, and what was attached */
    void *attached[SEGMENT_ALL];
    bool has_dynamic; /* it is made when first needed, and stays */
    int dynamic_one;  /* of `open` */
    uintptr_t *rooms; /* where the PEs' rooms for spaces begin; NULL where it is the same address */
} windows;

/* Copies of what MPI still reads, and results that nobody reads. */
static struct {
    char *memory; /* two halves */
    size_t half;  /* the one in use: 0 or 1 */
    size_t used;  /* of it */
} ring;

/* What MPI may hold back. */
static struct {
    unsigned windows; /* their bits */
    unsigned begun;   /* operations so far, and at the last look */
    unsigned seen;
} held;

static int unused_window(void)
{
    int place = 0;
    while (windows.open[place] != NULL)
        place++;
    ASSERT(place < SEGMENT_ALL);
    if (place == windows.used)
        windows.used++;
    return place;
}

/* Collective over the job. False, with the backend's message, if the window could not be made. */
static bool open_window(int place, const struct segment *segment)
{
    int window = unused_window();
    if (backend->window_create(segment->span.base, segment->span.length, &windows.open[window]) !=
        0)
        return false;
    windows.of[place] = (uint8_t)window;
    return true;
}

static void close_window(const char *routine, int window)
{
    network_require(routine, backend->window_free(windows.open[window]));
    windows.open[window] = NULL;
}

void window_start(const char *routine)
{
    if (!path_needs_windows())
        return;
    if (waiting_oversubscribed)
        backend->window_share_cores();
    ring.memory = report_require_memory(routine, malloc((size_t)2 * WINDOW_COPIES));
    ring.half = ring.used = 0;
    for (int i = SEGMENT_HEAP; i <= SEGMENT_STATIC; i++)
        if (segments[i].span.length != 0)
            network_require(routine, open_window(i, &segments[i]) ? 0 : -1);
}

void window_stop(const char *routine)
{
    for (int i = 0; i < windows.used; i++)
        if (windows.open[i] != NULL)
            close_window(routine, i);
    free(windows.rooms);
    memset(&windows, 0, sizeof windows);
    free(ring.memory);
    ring.memory = NULL;
}

/* ---- Windows of spaces ---- */

/* What a dynamic window's displacements are: addresses at their PE. */
static bool learn_rooms(const char *routine)
{
    if (layout.heap_is_fixed || windows.rooms != NULL)
        return true;
    uintptr_t mine = (uintptr_t)mapping_spaces_segment("", 0, 0).span.base;
    windows.rooms = report_require_memory(routine, calloc((size_t)job.n_pes, sizeof mine));
    return backend->allgather(&mine, windows.rooms, sizeof mine) == 0;
}

static bool attach(const char *routine, int place)
{
    if (!windows.has_dynamic) {
        int window = unused_window();
        if (!learn_rooms(routine) || backend->window_create_dynamic(&windows.open[window]) != 0)
            return false;
        windows.dynamic_one = window;
        windows.has_dynamic = true;
    }
    if (segments[place].span.length != 0 && /* else this PE has no such memory */
        backend->window_attach(windows.open[windows.dynamic_one], segments[place].span.base,
                               segments[place].span.length) != 0)
        return false;
    windows.of[place] = (uint8_t)windows.dynamic_one;
    windows.dynamic[place] = true;
    windows.attached[place] = segments[place].span.base;
    return true;
}

static void detach(const char *routine, int place)
{
    if (windows.attached[place] != NULL)
        network_require(routine, backend->window_detach(windows.open[windows.dynamic_one],
                                                        windows.attached[place]));
    windows.dynamic[place] = false;
}

bool window_add(const char *routine, int place, bool dynamic)
{
    return dynamic ? attach(routine, place) : open_window(place, &segments[place]);
}

void window_remove(const char *routine, int place)
{
    if (windows.dynamic[place])
        detach(routine, place);
    else
        close_window(routine, windows.of[place]);
}

struct backend_window *window_at(int place)
{
    ASSERT(!windows.dynamic[place] && windows.open[windows.of[place]] != NULL);
    return windows.open[windows.of[place]];
}

/* ---- Transfers ---- */

static void flush_all_local(const char *routine)
{
    for (int i = 0; i < windows.used; i++)
        if (windows.open[i] != NULL)
            network_require(routine, backend->flush_local(windows.open[i], BACKEND_ANY_PE));
}

/* The half that comes next was filled before the one in use, so the flush frees it too. */
static void *ring_take(const char *routine, size_t bytes)
{
    bytes = (bytes + 7) / 8 * 8;
    ASSERT(network_is_locked() && bytes <= WINDOW_COPIES);
    if (ring.used + bytes > WINDOW_COPIES) {
        flush_all_local(routine);
        ring.half = !ring.half;
        ring.used = 0;
    }
    void *room = ring.memory + ring.half * WINDOW_COPIES + ring.used;
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
    ASSERT(segment_has_window(target->segment));
    return windows.open[windows.of[target->segment - segments]];
}

/* The same before an operation on so many bytes. */
static struct backend_window *approach(const struct target *target, size_t bytes)
{
    notice_give(target->routine, target->pe, bytes);
    return window_of(target);
}

/* The displacement in the window of the target's segment. */
static size_t offset_of(const struct target *target)
{
    if (!windows.dynamic[target->segment - segments])
        return (size_t)((const char *)target->address - target->segment->span.base);
    uintptr_t address = (uintptr_t)target->address;
    return windows.rooms == NULL ? address
                                 : address - windows.rooms[job.me] + windows.rooms[target->pe];
}

/* A program that does one after the other is to let in what others have sent. */
static void note_operation(void)
{
    if (counters_add(COUNTER_WINDOW_OPERATIONS, 1) % WINDOW_OPERATIONS == 0)
        __atomic_store_n(&channel_streams, true, __ATOMIC_RELAXED);
}

static unsigned bit_of(int window)
{
    return 1u << (window < BITS - 1 ? window : BITS - 1);
}

static void mark(const struct target *target)
{
    unsigned bit = bit_of(windows.of[target->segment - segments]);
    channel_mark_windows(channel_of(target->routine, target->context, target->pe), bit);
    note_operation();
    held.windows |= bit;
    held.begun++;
}

static void flush_window(const char *routine, struct backend_window *window, int pe)
{
    counters_add(COUNTER_WINDOW_FLUSHES, 1);
    network_require(routine, backend->flush(window, pe));
}

static void flush_windows(const char *routine, unsigned bits, int pe)
{
    for (int i = 0; i < windows.used; i++)
        if (windows.open[i] != NULL && (bits & bit_of(i)) != 0)
            flush_window(routine, windows.open[i], pe);
}

void window_push_idle(void)
{
    if (held.begun != held.seen) {
        held.seen = held.begun;
        return;
    }
    ASSERT(network_is_locked());
    if (held.windows != 0)
        flush_windows(NULL, held.windows, BACKEND_ANY_PE);
    held.windows = 0;
}

/* Completes what was just begun, or leaves it to the quiet. */
static void complete_or_mark(const struct target *target, bool nbi)
{
    if (nbi) {
        mark(target);
        return;
    }
    flush_window(target->routine, window_of(target), target->pe);
    note_operation();
}

static void put_by_window(const struct target *target, const void *source, size_t bytes, bool nbi)
{
    network_lock();
    struct backend_window *window = approach(target, bytes);
    bool copies = !nbi && bytes <= WINDOW_COPY_MOST;
    if (copies)
        source = ring_copy(target->routine, source, bytes);
    network_require(target->routine,
                    backend->put(window, target->pe, offset_of(target), source, bytes));
    if (!nbi && !copies)
        network_require(target->routine, backend->flush_local(window, target->pe));
    mark(target);
    network_unlock();
}

static void get_by_window(const struct target *target, void *dest, size_t bytes, bool nbi)
{
    network_lock();
    network_require(target->routine, backend->get(approach(target, bytes), target->pe,
                                                  offset_of(target), dest, bytes));
    complete_or_mark(target, nbi);
    network_unlock();
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

/* `fetch` is NULL if nobody asks. */
static void fetch_and_op(const struct target *target, enum atomic_operation operation,
                         uint64_t value, size_t size, void *fetch, bool nbi)
{
    network_lock();
    struct backend_window *window = approach(target, size);
    const void *operand = copy_word(target->routine, value, size);
    void *result = fetch != NULL ? fetch : ring_take(target->routine, size);
    network_require(target->routine,
                    backend->fetch_and_op(window, target->pe, offset_of(target), size,
                                          mpi_operation(operation), operand, result));
    complete_or_mark(target, nbi);
    network_unlock();
}

static void compare_swap_by_window(const struct target *target, uint64_t condition, uint64_t value,
                                   size_t size, void *fetch, bool nbi)
{
    network_lock();
    struct backend_window *window = approach(target, size);
    const void *expected = copy_word(target->routine, condition, size);
    const void *operand = copy_word(target->routine, value, size);
    network_require(target->routine,
                    backend->compare_and_swap(window, target->pe, offset_of(target), size, expected,
                                              operand, fetch));
    complete_or_mark(target, nbi);
    network_unlock();
}

static uint64_t swap_narrow(void *target, uint64_t condition, uint64_t value)
{
    uint32_t old;
    compare_swap_by_window(target, condition, value, sizeof old, &old, false);
    return old;
}

static uint64_t swap_wide(void *target, uint64_t condition, uint64_t value)
{
    uint64_t old;
    compare_swap_by_window(target, condition, value, sizeof old, &old, false);
    return old;
}

/* MPI's own minima and maxima are wrong in some MPIs (mpi_backend/quirks.c), and operations that
 * take a word for several types are not promised to be atomic to each other. Swaps take it for
 * bits, as all others here do; the first, of 0 by 0, only looks. */
static uint64_t combine_by_window(const struct target *target, struct word_update update)
{
    struct target word = *target;
    word_compare_swap_function *compare_swap =
        update.size == sizeof(uint32_t) ? swap_narrow : swap_wide;
    return word_update_by_cas(update, compare_swap(&word, 0, 0), compare_swap, &word);
}

static void atomic_fetch_by_window(const struct target *target, enum atomic_operation operation,
                                   uint64_t value, size_t size, void *fetch, bool nbi)
{
    if (!word_needs_cas(operation)) {
        fetch_and_op(target, operation, value, size, fetch, nbi);
        return;
    }
    uint64_t old = combine_by_window(target, (struct word_update){operation, value, size});
    if (fetch != NULL)
        word_store_old_value(fetch, old, size);
}

static void atomic_by_window(const struct target *target, enum atomic_operation operation,
                             uint64_t value, size_t size)
{
    atomic_fetch_by_window(target, operation, value, size, NULL, true);
}

/* Blocks go by message: packed, they are one transfer, which MPI's derived datatypes are only
 * sometimes (docs/mpi.md). */
const struct far_way window_way = {.touches = true,
                                   .put = put_by_window,
                                   .get = get_by_window,
                                   .put_blocks = message_put_blocks,
                                   .get_blocks = message_get_blocks,
                                   .atomic = atomic_by_window,
                                   .atomic_fetch = atomic_fetch_by_window,
                                   .compare_swap = compare_swap_by_window};

static void flush_channel(const char *routine, struct channel *channel)
{
    flush_windows(routine, channel->windows, channel->pe);
    channel_clear_windows(channel);
}

void window_quiet(const char *routine, struct context *context)
{
    struct link *list = &context->pending->windows, *link;
    while ((link = list->next) != list)
        flush_channel(routine, LINK_OWNER(link, struct channel, in_windows));
}

void window_complete_local(const char *routine, struct context *context)
{
    struct link *list = &context->pending->windows;
    for (struct link *link = list->next; link != list; link = link->next) {
        const struct channel *channel = LINK_OWNER(link, struct channel, in_windows);
        for (int i = 0; i < windows.used; i++)
            if (windows.open[i] != NULL && (channel->windows & bit_of(i)) != 0)
                network_require(routine, backend->flush_local(windows.open[i], channel->pe));
    }
}

void window_quiet_pe(const char *routine, struct context *context, int pe)
{
    struct channel *channel = channel_of(routine, context, pe);
    if (channel->windows != 0)
        flush_channel(routine, channel);
}
