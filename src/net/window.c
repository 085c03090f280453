#include "window.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/access.h"
#include "base/assert.h"
#include "base/counters.h"
#include "base/report.h"
#include "endpoint.h"
#include "loader/loader.h"
#include "message.h"
#include "net.h"
#include "shm/layout.h"
#include "shm/mapping.h"
#include "shm/waiting.h"
#include "transport.h"
#include "tuning.h"

/* ---- Windows of segments ---- */

/* Length in bits of struct endpoint's set of windows that must be flushed, with one bit for each
 * window. The last bit stands for all windows that have no separate bit. Each segment has a
 * separate window, but spaces may share one dynamic window. */
enum { BITS = 32 };
_Static_assert(sizeof(unsigned) * 8 >= BITS, "a channel keeps a bit for each window");
_Static_assert(SEGMENT_ALL <= UINT8_MAX + 1, "windows.of numbers windows");
static struct {
    struct backend_window *open[SEGMENT_ALL];
    int used; /* number of entries of `open` in use; windows that were closed are NULL */
    uint8_t of[SEGMENT_ALL];     /* index in `open` of the window of each segment */
    bool dynamic[SEGMENT_ALL];   /* true if the segment is attached to the dynamic window */
    void *attached[SEGMENT_ALL]; /* address at which the segment is attached */
    bool has_dynamic; /* true if the dynamic window exists; it is created when it is first needed */
    int dynamic_one;  /* index of the dynamic window in `open` */
    /* Address, on each PE, of the address range for spaces; NULL if it is the same on all PEs. */
    uintptr_t *space_bases;
} windows;

/* Bounce buffer. It contains copies of data that MPI may still read, and memory for results that no
 * caller needs. */
static struct {
    char *memory; /* memory of the buffer: two halves of WINDOW_BOUNCE_BYTES each */
    size_t half;  /* index of the half in use, 0 or 1 */
    size_t used;  /* number of bytes of this half that are in use */
} bounce;

/* Operations that MPI may delay because they are not flushed. */
static struct {
    unsigned windows; /* bits of the windows with such operations (window_bit_of) */
    unsigned begun;   /* number of operations until now */
    unsigned seen;    /* number of operations until the last poll */
} unflushed;

static int window_unused_window(void)
{
    int index = 0;
    while (windows.open[index] != NULL)
        index++;
    ASSERT(index < SEGMENT_ALL);
    if (index == windows.used)
        windows.used++;
    return index;
}

/* Creates a window for a segment. Returns false on failure; the backend then has an error message.
 * Collective over the job. */
static bool window_open_window(int index, const struct segment *segment)
{
    int window = window_unused_window();
    if (backend->window_create(segment->span.base, segment->span.length, &windows.open[window]) !=
        0)
        return false;
    windows.of[index] = (uint8_t)window;
    return true;
}

static void window_close_window(const char *routine, int window)
{
    net_require(routine, backend->window_free(windows.open[window]));
    windows.open[window] = NULL;
}

void window_start(const char *routine)
{
    if (!select_needs_windows())
        return;
    if (waiting_oversubscribed)
        backend->window_share_cores();
    bounce.memory = report_require_memory(routine, malloc((size_t)2 * WINDOW_BOUNCE_BYTES));
    bounce.half = bounce.used = 0;
    for (int i = SEGMENT_HEAP; i <= SEGMENT_STATIC; i++)
        if (segments[i].span.length != 0)
            net_require(routine, window_open_window(i, &segments[i]) ? 0 : -1);
}

void window_stop(const char *routine)
{
    for (int i = 0; i < windows.used; i++)
        if (windows.open[i] != NULL)
            window_close_window(routine, i);
    free(windows.space_bases);
    memset(&windows, 0, sizeof windows);
    free(bounce.memory);
    bounce.memory = NULL;
}

/* ---- Windows of spaces ---- */

/* Exchanges the addresses of the address range for spaces between all PEs. They are needed because
 * displacements in a dynamic window are addresses at the target. Returns false on failure; the
 * backend then has an error message. Collective over the job. */
static bool window_exchange_space_bases(const char *routine)
{
    if (layout.heap_is_fixed || windows.space_bases != NULL)
        return true;
    uintptr_t mine = (uintptr_t)mapping_spaces_segment("", 0, 0).span.base;
    windows.space_bases = report_require_memory(routine, calloc((size_t)job.n_pes, sizeof mine));
    return backend->allgather(&mine, windows.space_bases, sizeof mine) == 0;
}

