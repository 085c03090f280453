#include "profile_regions.h"

#include <isthmus_regions.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "call_sites.h"
#include "profile_call.h"
#include "profile_file.h"
#include "trace.h"

#define EXPORTED __attribute__((visibility("default")))

enum { REGIONS_MAX = 1024, OPEN_REGIONS_MAX = 64, NAME_CAPACITY = 64, SLOTS = 4 * REGIONS_MAX };

/* Table of all regions, in the order of creation. Number 0 is invalid. An entry never changes, so
 * threads read it without the lock. */
static struct {
    pthread_mutex_t mutex;
    uint32_t count, written;
    struct {
        char name[NAME_CAPACITY];
        uint32_t parent;
    } of[REGIONS_MAX];
    uint32_t slots[SLOTS]; /* hash table of numbers; 0: free */
} regions = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static _Thread_local struct {
    int depth;
    struct {
        uint64_t start;
        uint32_t number;
    } open[OPEN_REGIONS_MAX];
} stack;

/* ---- Names ---- */

static uint64_t profile_regions_hash_of(const char *name, size_t length, uint32_t parent)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325) ^ parent;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)name[i]) * UINT64_C(0x100000001b3);
    return hash ^ hash >> 32;
}

static bool profile_regions_is_named(uint32_t number, const char *name, size_t length,
                                     uint32_t parent)
{
    return regions.of[number].parent == parent &&
           strncmp(regions.of[number].name, name, length) == 0 &&
           regions.of[number].name[length] == '\0';
}

/* Returns the slot of the region, or the free slot where it can be inserted. */
static uint32_t *profile_regions_find_slot(const char *name, size_t length, uint32_t parent)
{
    for (uint64_t at = profile_regions_hash_of(name, length, parent);; at++) {
        uint32_t *slot = &regions.slots[at % SLOTS];
        uint32_t number = __atomic_load_n(slot, __ATOMIC_ACQUIRE);
        if (number == 0 || profile_regions_is_named(number, name, length, parent))
            return slot;
    }
}

static void profile_regions_write_names(void)
{
    while (profile_file_header != NULL && regions.written < regions.count) {
        uint32_t number = ++regions.written;
        profile_file_write("region %u %u %s", number, regions.of[number].parent,
                           regions.of[number].name);
    }
}

static uint32_t profile_regions_add_region(const char *name, size_t length, uint32_t parent)
{
    pthread_mutex_lock(&regions.mutex);
    uint32_t *slot = profile_regions_find_slot(name, length, parent);
    if (*slot == 0 && regions.count < REGIONS_MAX - 1) {
        uint32_t number = ++regions.count;
        memcpy(regions.of[number].name, name, length);
        regions.of[number].parent = parent;
        __atomic_store_n(slot, number, __ATOMIC_RELEASE);
        profile_regions_write_names();
    }
    pthread_mutex_unlock(&regions.mutex);
    return *slot;
}

/* Returns the number of the region, and creates it if necessary. Returns 0 if the name is empty or
 * the table is full. */
static uint32_t profile_regions_number_of(const char *name, uint32_t parent)
{
    size_t length = name == NULL ? 0 : strnlen(name, NAME_CAPACITY - 1);
    if (length == 0)
        return 0;
    uint32_t number =
        __atomic_load_n(profile_regions_find_slot(name, length, parent), __ATOMIC_ACQUIRE);
    return number != 0 ? number : profile_regions_add_region(name, length, parent);
}

void regions_start(void)
{
    pthread_mutex_lock(&regions.mutex);
    profile_regions_write_names();
    pthread_mutex_unlock(&regions.mutex);
}

/* ---- Records ---- */

static struct thread *profile_regions_measured_thread(void)
{
    if (!call_measures)
        return NULL;
    return table_current != NULL ? table_current : table_attach();
}

/* Adds a region, a mark, or a pop without an open region to the thread's table of calls. `what`
 * says which of the three. */
static void profile_regions_count_in_region(struct thread *thread, enum format_region what,
                                            uint64_t site, uint32_t number, uint64_t ticks)
{
    uint64_t key = FORMAT_KEY(what, 0, call_phase, false) | FORMAT_REGION_KEY(number);
    struct format_record *record = table_find(thread, site, key);
    if (record != NULL)
        call_count(record, ticks, 0);
    else
        profile_file_count_lost();
}

/* Records a region that has ended. Time before shmem_init returned is excluded. */
static void profile_regions_record_region(uint64_t start, uint32_t number, uint64_t site)
{
    struct thread *thread = profile_regions_measured_thread();
    if (thread == NULL || number == 0)
        return;
    uint64_t end = ticks_now();
    start = start < profile_file_header->begun ? profile_file_header->begun : start;
    profile_regions_count_in_region(thread, FORMAT_REGION, site, number, end - start);
    trace_region(TRACE_REGION, start, end, site, number);
}

void regions_end(void)
{
    for (int i = stack.depth < OPEN_REGIONS_MAX ? stack.depth : OPEN_REGIONS_MAX; i-- > 0;) {
        profile_regions_record_region(stack.open[i].start, stack.open[i].number, 0);
        stack.open[i].number = 0;
    }
    call_region = 0;
}

static void profile_regions_record_unmatched_pop(uint64_t site)
{
    static bool is_recorded;
    struct thread *thread = profile_regions_measured_thread();
    if (thread == NULL)
        return;
    profile_regions_count_in_region(thread, FORMAT_POP_OF_NONE, site, 0, 0);
    if (!__atomic_exchange_n(&is_recorded, true, __ATOMIC_RELAXED))
        dprintf(STDERR_FILENO,
                "isthmus: PE %u: isthmus_region_pop: this thread has no open region: call "
                "isthmus_region_push first\n",
                profile_file_header->pe);
}

/* ---- Routines that the program calls ---- */

EXPORTED void isthmus_profile_push(const char *name)
{
    uint32_t number = profile_regions_number_of(name, call_region);
    if (stack.depth < OPEN_REGIONS_MAX) {
        stack.open[stack.depth].number = number;
        stack.open[stack.depth].start = ticks_now();
        call_region = number != 0 ? number : call_region;
    }
    stack.depth++;
}

static uint32_t profile_regions_innermost(void)
{
    for (int i = stack.depth < OPEN_REGIONS_MAX ? stack.depth : OPEN_REGIONS_MAX; i-- > 0;)
        if (stack.open[i].number != 0)
            return stack.open[i].number;
    return 0;
}

EXPORTED void isthmus_profile_pop(void)
{
    uint64_t site =
        call_sites_caller((uintptr_t)__builtin_return_address(0), __builtin_dwarf_cfa());
    if (stack.depth == 0) {
        profile_regions_record_unmatched_pop(site);
        return;
    }
    if (--stack.depth >= OPEN_REGIONS_MAX)
        return;
    profile_regions_record_region(stack.open[stack.depth].start, stack.open[stack.depth].number,
                                  site);
    call_region = profile_regions_innermost();
}

EXPORTED void isthmus_profile_mark(const char *name)
{
    uint64_t site =
        call_sites_caller((uintptr_t)__builtin_return_address(0), __builtin_dwarf_cfa());
    struct thread *thread = profile_regions_measured_thread();
    uint32_t number = thread == NULL ? 0 : profile_regions_number_of(name, call_region);
    if (number == 0)
        return;
    profile_regions_count_in_region(thread, FORMAT_MARK, site, number, 0);
    uint64_t now = ticks_now();
    trace_region(TRACE_MOMENT, now, now, site, number);
}
