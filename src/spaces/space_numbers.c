#include "space_numbers.h"

#include <pthread.h>
#include <string.h>

#include "base/heap.h"
#include "memory/layout.h"

static struct {
    struct space *spaces[SPACES_MOST];
    pthread_mutex_t
        mutex; /* creations come one at a time, but other threads may destroy meanwhile */
} mine = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static struct {
    struct heap *heap; /* NULL until there was a space */
    struct {
        bool taken;
        size_t offset; /* HEAP_NONE: none, it is a device's memory */
    } of[SPACES_MOST];
} parts;

struct space *space_numbered(int number)
{
    return mine.spaces[number];
}

void space_number_set(int number, struct space *space)
{
    pthread_mutex_lock(&mine.mutex);
    mine.spaces[number] = space;
    pthread_mutex_unlock(&mine.mutex);
}

void space_numbers_of_mine(struct space_held *held)
{
    *held = (struct space_held){{0}};
    pthread_mutex_lock(&mine.mutex);
    for (int number = 0; number < SPACES_MOST; number++)
        if (mine.spaces[number] != NULL)
            held->words[number / 64] |= UINT64_C(1) << number % 64;
    pthread_mutex_unlock(&mine.mutex);
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
