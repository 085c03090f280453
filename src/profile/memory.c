#include "memory.h"

#include <pthread.h>
#include <stdlib.h>

#include "file.h"
#include "teams.h"

enum { LISTS = 4096, PLACES_OF_BLOCK = 64, SAMPLES = 4096, SPACES = 64 };

struct block {
    struct block *next;
    void *memory;
    size_t bytes;
    shmem_space_t space;
    struct format_place_use *place;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct block *lists[LISTS]; /* by address */

/* Blocks of the file, the newest first. */
struct places {
    struct places *next;
    struct format_block *block;
};
static struct places *places;

static struct {
    struct format_block *block;
    uint64_t changes, stride;
} samples = {.stride = 1};

static struct block **list_of(const void *memory)
{
    return &lists[((uintptr_t)memory >> 6) * UINT64_C(0x9E3779B97F4A7C15) >> 52];
}

static struct format_place_use *find_place(uint64_t site)
{
    for (const struct places *some = places; some != NULL; some = some->next) {
        struct format_place_use *uses = (void *)(some->block + 1);
        for (uint32_t i = 0; i < some->block->used; i++)
            if (uses[i].site == site)
                return &uses[i];
    }
    return NULL;
}

static struct format_place_use *make_place(uint64_t site)
{
    if (places == NULL || places->block->used == PLACES_OF_BLOCK) {
        struct places *more = malloc(sizeof *more);
        if (more == NULL)
            return NULL;
        more->block = file_add(FORMAT_BLOCKS, PLACES_OF_BLOCK * sizeof(struct format_place_use));
        if (more->block == NULL) {
            free(more);
            return NULL;
        }
        more->next = places;
        places = more;
    }
    struct format_place_use *use = (void *)(places->block + 1);
    use += places->block->used++;
    use->site = site;
    return use;
}

/* ---- Spaces ---- */

static struct {
    struct format_block *block;
    bool is_gone[SPACES];
} spaces;

static struct format_space *spaces_begin(void)
{
    return (void *)(spaces.block + 1);
}

static struct format_space *add_space(uint64_t handle)
{
    size_t size = 0;
    if (spaces.block == NULL)
        spaces.block = file_add(FORMAT_SPACES, SPACES * sizeof(struct format_space));
    if (spaces.block == NULL || spaces.block->used == SPACES)
        return NULL;
    pshmemx_space_get_size((shmem_space_t)handle, &size);
    struct format_space *space = &spaces_begin()[spaces.block->used++];
    *space = (struct format_space){
        .handle = handle, .size = size, .largest = size, .least_largest = size};
    return space;
}

static struct format_space *find_space(const void *handle)
{
    for (uint32_t i = 0; spaces.block != NULL && i < spaces.block->used; i++)
        if (spaces_begin()[i].handle == (uintptr_t)handle && !spaces.is_gone[i])
            return &spaces_begin()[i];
    return NULL;
}

/* NULL where there is no room for another, or in the file. */
static struct format_space *space_of(shmem_space_t handle)
{
    struct format_space *space = find_space(handle);
    return space != NULL ? space : add_space((uintptr_t)handle);
}

static void leave_space(const void *handle)
{
    struct format_space *space = find_space(handle);
    if (space != NULL)
        spaces.is_gone[space - spaces_begin()] = true;
}

/* What is free, as the library says; padding is not in use, and not free. */
static void measure_space(struct format_space *space)
{
    size_t largest = 0;
    if (pshmemx_space_get_free_range((shmem_space_t)space->handle, &largest) != 0)
        return;
    space->largest = largest;
    if (largest < space->least_largest)
        space->least_largest = largest;
    if (space->now >= space->most) {
        space->most = space->now;
        space->largest_at_most = largest;
    }
}

/* NULL came for so many bytes. */
static void note_refusal(struct format_space *space, uint64_t site, size_t bytes)
{
    size_t used = 0;
    if (bytes <= space->largest || pshmemx_space_get_used((shmem_space_t)space->handle, &used) != 0)
        return;
    if (space->refused++ != 0)
        return;
    space->refused_bytes = bytes;
    space->refused_site = site;
    space->refused_free = space->size - used;
    space->refused_largest = space->largest;
}

/* After each call that takes or gives. */
static void note_space(const struct call *call, shmem_space_t handle, const void *block,
                       size_t bytes)
{
    struct format_space *space = handle == SHMEM_SPACE_INVALID ? NULL : space_of(handle);
    if (space == NULL)
        return;
    measure_space(space);
    if (block == NULL && bytes > 0)
        note_refusal(space, call->site, bytes);
}

/* ---- Over time ---- */

static void thin_samples(struct format_sample *kept)
{
    samples.block->used /= 2;
    samples.stride *= 2;
    for (uint32_t i = 0; i < samples.block->used; i++)
        kept[i] = kept[2 * (size_t)i + 1];
}

static void sample(uint64_t ticks)
{
    if (samples.block == NULL)
        samples.block = file_add(FORMAT_SAMPLES, SAMPLES * sizeof(struct format_sample));
    if (samples.block == NULL || samples.changes++ % samples.stride != 0)
        return;
    struct format_sample *kept = (void *)(samples.block + 1);
    if (samples.block->used == SAMPLES)
        thin_samples(kept);
    struct format_space *heap = space_of(SHMEMX_SPACE_DEFAULT);
    kept[samples.block->used++] =
        (struct format_sample){ticks, file_header->in_use, file_header->heap_now,
                               heap == NULL ? file_header->heap_size : heap->largest};
}

static void count_block(const struct call *call, shmem_space_t space, void *memory, size_t bytes)
{
    struct block *block = memory == NULL ? NULL : malloc(sizeof *block);
    if (block == NULL)
        return;
    struct format_place_use *place = find_place(call->site);
    if (place == NULL)
        place = make_place(call->site);
    *block = (struct block){*list_of(memory), memory, bytes, space, place};
    *list_of(memory) = block;
    if (place != NULL) {
        place->blocks++;
        place->now += bytes;
        place->most = place->now > place->most ? place->now : place->most;
    }
    file_header->in_use += bytes;
    struct format_space *of = space_of(space);
    if (of != NULL)
        of->now += bytes;
    if (space == SHMEMX_SPACE_DEFAULT)
        file_header->heap_now += bytes;
    if (file_header->heap_now > file_header->heap_peak)
        file_header->heap_peak = file_header->heap_now;
}

static void drop_block(struct block **link)
{
    struct block *block = *link;
    *link = block->next;
    file_header->in_use -= block->bytes;
    struct format_space *of = space_of(block->space);
    if (of != NULL)
        of->now -= block->bytes;
    if (block->space == SHMEMX_SPACE_DEFAULT)
        file_header->heap_now -= block->bytes;
    if (block->place != NULL)
        block->place->now -= block->bytes;
    free(block);
}

static void drop_memory(const void *memory)
{
    struct block **link = list_of(memory);
    while (*link != NULL && (*link)->memory != memory)
        link = &(*link)->next;
    if (*link != NULL)
        drop_block(link);
}

/* All PEs meet in the routines of the heap. */
static void meet_all(struct call *call, bool is_heap)
{
    if (is_heap)
        teams_meet(call, SHMEM_TEAM_WORLD);
}

void memory_took(struct call *call, shmem_space_t space, void *block, size_t bytes)
{
    pthread_mutex_lock(&mutex);
    count_block(call, space, block, bytes);
    note_space(call, space, block, bytes);
    sample(call->end);
    pthread_mutex_unlock(&mutex);
    meet_all(call, space == SHMEMX_SPACE_DEFAULT);
}

void memory_gave(struct call *call, const void *space, void *block)
{
    pthread_mutex_lock(&mutex);
    drop_memory(block);
    note_space(call, (shmem_space_t)(uintptr_t)space, block, 0);
    sample(call->end);
    pthread_mutex_unlock(&mutex);
    meet_all(call, space == SHMEMX_SPACE_DEFAULT);
}

void memory_changed(struct call *call, shmem_space_t space, void *before, void *block, size_t bytes)
{
    pthread_mutex_lock(&mutex);
    if (block != NULL || bytes == 0)
        drop_memory(before);
    count_block(call, space, block, bytes);
    note_space(call, space, block, bytes);
    sample(call->end);
    pthread_mutex_unlock(&mutex);
    meet_all(call, space == SHMEMX_SPACE_DEFAULT);
}

void memory_forget(const void *space)
{
    pthread_mutex_lock(&mutex);
    for (size_t i = 0; i < LISTS; i++)
        for (struct block **link = &lists[i]; *link != NULL;)
            if ((*link)->space == space)
                drop_block(link);
            else
                link = &(*link)->next;
    leave_space(space);
    pthread_mutex_unlock(&mutex);
}
