#include "remote.h"

#include "base/copy.h"
#include "base/word.h"
#include "device/device.h"
#include "device_path.h"
#include "memory/waking.h"
#include "message.h"
#include "path.h"
#include "progress.h"
#include "transport.h"
#include "window.h"

void *remote_mapped(const struct segment *segment, const void *address, int pe)
{
    if (!segment_has_pe(segment, pe) || segment->device != NULL)
        return NULL;
    if (network_runs && !path.direct_inside)
        return pe == job.me ? (void *)(uintptr_t)address : NULL;
    int place = node_place(pe);
    return place < 0 ? NULL : segment_at_place(segment, address, place);
}

/* ---- PEs of this node that only are not near ---- */

static void require_memory(const struct target *target)
{
    if (!segment_has_pe(target->segment, target->pe))
        segment_fail_pe(target->routine, target->segment, target->pe);
}

/* Where loads and stores go to the object, or NULL. */
static void *reach(const struct target *target)
{
    require_memory(target);
    int place = path.direct_inside ? node_place(target->pe) : -1;
    return place < 0 ? NULL : segment_at_place(target->segment, target->address, place);
}

static bool goes_by_window(const struct target *target)
{
    return path_is_window(target->pe) && segment_has_window(target->segment);
}

static void *reach_atomic(const struct target *target)
{
    void *memory = reach(target);
    return path.mpi_atomics ? NULL : memory;
}

static void written(const struct target *target, size_t bytes)
{
    struct doorbell *bell = &node_control(node_place(target->pe))->doorbell;
    wake_waiters_at(bell, target->address, bytes);
}

/* ---- Memory of the process, which may not be there ---- */

/* MPIs say little of that, or nothing at all, and what is answered may arrive while another thread
 * polls. So memory is touched first, where a fault names the routine (fault.c): every page of it,
 * or of long memory, in which a hole is rare, some. */
static size_t touching_step(size_t bytes)
{
    enum { LEAST_PAGE = 4096, MOST_TOUCHES = 256 };
    size_t step = bytes / MOST_TOUCHES;
    return step > LEAST_PAGE ? step : LEAST_PAGE;
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

static void put(const struct target *target, const void *source, size_t bytes, bool nbi)
{
    if (device_path_serves(target, source)) {
        device_path_put(target, source, bytes);
        return;
    }
    void *memory = reach(target);
    if (memory != NULL) {
        copy_to_shared(memory, source, bytes);
        fence_loads();
        written(target, bytes);
        return;
    }
    touch_source(source, bytes);
    if (path_is_window(target->pe)) {
        network_lock();
        window_put(target, source, bytes, nbi);
        network_unlock();
    } else {
        message_put(target, source, bytes, nbi);
    }
}

static void get(const struct target *target, void *dest, size_t bytes, bool nbi);

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
        get(&constant, dest, bytes, false);
}

static void get(const struct target *target, void *dest, size_t bytes, bool nbi)
{
    if (UNLIKELY(target->segment == NULL)) {
        get_constant(target, dest, bytes);
        return;
    }
    if (device_path_serves(target, dest)) {
        device_path_get(target, dest, bytes);
        return;
    }
    const void *memory = reach(target);
    if (memory != NULL) {
        copy_from_shared(dest, memory, bytes);
        fence_loads();
        return;
    }
    touch_dest(dest, bytes);
    if (goes_by_window(target)) {
        network_lock();
        window_get(target, dest, bytes, nbi);
        network_unlock();
    } else {
        message_get(target, dest, bytes, nbi);
    }
}

void remote_put(const struct target *target, const void *source, size_t bytes)
{
    put(target, source, bytes, false);
}

void remote_get(const struct target *target, void *dest, size_t bytes)
{
    get(target, dest, bytes, false);
}

void remote_put_nbi(const struct target *target, const void *source, size_t bytes)
{
    put(target, source, bytes, true);
}

void remote_get_nbi(const struct target *target, void *dest, size_t bytes)
{
    get(target, dest, bytes, true);
}

/* Blocks always go by message: packed, they are one transfer, which MPI's derived datatypes are
 * only sometimes (docs/mpi.md). */
void remote_put_blocks(const struct target *target, const void *source, const struct blocks *blocks)
{
    if (device_path_serves(target, source)) {
        device_path_put_blocks(target, source, blocks);
        return;
    }
    void *memory = reach(target);
    if (memory == NULL) {
        message_put_blocks(target, source, blocks);
        return;
    }
    copy_blocks(memory, source,
                &(struct copy_shape){blocks->count, blocks->bytes, blocks->remote_step,
                                     blocks->local_step});
    written(target, (blocks->count - 1) * blocks->remote_step + blocks->bytes);
}

void remote_get_blocks(const struct target *target, void *dest, const struct blocks *blocks)
{
    if (device_path_serves(target, dest)) {
        device_path_get_blocks(target, dest, blocks);
        return;
    }
    const void *memory = reach(target);
    if (memory != NULL) {
        copy_blocks(dest, memory,
                    &(struct copy_shape){blocks->count, blocks->bytes, blocks->local_step,
                                         blocks->remote_step});
        return;
    }
    touch_byte(dest);
    touch_byte((char *)dest + (blocks->count - 1) * blocks->local_step + blocks->bytes - 1);
    message_get_blocks(target, dest, blocks);
}

