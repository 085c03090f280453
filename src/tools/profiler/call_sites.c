#include "call_sites.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <unwind.h>

#include "profile_file.h"

enum { LIBRARIES = 2, FRAMES_MAX = 16 };

static struct {
    uintptr_t begin, length;
} library_code[LIBRARIES]; /* address ranges of the code of libisthmusf and libisthmus */

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/* ---- Code of the libraries ---- */

static int call_sites_record_library_code(struct dl_phdr_info *object, size_t size, void *unused)
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
        library_code[which].begin = object->dlpi_addr + part->p_vaddr;
        library_code[which].length = part->p_memsz;
    }
    return 0;
}

void call_sites_start(void)
{
    dl_iterate_phdr(call_sites_record_library_code, NULL);
}

bool call_sites_is_library(uintptr_t address)
{
    return address - library_code[0].begin < library_code[0].length ||
           address - library_code[1].begin < library_code[1].length;
}

/* ---- Call chains ---- */

/* A chain of return addresses on the stack: the first is in libisthmus or libisthmusf, the last
 * is the first one in the program. Each step stores a return address, and its position on the
 * stack relative to the frame in which the chain begins. */
enum { MOST_STEPS = 4 };
struct chain {
    unsigned steps; /* 0 if the chain is not known */
    struct {
        uintptr_t address;
        intptr_t distance;
    } step[MOST_STEPS]; /* the last return address is in the program and may vary */
};

struct search {
    uintptr_t here, frame;
    bool has_passed;
    uintptr_t found; /* return address in the program; 0 if not found */
    int frames;
    uintptr_t stack, frame_pointer; /* stack pointer and frame pointer of the previous frame */
    struct chain chain;
    bool varies; /* the size of a frame in the chain may differ from call to call */
};

#if defined(__x86_64__)
enum { FRAME_POINTER = 6 }; /* number of rbp in DWARF */

/* Cached chains are used only if all frames have a fixed size. For a frame whose size is known
 * only at run time, such as one with a variable-length array, compilers keep a pointer to the
 * frame in rbp. Therefore a chain with a change of rbp is not cached. Chains through code that
 * was compiled with frame pointers are not cached either. */
static void call_sites_note_step(struct search *search, struct _Unwind_Context *frame,
                                 uintptr_t address)
{
    uintptr_t stack = _Unwind_GetCFA(frame); /* beginning of the caller's frame */
    struct chain *chain = &search->chain;
    if (search->has_passed) {
        search->varies |= search->frame_pointer - search->stack < stack - search->stack ||
                          chain->steps == MOST_STEPS;
        if (!search->varies) {
            chain->step[chain->steps].address = address;
            chain->step[chain->steps++].distance =
                (intptr_t)(stack - sizeof(void *) - search->frame);
        }
    }
    search->stack = stack;
    search->frame_pointer = _Unwind_GetGR(frame, FRAME_POINTER);
}
#else
static void call_sites_note_step(struct search *search, struct _Unwind_Context *frame,
                                 uintptr_t address)
{
    (void)frame;
    (void)address;
    search->varies = true;
}
#endif

/* _Unwind_Backtrace calls this function for each stack frame. */
static _Unwind_Reason_Code call_sites_visit_frame(struct _Unwind_Context *frame, void *state)
{
    struct search *search = state;
    uintptr_t address = _Unwind_GetIP(frame);
    call_sites_note_step(search, frame, address);
    search->has_passed |= address == search->here;
    if (search->has_passed && !call_sites_is_library(address)) {
        search->found = address;
        return _URC_END_OF_STACK;
    }
    return ++search->frames < FRAMES_MAX ? _URC_NO_REASON : _URC_END_OF_STACK;
}

/* ---- Cache of call chains ---- */

/* Cache of call chains, indexed by the return address at which a chain begins. A library routine
 * may have several callers, so a cached chain may be wrong. Therefore each return address on the
 * stack is compared with the address in the chain. If both are equal, the frame has the size
 * that the chain assumes. */
enum { KNOWN = 1024 };
static struct {
    uintptr_t here;
    struct chain chain;
} known[KNOWN];

static unsigned call_sites_slot_of_known(uintptr_t here)
{
    return (unsigned)(here * UINT64_C(0x9E3779B97F4A7C15) >> 54) % KNOWN;
}

/* Returns the return address in the program, found by the cached chain. Returns 0 if the cached
 * chain does not match the stack. */
