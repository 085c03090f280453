#include "sites.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <unwind.h>

#include "file.h"

enum { LIBRARIES = 2, MOST_FRAMES = 16 };

static struct {
    uintptr_t begin, length;
} own[LIBRARIES]; /* the code of libisthmusf and libisthmus */

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/* ---- The libraries' own code ---- */

static int note_own(struct dl_phdr_info *object, size_t size, void *unused)
{
    (void)size;
    (void)unused;
    const char *name = strrchr(object->dlpi_name, '/');
    int which = name == NULL                                ? LIBRARIES
                : strncmp(name, "/libisthmusf.so", 15) == 0 ? 0
                : strncmp(name, "/libisthmus.so", 14) == 0  ? 1
                                                            : LIBRARIES;
    for (int i = 0; which < LIBRARIES && i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || (part->p_flags & PF_X) == 0)
            continue;
        own[which].begin = object->dlpi_addr + part->p_vaddr;
        own[which].length = part->p_memsz;
    }
    return 0;
}

void sites_start(void)
{
    dl_iterate_phdr(note_own, NULL);
}

bool sites_are_own(uintptr_t address)
{
    return address - own[0].begin < own[0].length || address - own[1].begin < own[1].length;
}

/* ---- Who called them ---- */

struct search {
    uintptr_t here;
    bool was_here;
    uintptr_t found, stack; /* the return address that is the program's, the stack pointer there */
    int frames;
};

static _Unwind_Reason_Code look_at_caller(struct _Unwind_Context *frame, void *state)
{
    struct search *search = state;
    uintptr_t address = _Unwind_GetIP(frame);
    search->was_here |= address == search->here;
    if (search->was_here && !sites_are_own(address)) {
        search->found = address;
        search->stack = _Unwind_GetCFA(frame);
        return _URC_END_OF_STACK;
    }
    return ++search->frames < MOST_FRAMES ? _URC_NO_REASON : _URC_END_OF_STACK;
}

#if defined(__x86_64__)
/* The libraries' routines have frames of one size each: where the program's return address is
 * found once, it is each time. By the address that a call returns to. */
enum { KNOWN = 1024 };
static struct {
    uintptr_t here;
    intptr_t distance;
} known[KNOWN];

static unsigned place_of_known(uintptr_t here)
{
    return (unsigned)(here * UINT64_C(0x9E3779B97F4A7C15) >> 54) % KNOWN;
}

static uintptr_t caller_by_distance(uintptr_t here, const char *frame)
{
    unsigned at = place_of_known(here);
    if (__atomic_load_n(&known[at].here, __ATOMIC_ACQUIRE) != here)
        return 0;
    return *(const uintptr_t *)(const void *)(frame + known[at].distance);
}

static void remember_distance(uintptr_t here, const char *frame, uintptr_t stack)
{
    unsigned at = place_of_known(here);
    pthread_mutex_lock(&mutex);
    if (known[at].here == 0) {
        known[at].distance = (intptr_t)(stack - sizeof(void *) - (uintptr_t)frame);
        __atomic_store_n(&known[at].here, here, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&mutex);
}
#else
static uintptr_t caller_by_distance(uintptr_t here, const char *frame)
{
    (void)here;
    (void)frame;
    return 0;
}

static void remember_distance(uintptr_t here, const char *frame, uintptr_t stack)
{
    (void)here;
    (void)frame;
    (void)stack;
}
#endif

uintptr_t sites_caller(uintptr_t here, const void *frame)
{
    if (__builtin_expect(!sites_are_own(here), 1))
        return here;
    uintptr_t caller = caller_by_distance(here, frame);
    if (caller != 0)
        return caller;
    struct search search = {.here = here};
    _Unwind_Backtrace(look_at_caller, &search);
    if (search.found == 0)
        return here;
    remember_distance(here, frame, search.stack);
    return search.found;
}

/* ---- What is known of them ---- */

static struct {
    uint64_t *sites; /* those that are written; 0: free */
    size_t room, count;
    struct format_block *block;
    size_t used;
} written;

static bool is_written(uint64_t site)
{
    for (size_t at = site; written.room > 0; at++) {
        uint64_t other = written.sites[at % written.room];
        if (other == site || other == 0)
            return other == site;
    }
    return false;
}

static void put(uint64_t *sites, size_t room, uint64_t site)
{
    size_t at = site;
    while (sites[at % room] != 0)
        at++;
    sites[at % room] = site;
}

static bool remember(uint64_t site)
{
    if (2 * written.count >= written.room) {
        size_t room = written.room == 0 ? 257 : 2 * written.room + 1;
        uint64_t *sites = calloc(room, sizeof *sites);
        if (sites == NULL)
            return false;
        for (size_t i = 0; i < written.room; i++)
            if (written.sites[i] != 0)
                put(sites, room, written.sites[i]);
        free(written.sites);
        written.sites = sites;
        written.room = room;
    }
    put(written.sites, written.room, site);
    written.count++;
    return true;
}

static void append_site(const struct format_site *site, const char *object, const char *symbol)
{
    enum { ROOM = 8 << 10 };
    size_t bytes = (sizeof *site + site->object_bytes + site->symbol_bytes + 7) / 8 * 8;
    if (written.block == NULL || written.used + bytes > ROOM) {
        written.block = file_add(FORMAT_SITES, ROOM > bytes ? (size_t)ROOM : bytes);
        written.used = 0;
    }
    if (written.block == NULL)
        return;
    char *at = (char *)(written.block + 1) + written.used;
    memcpy(at, site, sizeof *site);
    memcpy(at + sizeof *site, object, site->object_bytes);
    memcpy(at + sizeof *site + site->object_bytes, symbol, site->symbol_bytes);
    written.used += bytes;
    written.block->used = (uint32_t)written.used;
}

/* The executable or shared object in which an address lies. */
struct object {
    uintptr_t address, base;
    const char *name; /* empty for the executable */
};

static int look_at_object(struct dl_phdr_info *info, size_t size, void *found)
{
    struct object *object = found;
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type == PT_LOAD &&
            object->address - info->dlpi_addr - part->p_vaddr < part->p_memsz) {
            object->base = info->dlpi_addr;
            object->name = info->dlpi_name;
            return 1;
        }
    }
    return 0;
}

static void describe(uint64_t address)
{
    static char program[4096];
    char symbol[512] = "";
    Dl_info info = {0};
    struct object object = {.address = (uintptr_t)(address - 1)}; /* in the call */
    const char *path = "";
    struct format_site site = {.address = address, .offset = address};
    if (dladdr((void *)object.address, &info) != 0 &&
        dl_iterate_phdr(look_at_object, &object) != 0) {
        site.offset = address - object.base;
        path = object.name;
        if (path[0] == '\0') {
            ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
            program[length < 0 ? 0 : length] = '\0';
            path = program;
        }
        if (info.dli_sname != NULL)
            snprintf(symbol, sizeof symbol, "%s+0x%lx", info.dli_sname,
                     (unsigned long)(address - (uintptr_t)info.dli_saddr));
    }
    site.object_bytes = (uint32_t)strlen(path);
    site.symbol_bytes = (uint32_t)strlen(symbol);
    append_site(&site, path, symbol);
}

void sites_note(uint64_t site)
{
    pthread_mutex_lock(&mutex);
    if (!is_written(site) && remember(site))
        describe(site);
    pthread_mutex_unlock(&mutex);
}