static bool window_attach_memory(const char *routine, int index)
{
    if (!windows.has_dynamic) {
        int window = window_unused_window();
        if (!window_exchange_space_bases(routine) ||
            backend->window_create_dynamic(&windows.open[window]) != 0)
            return false;
        windows.dynamic_one = window;
        windows.has_dynamic = true;
    }
    /* If the length is 0, this PE is not a member of the space. */
    if (segments[index].span.length != 0 &&
        backend->window_attach(windows.open[windows.dynamic_one], segments[index].span.base,
                               segments[index].span.length) != 0)
        return false;
    windows.of[index] = (uint8_t)windows.dynamic_one;
    windows.dynamic[index] = true;
    windows.attached[index] = segments[index].span.base;
    return true;
}

static void window_detach_memory(const char *routine, int index)
{
    if (windows.attached[index] != NULL)
        net_require(routine, backend->window_detach(windows.open[windows.dynamic_one],
                                                    windows.attached[index]));
    windows.dynamic[index] = false;
}

bool window_add(const char *routine, int index, bool dynamic)
{
    return dynamic ? window_attach_memory(routine, index)
                   : window_open_window(index, &segments[index]);
}

void window_remove(const char *routine, int index)
{
    if (windows.dynamic[index])
        window_detach_memory(routine, index);
    else
        window_close_window(routine, windows.of[index]);
}

struct backend_window *window_at(int index)
{
    ASSERT(!windows.dynamic[index] && windows.open[windows.of[index]] != NULL);
    return windows.open[windows.of[index]];
}

/* ---- Put, get and atomic operations ---- */

static void window_flush_all_local(const char *routine)
{
    for (int i = 0; i < windows.used; i++)
        if (windows.open[i] != NULL)
            net_require(routine, backend->flush_local(windows.open[i], BACKEND_ANY_PE));
}

/* Reserves space in the bounce buffer. If the half in use is full, flushes all windows locally and
 * continues with the other half. The other half can be reused, because the flush also completes the
 * older operations that use it. */
static void *window_bounce_take(const char *routine, size_t bytes)
{
    bytes = (bytes + 7) / 8 * 8;
    ASSERT(net_is_locked() && bytes <= WINDOW_BOUNCE_BYTES);
    if (bounce.used + bytes > WINDOW_BOUNCE_BYTES) {
        window_flush_all_local(routine);
        bounce.half = !bounce.half;
        bounce.used = 0;
    }
    void *reserved = bounce.memory + bounce.half * WINDOW_BOUNCE_BYTES + bounce.used;
    bounce.used += bytes;
    return reserved;
}

static const void *window_bounce_copy(const char *routine, const void *data, size_t bytes)
{
    return memcpy(window_bounce_take(routine, bytes), data, bytes);
}

static struct backend_window *window_of(const struct remote_addr *remote_addr)
{
    net_require_reachable(remote_addr->routine);
    ASSERT(segment_has_window(remote_addr->segment));
    return windows.open[windows.of[remote_addr->segment - segments]];
}

/* Returns the window for an operation on `bytes` bytes. First sends a progress hint to the target
 * PE if necessary. */
static struct backend_window *window_hint_and_get_window(const struct remote_addr *remote_addr,
                                                         size_t bytes)
{
    progress_hint_send(remote_addr->routine, remote_addr->pe, bytes);
    return window_of(remote_addr);
}

/* Returns the displacement of the object in the window. In a dynamic window, it is the address of
 * the object at the target, otherwise its offset in the segment. */
static size_t window_displacement_of(const struct remote_addr *remote_addr)
{
    if (!windows.dynamic[remote_addr->segment - segments])
        return (size_t)((const char *)remote_addr->address - remote_addr->segment->span.base);
    uintptr_t address = (uintptr_t)remote_addr->address;
    return windows.space_bases == NULL
               ? address
               : address - windows.space_bases[job.me] + windows.space_bases[remote_addr->pe];
}

/* Counts an operation on a window. After every BURST_WINDOW_OPERATIONS operations, requests that
 * the program polls, to receive requests of other PEs. */
