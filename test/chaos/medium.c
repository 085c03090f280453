#include "medium.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "violation.h"

struct medium *medium;
int medium_me;

/* Size classes: parcels of a class have 128 << class bytes, including their head. */
enum { CLASSES = 11, CLASS_SHIFT = 7 };
_Static_assert(((size_t)1 << (CLASS_SHIFT + CLASSES - 1)) >=
                   MEDIUM_PARCEL_MOST + sizeof(struct parcel),
               "the largest parcel has a class");

/* This PE's pool of parcels. */
static struct {
    uint64_t free[CLASSES]; /* stacks of free parcels */
    uint64_t used;          /* bytes allocated from the pool so far */
} pool;

/* ---- Shared memory ---- */

static size_t head_length(int n_pes)
{
    size_t length = sizeof(struct medium) + (size_t)n_pes * sizeof(struct medium_pe);
    return (length + 4095) / 4096 * 4096;
}

static int map(int file, size_t length)
{
    void *memory = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, file, 0);
    if (memory == MAP_FAILED)
        return -1;
    medium = memory;
    return 0;
}

int medium_create(int n_pes, uint64_t seed)
{
    size_t length = head_length(n_pes) + (size_t)n_pes * MEDIUM_POOL_BYTES;
    int file = memfd_create("chaos", 0);
    if (file < 0)
        return -1;
    if (ftruncate(file, (off_t)length) != 0 || map(file, length) != 0) {
        close(file);
        return -1;
    }
    medium->length = length;
    medium->n_pes = n_pes;
    medium->seed = seed;
    return file;
}

void medium_destroy(int file)
{
    munmap(medium, medium->length);
    medium = NULL;
    close(file);
}

const char *medium_open(void)
{
    const char *file_text = getenv(MEDIUM_FILE_VARIABLE), *pe_text = getenv(MEDIUM_PE_VARIABLE);
    struct stat status;
    if (medium != NULL)
        return NULL;
    if (file_text == NULL || pe_text == NULL)
        return "chaos_run did not start this process";
    int file = (int)strtol(file_text, NULL, 10);
    if (fstat(file, &status) != 0 || map(file, (size_t)status.st_size) != 0)
        return "the memory that chaos_run made cannot be mapped";
    medium_me = (int)strtol(pe_text, NULL, 10);
    return NULL;
}

/* ---- Parcels ---- */

static struct parcel *parcel_at(uint64_t offset)
{
    return offset == 0 ? NULL : (struct parcel *)(void *)((char *)medium + offset);
}

static uint64_t offset_of(const struct parcel *parcel)
{
    return (uint64_t)((const char *)parcel - (const char *)medium);
}

static void push(uint64_t *stack, struct parcel *parcel)
{
    parcel->next = __atomic_load_n(stack, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(stack, &parcel->next, offset_of(parcel), 1,
                                        __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        ;
}

/* Takes the whole stack and reverses it, so that the oldest parcel is first. */
static uint64_t take_all(uint64_t *stack)
{
    uint64_t oldest = 0;
    uint64_t offset = __atomic_exchange_n(stack, 0, __ATOMIC_ACQUIRE);
    while (offset != 0) {
        struct parcel *parcel = parcel_at(offset);
        uint64_t below = parcel->next;
        parcel->next = oldest;
        oldest = offset;
        offset = below;
    }
    return oldest;
}

struct parcel *parcel_next(const struct parcel *parcel)
{
    return parcel_at(parcel->next);
}

static unsigned class_of(size_t length)
{
    unsigned size_class = 0;
    while ((size_t)1 << (CLASS_SHIFT + size_class) < sizeof(struct parcel) + length)
        size_class++;
    return size_class;
}

static void collect_returned(void)
{
    uint64_t offset = take_all(&medium->pes[medium_me].returned);
    while (offset != 0) {
        struct parcel *parcel = parcel_at(offset);
        uint64_t next = parcel->next;
        parcel->next = pool.free[parcel->size_class];
        pool.free[parcel->size_class] = offset;
        offset = next;
    }
}

static struct parcel *new_parcel(unsigned size_class)
{
    size_t size = (size_t)1 << (CLASS_SHIFT + size_class);
    if (pool.used + size > MEDIUM_POOL_BYTES)
        violation("more than %zu bytes are under way from here to PEs that do not receive them",
                  MEDIUM_POOL_BYTES);
    uint64_t offset =
        head_length(medium->n_pes) + (uint64_t)medium_me * MEDIUM_POOL_BYTES + pool.used;
    pool.used += size;
    return parcel_at(offset);
}

struct parcel *parcel_take(enum parcel_kind kind, size_t length)
{
    unsigned size_class = class_of(length);
    if (pool.free[size_class] == 0)
        collect_returned();
    struct parcel *parcel = parcel_at(pool.free[size_class]);
    if (parcel != NULL)
        pool.free[size_class] = parcel->next;
    else
        parcel = new_parcel(size_class);
    *parcel = (struct parcel){.owner = medium_me,
                              .size_class = size_class,
                              .kind = kind,
                              .from = medium_me,
                              .length = length};
    return parcel;
}

void parcel_push(int pe, struct parcel *parcel)
{
    push(&medium->pes[pe].inbox, parcel);
}

void parcel_return(struct parcel *parcel)
{
    push(&medium->pes[parcel->owner].returned, parcel);
}

struct parcel *parcel_take_inbox(void)
{
    return parcel_at(take_all(&medium->pes[medium_me].inbox));
}

/* ---- Barriers and counters ---- */

uint64_t medium_arrive(void)
{
    uint64_t n_pes = (uint64_t)medium->n_pes;
    return (__atomic_fetch_add(&medium->together, 1, __ATOMIC_ACQ_REL) / n_pes + 1) * n_pes;
}

int medium_all_arrived(uint64_t bootstrap)
{
    return __atomic_load_n(&medium->together, __ATOMIC_ACQUIRE) >= bootstrap;
}

void medium_count(enum medium_event event)
{
    medium->pes[medium_me].events[event]++;
}

const char *medium_event_name(enum medium_event event)
{
    static const char *const names[] = {
        [MEDIUM_MESSAGES] = "messages",
        [MEDIUM_OFFERS] = "of them waited at the sender",
        [MEDIUM_UNEXPECTED] = "came before their receive",
        [MEDIUM_OVERTAKINGS] = "overtakings",
        [MEDIUM_STALLS] = "stalls",
        [MEDIUM_UNTRUE_TESTS] = "untrue tests",
        [MEDIUM_SELF_MOVES] = "moves outside calls",
        [MEDIUM_ACCESSES] = "pieces to and from windows",
        [MEDIUM_GROUP_OPERATIONS] = "group operations",
    };
    return names[event];
}
