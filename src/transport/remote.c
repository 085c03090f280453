#include "remote.h"

#include "base/assert.h"
#include "base/copy.h"
#include "base/validity.h"
#include "base/word.h"
#include "channel.h"
#include "counted.h"
#include "device/device.h"
#include "far_way.h"
#include "limits.h"
#include "message.h"
#include "network.h"
#include "path.h"
#include "pending_validity.h"
#include "progress.h"
#include "window.h"
#include "join.h"

void *remote_mapped(const struct segment *segment, const void *address, int pe)
{
    if (!segment_has_pe(segment, pe))
        return NULL;
    if (segment->device != NULL)
        return pe == job.me && segment->device->kind->type == KIND_HOST ? (void *)(uintptr_t)address
                                                                        : NULL;
    if (network_runs && path.inside.data != TRANSPORT_SHM)
        return pe == job.me ? (void *)(uintptr_t)address : NULL;
    return target_mapped(&(struct target){.segment = segment, .address = address, .pe = pe});
}

/* ---- The way of an operation ---- */

static const struct far_way *const ways[] = {[TRANSPORT_SHM] = &direct_way,
                                             [TRANSPORT_WINDOW] = &window_way,
                                             [TRANSPORT_MESSAGE] = &message_way};

static void require_memory(const struct target *target)
{
    ASSERT((unsigned)target->pe < (unsigned)job.n_pes);
    if (!segment_has_pe(target->segment, target->pe))
        segment_fail_pe(target->routine, target->segment, target->pe);
}

/* Of data to or from `local`, the caller's memory. */
static const struct far_way *way_of_data(const struct target *target, const void *local)
{
    require_memory(target);
    if (target->segment->device != NULL || device_kind_of(local) != NULL)
        return &device_way;
    enum way way = path_to(target->pe)->data;
    return ways[way == TRANSPORT_WINDOW && !segment_has_window(target->segment) ? TRANSPORT_MESSAGE
                                                                                : way];
}

/* Of atomics whose results go to the host's memory. */
static const struct far_way *way_of_atomics(const struct target *target)
{
    require_memory(target);
    return target->segment->device != NULL ? &device_way : ways[path_to(target->pe)->atomics];
}

/* ---- Memory of the process, which may not be there ---- */

/* MPIs say little of that, or nothing at all, and what is answered may arrive while another thread
 * polls. So memory is touched first, where a fault names the routine (fault.c). */
static size_t touching_step(size_t bytes)
{
    size_t step = bytes / TOUCHES_MOST;
    return step > TOUCH_STEP ? step : TOUCH_STEP;
}

static void touch_source(const void *source, size_t bytes)
{
    const volatile char *from = source;
    size_t step = touching_step(bytes);
    for (size_t i = 0; i < bytes; i += step)
        (void)from[i];
    (void)from[bytes - 1];
}

