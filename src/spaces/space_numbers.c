#include "space_numbers.h"

#include <pthread.h>
#include <string.h>

#include "base/heap.h"
#include "base/validity.h"
#include "memory/layout.h"
#include "space_record.h"

static struct {
    struct space *spaces[SPACES_MOST];
    pthread_mutex_t
        mutex; /* creations come one at a time, but other threads may destroy meanwhile */
} own = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static struct {
    struct heap *heap; /* NULL until there was a space */
    struct {
        bool taken;
        size_t offset; /* HEAP_NONE: none, it is a device's memory */
    } of[SPACES_MOST];
} parts;

struct space *space_numbered(int number)
{
    return own.spaces[number];
}

void space_number_set(int number, struct space *space)
{
    pthread_mutex_lock(&own.mutex);
    own.spaces[number] = space;
    pthread_mutex_unlock(&own.mutex);
}

void space_numbers_of_mine(struct space_held *held)
{
    *held = (struct space_held){{0}};
    pthread_mutex_lock(&own.mutex);
    for (int number = 0; number < SPACES_MOST; number++)
        if (own.spaces[number] != NULL)
            held->words[number / 64] |= UINT64_C(1) << number % 64;
    pthread_mutex_unlock(&own.mutex);
}

static bool is_of_hosts_memory(const struct space *space, bool of_hbm)
{
    return space != NULL && !space->pool.is_programs && space->device == NULL &&
           (!of_hbm || space->type == SHMEM_DEVICE_HBM);
}

size_t space_numbers_bytes(bool of_hbm)
{
    size_t bytes = 0;
    pthread_mutex_lock(&own.mutex);
    for (int number = 0; number < SPACES_MOST; number++)
        if (is_of_hosts_memory(own.spaces[number], of_hbm))
            bytes += own.spaces[number]->length;
    pthread_mutex_unlock(&own.mutex);
    return bytes;
}

int space_number_lowest_free(const struct space_held *held)
{
    int number = 0;
    while (number < SPACES_MOST && space_is_held(held, number))
        number++;
    return number;
}

bool space_parts_start(void)
{
    if (parts.heap == NULL)
        parts.heap = heap_create(layout.room_length);
    return parts.heap != NULL;
}

struct heap *space_parts_heap(void)
{
    return parts.heap;
}

void space_part_set(int number, size_t offset)
{
    parts.of[number].taken = true;
    parts.of[number].offset = offset;
}

void space_parts_release(const struct space_held *held)
{
    for (int number = 0; number < SPACES_MOST; number++) {
        if (!parts.of[number].taken || space_is_held(held, number))
            continue;
        if (parts.of[number].offset != HEAP_NONE)
            heap_free(parts.heap, parts.of[number].offset);
        parts.of[number].taken = false;
    }
}

void space_parts_stop(void)
{
    memset(parts.of, 0, sizeof parts.of);
    if (parts.heap != NULL)
        heap_destroy(parts.heap);
    parts.heap = NULL;
}

/* ---- Validity ---- */

/* Its pool looks at its heap itself, under its lock: another thread may be closing it. */
static bool space_is_valid(int number, const char **fault)
{
    const struct space *space = own.spaces[number];
    return validity_expect(space->number == number, "a space is kept under another number",
                           fault) &&
           validity_expect(parts.of[number].taken, "a space's number counts as free", fault) &&
           validity_expect(space->pool.segment == &segments[space_place(space)],
                           "a space's pool is in another space's segment", fault);
}

static bool part_is_valid(int number, const char **fault)
{
    struct heap_block block;
    size_t offset = parts.of[number].offset;
    if (offset == HEAP_NONE)
        return true;
    for (int other = 0; other < number; other++)
        if (!validity_expect(!parts.of[other].taken || parts.of[other].offset != offset,
                             "two numbers have one part of the room", fault))
            return false;
    return validity_expect(heap_find(parts.heap, offset, &block) && block.offset == offset,
                           "a number's part is no block of the room", fault);
}

bool space_numbers_are_valid(const char **fault)
{
    bool is_valid = true;
    *fault = NULL;
    pthread_mutex_lock(&own.mutex);
    for (int number = 0; is_valid && number < SPACES_MOST; number++)
        is_valid = (own.spaces[number] == NULL || space_is_valid(number, fault)) &&
                   (!parts.of[number].taken || part_is_valid(number, fault));
    pthread_mutex_unlock(&own.mutex);
    return is_valid && (parts.heap == NULL || heap_is_valid(parts.heap, fault));
}

void space_numbers_require_valid(const char *routine)
{
    const char *fault;
    if (LIKELY(!validity_runs))
        return;
    bool is_valid = space_numbers_are_valid(&fault);
    validity_require(routine, "memory spaces", is_valid, fault);
}
