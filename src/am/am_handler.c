#include "am_handler.h"

#include <inttypes.h>
#include <link.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "am_shm.h"
#include "base/assert.h"
#include "base/build.h"
#include "base/check.h"
#include "base/digest.h"
#include "base/handle.h"
#include "base/job.h"
#include "base/report.h"
#include "net/packet_validate.h"
#include "shm/doorbell.h"
#include "shm/node.h"
#include "shm/waiting.h"
#include "team/request.h"

/* ---- Registered handlers ---- */

enum { AM_HANDLERS_MAX = 1024 };

struct handler am_handlers[AM_HANDLERS_MAX];
shmemx_am_t am_handler_count;

struct handler am_handler_make(const char *routine, shmemx_am_handler_t call, long flags,
                               const shmemx_am_t *id)
{
    job_require_running(routine);
    check_result(routine, "id", id);
    if (call == NULL)
        report_fatal(routine, "handler is a null pointer: expected a function");
    if ((flags & ~(SHMEMX_AM_SAFE | SHMEMX_AM_BUNDLED)) != 0)
        report_fatal(routine,
                     "flags is %#lx: expected 0, SHMEMX_AM_SAFE, SHMEMX_AM_BUNDLED or both",
                     (unsigned long)flags);
    return (struct handler){.call = call,
                            .is_safe = (flags & SHMEMX_AM_SAFE) != 0,
                            .is_bundled = (flags & SHMEMX_AM_BUNDLED) != 0};
}

shmemx_am_t am_handler_register(const char *routine, const struct handler *handler)
{
    if (am_handler_count == AM_HANDLERS_MAX)
        report_fatal(routine,
                     "%d handlers are registered, which is the maximum: register fewer handlers",
                     AM_HANDLERS_MAX);
    am_handlers[am_handler_count] = *handler;
    __atomic_store_n(&am_handler_count, am_handler_count + 1, __ATOMIC_RELEASE);
    return am_handler_count;
}

struct handler am_handler_find_function(shmemx_am_t id)
{
    if (am_function_is_id(id) && __atomic_load_n(&am_handler_count, __ATOMIC_ACQUIRE) != 0)
        return am_function_find(id);
    return (struct handler){0};
}

void am_handler_require_function(const char *routine, shmemx_am_t id)
{
    if (UNLIKELY(am_handler_find_function(id).call == NULL))
        report_fatal(routine,
                     "id is %" PRIu64
                     ": expected the number of a handler, from shmemx_am_register or "
                     "shmemx_am_locate",
                     id);
}

int am_handler_locate(const char *routine, shmemx_am_handler_t call, long flags, shmemx_am_t *id)
{
    struct handler handler = am_handler_make(routine, call, flags, id);
    *id = am_handler_count == 0 ? SHMEMX_AM_INVALID : am_function_id(&handler);
    return *id == SHMEMX_AM_INVALID;
}

void am_handler_reset(void)
{
    am_handler_count = 0;
}

/* ---- Functions that are identified by their location in a program or library ---- */

/* Number that identifies a function by its location. Bit 63 is set. Bit 62: the handler is safe
 * (SHMEMX_AM_SAFE). Bits 32 to 61: part of the build identity of the object (the program or a
 * shared library). Bits 0 to 31: offset of the function from the base address of the object. */
#define IS_FUNCTION_ID (UINT64_C(1) << 63)
#define IS_SAFE        (UINT64_C(1) << 62)
#define OBJECT(N)      ((N) & (IS_SAFE - 1) & ~(uint64_t)UINT32_MAX)

/* Base address of a loaded object, and offsets of the beginning and end of its code. */
struct location {
    uintptr_t base, code, code_end;
};

/* Cache of the loaded objects (the program and shared libraries) that were found earlier. `object`
 * is the part of a function's number that identifies its object. The mutex is held to add an
 * object; lookups take no lock. */