static void window_count_operation(void)
{
    if (counters_add(COUNTER_WINDOW_OPERATIONS, 1) % BURST_WINDOW_OPERATIONS == 0)
        __atomic_store_n(&endpoint_burst, true, __ATOMIC_RELAXED);
}

static unsigned window_bit_of(int window)
{
    return 1u << (window < BITS - 1 ? window : BITS - 1);
}

static void window_mark_unflushed(const struct remote_addr *remote_addr)
{
    unsigned bit = window_bit_of(windows.of[remote_addr->segment - segments]);
    endpoint_mark_windows(endpoint_get(remote_addr->routine, remote_addr->context, remote_addr->pe),
                          bit);
    window_count_operation();
    unflushed.windows |= bit;
    unflushed.begun++;
}

static void window_flush_window(const char *routine, struct backend_window *window, int pe)
{
    counters_add(COUNTER_WINDOW_FLUSHES, 1);
    net_require(routine, backend->flush(window, pe));
}

static void window_flush_windows(const char *routine, unsigned bits, int pe)
{
    for (int i = 0; i < windows.used; i++)
        if (windows.open[i] != NULL && (bits & window_bit_of(i)) != 0)
            window_flush_window(routine, windows.open[i], pe);
}

void window_flush_idle(void)
{
    if (unflushed.begun != unflushed.seen) {
        unflushed.seen = unflushed.begun;
        return;
    }
    ASSERT(net_is_locked());
    if (unflushed.windows != 0)
        window_flush_windows(NULL, unflushed.windows, BACKEND_ANY_PE);
    unflushed.windows = 0;
}

/* If `nbi` is false, completes the operation that was just issued. Otherwise records that a quiet
 * must flush it. */
static void window_complete_or_mark(const struct remote_addr *remote_addr, bool nbi)
{
    if (nbi) {
        window_mark_unflushed(remote_addr);
        return;
    }
    window_flush_window(remote_addr->routine, window_of(remote_addr), remote_addr->pe);
    window_count_operation();
}

static void window_issue_put(const struct remote_addr *remote_addr, const void *source,
                             size_t bytes, bool nbi)
{
    net_lock();
    struct backend_window *window = window_hint_and_get_window(remote_addr, bytes);
    bool copies = !nbi && bytes <= WINDOW_BOUNCE_PUT_BYTES;
    if (copies)
        source = window_bounce_copy(remote_addr->routine, source, bytes);
    net_require(
        remote_addr->routine,
        backend->put(window, remote_addr->pe, window_displacement_of(remote_addr), source, bytes));
    if (!nbi && !copies)
        net_require(remote_addr->routine, backend->flush_local(window, remote_addr->pe));
    window_mark_unflushed(remote_addr);
    net_unlock();
}

static void window_issue_get(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                             bool nbi)
{
    net_lock();
    net_require(remote_addr->routine,
                backend->get(window_hint_and_get_window(remote_addr, bytes), remote_addr->pe,
                             window_displacement_of(remote_addr), dest, bytes));
    window_complete_or_mark(remote_addr, nbi);
    net_unlock();
}

static enum backend_operation window_mpi_operation(enum atomic_operation operation)
{
    static const enum backend_operation operations[] = {
        [ATOMIC_FETCH] = BACKEND_NO_OP, [ATOMIC_SET] = BACKEND_REPLACE, [ATOMIC_ADD] = BACKEND_SUM,
        [ATOMIC_AND] = BACKEND_AND,     [ATOMIC_OR] = BACKEND_OR,       [ATOMIC_XOR] = BACKEND_XOR};
    return operations[operation];
}

/* Copies an operand of `size` bytes to the bounce buffer. First converts the value to a number of
 * this size, so that the copy does not depend on the byte order. */
static const void *window_copy_word(const char *routine, uint64_t value, size_t size)
{
    uint32_t narrow = (uint32_t)value;
    return window_bounce_copy(routine, size == 4 ? (const void *)&narrow : (const void *)&value,
                              size);
}

