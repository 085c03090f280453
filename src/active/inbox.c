#include "inbox.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/report.h"

/* Parcels stand one behind the other in chunks, which are freed when all that is in them has been
 * taken and there is another. */
enum { CHUNK_BYTES = 64 * 1024, ALIGNMENT = 16 };

struct chunk {
    struct chunk *next;
    size_t capacity, filled, taken; /* bytes */
    _Alignas(ALIGNMENT) char data[];
};

/* In a chunk, before its data. */
struct unexpected {
    _Alignas(ALIGNMENT) struct am_arrival am_arrival;
    size_t bytes; /* with the data */
};

static struct chunk *first, *last;
uint64_t am_unexpected_pushed, am_unexpected_popped;

static size_t bytes_of(const struct am_arrival *am_arrival)
{
    size_t bytes = sizeof(struct unexpected) + am_arrival->fragment.bytes;
    return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static struct chunk *make_chunk(const char *routine, size_t bytes)
{
    size_t capacity = bytes < CHUNK_BYTES ? CHUNK_BYTES : bytes;
    struct chunk *chunk = report_require_memory(routine, malloc(sizeof *chunk + capacity));
    *chunk = (struct chunk){.capacity = capacity};
    return chunk;
}

static void add_chunk(size_t bytes)
{
    struct chunk *chunk = make_chunk(NULL, bytes);
    __atomic_store_n(&last->next, chunk, __ATOMIC_RELEASE);
    last = chunk;
}

void am_unexpected_push(const struct am_arrival *am_arrival)
{
    size_t bytes = bytes_of(am_arrival);
    if (bytes > last->capacity - last->filled)
        add_chunk(bytes);
    struct unexpected *unexpected = (void *)(last->data + last->filled);
    *unexpected = (struct unexpected){.am_arrival = *am_arrival, .bytes = bytes};
    unexpected->am_arrival.data =
        memcpy(unexpected + 1, am_arrival->data, am_arrival->fragment.bytes);
    __atomic_store_n(&last->filled, last->filled + bytes, __ATOMIC_RELEASE);
    __atomic_store_n(&am_unexpected_pushed, am_unexpected_pushed + 1, __ATOMIC_RELEASE);
}

static bool is_empty(const struct chunk *chunk)
{
    return chunk->taken == __atomic_load_n(&chunk->filled, __ATOMIC_ACQUIRE);
}

/* Goes on to the next chunk where nothing more comes into the first. */
static void drop_taken(void)
{
    struct chunk *next;
    while ((next = __atomic_load_n(&first->next, __ATOMIC_ACQUIRE)) != NULL && is_empty(first)) {
        free(first);
        first = next;
    }
}

static struct unexpected *first_unexpected(void)
{
    return (void *)(first->data + first->taken);
}

bool am_unexpected_peek(struct am_arrival *am_arrival)
{
    drop_taken();
    if (is_empty(first))
        return false;
    *am_arrival = first_unexpected()->am_arrival;
    return true;
}

void am_unexpected_pop(void)
{
    first->taken += first_unexpected()->bytes;
    __atomic_store_n(&am_unexpected_popped, am_unexpected_popped + 1, __ATOMIC_RELEASE);
}

void am_unexpected_start(const char *routine)
{
    first = last = make_chunk(routine, 0);
    am_unexpected_pushed = am_unexpected_popped = 0;
}

void am_unexpected_stop(void)
{
    ASSERT(!am_unexpected_has_any());
    drop_taken();
    free(first);
    first = last = NULL;
}
