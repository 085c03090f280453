#include "window.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "group.h"
#include "memory.h"
#include "mover.h"
#include "transfer.h"
#include "violation.h"

enum access_kind { ACCESS_PUT, ACCESS_GET, ACCESS_ATOMIC };

/* An operation on a window that this PE has started. */
struct access {
    struct transfer transfer;
    enum access_kind kind;
    struct backend_window *window;
    int pe;
    size_t offset;
    char *local; /* source, destination, or buffer for the old value */
    size_t bytes;
    size_t left_here; /* bytes of a put whose source is still needed */
    struct watch watch, value_watch, condition_watch;
    const void *value, *condition; /* operands of atomics */
    enum backend_operation operation;
    bool complete;
    bool local_is_back; /* the library may reuse the local memory */
    struct access *next;
};

/* Memory attached to a dynamic window. */
struct part {
    char *base;
    size_t length;
    struct part *next;
};

struct backend_window {
    uint32_t number;
    char *base;
    bool dynamic;
    struct part *parts;
    size_t *lengths; /* lengths of every PE's memory */
    struct access *accesses;
    struct backend_window *next;
};

static struct backend_window *windows;
static uint32_t windows_made;

/* ---- Creation and destruction ---- */

static struct backend_window *make(char *base, size_t length, bool dynamic)
{
    struct backend_window *window = memory_allocated(sizeof *window);
    window->number = ++windows_made;
    window->base = base;
    window->dynamic = dynamic;
    window->lengths = memory_allocated((size_t)medium->n_pes * sizeof *window->lengths);
    window->next = windows;
    windows = window; /* others use it as soon as all have created it */
    group_exchange(&length, window->lengths, sizeof length);
    return window;
}

struct backend_window *window_make(void *base, size_t length)
{
    return make(base, length, false);
}

/* Offsets in a dynamic window are addresses. Only the target PE can check them. */
struct backend_window *window_make_dynamic(void)
{
    return make(NULL, SIZE_MAX, true);
}

static void require_dynamic(const struct backend_window *window)
{
    if (!window->dynamic)
        violation("the window is not dynamic");
}

void window_add_part(struct backend_window *window, void *base, size_t length)
{
    char *begin = base;
    require_dynamic(window);
    for (const struct part *part = window->parts; part != NULL; part = part->next)
        if (begin < part->base + part->length && part->base < begin + length)
            violation("%p is attached already", base);
    struct part *part = memory_allocated(sizeof *part);
    *part = (struct part){begin, length, window->parts};
    window->parts = part;
}

void window_drop_part(struct backend_window *window, void *base)
{
    require_dynamic(window);
    for (struct part **place = &window->parts; *place != NULL; place = &(*place)->next) {
        struct part *part = *place;
        if (part->base != base)
            continue;
        *place = part->next;
        free(part);
        return;
    }
    violation("%p is not attached", base);
}

void window_drop(struct backend_window *window)
{
    struct backend_window **place = &windows;
    char nothing = 0, *all = memory_allocated((size_t)medium->n_pes);
    window_complete(window, BACKEND_ANY_PE);
    group_exchange(&nothing, all, sizeof nothing);
    free(all);
    while (*place != window)
        place = &(*place)->next;
    *place = window->next;
    while (window->parts != NULL)
        window_drop_part(window, window->parts->base);
    free(window->lengths);
    free(window);
}

void window_stop(void)
{
    if (windows != NULL)
        violation("a window of %zu bytes was never freed", windows->lengths[medium_me]);
}

void window_require(const struct backend_window *window, int pe, size_t offset, size_t bytes)
{
    const struct backend_window *known = windows;
    while (known != NULL && known != window)
        known = known->next;
    if (known == NULL)
        violation("this is no window");
    size_t length = window->lengths[pe];
    if (offset > length || bytes > length - offset)
        violation("bytes %zu to %zu are outside the window of PE %d, which has %zu", offset,
                  offset + bytes, pe, length);
}

/* ---- Starting operations ---- */

static struct access *new_access(enum access_kind kind, struct backend_window *window, int pe,
                                 size_t offset, void *local, size_t bytes)
{
    struct access *access = memory_allocated(sizeof *access);
    access->kind = kind;
    access->window = window;
    access->pe = pe;
    access->offset = offset;
    access->local = local;
    access->bytes = bytes;
    access->next = window->accesses;
    window->accesses = access;
    watch_begin(&access->watch, local, local == NULL ? 0 : bytes);
    return access;
}

static struct parcel *access_parcel(struct access *access, enum parcel_kind kind, size_t length)
{
    struct parcel *parcel = parcel_take(kind, length);
    parcel->channel = access->window->number;
    parcel->mine = (uint64_t)(uintptr_t)access;
    medium_count(MEDIUM_ACCESSES);
    return parcel;
}