/* Issues an atomic operation. `fetch` is NULL if the result is not needed. */
static void window_call_fetch_and_op(const struct remote_addr *remote_addr,
                                     enum atomic_operation operation, uint64_t value, size_t size,
                                     void *fetch, bool nbi)
{
    net_lock();
    struct backend_window *window = window_hint_and_get_window(remote_addr, size);
    const void *operand = window_copy_word(remote_addr->routine, value, size);
    void *result = fetch != NULL ? fetch : window_bounce_take(remote_addr->routine, size);
    net_require(remote_addr->routine,
                backend->fetch_and_op(window, remote_addr->pe, window_displacement_of(remote_addr),
                                      size, window_mpi_operation(operation), operand, result));
    window_complete_or_mark(remote_addr, nbi);
    net_unlock();
}

static void window_issue_compare_swap(const struct remote_addr *remote_addr, uint64_t condition,
                                      uint64_t value, size_t size, void *fetch, bool nbi)
{
    net_lock();
    struct backend_window *window = window_hint_and_get_window(remote_addr, size);
    const void *expected = window_copy_word(remote_addr->routine, condition, size);
    const void *operand = window_copy_word(remote_addr->routine, value, size);
    net_require(remote_addr->routine, backend->compare_and_swap(window, remote_addr->pe,
                                                                window_displacement_of(remote_addr),
                                                                size, expected, operand, fetch));
    window_complete_or_mark(remote_addr, nbi);
    net_unlock();
}

static uint64_t window_compare_swap_narrow(void *remote_addr, uint64_t condition, uint64_t value)
{
    uint32_t old;
    window_issue_compare_swap(remote_addr, condition, value, sizeof old, &old, false);
    return old;
}

static uint64_t window_compare_swap_wide(void *remote_addr, uint64_t condition, uint64_t value)
{
    uint64_t old;
    window_issue_compare_swap(remote_addr, condition, value, sizeof old, &old, false);
    return old;
}

/* Executes an atomic operation by a loop of compare-and-swap. MPI's own operation is not used:
 * minimum and maximum are wrong in some MPIs (mpi_backend/quirks.c), and MPI does not guarantee
 * atomicity between operations with different datatypes. The first compare-and-swap, from 0 to 0,
 * only reads the word. */
static uint64_t window_update_by_cas(const struct remote_addr *remote_addr,
                                     struct word_update update)
{
    struct remote_addr word = *remote_addr;
    word_compare_swap_function *compare_swap =
        update.size == sizeof(uint32_t) ? window_compare_swap_narrow : window_compare_swap_wide;
    return word_update_by_cas(update, compare_swap(&word, 0, 0), compare_swap, &word);
}

static void window_issue_fetch(const struct remote_addr *remote_addr,
                               enum atomic_operation operation, uint64_t value, size_t size,
                               void *fetch, bool nbi)
{
    if (!word_needs_cas(operation)) {
        window_call_fetch_and_op(remote_addr, operation, value, size, fetch, nbi);
        return;
    }
    uint64_t old = window_update_by_cas(remote_addr, (struct word_update){operation, value, size});
    if (fetch != NULL)
        word_store_old_value(fetch, old, size);
}

static void window_issue_atomic(const struct remote_addr *remote_addr,
                                enum atomic_operation operation, uint64_t value, size_t size)
{
    window_issue_fetch(remote_addr, operation, value, size, NULL, true);
}

/* Operations of the window transport. remote.c calls them to access remote memory, and
 * select_measure.c calls them for measurements at startup. Transfers of blocks use messages,
 * because one message can contain many blocks. With MPI's derived datatypes, MPI would pack the
 * blocks only in some cases (docs/mpi.md). */
const struct transport transport_window = {.prefaults = true,
                                           .put = window_issue_put,
                                           .get = window_issue_get,
                                           .put_blocks = message_put_blocks,
                                           .get_blocks = message_get_blocks,
                                           .atomic = window_issue_atomic,
                                           .atomic_fetch = window_issue_fetch,
                                           .compare_swap = window_issue_compare_swap};

static void window_flush_endpoint(const char *routine, struct endpoint *endpoint)
{
    window_flush_windows(routine, endpoint->unflushed_windows, endpoint->pe);
    endpoint_clear_windows(endpoint);
}

void window_quiet(const char *routine, struct context *context)
{
    struct link *list = &context->net_context->unflushed_windows, *link;
    while ((link = list->next) != list)
        window_flush_endpoint(routine, LINK_OWNER(link, struct endpoint, in_unflushed));
}

