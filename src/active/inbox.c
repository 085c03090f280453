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
    size_t room, filled, taken; /* bytes */
    _Alignas(ALIGNMENT) char data[];
};

/* In a chunk, before its data. */
struct kept {
    _Alignas(ALIGNMENT) struct arrival arrival;
    size_t bytes; /* with the data */
};

static struct chunk *first, *last;
uint64_t inbox_put_ever, inbox_taken_ever;

static size_t bytes_of(const struct arrival *arrival)
{
    size_t bytes = sizeof(struct kept) + arrival->parcel.bytes;
    return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static struct chunk *make_chunk(const char *routine, size_t bytes)
{
    size_t room = bytes < CHUNK_BYTES ? CHUNK_BYTES : bytes;
    struct chunk *chunk = report_require_memory(routine, malloc(sizeof *chunk + room));
    *chunk = (struct chunk){.room = room};
    return chunk;
}

static void add_chunk(size_t bytes)
{
    struct chunk *chunk = make_chunk(NULL, bytes);
    __atomic_store_n(&last->next, chunk, __ATOMIC_RELEASE);
    last = chunk;
}

void inbox_put(const struct arrival *arrival)
{
    size_t bytes = bytes_of(arrival);
    if (bytes > last->room - last->filled)
        add_chunk(bytes);
    struct kept *kept = (void *)(last->data + last->filled);
    *kept = (struct kept){.arrival = *arrival, .bytes = bytes};
    kept->arrival.data = memcpy(kept + 1, arrival->data, arrival->parcel.bytes);
    __atomic_store_n(&last->filled, last->filled + bytes, __ATOMIC_RELEASE);
    __atomic_store_n(&inbox_put_ever, inbox_put_ever + 1, __ATOMIC_RELEASE);
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

static struct kept *first_kept(void)
{
    return (void *)(first->data + first->taken);
}

bool inbox_look(struct arrival *arrival)
{
    drop_taken();
    if (is_empty(first))
        return false;
    *arrival = first_kept()->arrival;
    return true;
}

void inbox_next(void)
{
    first->taken += first_kept()->bytes;
    __atomic_store_n(&inbox_taken_ever, inbox_taken_ever + 1, __ATOMIC_RELEASE);
}

void inbox_start(const char *routine)
{
    first = last = make_chunk(routine, 0);
    inbox_put_ever = inbox_taken_ever = 0;
}

void inbox_stop(void)
{
    ASSERT(!inbox_has_any());
    drop_taken();
    free(first);
    first = last = NULL;
}