struct put_piece {
    struct access *access;
    size_t offset, length;
};

static void put_piece_leaves(void *what)
{
    struct put_piece *piece = what;
    struct access *put = piece->access;
    struct parcel *parcel = access_parcel(put, PARCEL_PUT, piece->length);
    watch_check(&put->watch, "the source of a put");
    card_copy(parcel->data, put->local + piece->offset, piece->length);
    put->left_here -= piece->length;
    parcel->offset = put->offset + piece->offset;
    parcel_push(put->pe, parcel);
    free(piece);
}

static void issue_put(struct transfer *transfer, size_t offset, size_t length)
{
    struct put_piece *piece = memory_allocated(sizeof *piece);
    *piece = (struct put_piece){(struct access *)(void *)transfer, offset, length};
    mover_add(0, false, put_piece_leaves, piece);
}

void window_begin_put(struct backend_window *window, int pe, size_t offset, const void *source,
                      size_t bytes)
{
    struct access *put =
        new_access(ACCESS_PUT, window, pe, offset, (void *)(uintptr_t)source, bytes);
    put->left_here = bytes;
    put->complete = bytes == 0;
    transfer_begin(&put->transfer, bytes, offset, issue_put);
}

static void issue_get(struct transfer *transfer, size_t offset, size_t length)
{
    struct access *get = (struct access *)(void *)transfer;
    struct parcel *parcel = access_parcel(get, PARCEL_GET, 0);
    parcel->offset = get->offset + offset;
    parcel->length = length;
    parcel->bytes = offset; /* returned in the reply */
    parcel_push(get->pe, parcel);
}

void window_begin_get(struct backend_window *window, int pe, size_t offset, void *dest,
                      size_t bytes)
{
    struct access *get = new_access(ACCESS_GET, window, pe, offset, dest, bytes);
    get->complete = bytes == 0;
    transfer_begin(&get->transfer, bytes, (uintptr_t)dest, issue_get);
}

/* Data of an atomic's parcel: the value, followed by the condition. */
enum { ATOMIC_ROOM = 8 };

static void atomic_leaves(void *what)
{
    struct access *atomic = what;
    struct parcel *parcel = access_parcel(atomic, PARCEL_ATOMIC, (size_t)2 * ATOMIC_ROOM);
    watch_check(&atomic->value_watch, "the value of an atomic");
    watch_check(&atomic->condition_watch, "the condition of an atomic");
    parcel->offset = atomic->offset;
    parcel->bytes = atomic->bytes;
    parcel->tag = atomic->operation;
    if (atomic->value != NULL)
        card_copy(parcel->data, atomic->value, atomic->bytes);
    if (atomic->condition != NULL) {
        parcel->tag = BACKEND_NO_OP + 1;
        card_copy(parcel->data + ATOMIC_ROOM, atomic->condition, atomic->bytes);
    }
    parcel_push(atomic->pe, parcel);
}

void window_begin_atomic(struct backend_window *window, int pe, size_t offset, size_t size,
                         enum backend_operation operation, const void *value, const void *condition,
                         void *result)
{
    struct access *atomic = new_access(ACCESS_ATOMIC, window, pe, offset, result, size);
    atomic->operation = operation;
    atomic->value = value;
    atomic->condition = condition;
    watch_begin(&atomic->value_watch, value, value == NULL ? 0 : size);
    watch_begin(&atomic->condition_watch, condition, condition == NULL ? 0 : size);
    mover_add(0, false, atomic_leaves, atomic);
}

/* ---- At the target PE ---- */

/* Returns the address that an access targets. In a dynamic window it must be in an attached
 * part. */
static char *target_memory(const struct parcel *parcel, size_t bytes)
{
    const struct backend_window *window = windows;
    while (window != NULL && window->number != parcel->channel)
        window = window->next;
    if (window == NULL)
        violation("PE %d accesses a window that was freed here", parcel->from);
    uintptr_t address = (uintptr_t)window->base + parcel->offset;
    const struct part *part = window->parts;
    while (part != NULL && (address < (uintptr_t)part->base ||
                            address + bytes > (uintptr_t)part->base + part->length))
        part = part->next;
    if (window->dynamic && part == NULL)
        violation("PE %d accesses %#llx, which is not attached here", parcel->from,
                  (unsigned long long)address);
    return (char *)address;
}

static void answer(struct parcel *parcel, struct parcel *with)
{
    with->yours = parcel->mine;
    with->offset = parcel->bytes;
    parcel_push(parcel->from, with);
    parcel_return(parcel);
}