static struct target signal_target(const struct target *data, const struct signal_update *signal)
{
    struct target target = *data;
    target.segment = signal->segment;
    target.address = signal->address;
    return target;
}

static bool signal_has_device(const struct target *target, const void *source, size_t bytes,
                              const struct signal_update *signal)
{
    return UNLIKELY(job.has_devices) &&
           (signal->segment->device != NULL || (bytes > 0 && device_path_serves(target, source)));
}

/* A message carries data and signal in their order; else the data are completed first. */
void remote_put_signal(const struct target *target, const void *source, size_t bytes,
                       const struct signal_update *signal, bool nbi)
{
    bool has_device = signal_has_device(target, source, bytes, signal);
    if (!has_device && reach(target) == NULL && !path.mpi_atomics) {
        if (bytes > 0)
            touch_source(source, bytes);
        message_put_signal(target, source, bytes, signal, nbi);
        return;
    }
    if (bytes > 0)
        put(target, source, bytes, false);
    remote_complete(target->routine, target->context);
    struct target word = signal_target(target, signal);
    remote_atomic(&word, signal->operation, signal->value, sizeof signal->value);
    if (has_device && network_runs)
        message_flush(&word); /* somebody waits for it, most likely */
}

/* ---- Atomics ---- */

static uint64_t apply_here(const struct target *target, void *word, enum atomic_operation operation,
                           uint64_t value, size_t size)
{
    uint64_t old = word_apply(word, operation, value, size);
    if (operation != ATOMIC_FETCH)
        written(target, size);
    return old;
}

void remote_atomic(const struct target *target, enum atomic_operation operation, uint64_t value,
                   size_t size)
{
    if (UNLIKELY(target->segment->device != NULL)) {
        device_path_atomic(target, operation, value, size);
        return;
    }
    void *word = reach_atomic(target);
    if (word != NULL) {
        apply_here(target, word, operation, value, size);
    } else if (path.mpi_atomics) {
        network_lock();
        window_atomic(target, operation, value, size, NULL, true);
        network_unlock();
    } else {
        message_atomic(target, operation, value, size);
    }
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

/* `fetch` may be in a device's memory too. */
static void device_fetch(const struct target *target, int operation, uint64_t value,
                         uint64_t condition, size_t size, void *fetch)
{
    union old_value old;
    uint64_t word = device_path_atomic_fetch(target, operation, value, condition, size);
    word_store_old(&old, word, size);
    device_copy(target->routine, device_kind_at(fetch), fetch, NULL, &old, size);
}

static void atomic_fetch(const struct target *target, enum atomic_operation operation,
                         uint64_t value, size_t size, void *fetch, bool nbi)
{
    if (UNLIKELY(target->segment == NULL)) {
        get_constant(target, fetch, size);
        return;
    }
    if (device_path_serves(target, fetch)) {
        device_fetch(target, (int)operation, value, 0, size, fetch);
        return;
    }
    void *word = reach_atomic(target);
    if (word != NULL) {
        word_store_old(fetch, apply_here(target, word, operation, value, size), size);
        return;
    }
    touch_dest(fetch, size);
    if (path.mpi_atomics) {
        network_lock();
        window_atomic(target, operation, value, size, fetch, nbi);
        network_unlock();
    } else {
        message_atomic_fetch(target, operation, value, size, fetch, nbi);
    }
}

static void compare_swap(const struct target *target, uint64_t condition, uint64_t value,
                         size_t size, void *fetch, bool nbi)
{
    if (device_path_serves(target, fetch)) {
        device_fetch(target, KIND_ATOMIC_COMPARE_SWAP, value, condition, size, fetch);
        return;
    }
    void *word = reach_atomic(target);
    if (word != NULL) {
        word_store_old(fetch, word_swap_if(word, condition, value, size), size);
        written(target, size);
        return;
    }
    touch_dest(fetch, size);
    if (path.mpi_atomics) {
        network_lock();
        window_compare_swap(target, condition, value, size, fetch, nbi);
        network_unlock();
    } else {
        message_compare_swap(target, condition, value, size, fetch, nbi);
    }
}

uint64_t remote_atomic_fetch(const struct target *target, enum atomic_operation operation,
                             uint64_t value, size_t size)
{
    union old_value old;
    atomic_fetch(target, operation, value, size, &old, false);
    return widen(&old, size);
}

uint64_t remote_atomic_compare_swap(const struct target *target, uint64_t condition, uint64_t value,
                                    size_t size)
{
    union old_value old;
    compare_swap(target, condition, value, size, &old, false);
    return widen(&old, size);
}

void remote_atomic_fetch_nbi(const struct target *target, enum atomic_operation operation,
                             uint64_t value, size_t size, void *fetch)
{
    atomic_fetch(target, operation, value, size, fetch, true);
}

void remote_atomic_compare_swap_nbi(const struct target *target, uint64_t condition, uint64_t value,
                                    size_t size, void *fetch)
{
    compare_swap(target, condition, value, size, fetch, true);
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

void remote_quiet(const char *routine, struct context *context)
{
    network_lock();
    window_quiet(routine, context);
    pending_wait(routine, context, pending_next_epoch(routine, context));
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