enum { KNOWN_OBJECTS_MAX = 64 };
static struct {
    uint64_t object;
    struct location location;
} known_objects[KNOWN_OBJECTS_MAX];
static unsigned known_count;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static uint64_t am_handler_object_of(const struct dl_phdr_info *info)
{
    return OBJECT(build_identity(info) ^ build_identity(info) << 32);
}

static bool am_handler_has_function(const struct dl_phdr_info *info, uintptr_t address)
{
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        if (header->p_type == PT_LOAD && (header->p_flags & PF_X) != 0 &&
            address - info->dlpi_addr - header->p_vaddr < header->p_memsz)
            return true;
    }
    return false;
}

/* Arguments and results of a search for a loaded object. If `function` is not 0, it is the address
 * of a function in the object. Otherwise `object` identifies the object. The search sets `object`
 * and `location`. */
struct search {
    uintptr_t function;
    uint64_t object;
    struct location location;
};

static struct location am_handler_location_of(const struct dl_phdr_info *info)
{
    struct location location = {.base = info->dlpi_addr, .code = UINTPTR_MAX};
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        if (header->p_type != PT_LOAD || (header->p_flags & PF_X) == 0)
            continue;
        if (header->p_vaddr < location.code)
            location.code = header->p_vaddr;
        if (header->p_vaddr + header->p_memsz > location.code_end)
            location.code_end = header->p_vaddr + header->p_memsz;
    }
    return location;
}

/* Caller: dl_iterate_phdr, for each loaded object of the process. */
static int am_handler_visit_object(struct dl_phdr_info *info, size_t bytes, void *data)
{
    struct search *search = data;
    (void)bytes;
    bool is_it = search->function != 0 ? am_handler_has_function(info, search->function)
                                       : am_handler_object_of(info) == search->object;
    if (!is_it)
        return 0;
    search->object = am_handler_object_of(info);
    search->location = am_handler_location_of(info);
    return 1;
}

shmemx_am_t am_function_id(const struct handler *handler)
{
    struct search search = {.function = (uintptr_t)handler->call};
    if (dl_iterate_phdr(am_handler_visit_object, &search) == 0 ||
        search.function - search.location.base > UINT32_MAX)
        return SHMEMX_AM_INVALID;
    return IS_FUNCTION_ID | (handler->is_safe ? IS_SAFE : 0) | search.object |
           (search.function - search.location.base);
}

bool am_function_is_id(shmemx_am_t id)
{
    return (id & IS_FUNCTION_ID) != 0;
}

static bool am_handler_find_known(uint64_t object, struct location *location)
{
    unsigned count = __atomic_load_n(&known_count, __ATOMIC_ACQUIRE);
    for (unsigned i = 0; i < count; i++)
        if (known_objects[i].object == object) {
            *location = known_objects[i].location;
            return true;
        }
    return false;
}