void window_serve_put(struct parcel *put)
{
    struct parcel *landed = parcel_take(PARCEL_LANDED, 0);
    card_copy(target_memory(put, (size_t)put->length), put->data, (size_t)put->length);
    landed->length = put->length;
    answer(put, landed);
}

void window_serve_get(struct parcel *get)
{
    struct parcel *got = parcel_take(PARCEL_GOT, (size_t)get->length);
    card_copy(got->data, target_memory(get, (size_t)get->length), (size_t)get->length);
    answer(get, got);
}

static uint64_t combine(unsigned operation, uint64_t old, uint64_t value, uint64_t condition)
{
    switch (operation) {
    case BACKEND_SUM:
        return old + value;
    case BACKEND_AND:
        return old & value;
    case BACKEND_OR:
        return old | value;
    case BACKEND_XOR:
        return old ^ value;
    case BACKEND_REPLACE:
        return value;
    case BACKEND_NO_OP:
        return old;
    default:
        return old == condition ? value : old;
    }
}

/* Atomic with respect to other atomics, because a PE executes them one by one; not with respect
 * to other accesses. */
void window_serve_atomic(struct parcel *atomic)
{
    size_t size = (size_t)atomic->bytes;
    struct parcel *answered = parcel_take(PARCEL_OLD, ATOMIC_ROOM);
    char *memory = target_memory(atomic, size);
    uint64_t old = 0, value = 0, condition = 0;
    card_copy(&old, memory, size);
    memcpy(&value, atomic->data, size);
    memcpy(&condition, atomic->data + ATOMIC_ROOM, size);
    uint64_t result = combine(atomic->tag, old, value, condition);
    if (mover_chance(32))
        sched_yield();
    if (result != old)
        card_copy(memory, &result, size);
    memcpy(answered->data, &old, sizeof old);
    answer(atomic, answered);
}

/* ---- Replies ---- */

void window_landed(struct parcel *landed)
{
    struct access *put = (struct access *)(uintptr_t)landed->yours;
    put->complete = transfer_land(&put->transfer, (size_t)landed->length);
    parcel_return(landed);
}

void window_got(struct parcel *got)
{
    struct access *get = (struct access *)(uintptr_t)got->yours;
    if (get->transfer.landed == 0)
        watch_check(&get->watch, "the destination of a get");
    card_copy(get->local + got->offset, got->data, (size_t)got->length);
    get->complete = transfer_land(&get->transfer, (size_t)got->length);
    parcel_return(got);
}

void window_old_value(struct parcel *old)
{
    struct access *atomic = (struct access *)(uintptr_t)old->yours;
    if (!atomic->local_is_back) {
        watch_check(&atomic->watch, "the result of an atomic");
        watch_check(&atomic->value_watch, "the value of an atomic");
    }
    if (atomic->local != NULL)
        card_copy(atomic->local, old->data, atomic->bytes);
    atomic->complete = true;
    parcel_return(old);
}

/* ---- Flushes ---- */

struct flush {
    const struct backend_window *window;
    int pe;
};

static bool concerns(const struct flush *flush, const struct access *access)
{
    return flush->pe == BACKEND_ANY_PE || flush->pe == access->pe;
}

static bool needs_local(const struct access *access)
{
    return access->kind == ACCESS_PUT ? access->left_here > 0 : !access->complete;
}

static bool is_flushed(const void *what)
{
    const struct flush *flush = what;
    for (const struct access *access = flush->window->accesses; access != NULL;
         access = access->next)
        if (concerns(flush, access) && !access->complete)
            return false;
    return true;
}

static bool is_flushed_locally(const void *what)
{
    const struct flush *flush = what;
    for (const struct access *access = flush->window->accesses; access != NULL;
         access = access->next)
        if (concerns(flush, access) && needs_local(access))
            return false;
    return true;
}

static void give_local_back(struct access *access)
{
    if (access->kind == ACCESS_PUT && !access->local_is_back)
        watch_check(&access->watch, "the source of a put");
    access->watch.on = false;
    access->local_is_back = true;
}

void window_complete(struct backend_window *window, int pe)
{
    struct flush flush = {window, pe};
    struct access **place = &window->accesses;
    mover_wait(is_flushed, &flush);
    while (*place != NULL) {
        struct access *access = *place;
        if (!concerns(&flush, access)) {
            place = &access->next;
            continue;
        }
        give_local_back(access);
        *place = access->next;
        free(access);
    }
}

void window_complete_local(struct backend_window *window, int pe)
{
    struct flush flush = {window, pe};
    mover_wait(is_flushed_locally, &flush);
    for (struct access *access = window->accesses; access != NULL; access = access->next)
        if (concerns(&flush, access))
            give_local_back(access);
}