static uintptr_t call_sites_caller_by_known_chain(uintptr_t here, const char *frame)
{
    unsigned at = call_sites_slot_of_known(here);
    if (__atomic_load_n(&known[at].here, __ATOMIC_ACQUIRE) != here)
        return 0;
    const struct chain *chain = &known[at].chain;
    uintptr_t found = 0;
    for (unsigned i = 0; i < chain->steps; i++) {
        found = *(const uintptr_t *)(const void *)(frame + chain->step[i].distance);
        if (i + 1 < chain->steps && found != chain->step[i].address)
            return 0;
    }
    return call_sites_is_library(found) ? 0 : found;
}

static void call_sites_remember_chain(const struct search *search)
{
    unsigned at = call_sites_slot_of_known(search->here);
    if (search->varies)
        return;
    pthread_mutex_lock(&mutex);
    if (known[at].here == 0) {
        known[at].chain = search->chain;
        __atomic_store_n(&known[at].here, search->here, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&mutex);
}

uintptr_t call_sites_caller(uintptr_t here, const void *frame)
{
    if (__builtin_expect(!call_sites_is_library(here), 1))
        return here;
    uintptr_t caller = call_sites_caller_by_known_chain(here, frame);
    if (caller != 0)
        return caller;
    struct search search = {.here = here, .frame = (uintptr_t)frame};
    _Unwind_Backtrace(call_sites_visit_frame, &search);
    if (search.found == 0)
        return here;
    call_sites_remember_chain(&search);
    return search.found;
}

/* ---- Descriptions of call sites ---- */

static struct {
    uint64_t *sites; /* hash table of the sites that were written; 0: free */
    size_t capacity, count;
    struct format_block *block;
    size_t used;
} written;

static bool call_sites_is_written(uint64_t site)
{
    for (size_t at = site; written.capacity > 0; at++) {
        uint64_t other = written.sites[at % written.capacity];
        if (other == site || other == 0)
            return other == site;
    }
    return false;
}

static void call_sites_insert_site(uint64_t *sites, size_t capacity, uint64_t site)
{
    size_t at = site;
    while (sites[at % capacity] != 0)
        at++;
    sites[at % capacity] = site;
}

static bool call_sites_insert_if_new(uint64_t site)
{
    if (2 * written.count >= written.capacity) {
        size_t capacity = written.capacity == 0 ? 257 : 2 * written.capacity + 1;
        uint64_t *sites = calloc(capacity, sizeof *sites);
        if (sites == NULL)
            return false;
        for (size_t i = 0; i < written.capacity; i++)
            if (written.sites[i] != 0)
                call_sites_insert_site(sites, capacity, written.sites[i]);
        free(written.sites);
        written.sites = sites;
        written.capacity = capacity;
    }
    call_sites_insert_site(written.sites, written.capacity, site);
    written.count++;
    return true;
}

static void call_sites_append_site(const struct format_site *site, const char *object,
                                   const char *symbol)
{
    enum { ROOM = 8 << 10 };
    size_t bytes = (sizeof *site + site->object_bytes + site->symbol_bytes + 7) / 8 * 8;
    if (written.block == NULL || written.used + bytes > ROOM) {
        written.block = profile_file_add_block(FORMAT_SITES, ROOM > bytes ? (size_t)ROOM : bytes);
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

/* The executable or shared object that contains an address. */
struct object {
    uintptr_t address, base;
    const char *name; /* empty for the executable */
};

static int call_sites_visit_object(struct dl_phdr_info *info, size_t size, void *found)
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

static void call_sites_describe(uint64_t address)
{
    static char program[4096];
    char symbol[512] = "";
    Dl_info info = {0};
    /* A return address may be the beginning of the next function. The byte before the return
     * address is always in the call instruction. */
    struct object object = {.address = (uintptr_t)(address - 1)};
    const char *path = "";
    struct format_site site = {.address = address, .offset = address};
    if (dladdr((void *)object.address, &info) != 0 &&
        dl_iterate_phdr(call_sites_visit_object, &object) != 0) {
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
    call_sites_append_site(&site, path, symbol);
}

void call_sites_record(uint64_t site)
{
    pthread_mutex_lock(&mutex);
    if (!call_sites_is_written(site) && call_sites_insert_if_new(site))
        call_sites_describe(site);
    pthread_mutex_unlock(&mutex);
}