void window_complete_local(const char *routine, struct context *context)
{
    struct link *list = &context->net_context->unflushed_windows;
    for (struct link *link = list->next; link != list; link = link->next) {
        const struct endpoint *endpoint = LINK_OWNER(link, struct endpoint, in_unflushed);
        for (int i = 0; i < windows.used; i++)
            if (windows.open[i] != NULL && (endpoint->unflushed_windows & window_bit_of(i)) != 0)
                net_require(routine, backend->flush_local(windows.open[i], endpoint->pe));
    }
}

void window_quiet_pe(const char *routine, struct context *context, int pe)
{
    struct endpoint *endpoint = endpoint_get(routine, context, pe);
    if (endpoint->unflushed_windows != 0)
        window_flush_endpoint(routine, endpoint);
}

/* ---- Progress hints ---- */

/* Context on which hints are sent. It is separate, so that a quiet of the program does not wait for
 * hints. */
static struct context own;
static bool stopped;

/* Table of the hints that this PE has sent, indexed by target PE modulo PROGRESS_HINTS_KEPT: the
 * target PE of the last hint, and the time in ms, by this PE's clock, until which the hint is
 * valid. */
static struct {
    int pe;
    uint64_t until;
} hinted[PROGRESS_HINTS_KEPT];

/* Time in ms, by this PE's clock, until which the hints that this PE has received are valid. */
static uint64_t hinted_until;

/* Returns the time of the coarse clock in ms. The kernel advances this clock every 1 to 10 ms.
 * Reading it takes a fifth of the time that reading the precise clock takes. */
static uint64_t window_now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

void progress_hint_start(void)
{
    for (int i = 0; i < PROGRESS_HINTS_KEPT; i++)
        hinted[i].pe = BACKEND_ANY_PE;
    hinted_until = 0;
    stopped = false;
}

/* Returns true if the last progress hint to PE `pe` may still be in transit. This PE thus sends no
 * second hint to a PE that does not poll. */
static bool window_is_outstanding(const char *routine, int pe)
{
    struct endpoint *endpoint = endpoint_get(routine, &own, pe);
    return endpoint->unacked != 0 || endpoint->open != NULL ||
           !link_is_empty(&endpoint->send_queue);
}

static void window_send_hint(const char *routine, int pe, uint64_t ms)
{
    struct item *item = endpoint_append(routine, &own, pe, sizeof *item, 0);
    *item = (struct item){.kind = ITEM_PROGRESS_HINT, .bytes = (uint32_t)ms};
    endpoint_flush_deferring_ack(&own, pe);
}

void progress_hint_send(const char *routine, int pe, size_t bytes)
{
    uint64_t now = window_now_ms(),
             least = PROGRESS_HINT_MIN_MS + bytes / PROGRESS_HINT_BYTES_PER_MS;
    if (hinted[pe % PROGRESS_HINTS_KEPT].pe == pe &&
        hinted[pe % PROGRESS_HINTS_KEPT].until >= now + least)
        return;
    if (stopped || !selection_for(pe)->needs_target_progress || pe == job.me)
        return;
    /* The acknowledgement of the last hint may have arrived, but this PE has not polled since then.
     * Let the program poll. */
    if (window_is_outstanding(routine, pe)) {
        __atomic_store_n(&endpoint_burst, true, __ATOMIC_RELAXED);
        return;
    }
    least += PROGRESS_HINT_EVERY_MS;
    hinted[pe % PROGRESS_HINTS_KEPT].pe = pe;
    hinted[pe % PROGRESS_HINTS_KEPT].until = now + least;
    window_send_hint(routine, pe, least);
}

void progress_hint_stop(const char *routine)
{
    net_lock();
    stopped = true;
    if (own.net_context != NULL) {
        net_context_quiet(routine, &own);
        net_context_free(own.net_context);
        own.net_context = NULL;
    }
    net_unlock();
}

void progress_hint_receive(uint32_t ms)
{
    uint64_t until = window_now_ms() + ms;
    if (until > hinted_until)
        __atomic_store_n(&hinted_until, until, __ATOMIC_RELAXED);
}

bool progress_hint_is_active(void)
{
    uint64_t until = __atomic_load_n(&hinted_until, __ATOMIC_RELAXED);
    return until != 0 && window_now_ms() < until;
}
