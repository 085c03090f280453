#include "remote.h"

#include <stddef.h>
#include <stdlib.h>

#include "base/access.h"
#include "base/assert.h"
#include "base/check.h"
#include "base/report.h"
#include "coalesce_fast.h"
#include "device/device.h"
#include "endpoint.h"
#include "message.h"
#include "net.h"
#include "progress.h"
#include "transport.h"
#include "tuning.h"
#include "window.h"

/* ---- Addresses of mapped memory ---- */

void *remote_mapped(const struct segment *segment, const void *address, int pe)
{
    if (!segment_has_pe(segment, pe))
        return NULL;
    if (segment->device != NULL)
        return pe == job.me && segment->device->kind->type == KIND_HOST ? (void *)(uintptr_t)address
                                                                        : NULL;
    if (net_runs && selection.inside.data != TRANSPORT_SHM)
        return pe == job.me ? (void *)(uintptr_t)address : NULL;
    return remote_addr_mapped(
        &(struct remote_addr){.segment = segment, .address = address, .pe = pe});
}

/* ---- Selection of the transport ---- */

static const struct transport *const transports[] = {[TRANSPORT_SHM] = &transport_shm,
                                                     [TRANSPORT_WINDOW] = &transport_window,
                                                     [TRANSPORT_MESSAGE] = &transport_message};

static void remote_require_segment(const struct remote_addr *remote_addr)
{
    ASSERT((unsigned)remote_addr->pe < (unsigned)job.n_pes);
    if (!segment_has_pe(remote_addr->segment, remote_addr->pe))
        segment_fail_pe(remote_addr->routine, remote_addr->segment, remote_addr->pe);
}

/* Returns the transport for a transfer between a remote address and the memory `local` of this
 * PE. */
static const struct transport *remote_select_for_data(const struct remote_addr *remote_addr,
                                                      const void *local)
{
    remote_require_segment(remote_addr);
    if (remote_addr->segment->device != NULL || device_kind_of(local) != NULL)
        return &transport_device;
    enum transport_id id = selection_for(remote_addr->pe)->data;
    return transports[id == TRANSPORT_WINDOW && !segment_has_window(remote_addr->segment)
                          ? TRANSPORT_MESSAGE
                          : id];
}

/* Returns the transport for atomics whose results are stored in host memory. */
static const struct transport *remote_select_for_atomics(const struct remote_addr *remote_addr)
{
    remote_require_segment(remote_addr);
    return remote_addr->segment->device != NULL
               ? &transport_device
               : transports[selection_for(remote_addr->pe)->atomics];
}

/* ---- Touching local memory before a transfer (prefault) ---- */

/* Returns the distance in bytes at which the library touches local memory before a transfer. An
 * invalid address then faults in the thread that called the routine, and the error message can name
 * the routine (fault.c). Without this, MPI would report little about the address, or another thread
 * would fault when it stores the response. */
static size_t remote_prefault_step(size_t bytes)
{
    size_t step = bytes / PREFAULTS_MAX;
    return step > PREFAULT_STEP ? step : PREFAULT_STEP;
}

static void remote_prefault_source(const void *source, size_t bytes)
{
    const volatile char *from = source;
    size_t step = remote_prefault_step(bytes);
    for (size_t i = 0; i < bytes; i += step)
        (void)from[i];
    (void)from[bytes - 1];
}

/* Writes to a byte without changing its value. The access is atomic, because another thread may
 * write to the byte at the same time. The access is a compare-and-swap, because the compiler would
 * remove an atomic OR with 0. */