static void am_handler_remember_object(uint64_t object, struct location location)
{
    pthread_mutex_lock(&mutex);
    if (known_count < KNOWN_OBJECTS_MAX) {
        known_objects[known_count].object = object;
        known_objects[known_count].location = location;
        __atomic_store_n(&known_count, known_count + 1, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&mutex);
}

static bool am_handler_find_object(uint64_t object, struct location *location)
{
    struct search search = {.object = object};
    if (am_handler_find_known(object, location))
        return true;
    if (dl_iterate_phdr(am_handler_visit_object, &search) == 0)
        return false;
    am_handler_remember_object(object, search.location);
    *location = search.location;
    return true;
}

struct handler am_function_find(shmemx_am_t id)
{
    struct location location;
    uint32_t function = (uint32_t)id;
    if (!am_handler_find_object(OBJECT(id), &location) || function < location.code ||
        function >= location.code_end)
        return (struct handler){0};
    return (struct handler){.call = (shmemx_am_handler_t)(location.base + function),
                            .is_safe = (id & IS_SAFE) != 0};
}

/* ---- Calls without a reply slot ---- */

struct call {
    struct request request; /* must be first: the request's address is that of the record */
    const char *routine;
    int pe; /* PE that was called, as its number in the job */
    struct reply_buffer buffer;
    size_t total;    /* length of the reply in bytes; valid once a fragment has arrived */
    size_t received; /* number of bytes of the reply that have arrived */
    uint32_t done;   /* 1 once the reply is complete; atomic if there are several threads */
    /* Used only for calls with a reply slot. is_busy: the program has not freed the request yet. */
    bool is_busy;
    uint64_t id; /* identifier of the call */
};

static bool am_handler_progress_call(struct request *request)
{
    return __atomic_load_n(&((struct call *)(void *)request)->done, __ATOMIC_ACQUIRE) != 0;
}

static void am_handler_free_call(struct request *request)
{
    free(request);
}

/* Operations on the request of a call. team/request.c calls them when the program tests, waits for
 * or frees the request. */
static const struct request_operations call_operations = {.what = "an active-message call",
                                                          .progress = am_handler_progress_call,
                                                          .free_record = am_handler_free_call};

uint64_t am_call_begin(const char *routine, int pe, const struct reply_buffer *buffer,
                       shmemx_req_h *request)
{
    struct call *call = report_require_memory(routine, malloc(sizeof *call));
    *call = (struct call){.routine = routine, .pe = pe, .buffer = *buffer};
    *request = request_create(routine, &call->request, &call_operations);
    return (uintptr_t)*request;
}

/* Called with the first fragment of a reply, when its length is known. */
static void am_handler_prepare_call(struct call *call, size_t total)
{
    struct reply_buffer *buffer = &call->buffer;
    call->total = total;
    if (buffer->is_any)
        *buffer->any = buffer->memory =
            total == 0 ? NULL : report_require_memory(call->routine, malloc(total));
    else if (total > buffer->capacity)
        report_fatal(call->routine,
                     "the handler on PE %d replied with %zu bytes: expected at most %zu bytes, the "
                     "length of the caller's reply buffer",
                     call->pe, total, buffer->capacity);
    if (buffer->length != NULL)
        *buffer->length = total;
}

/* Marks the call as complete. If the PE has several threads, wakes those that may wait for the
 * reply. */
static void am_handler_complete_call(struct call *call)
{
    if (UNLIKELY(job.is_multithreaded)) {
        __atomic_store_n(&call->done, 1, __ATOMIC_RELEASE);
        doorbell_wake(&node_own_control()->doorbell);
    } else {
        call->done = 1;
    }
}

static void am_handler_receive_reply_data(struct call *call,
                                          const struct fragment_head *fragment_head,
                                          const char *data, size_t bytes)
{
    if (fragment_head->offset == 0)
        am_handler_prepare_call(call, fragment_head->total);
    if (bytes > 0) {
        ASSERT(call->buffer.memory != NULL);
        memcpy((char *)call->buffer.memory + fragment_head->offset, data, bytes);
    }
    call->received += bytes;
    if (call->received < fragment_head->total)
        return;
    am_handler_complete_call(call);
}

/* ---- Calls whose reply is stored in a reply slot ---- */

/* Records of calls with reply slots, by slot. Used cyclically, and only if the PE has one thread.
 */
static struct call slot_calls[REPLY_SLOTS];
static unsigned next_slot;    /* slot of the next call */
static unsigned n_slots_used; /* number of slots whose request the program has not freed */
static uint64_t n_slot_calls; /* number of calls with a reply slot so far */

static bool am_handler_progress_slot_call(struct request *request)
{
    struct call *call = (struct call *)(void *)request;
    size_t bytes;
    if (call->done)
        return true;
    const char *data = am_reply_peek(call->id, &bytes);
    if (data == NULL)
        return false;
    am_handler_receive_reply_data(call, &(struct fragment_head){.total = bytes}, data, bytes);
    return true;
}

/* Polls only the reply slot, for a few hundred ns or until messages arrive. A poll by waiting_pause
 * takes ten times as long as a poll of the reply slot. */
enum { BRIEF_POLLS = 128 };
static void am_handler_poll_slot_call(const struct request *request)
{
    const struct call *call = (const struct call *)(const void *)request;
    for (int i = 0; !waiting_oversubscribed && i < BRIEF_POLLS; i++)
        if (am_reply_has_arrived(call->id) || call->done || am_queue_has_any())
            return;
}

static void am_handler_free_slot_call(struct request *request)
{
    ((struct call *)(void *)request)->is_busy = false;
    n_slots_used--;
}

/* Operations on the request of a call with a reply slot. team/request.c calls them when the program
 * tests, waits for or frees the request. */
static const struct request_operations slot_call_operations = {
    .what = "an active-message call",
    .progress = am_handler_progress_slot_call,
    .free_record = am_handler_free_slot_call,
    .poll_briefly = am_handler_poll_slot_call};

uint64_t am_call_next_shm(void)
{
    return UNLIKELY(job.is_multithreaded || slot_calls[next_slot].is_busy)
               ? 0
               : am_reply_make_id(next_slot, n_slot_calls + 1);
}

void am_call_record_shm(const char *routine, int pe, const struct reply_buffer *buffer,
                        shmemx_req_h *request)
{
    struct call *call = &slot_calls[next_slot];
    *call = (struct call){.routine = routine,
                          .pe = pe,
                          .buffer = *buffer,
                          .is_busy = true,
                          .id = am_reply_make_id(next_slot, ++n_slot_calls)};
    next_slot = (next_slot + 1) % REPLY_SLOTS;
    n_slots_used++;
    *request = request_create(routine, &call->request, &slot_call_operations);
}

uint64_t am_call_begin_shm(const char *routine, int pe, const struct reply_buffer *buffer,
                           shmemx_req_h *request)
{
    uint64_t call = am_call_next_shm();
    if (call == 0)
        return am_call_begin(routine, pe, buffer, request);
    am_call_record_shm(routine, pe, buffer, request);
    return call;
}

void am_call_receive_all(void)
{
    for (unsigned i = 0; n_slots_used != 0 && i < REPLY_SLOTS; i++)
        if (slot_calls[i].is_busy)
            am_handler_progress_slot_call(&slot_calls[i].request);
}

/* ---- Replies by the queue and from other nodes ---- */

/* Returns the call with this identifier, or NULL if this PE has not called PE `from` with it. */
static struct call *am_handler_find_call(uint64_t id, int from)
{
    if (am_reply_has_slot(id))
        return &slot_calls[am_reply_slot_of(id)];
    struct request *request = handle_look_up(HANDLE_REQUEST, id);
    struct call *call = (struct call *)(void *)request;
    return request != NULL && request->kind == &call_operations && call->pe == from ? call : NULL;
}

static bool am_handler_is_next_piece(const struct call *call,
                                     const struct fragment_head *fragment_head, size_t bytes)
{
    return fragment_is_inside(fragment_head, bytes) && fragment_head->offset == call->received &&
           (call->received == 0 || fragment_head->total == call->total);
}

void am_call_receive(const struct am_arrival *am_arrival)
{
    struct fragment_head fragment_head = {.total = am_arrival->fragment.bytes};
    size_t head = am_arrival->fragment.kind == AM_REPLY_FRAGMENT ? sizeof fragment_head : 0;
    size_t bytes = am_arrival->fragment.bytes - head;
    memcpy(&fragment_head, am_arrival->data, head);
    struct call *call = am_handler_find_call(am_arrival->fragment.call, am_arrival->from);
    if (call == NULL || !am_handler_is_next_piece(call, &fragment_head, bytes))
        packet_validate_fail(am_arrival->from, "its reply does not match a call of this PE");
    am_handler_receive_reply_data(call, &fragment_head, am_arrival->data + head, bytes);
}
