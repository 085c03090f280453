#include "am_handler.h"

#include <inttypes.h>
#include <link.h>
#include <pthread.h>
#include <stddef.h>

#include "base/build.h"
#include "base/check.h"
#include "base/digest.h"
#include "base/job.h"
#include "base/report.h"

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
        report_fatal(routine, "%d handlers are registered: expected no more than these",
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