static void remote_prefault_byte(char *byte)
{
    char value = __atomic_load_n(byte, __ATOMIC_RELAXED);
    __atomic_compare_exchange_n(byte, &value, value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

static void remote_prefault_dest(void *dest, size_t bytes)
{
    char *to = dest;
    size_t step = remote_prefault_step(bytes);
    for (size_t i = 0; i < bytes; i += step)
        remote_prefault_byte(to + i);
    remote_prefault_byte(to + bytes - 1);
}

/* ---- Put and get ---- */

static void remote_put_over_transport(const struct remote_addr *remote_addr, const void *source,
                                      size_t bytes, bool nbi)
{
    const struct transport *transport = remote_select_for_data(remote_addr, source);
    if (transport->prefaults)
        remote_prefault_source(source, bytes);
    transport->put(remote_addr, source, bytes, nbi);
}

/* Wakes the progress thread after the start of a nonblocking transfer of more than OVERLAP_BYTES,
 * because the program may compute next. */
static void remote_expect_overlap(size_t bytes)
{
    if (bytes > OVERLAP_BYTES)
        progress_expect_overlap();
}

void remote_put(const struct remote_addr *remote_addr, const void *source, size_t bytes, bool nbi)
{
    if (coalesce_put(remote_addr, source, bytes))
        return;
    remote_put_over_transport(remote_addr, source, bytes, nbi);
    coalesce_poll_in_burst();
    if (nbi)
        remote_expect_overlap(bytes);
}

static void remote_issue_get(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                             bool nbi);

/* Gets constant data of the executable. This PE reads most of them from its own copy of the
 * executable, which has the same contents. Atomic fetches of constants use this function too,
 * because constants do not change. */
static __attribute__((cold, noinline)) void
remote_get_constant(const struct remote_addr *remote_addr, void *dest, size_t bytes)
{
    struct remote_addr constant = *remote_addr;
    constant.segment =
        segment_of_constant(remote_addr->routine, "source", remote_addr->address, bytes);
    if (segment_is_near(constant.segment, remote_addr->pe) && device_kind_of(dest) == NULL)
        copy_from_shared(dest,
                         segment_translate(constant.segment, remote_addr->address, remote_addr->pe),
                         bytes);
    else
        remote_issue_get(&constant, dest, bytes, false);
}

/* In a blocking get of a word by messages, the calling thread itself writes to the destination, so
 * an invalid address faults in this thread anyway. */
static void remote_issue_get(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                             bool nbi)
{
    if (UNLIKELY(remote_addr->segment == NULL)) {
        remote_get_constant(remote_addr, dest, bytes);
        return;
    }
    const struct transport *transport = remote_select_for_data(remote_addr, dest);
    if (transport->prefaults &&
        !(transport == &transport_message && !nbi && bytes <= COALESCE_BYTES))
        remote_prefault_dest(dest, bytes);
    transport->get(remote_addr, dest, bytes, nbi);
    coalesce_poll_in_burst();
}

void remote_get(const struct remote_addr *remote_addr, void *dest, size_t bytes, bool nbi)
{
    if (nbi && coalesce_get(remote_addr, dest, bytes))
        return;
    remote_issue_get(remote_addr, dest, bytes, nbi);
    if (nbi)
        remote_expect_overlap(bytes);
}

void remote_put_blocks_counted(const struct remote_addr *remote_addr, const void *source,
                               const struct blocks *blocks, struct put_completion completion)
{
    remote_select_for_data(remote_addr, source)
        ->put_blocks(remote_addr, source, blocks, completion);
}

void remote_get_blocks_counted(const struct remote_addr *remote_addr, void *dest,
                               const struct blocks *blocks, uint32_t *left)
{
    const struct transport *transport = remote_select_for_data(remote_addr, dest);
    if (transport->prefaults) {
        remote_prefault_byte(dest);
        remote_prefault_byte((char *)dest + (blocks->count - 1) * blocks->local_stride +
                             blocks->bytes - 1);
    }
    transport->get_blocks(remote_addr, dest, blocks, left);
}

void remote_wait_blocks(const struct remote_addr *remote_addr, const uint32_t *left)
{
    if (__atomic_load_n(left, __ATOMIC_ACQUIRE) == 0)
        return;
    message_flush(remote_addr);
    message_wait(remote_addr, left);
}

void remote_put_blocks(const struct remote_addr *remote_addr, const void *source,
                       const struct blocks *blocks, bool nbi)
{
    uint32_t left = 0;
    remote_put_blocks_counted(remote_addr, source, blocks,
                              (struct put_completion){nbi ? NULL : &left, NULL});
    remote_wait_blocks(remote_addr, &left);
}

void remote_get_blocks(const struct remote_addr *remote_addr, void *dest,
                       const struct blocks *blocks, bool nbi)
{
    uint32_t left = 0;
    remote_get_blocks_counted(remote_addr, dest, blocks, nbi ? NULL : &left);
    remote_wait_blocks(remote_addr, &left);
}

/* Returns true if one message can contain both the data and the signal update of a put with
 * signal. */
static bool remote_is_single_message(const struct remote_addr *data, const struct remote_addr *word,
                                     const void *source, size_t bytes)
{
    return remote_select_for_atomics(word) == &transport_message &&
           (bytes == 0 || remote_select_for_data(data, source) != &transport_device);
}

/* If one message contains data and signal update, the target PE executes them in order. Otherwise
 * this function completes the data before it sends the signal update. */
void remote_put_signal(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                       const struct signal_update *signal, bool nbi)
{
    struct remote_addr word = remote_addr_of_signal(remote_addr, signal);
    if (remote_is_single_message(remote_addr, &word, source, bytes)) {
        if (bytes > 0)
            remote_prefault_source(source, bytes);
        message_put_signal(remote_addr, source, bytes, signal, nbi);
        return;
    }
    if (bytes > 0)
        remote_put(remote_addr, source, bytes, false);
    remote_complete(remote_addr->routine, remote_addr->context);
    remote_atomic(&word, signal->operation, signal->value, sizeof signal->value);
    if (context_uses_net(word.context))
        message_flush(&word); /* send the signal at once, because a PE probably waits for it */
}

/* ---- Atomic operations ---- */

void remote_atomic(const struct remote_addr *remote_addr, enum atomic_operation operation,
                   uint64_t value, size_t size)
{
    remote_select_for_atomics(remote_addr)->atomic(remote_addr, operation, value, size);
    coalesce_poll_in_burst();
}

/* Result of an atomic operation, stored as a word of 4 or 8 bytes. */
union old_value {
    uint32_t narrow;
    uint64_t wide;
};

static uint64_t remote_widen(const union old_value *old, size_t size)
{
    return size == 4 ? old->narrow : old->wide;
}

/* Touches the memory for the result of a nonblocking atomic operation, to detect an invalid
 * address. This memory is host memory with every transport. A blocking operation returns its result
 * in a variable of this file, which need not be touched. */
static void remote_prefault_result(const struct transport *transport, void *fetch, size_t size,
                                   bool nbi)
{
    if (nbi && transport != &transport_shm)
        remote_prefault_dest(fetch, size);
}

/* Stores the result of an atomic operation in device memory of this PE. */
static __attribute__((cold, noinline)) void
remote_store_old(const struct remote_addr *remote_addr, void *fetch, uint64_t value, size_t size)
{
    union old_value old;
    word_store_old_value(&old, value, size);
    device_copy(remote_addr->routine, device_kind_at(fetch), fetch, NULL, &old, size);
}

static void remote_issue_fetch(const struct remote_addr *remote_addr,
                               enum atomic_operation operation, uint64_t value, size_t size,
                               void *fetch, bool nbi)
{
    if (UNLIKELY(remote_addr->segment == NULL)) {
        remote_get_constant(remote_addr, fetch, size);
    } else if (device_kind_of(fetch) != NULL) {
        remote_store_old(remote_addr, fetch,
                         remote_atomic_fetch(remote_addr, operation, value, size), size);
    } else {
        const struct transport *transport = remote_select_for_atomics(remote_addr);
        remote_prefault_result(transport, fetch, size, nbi);
        transport->atomic_fetch(remote_addr, operation, value, size, fetch, nbi);
        coalesce_poll_in_burst();
    }
}

static void remote_issue_compare_swap(const struct remote_addr *remote_addr, uint64_t condition,
                                      uint64_t value, size_t size, void *fetch, bool nbi)
{
    if (device_kind_of(fetch) != NULL) {
        remote_store_old(remote_addr, fetch,
                         remote_atomic_compare_swap(remote_addr, condition, value, size), size);
    } else {
        const struct transport *transport = remote_select_for_atomics(remote_addr);
        remote_prefault_result(transport, fetch, size, nbi);
        transport->compare_swap(remote_addr, condition, value, size, fetch, nbi);
        coalesce_poll_in_burst();
    }
}

uint64_t remote_atomic_fetch(const struct remote_addr *remote_addr, enum atomic_operation operation,
                             uint64_t value, size_t size)
{
    union old_value old;
    remote_issue_fetch(remote_addr, operation, value, size, &old, false);
    return remote_widen(&old, size);
}

uint64_t remote_atomic_compare_swap(const struct remote_addr *remote_addr, uint64_t condition,
                                    uint64_t value, size_t size)
{
    union old_value old;
    remote_issue_compare_swap(remote_addr, condition, value, size, &old, false);
    return remote_widen(&old, size);
}

void remote_atomic_fetch_nbi(const struct remote_addr *remote_addr, enum atomic_operation operation,
                             uint64_t value, size_t size, void *fetch)
{
    remote_issue_fetch(remote_addr, operation, value, size, fetch, true);
}

void remote_atomic_compare_swap_nbi(const struct remote_addr *remote_addr, uint64_t condition,
                                    uint64_t value, size_t size, void *fetch)
{
    remote_issue_compare_swap(remote_addr, condition, value, size, fetch, true);
}

/* ---- Operations that set a request of the program ---- */

static bool remote_has_completion(const struct transport *transport)
{
    return transport == &transport_message || transport == &transport_window;
}

/* Record of a request of the program. Responses decrement `count`. The request is complete when it
 * is 0. */
struct completion {
    struct request request;
    uint32_t count;
};

static bool remote_is_complete(struct request *request)
{
    const struct completion *completion = (const void *)request;
    return __atomic_load_n(&completion->count, __ATOMIC_ACQUIRE) == 0;
}

static void remote_free_completion(struct request *request)
{
    free(request);
}

/* Functions that team/request.c calls when the program tests, waits for or frees a request. */
static const struct request_operations kind = {
    .what = "a transfer", .progress = remote_is_complete, .free_record = remote_free_completion};

/* Creates the record of a request, and returns its completion counter, which is 0. Returns NULL if
 * `handle` is NULL, because the program then wants no request. */
static uint32_t *remote_create_completion(const char *routine, const shmemx_req_h *handle)
{
    if (handle == NULL)
        return NULL;
    struct completion *completion = report_require_memory(routine, malloc(sizeof *completion));
    completion->count = 0;
    return &completion->count;
}

/* Sets *handle to the request that contains the counter `count`. Called after the operation was
 * issued; the operation may be complete already. */
static void remote_publish_completion(const char *routine, shmemx_req_h *handle, uint32_t *count)
{
    if (handle == NULL)
        return;
    struct completion *completion =
        (struct completion *)(void *)((char *)count - offsetof(struct completion, count));
    if (remote_is_complete(&completion->request)) {
        free(completion);
        *handle = REQUEST_DONE;
        return;
    }
    *handle = request_create(routine, &completion->request, &kind);
}

struct put_completion remote_begin_completion(const char *routine, struct put_requests requests)
{
    return (struct put_completion){remote_create_completion(routine, requests.local),
                                   remote_create_completion(routine, requests.remote)};
}

static void remote_end_completion(const char *routine, struct put_requests requests,
                                  struct put_completion completion)
{
    remote_publish_completion(routine, requests.local, completion.local);
    remote_publish_completion(routine, requests.remote, completion.remote);
    coalesce_poll_in_burst();
}

/* A flush marker is a get of 0 bytes, whose response decrements the remote counter after the target
 * PE has executed all blocks. If the job uses device memory, a quiet is used instead, because not
 * all transfers of device memory are counted. */
void remote_end_blocks(const struct remote_addr *remote_addr, struct put_requests requests,
                       struct put_completion completion)
{
    fence_full();
    if (completion.remote != NULL && remote_addr->segment != NULL &&
        context_uses_net(remote_addr->context)) {
        if (job.has_devices)
            remote_quiet(remote_addr->routine, remote_addr->context);
        else
            message_flush_marker(remote_addr, completion.remote);
    }
    remote_end_completion(remote_addr->routine, requests, completion);
}

/* Called for a put without completion counters. Its source may be reused when the routine returns,
 * so a local request is complete. If the program wants a remote request, completes the put at the
 * target with a quiet. */
static void remote_complete_at_once(const struct remote_addr *remote_addr,
                                    struct put_requests requests)
{
    if (requests.remote != NULL)
        remote_complete(remote_addr->routine, remote_addr->context);
    request_set_stored(requests);
}

void remote_put_req(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                    struct put_requests requests)
{
    if (!remote_has_completion(remote_select_for_data(remote_addr, source))) {
        remote_put_over_transport(remote_addr, source, bytes, false);
        remote_complete_at_once(remote_addr, requests);
        return;
    }
    struct put_completion completion = remote_begin_completion(remote_addr->routine, requests);
    remote_prefault_source(source, bytes);
    message_put_counted(remote_addr, source, bytes, completion);
    remote_end_completion(remote_addr->routine, requests, completion);
    remote_expect_overlap(bytes);
}

void remote_get_req(const struct remote_addr *remote_addr, void *dest, size_t bytes,
                    shmemx_req_h *req)
{
    if (remote_addr->segment == NULL || req == NULL ||
        !remote_has_completion(remote_select_for_data(remote_addr, dest))) {
        remote_issue_get(remote_addr, dest, bytes, req == NULL);
        request_set(req, REQUEST_DONE);
        return;
    }
    uint32_t *left = remote_create_completion(remote_addr->routine, req);
    remote_prefault_dest(dest, bytes);
    message_get_begin(remote_addr, dest, bytes, left);
    remote_publish_completion(remote_addr->routine, req, left);
    coalesce_poll_in_burst();
    remote_expect_overlap(bytes);
}

void remote_put_signal_req(const struct remote_addr *remote_addr, const void *source, size_t bytes,
                           const struct signal_update *signal, struct put_requests requests)
{
    struct remote_addr word = remote_addr_of_signal(remote_addr, signal);
    if (!remote_is_single_message(remote_addr, &word, source, bytes)) {
        remote_put_signal(remote_addr, source, bytes, signal, false);
        remote_complete_at_once(remote_addr, requests);
        return;
    }
    struct put_completion completion = remote_begin_completion(remote_addr->routine, requests);
    if (bytes > 0)
        remote_prefault_source(source, bytes);
    message_put_signal_counted(remote_addr, source, bytes, signal, completion);
    remote_end_completion(remote_addr->routine, requests, completion);
    remote_expect_overlap(bytes);
}

/* Returns true if a fetching atomic operation uses a completion counter: the program wants a
 * request, and the message transport executes the operation. If the program wants no request, a
 * later quiet completes the operation. */
static bool remote_fetch_has_completion(const struct remote_addr *remote_addr, const void *fetch,
                                        const shmemx_req_h *req)
{
    return req != NULL && remote_addr->segment != NULL && device_kind_of(fetch) == NULL &&
           remote_select_for_atomics(remote_addr) == &transport_message;
}

void remote_atomic_fetch_req(const struct remote_addr *remote_addr, enum atomic_operation operation,
                             uint64_t value, size_t size, void *fetch, shmemx_req_h *req)
{
    if (!remote_fetch_has_completion(remote_addr, fetch, req)) {
        remote_issue_fetch(remote_addr, operation, value, size, fetch, req == NULL);
        request_set(req, REQUEST_DONE);
        return;
    }
    uint32_t *left = remote_create_completion(remote_addr->routine, req);
    remote_prefault_dest(fetch, size);
    message_atomic_fetch_begin(remote_addr, operation, value, size, fetch, left);
    remote_publish_completion(remote_addr->routine, req, left);
    coalesce_poll_in_burst();
}

void remote_compare_swap_req(const struct remote_addr *remote_addr, uint64_t condition,
                             uint64_t value, size_t size, void *fetch, shmemx_req_h *req)
{
    if (!remote_fetch_has_completion(remote_addr, fetch, req)) {
        remote_issue_compare_swap(remote_addr, condition, value, size, fetch, req == NULL);
        request_set(req, REQUEST_DONE);
        return;
    }
    uint32_t *left = remote_create_completion(remote_addr->routine, req);
    remote_prefault_dest(fetch, size);
    message_compare_swap_begin(remote_addr, condition, value, size, fetch, left);
    remote_publish_completion(remote_addr->routine, req, left);
    coalesce_poll_in_burst();
}

/* ---- Fence and quiet ---- */

/* The target PE executes packets in order, so normally only rendezvous puts must be completed. All
 * operations must be completed if the next operation may use another transport: if windows are
 * used, or if device memory and host memory are reached by different transports. */
void remote_fence(const char *routine, struct context *context)
{
    net_lock();
    bool complete = context->net_context->rendezvous_puts > 0 || select_needs_windows() ||
                    selection.devices_apart;
    net_unlock();
    if (complete)
        remote_quiet(routine, context);
}

static void remote_require_valid_net_context(const char *routine, const struct context *context)
{
    const char *fault;
    if (LIKELY(!check_records_enabled))
        return;
    bool is_valid = net_context_is_valid(context->net_context, &fault);
    check_require_records(routine, "requests under way", is_valid, fault);
}

void remote_quiet(const char *routine, struct context *context)
{
    net_lock();
    window_quiet(routine, context);
    net_context_quiet(routine, context);
    remote_require_valid_net_context(routine, context);
    net_unlock();
}

void remote_push(const char *routine, struct context *context)
{
    net_lock();
    net_context_push(routine, context);
    net_unlock();
}

void remote_push_others(const struct context *except)
{
    if (LIKELY(__atomic_load_n(&endpoint_open_packets, __ATOMIC_RELAXED) == 0))
        return;
    net_lock();
    if (except != NULL && except->net_context != NULL)
        endpoint_flush_others(except->net_context);
    else
        endpoint_flush_all();
    net_unlock();
}

shmem_ctx_t remote_find_unfinished(const struct context *except)
{
    if (!net_runs)
        return SHMEM_CTX_INVALID;
    net_lock();
    shmem_ctx_t found = endpoint_find_unfinished(except->net_context);
    net_unlock();
    return found;
}

void remote_complete_local(const char *routine, struct context *context)
{
    net_lock();
    window_complete_local(routine, context);
    net_context_wait_local(routine, context);
    net_unlock();
}

void remote_quiet_pes(const char *routine, struct context *context, const int *pes, size_t n_pes)
{
    net_lock();
    unsigned epoch = net_context_begin_epoch(routine, context);
    for (size_t i = 0; i < n_pes; i++) {
        int pe = context_world_pe(routine, context, pes[i]);
        window_quiet_pe(routine, context, pe);
        net_context_wait_epoch_pe(routine, context, epoch, pe);
    }
    net_unlock();
}
