#include "profile_memory.h"

#include <pthread.h>
#include <stdlib.h>

#include "profile_file.h"
#include "profile_teams.h"

enum { LISTS = 4096, USES_PER_BLOCK = 64, SAMPLES = 4096, SPACES = 64 };

struct block {
    struct block *next;
    void *memory;
    size_t bytes;
    shmem_space_t space;
    struct format_site_use *use;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct block *lists[LISTS]; /* hash table of blocks by address */

/* List of those blocks of the profile file that contain struct format_site_use, the newest
 * first. */
struct use_blocks {
    struct use_blocks *next;
    struct format_block *block;
};
static struct use_blocks *use_blocks;

static struct {
    struct format_block *block;
    uint64_t changes, stride;
} samples = {.stride = 1};

static struct block **profile_memory_list_of(const void *memory)
{
    return &lists[((uintptr_t)memory >> 6) * UINT64_C(0x9E3779B97F4A7C15) >> 52];
}

static struct format_site_use *profile_memory_find_credits(uint64_t site)
{
    for (const struct use_blocks *some = use_blocks; some != NULL; some = some->next) {
        struct format_site_use *uses = (void *)(some->block + 1);
        for (uint32_t i = 0; i < some->block->used; i++)
            if (uses[i].site == site)
                return &uses[i];
    }
    return NULL;
}

static struct format_site_use *profile_memory_create_use(uint64_t site)
{
    if (use_blocks == NULL || use_blocks->block->used == USES_PER_BLOCK) {
        struct use_blocks *more = malloc(sizeof *more);
        if (more == NULL)
            return NULL;
        more->block =
            profile_file_add_block(FORMAT_BLOCKS, USES_PER_BLOCK * sizeof(struct format_site_use));
        if (more->block == NULL) {
            free(more);
            return NULL;
        }
        more->next = use_blocks;
        use_blocks = more;
    }
    struct format_site_use *use = (void *)(use_blocks->block + 1);
    use += use_blocks->block->used++;
    use->site = site;
    return use;
}

/* ---- Spaces ---- */

static struct {
    struct format_block *block;
    bool is_gone[SPACES];
} spaces;

static struct format_space *profile_memory_spaces_begin(void)
{
    return (void *)(spaces.block + 1);
}

static struct format_space *profile_memory_add_space(uint64_t handle)
{
    size_t size = 0;
    if (spaces.block == NULL)
        spaces.block = profile_file_add_block(FORMAT_SPACES, SPACES * sizeof(struct format_space));
    if (spaces.block == NULL || spaces.block->used == SPACES)
        return NULL;
    pshmemx_space_get_size((shmem_space_t)handle, &size);
    struct format_space *space = &profile_memory_spaces_begin()[spaces.block->used++];
    *space = (struct format_space){
        .handle = handle, .size = size, .largest = size, .least_largest = size};
    return space;
}

static struct format_space *profile_memory_find_space(const void *handle)
{
    for (uint32_t i = 0; spaces.block != NULL && i < spaces.block->used; i++)
        if (profile_memory_spaces_begin()[i].handle == (uintptr_t)handle && !spaces.is_gone[i])
            return &profile_memory_spaces_begin()[i];
    return NULL;
}

/* Returns the entry of the space, and creates it if necessary. Returns NULL if the table or the
 * file is full. */
static struct format_space *profile_memory_space_of(shmem_space_t handle)
{
    struct format_space *space = profile_memory_find_space(handle);
    return space != NULL ? space : profile_memory_add_space((uintptr_t)handle);
}

static void profile_memory_forget_space(const void *handle)
{
    struct format_space *space = profile_memory_find_space(handle);
    if (space != NULL)
        spaces.is_gone[space - profile_memory_spaces_begin()] = true;
}

/* Reads the largest free range from the library. The profiler cannot compute it from the
 * allocated blocks, because of padding between them. */
static void profile_memory_measure_space(struct format_space *space)
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

/* If a failed allocation of `bytes` exceeds the largest free range of the space, counts the
 * allocation. Stores the details of the first allocation of this kind. */
static void profile_memory_record_refusal(struct format_space *space, uint64_t site, size_t bytes)
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

/* Updates the statistics of the space. Called after each call that allocates or frees. `block` is
 * NULL if the call failed. */
static void profile_memory_update_space(const struct call *call, shmem_space_t handle,
                                        const void *block, size_t bytes)
{
    struct format_space *space =
        handle == SHMEM_SPACE_INVALID ? NULL : profile_memory_space_of(handle);
    if (space == NULL)
        return;
    profile_memory_measure_space(space);
    if (block == NULL && bytes > 0)
        profile_memory_record_refusal(space, call->site, bytes);
}

/* ---- Over time ---- */

static void profile_memory_drop_every_second(struct format_sample *kept)
{
    samples.block->used /= 2;
    samples.stride *= 2;
    for (uint32_t i = 0; i < samples.block->used; i++)
        kept[i] = kept[2 * (size_t)i + 1];
}

static void profile_memory_sample(uint64_t ticks)
{
    if (samples.block == NULL)
        samples.block =
            profile_file_add_block(FORMAT_SAMPLES, SAMPLES * sizeof(struct format_sample));
    if (samples.block == NULL || samples.changes++ % samples.stride != 0)
        return;
    struct format_sample *kept = (void *)(samples.block + 1);
    if (samples.block->used == SAMPLES)
        profile_memory_drop_every_second(kept);
    struct format_space *heap = profile_memory_space_of(SHMEMX_SPACE_DEFAULT);
    kept[samples.block->used++] =
        (struct format_sample){ticks, profile_file_header->in_use, profile_file_header->heap_now,
                               heap == NULL ? profile_file_header->heap_size : heap->largest};
}

static void profile_memory_count_block(const struct call *call, shmem_space_t space, void *memory,
                                       size_t bytes)
{
    struct block *block = memory == NULL ? NULL : malloc(sizeof *block);
    if (block == NULL)
        return;
    struct format_site_use *use = profile_memory_find_credits(call->site);
    if (use == NULL)
        use = profile_memory_create_use(call->site);
    *block = (struct block){*profile_memory_list_of(memory), memory, bytes, space, use};
    *profile_memory_list_of(memory) = block;
    if (use != NULL) {
        use->blocks++;
        use->now += bytes;
        use->most = use->now > use->most ? use->now : use->most;
    }
    profile_file_header->in_use += bytes;
    struct format_space *of = profile_memory_space_of(space);
    if (of != NULL)
        of->now += bytes;
    if (space == SHMEMX_SPACE_DEFAULT)
        profile_file_header->heap_now += bytes;
    if (profile_file_header->heap_now > profile_file_header->heap_peak)
        profile_file_header->heap_peak = profile_file_header->heap_now;
}

static void profile_memory_remove_block(struct block **link)
{
    struct block *block = *link;
    *link = block->next;
    profile_file_header->in_use -= block->bytes;
    struct format_space *of = profile_memory_space_of(block->space);
    if (of != NULL)
        of->now -= block->bytes;
    if (block->space == SHMEMX_SPACE_DEFAULT)
        profile_file_header->heap_now -= block->bytes;
    if (block->use != NULL)
        block->use->now -= block->bytes;
    free(block);
}

static void profile_memory_remove_memory(const void *memory)
{
    struct block **link = profile_memory_list_of(memory);
    while (*link != NULL && (*link)->memory != memory)
        link = &(*link)->next;
    if (*link != NULL)
        profile_memory_remove_block(link);
}

/* Routines that allocate from the symmetric heap synchronize all PEs. Therefore their calls are
 * also recorded as collectives. */
static void profile_memory_record_collective_of_all(struct call *call, bool is_heap)
{
    if (is_heap)
        teams_record_collective(call, SHMEM_TEAM_WORLD);
}

void memory_record_allocation(struct call *call, shmem_space_t space, void *block, size_t bytes)
{
    pthread_mutex_lock(&mutex);
    profile_memory_count_block(call, space, block, bytes);
    profile_memory_update_space(call, space, block, bytes);
    profile_memory_sample(call->end);
    pthread_mutex_unlock(&mutex);
    profile_memory_record_collective_of_all(call, space == SHMEMX_SPACE_DEFAULT);
}

void memory_record_free(struct call *call, const void *space, void *block)
{
    pthread_mutex_lock(&mutex);
    profile_memory_remove_memory(block);
    profile_memory_update_space(call, (shmem_space_t)(uintptr_t)space, block, 0);
    profile_memory_sample(call->end);
    pthread_mutex_unlock(&mutex);
    profile_memory_record_collective_of_all(call, space == SHMEMX_SPACE_DEFAULT);
}

void memory_record_resize(struct call *call, shmem_space_t space, void *before, void *block,
                          size_t bytes)
{
    pthread_mutex_lock(&mutex);
    if (block != NULL || bytes == 0)
        profile_memory_remove_memory(before);
    profile_memory_count_block(call, space, block, bytes);
    profile_memory_update_space(call, space, block, bytes);
    profile_memory_sample(call->end);
    pthread_mutex_unlock(&mutex);
    profile_memory_record_collective_of_all(call, space == SHMEMX_SPACE_DEFAULT);
}

void memory_forget(const void *space)
{
    pthread_mutex_lock(&mutex);
    for (size_t i = 0; i < LISTS; i++)
        for (struct block **link = &lists[i]; *link != NULL;)
            if ((*link)->space == space)
                profile_memory_remove_block(link);
            else
                link = &(*link)->next;
    profile_memory_forget_space(space);
    pthread_mutex_unlock(&mutex);
}
