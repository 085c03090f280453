#include "space_record.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/handle.h"
#include "base/heap.h"
#include "shm/layout.h"

/* ---- Records ---- */

struct space *space_record_create(shmem_device_type_t type, size_t length, bool is_user_memory)
{
    struct space *space = calloc(1, sizeof *space);
    if (space == NULL)
        return NULL;
    space->type = type;
    space->pool.alignment = SEGMENT_SLOT;
    space->pool.remedy = "create a larger space";
    space->pool.is_user_memory = is_user_memory;
    space->length = length;
    if (space_pool_open(&space->pool, length))
        return space;
    free(space);
    return NULL;
}

void space_record_discard(struct space *space)
{
    uintptr_t handle = (uintptr_t)space->handle;
    if (handle_look_up(HANDLE_SPACE, handle) == space)
        handle_destroy(handle);
    free(space);
}

void space_record_abandon(struct space *space)
{
    if (space == NULL)
        return;
    space_pool_close(NULL, &space->pool);
    space_record_discard(space);
}

/* ---- Numbers and memory ranges of spaces ---- */

static struct {
    struct space *spaces[SPACES_MAX];
    /* Protects `spaces`. Creations are collective, but other threads may destroy spaces at the
     * same time. */
    pthread_mutex_t mutex;
} local_spaces = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static struct {
    struct heap *heap; /* allocator of ranges; NULL before the first creation of a space */
    struct {
        bool is_taken;
        size_t offset; /* in bytes; HEAP_NONE: device memory, which has no range */
    } of[SPACES_MAX];
} ranges;

struct space *space_by_number(int number)
{
    return local_spaces.spaces[number];
}

void space_number_set(int number, struct space *space)
{
    pthread_mutex_lock(&local_spaces.mutex);
    local_spaces.spaces[number] = space;
    pthread_mutex_unlock(&local_spaces.mutex);
}

void space_own_numbers(struct space_numbers_in_use *in_use)
{
    *in_use = (struct space_numbers_in_use){{0}};
    pthread_mutex_lock(&local_spaces.mutex);
    for (int number = 0; number < SPACES_MAX; number++)
        if (local_spaces.spaces[number] != NULL)
            in_use->words[number / 64] |= UINT64_C(1) << number % 64;
    pthread_mutex_unlock(&local_spaces.mutex);
}

static bool space_record_is_of_hosts_memory(const struct space *space, bool of_hbm)
{
    return space != NULL && !space->pool.is_user_memory && space->device == NULL &&
           (!of_hbm || space->type == SHMEM_DEVICE_HBM);
}

size_t space_numbers_bytes(bool of_hbm)
{
    size_t bytes = 0;
    pthread_mutex_lock(&local_spaces.mutex);
    for (int number = 0; number < SPACES_MAX; number++)
        if (space_record_is_of_hosts_memory(local_spaces.spaces[number], of_hbm))
            bytes += local_spaces.spaces[number]->length;
    pthread_mutex_unlock(&local_spaces.mutex);
    return bytes;
}

int space_number_lowest_free(const struct space_numbers_in_use *in_use)
{
    int number = 0;
    while (number < SPACES_MAX && space_number_is_in_use(in_use, number))
        number++;
    return number;
}

bool space_ranges_start(void)
{
    if (ranges.heap == NULL)
        ranges.heap = heap_create(layout.spaces_length);
    return ranges.heap != NULL;
}

struct heap *space_ranges_allocator(void)
{
    return ranges.heap;
}

void space_range_set(int number, size_t offset)
{
    ranges.of[number].is_taken = true;
    ranges.of[number].offset = offset;
}

void space_ranges_release(const struct space_numbers_in_use *in_use)
{
    for (int number = 0; number < SPACES_MAX; number++) {
        if (!ranges.of[number].is_taken || space_number_is_in_use(in_use, number))
            continue;
        if (ranges.of[number].offset != HEAP_NONE)
            heap_free(ranges.heap, ranges.of[number].offset);
        ranges.of[number].is_taken = false;
    }
}

void space_ranges_stop(void)
{
    memset(ranges.of, 0, sizeof ranges.of);
    if (ranges.heap != NULL)
        heap_destroy(ranges.heap);
    ranges.heap = NULL;
}

/* ---- Checks with SHMEM_DEBUG ---- */

/* Checks the record of the space with this number, but not the heap of its pool. The pool checks
 * its heap under its lock, and another thread may be closing the pool. */
static bool space_record_space_is_valid(int number, const char **fault)
{
    const struct space *space = local_spaces.spaces[number];
    return check_record(space->number == number, "a space is kept under another number", fault) &&
           check_record(ranges.of[number].is_taken, "a space's number counts as free", fault) &&
           check_record(space->pool.segment == &segments[space_segment_index(space)],
                        "a space's pool is in another space's segment", fault);
}

static bool space_record_range_is_valid(int number, const char **fault)
{
    struct heap_block block;
    size_t offset = ranges.of[number].offset;
    if (offset == HEAP_NONE)
        return true;
    for (int other = 0; other < number; other++)
        if (!check_record(!ranges.of[other].is_taken || ranges.of[other].offset != offset,
                          "two spaces have the same part of the address range", fault))
            return false;
    return check_record(heap_find(ranges.heap, offset, &block) && block.offset == offset,
                        "the part of a space is not a block of the address range", fault);
}

bool space_numbers_are_valid(const char **fault)
{
    bool is_valid = true;
    *fault = NULL;
    pthread_mutex_lock(&local_spaces.mutex);
    for (int number = 0; is_valid && number < SPACES_MAX; number++)
        is_valid =
            (local_spaces.spaces[number] == NULL || space_record_space_is_valid(number, fault)) &&
            (!ranges.of[number].is_taken || space_record_range_is_valid(number, fault));
    pthread_mutex_unlock(&local_spaces.mutex);
    return is_valid && (ranges.heap == NULL || heap_is_valid(ranges.heap, fault));
}

void space_numbers_require_valid(const char *routine)
{
    const char *fault;
    if (LIKELY(!check_records_enabled))
        return;
    bool is_valid = space_numbers_are_valid(&fault);
    check_require_records(routine, "memory spaces", is_valid, fault);
}

/* ---- Spaces of other PEs ---- */

/* Records of spaces that this PE is not a member of, by number. */
static struct space *others[SPACES_MAX];

void space_others_keep(struct space *space)
{
    space_pool_close(NULL, &space->pool);
    space->is_of_others = true;
    others[space->number] = space;
    handle_define((uintptr_t)space->handle, space);
}

void space_others_release(const struct space_numbers_in_use *held)
{
    for (int number = 0; number < SPACES_MAX; number++) {
        if (others[number] == NULL || space_number_is_in_use(held, number))
            continue;
        space_record_discard(others[number]);
        others[number] = NULL;
    }
}

void space_others_forget(void)
{
    space_others_release(&(struct space_numbers_in_use){{0}});
}
