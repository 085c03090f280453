#include "trace.h"

#include <link.h>
#include <pshmem.h>
#include <stdlib.h>

#include "base/handle.h"
#include "profile_file.h"
#include "team/request.h"
#include "trace_file.h"

static struct {
    uintptr_t heap, heap_length; /* address range from the first block of the heap; length 0: no
                                  * heap */
    uintptr_t program, program_length;
} trace;

static int trace_record_program(struct dl_phdr_info *object, size_t size, void *unused)
{
    (void)size;
    (void)unused;
    uintptr_t end = 0;
    for (int i = 0; i < object->dlpi_phnum; i++)
        if (object->dlpi_phdr[i].p_type == PT_LOAD)
            end = object->dlpi_phdr[i].p_vaddr + object->dlpi_phdr[i].p_memsz;
    trace.program = object->dlpi_addr;
    trace.program_length = end;
    return 1; /* stop: the first object is the executable */
}

bool trace_start(const char *folder, int pe)
{
    if (!trace_file_open(folder, pe))
        return false;
    dl_iterate_phdr(trace_record_program, NULL);
    trace_file->program = trace.program;
    trace_file->program_length = trace.program_length;
    trace_file_start();
    return true;
}

/* ---- Recording ---- */

static void trace_wake_writer_sometimes(const struct trace_ring *ring)
{
    if ((ring->head & (ring->capacity / 2 - 1)) == 0)
        trace_file_wake();
}

static struct trace_event *trace_event_of(const struct trace_ring *ring, uint64_t number)
{
    char *events = (char *)trace_file + ring->at;
    return (struct trace_event *)(void *)events + (number & (ring->capacity - 1));
}

static bool trace_ring_has_room(const struct trace_ring *ring, uint64_t events)
{
    return ring->head + events - __atomic_load_n(&ring->tail, __ATOMIC_ACQUIRE) <= ring->capacity;
}

static void trace_append_event(struct trace_ring *ring, const struct trace_event *event)
{
    *trace_event_of(ring, ring->head) = *event;
    __atomic_store_n(&ring->head, ring->head + 1, __ATOMIC_RELEASE);
    trace_wake_writer_sometimes(ring);
}

static void trace_count_lost(struct trace_ring *ring, const struct trace_event *event)
{
    if (ring->lost == ring->n_in_gaps) {
        ring->since = event->start;
        trace_file_wake();
    }
    ring->lost++;
}

/* Records a TRACE_GAP event for the lost events. `until` is the start of the next event. The
 * next event may start before the lost events if it is a region or call that contains them. */
static void trace_record_gap(struct trace_ring *ring, uint64_t until)
{
    struct trace_event gap = {.start = ring->since,
                              .end = until > ring->since ? until : ring->since,
                              .routine = TRACE_GAP,
                              .pe = -1,
                              .value = ring->lost - ring->n_in_gaps};
    ring->n_in_gaps = ring->lost;
    trace_append_event(ring, &gap);
}

/* Appends the event, or counts the event as lost if the ring is full. After a loss, counts all
 * events as lost until half of the ring is free, so that gap events do not fill the ring. */
static void trace_record_event(struct trace_ring *ring, const struct trace_event *event)
{
    bool has_gap = ring->lost != ring->n_in_gaps;
    if (!trace_ring_has_room(ring, has_gap ? ring->capacity / 2 : 1)) {
        trace_count_lost(ring, event);
        return;
    }
    if (has_gap)
        trace_record_gap(ring, event->start);
    trace_append_event(ring, event);
}

/* Returns 0 for the default context, and for calls without a context. */
static uint32_t trace_number_of_context(shmem_ctx_t ctx)
{
    return ctx == SHMEM_CTX_DEFAULT ? 0 : handle_number((uintptr_t)ctx);
}

static void trace_set_context(struct trace_event *event, shmem_ctx_t ctx)
{
    uint32_t number = trace_number_of_context(ctx);
    event->context = (uint16_t)number;
    if (event->bytes > TRACE_MOST_BYTES)
        event->bytes = TRACE_MOST_BYTES;
    event->bytes |= (uint64_t)(number >> 16) << TRACE_BYTES_BITS;
}

void trace_record(const struct call *call, shmem_ctx_t ctx, const void *address, uint64_t other,
                  uint64_t value)
{
    struct trace_event event = {.start = call->start,
                                .end = call->end,
                                .site = call->site,
                                .routine = (uint16_t)call->routine,
                                .pe = call->pe,
                                .bytes = call->bytes,
                                .address = (uintptr_t)address,
                                .other = other,
                                .value = value};
    trace_set_context(&event, ctx);
    trace_record_event(call->thread->ring, &event);
}