/* Writes a byte as it is, for others may write it now. An or with 0 would be left out. */
static void touch_byte(char *byte)
{
    char value = __atomic_load_n(byte, __ATOMIC_RELAXED);
    __atomic_compare_exchange_n(byte, &value, value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

static void touch_dest(void *dest, size_t bytes)
{
    char *to = dest;
    size_t step = touching_step(bytes);
    for (size_t i = 0; i < bytes; i += step)
        touch_byte(to + i);
    touch_byte(to + bytes - 1);
}

/* ---- Put and get ---- */

static void put_by_way(const struct target *target, const void *source, size_t bytes, bool nbi)
{
    const struct far_way *way = way_of_data(target, source);
    if (way->touches)
        touch_source(source, bytes);
    way->put(target, source, bytes, nbi);
}

static void put_remote(const struct target *target, const void *source, size_t bytes, bool nbi)
{
    if (join_put(target, source, bytes))
        return;
    put_by_way(target, source, bytes, nbi);
    join_let_in();
}

static void get_remote(const struct target *target, void *dest, size_t bytes, bool nbi);

/* Most constants are the same here; they do not change, so that this serves atomics too. */
static __attribute__((cold, noinline)) void get_constant(const struct target *target, void *dest,
                                                         size_t bytes)
{
    struct target constant = *target;
    constant.segment = segment_of_constant(target->routine, "source", target->address, bytes);
    if (segment_is_near(constant.segment, target->pe) && device_kind_of(dest) == NULL)
        copy_from_shared(dest, segment_translate(constant.segment, target->address, target->pe),
                         bytes);
    else
        get_remote(&constant, dest, bytes, false);
}

static void get_remote(const struct target *target, void *dest, size_t bytes, bool nbi)
{
    if (UNLIKELY(target->segment == NULL)) {
        get_constant(target, dest, bytes);
        return;
    }
    const struct far_way *way = way_of_data(target, dest);
    if (way->touches)
        touch_dest(dest, bytes);
    way->get(target, dest, bytes, nbi);
    join_let_in();
}

void remote_put(const struct target *target, const void *source, size_t bytes)
{
    put_remote(target, source, bytes, false);
}

void remote_get(const struct target *target, void *dest, size_t bytes)
{
    get_remote(target, dest, bytes, false);
}

/* What MPI moves while the program computes, for it goes in no packet. */
static void expect_computing(size_t bytes)
{
    if (bytes > PACKET_BYTES)
        progress_expect_computing();
}

void remote_put_nbi(const struct target *target, const void *source, size_t bytes)
{
    put_remote(target, source, bytes, true);
    expect_computing(bytes);
}

void remote_get_nbi(const struct target *target, void *dest, size_t bytes)
{
    if (join_get(target, dest, bytes))
        return;
    get_remote(target, dest, bytes, true);
    expect_computing(bytes);
}

void remote_put_blocks_counted(const struct target *target, const void *source,
                               const struct blocks *blocks, struct put_counts counts)
{
    way_of_data(target, source)->put_blocks(target, source, blocks, counts);
}

void remote_get_blocks_counted(const struct target *target, void *dest, const struct blocks *blocks,
                               uint32_t *left)
{
    const struct far_way *way = way_of_data(target, dest);
    if (way->touches) {
        touch_byte(dest);
        touch_byte((char *)dest + (blocks->count - 1) * blocks->local_step + blocks->bytes - 1);
    }
    way->get_blocks(target, dest, blocks, left);
}

void remote_wait_blocks(const struct target *target, const uint32_t *left)
{
    if (__atomic_load_n(left, __ATOMIC_ACQUIRE) == 0)
        return;
    message_flush(target);
    message_wait(target, left);
}

void remote_put_blocks(const struct target *target, const void *source, const struct blocks *blocks,
                       bool nbi)
{
    uint32_t left = 0;
    remote_put_blocks_counted(target, source, blocks,
                              (struct put_counts){nbi ? NULL : &left, NULL});
    remote_wait_blocks(target, &left);
}

void remote_get_blocks(const struct target *target, void *dest, const struct blocks *blocks,
                       bool nbi)
{
    uint32_t left = 0;
    remote_get_blocks_counted(target, dest, blocks, nbi ? NULL : &left);
    remote_wait_blocks(target, &left);
}

/* Whether one message carries data and signal. */
static bool goes_as_message(const struct target *data, const struct target *word,
                            const void *source, size_t bytes)
{
    return way_of_atomics(word) == &message_way &&
           (bytes == 0 || way_of_data(data, source) != &device_way);
}

/* A message carries data and signal in their order; else the data are completed first. */
void remote_put_signal(const struct target *target, const void *source, size_t bytes,
                       const struct signal_update *signal, bool nbi)
{
    struct target word = target_of_signal(target, signal);
    if (goes_as_message(target, &word, source, bytes)) {
        if (bytes > 0)
            touch_source(source, bytes);
        message_put_signal(target, source, bytes, signal, nbi);
        return;
    }
    if (bytes > 0)
        put_remote(target, source, bytes, false);
    remote_complete(target->routine, target->context);
    remote_atomic(&word, signal->operation, signal->value, sizeof signal->value);
    if (context_uses_net(word.context))
        message_flush(&word); /* somebody waits for it, most likely */
}

/* ---- Atomics ---- */

void remote_atomic(const struct target *target, enum atomic_operation operation, uint64_t value,
                   size_t size)
{
    way_of_atomics(target)->atomic(target, operation, value, size);
    join_let_in();
}

/* Old values come as words of their size. */
union old_value {
    uint32_t narrow;
    uint64_t wide;
};

static uint64_t widen(const union old_value *old, size_t size)
{
    return size == 4 ? old->narrow : old->wide;
}

/* Which is the host's, whatever the target. */
static void touch_result(const struct far_way *way, void *fetch, size_t size)
{
    if (way != &direct_way)
        touch_dest(fetch, size);
}

/* To a device's memory. */
static __attribute__((cold, noinline)) void store_old(const struct target *target, void *fetch,
                                                      uint64_t value, size_t size)
{
    union old_value old;
    word_store_old_value(&old, value, size);
    device_copy(target->routine, device_kind_at(fetch), fetch, NULL, &old, size);
}

static void fetch_remote(const struct target *target, enum atomic_operation operation,
                         uint64_t value, size_t size, void *fetch, bool nbi)
{
    if (UNLIKELY(target->segment == NULL)) {
        get_constant(target, fetch, size);
    } else if (device_kind_of(fetch) != NULL) {
        store_old(target, fetch, remote_atomic_fetch(target, operation, value, size), size);
    } else {
        const struct far_way *way = way_of_atomics(target);
        touch_result(way, fetch, size);
        way->atomic_fetch(target, operation, value, size, fetch, nbi);
        join_let_in();
    }
}

static void compare_swap_remote(const struct target *target, uint64_t condition, uint64_t value,
                                size_t size, void *fetch, bool nbi)
{
    if (device_kind_of(fetch) != NULL) {
        store_old(target, fetch, remote_atomic_compare_swap(target, condition, value, size), size);
    } else {
        const struct far_way *way = way_of_atomics(target);
        touch_result(way, fetch, size);
        way->compare_swap(target, condition, value, size, fetch, nbi);
        join_let_in();
    }
}

uint64_t remote_atomic_fetch(const struct target *target, enum atomic_operation operation,
                             uint64_t value, size_t size)
{
    union old_value old;
    fetch_remote(target, operation, value, size, &old, false);
    return widen(&old, size);
}

uint64_t remote_atomic_compare_swap(const struct target *target, uint64_t condition, uint64_t value,
                                    size_t size)
{
    union old_value old;
    compare_swap_remote(target, condition, value, size, &old, false);
    return widen(&old, size);
}

void remote_atomic_fetch_nbi(const struct target *target, enum atomic_operation operation,
                             uint64_t value, size_t size, void *fetch)
{
    fetch_remote(target, operation, value, size, fetch, true);
}

void remote_atomic_compare_swap_nbi(const struct target *target, uint64_t condition, uint64_t value,
                                    size_t size, void *fetch)
{
    compare_swap_remote(target, condition, value, size, fetch, true);
}

/* ---- With requests ---- */

static bool is_counted(const struct far_way *way)
{
    return way == &message_way || way == &window_way;
}

/* Counts for the requests that are wanted. */
static struct put_counts begin_counts(const char *routine, struct put_requests requests)
{
    return (struct put_counts){counted_make(routine, requests.local),
                               counted_make(routine, requests.remote)};
}

static void end_counts(const char *routine, struct put_requests requests, struct put_counts counts)
{
    counted_give(routine, requests.local, counts.local);
    counted_give(routine, requests.remote, counts.remote);
    join_let_in();
}

struct put_counts remote_begin_blocks(const char *routine, struct put_requests requests)
{
    return begin_counts(routine, requests);
}

/* Messages to and from devices have counts of nobody's. */
void remote_end_blocks(const struct target *target, struct put_requests requests,
                       struct put_counts counts)
{
    fence_full();
    if (counts.remote != NULL && target->segment != NULL && context_uses_net(target->context)) {
        if (job.has_devices)
            remote_quiet(target->routine, target->context);
        else
            message_echo(target, counts.remote);
    }
    end_counts(target->routine, requests, counts);
}

/* What is not counted is local when its routine returns; with this it is complete. */
static void end_uncounted(const struct target *target, struct put_requests requests)
{
    if (requests.remote != NULL)
        remote_complete(target->routine, target->context);
    request_set_stored(requests);
}

void remote_put_req(const struct target *target, const void *source, size_t bytes,
                    struct put_requests requests)
{
    if (!is_counted(way_of_data(target, source))) {
        put_by_way(target, source, bytes, false);
        end_uncounted(target, requests);
        return;
    }
    struct put_counts counts = begin_counts(target->routine, requests);
    touch_source(source, bytes);
    message_put_counted(target, source, bytes, counts);
    end_counts(target->routine, requests, counts);
    expect_computing(bytes);
}

void remote_get_req(const struct target *target, void *dest, size_t bytes, shmemx_req_h *req)
{
    if (target->segment == NULL || req == NULL || !is_counted(way_of_data(target, dest))) {
        get_remote(target, dest, bytes, req == NULL);
        request_set(req, REQUEST_DONE);
        return;
    }
    uint32_t *left = counted_make(target->routine, req);
    touch_dest(dest, bytes);
    message_get_begin(target, dest, bytes, left);
    counted_give(target->routine, req, left);
    join_let_in();
    expect_computing(bytes);
}

void remote_put_signal_req(const struct target *target, const void *source, size_t bytes,
                           const struct signal_update *signal, struct put_requests requests)
{
    struct target word = target_of_signal(target, signal);
    if (!goes_as_message(target, &word, source, bytes)) {
        remote_put_signal(target, source, bytes, signal, false);
        end_uncounted(target, requests);
        return;
    }
    struct put_counts counts = begin_counts(target->routine, requests);
    if (bytes > 0)
        touch_source(source, bytes);
    message_put_signal_counted(target, source, bytes, signal, counts);
    end_counts(target->routine, requests, counts);
    expect_computing(bytes);
}

/* Whether a fetching atomic is counted; a NULL request is for the quiet. */
static bool counts_fetch(const struct target *target, const void *fetch, const shmemx_req_h *req)
{
    return req != NULL && target->segment != NULL && device_kind_of(fetch) == NULL &&
           way_of_atomics(target) == &message_way;
}

void remote_atomic_fetch_req(const struct target *target, enum atomic_operation operation,
                             uint64_t value, size_t size, void *fetch, shmemx_req_h *req)
{
    if (!counts_fetch(target, fetch, req)) {
        fetch_remote(target, operation, value, size, fetch, req == NULL);
        request_set(req, REQUEST_DONE);
        return;
    }
    uint32_t *left = counted_make(target->routine, req);
    touch_dest(fetch, size);
    message_atomic_fetch_begin(target, operation, value, size, fetch, left);
    counted_give(target->routine, req, left);
    join_let_in();
}

void remote_compare_swap_req(const struct target *target, uint64_t condition, uint64_t value,
                             size_t size, void *fetch, shmemx_req_h *req)
{
    if (!counts_fetch(target, fetch, req)) {
        compare_swap_remote(target, condition, value, size, fetch, req == NULL);
        request_set(req, REQUEST_DONE);
        return;
    }
    uint32_t *left = counted_make(target->routine, req);
    touch_dest(fetch, size);
    message_compare_swap_begin(target, condition, value, size, fetch, left);
    counted_give(target->routine, req, left);
    join_let_in();
}

/* ---- Order ---- */

/* Packets keep their order, so only what travels outside them needs completion. Where windows
 * serve too, or device memory is reached otherwise than the host's, what comes next may go another
 * way. */
void remote_fence(const char *routine, struct context *context)
{
    network_lock();
    bool complete = context->pending->bulk_puts > 0 || path_needs_windows() || path.devices_apart;
    network_unlock();
    if (complete)
        remote_quiet(routine, context);
}

static void require_valid_pending(const char *routine, const struct context *context)
{
    const char *fault;
    if (LIKELY(!check_records_enabled))
        return;
    bool is_valid = pending_is_valid(context->pending, &fault);
    check_require_records(routine, "requests under way", is_valid, fault);
}

void remote_quiet(const char *routine, struct context *context)
{
    network_lock();
    window_quiet(routine, context);
    pending_quiet(routine, context);
    require_valid_pending(routine, context);
    network_unlock();
}

void remote_push(const char *routine, struct context *context)
{
    network_lock();
    pending_push(routine, context);
    network_unlock();
}

void remote_push_others(const struct context *except)
{
    if (LIKELY(__atomic_load_n(&channel_open_packets, __ATOMIC_RELAXED) == 0))
        return;
    network_lock();
    if (except != NULL && except->pending != NULL)
        channel_flush_others(except->pending);
    else
        channel_flush_all();
    network_unlock();
}

shmem_ctx_t remote_find_unfinished(const struct context *except)
{
    if (!network_runs)
        return SHMEM_CTX_INVALID;
    network_lock();
    shmem_ctx_t found = channel_find_unfinished(except->pending);
    network_unlock();
    return found;
}

void remote_complete_local(const char *routine, struct context *context)
{
    network_lock();
    window_complete_local(routine, context);
    pending_wait_sources(routine, context);
    network_unlock();
}

void remote_quiet_pes(const char *routine, struct context *context, const int *pes, size_t n_pes)
{
    network_lock();
    unsigned epoch = pending_next_epoch(routine, context);
    for (size_t i = 0; i < n_pes; i++) {
        int pe = context_world_pe(routine, context, pes[i]);
        window_quiet_pe(routine, context, pe);
        pending_wait_pe(routine, context, epoch, pe);
    }
    network_unlock();
}