/* ---- Requests ---- */

/* Returns the handle of the request. Returns 0 if the request was already complete when the call
 * that started the request returned. All requests of this kind share one handle. */
static uint64_t trace_number_of_request(const shmemx_req_h *req)
{
    if (req == NULL || *req == REQUEST_DONE || *req == REQUEST_STORED)
        return 0;
    return (uintptr_t)*req;
}

static void trace_record_requests(const struct call *call, enum trace_mark mark, uint64_t which,
                                  uint64_t local, uint64_t remote)
{
    struct trace_event event = {.start = call->start,
                                .end = call->end,
                                .site = call->site,
                                .routine = (uint16_t)mark,
                                .pe = -1,
                                .address = local,
                                .other = which,
                                .value = remote};
    trace_record_event(call->thread->ring, &event);
}

void trace_requests(const struct call *call, const shmemx_req_h *local, const shmemx_req_h *remote)
{
    uint64_t which = (local != NULL ? TRACE_LOCAL : 0) | (remote != NULL ? TRACE_REMOTE : 0);
    if (which != 0)
        trace_record_requests(call, TRACE_BEGUN, which, trace_number_of_request(local),
                              trace_number_of_request(remote));
}

void trace_done(const struct call *call, shmemx_req_h handle)
{
    trace_record_requests(call, TRACE_DONE, 0, 0, trace_number_of_request(&handle));
}

/* ---- Calls with several contexts or PEs ---- */

static void trace_record_named(const struct call *call, enum trace_mark mark, shmem_ctx_t ctx,
                               int pe)
{
    struct trace_event event = {.start = call->start,
                                .end = call->end,
                                .site = call->site,
                                .routine = (uint16_t)mark,
                                .pe = pe};
    trace_set_context(&event, ctx);
    trace_record_event(call->thread->ring, &event);
}

void trace_contexts(const struct call *call, const shmem_ctx_t *ctxs, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (ctxs[i] != SHMEM_CTX_INVALID)
            trace_record_named(call, TRACE_CONTEXT, ctxs[i], -1);
}

void trace_targets(const struct call *call, shmem_ctx_t ctx, const int *pes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        trace_record_named(call, TRACE_TARGET, ctx, call_pe_of(ctx, pes[i]));
}

/* ---- Words of memory ---- */

/* Returns true if the address is in the heap or in the executable. Memory of devices must not be
 * read. */
static bool trace_can_be_read(uintptr_t address)
{
    return address - trace.heap < trace.heap_length ||
           address - trace.program < trace.program_length;
}

void trace_word(const struct call *call, const volatile void *word, size_t bytes)
{
    const void *plain = (const void *)(uintptr_t)word;
    uint64_t found = trace_can_be_read((uintptr_t)word) ? trace_bits(plain, bytes) : 0;
    trace_record(call, SHMEM_CTX_DEFAULT, plain, bytes, found);
}

void trace_mark(enum trace_mark mark, const void *address, uint64_t value)
{
    if (trace_file == NULL)
        return;
    struct thread *thread = table_current != NULL ? table_current : table_attach();
    if (thread == NULL || thread->ring == NULL)
        return;
    uint64_t now = ticks_now();
    struct trace_event event = {.start = now,
                                .end = now,
                                .routine = (uint16_t)mark,
                                .pe = -1,
                                .address = (uintptr_t)address,
                                .value = value};
    trace_record_event(thread->ring, &event);
}

void trace_region(enum trace_mark mark, uint64_t start, uint64_t end, uint64_t site,
                  uint32_t number)
{
    if (table_current == NULL || table_current->ring == NULL)
        return;
    struct trace_event event = {.start = start,
                                .end = end,
                                .site = site,
                                .routine = (uint16_t)mark,
                                .pe = -1,
                                .value = number};
    trace_record_event(table_current->ring, &event);
}

/* ---- The job ---- */

/* Records the address of a block that has the same offset in the heap of every PE. From these
 * addresses, readers of the trace find out which heap addresses of different PEs correspond. */
static void trace_find_heap(void)
{
    size_t size = 0;
    if (pshmemx_space_get_size(SHMEMX_SPACE_DEFAULT, &size) != 0 || size < sizeof(long))
        return;
    void *block = pshmem_malloc(sizeof(long));
    trace.heap = (uintptr_t)block;
    trace.heap_length = block == NULL ? 0 : size;
    pshmem_free(block);
    trace_mark(TRACE_HEAP, block, size);
}

void trace_begin(void)
{
    if (trace_file != NULL)
        trace_file->flags &= ~(uint32_t)TRACE_COMPLETE;
    trace_find_heap();
}
