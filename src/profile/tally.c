#include "tally.h"

#include <pshmem.h>
#include <shmemx.h>
#include <stdbool.h>

#include "file.h"

enum { MOST = 256 };

static struct format_block *block;
static bool goes_on; /* the library runs, and may be asked */

static struct format_counter *counters_of(struct format_block *of)
{
    return (void *)(of + 1);
}

/* All that there are; how many. */
static uint32_t read_counters(uint64_t *values)
{
    int count = pshmemx_counters_get_values(values, MOST);
    return (uint32_t)(count < MOST ? count : MOST);
}

static void describe(uint32_t count)
{
    const char *name, *meaning;
    for (uint32_t i = 0; i < count; i++)
        if (pshmemx_counters_get_info((int)i, &name, &meaning) == 0)
            file_write("counter %u %s %s", i, name, meaning);
}

static void start_counting(void)
{
    uint64_t values[MOST];
    uint32_t count = read_counters(values);
    describe(count);
    struct format_block *of = file_add(FORMAT_COUNTERS, count * sizeof(struct format_counter));
    if (of == NULL)
        return;
    for (uint32_t i = 0; i < count; i++)
        counters_of(of)[i] = (struct format_counter){values[i], values[i]};
    of->used = count;
    block = of;
}

void tally_begin(void)
{
    if (file_header != NULL && block == NULL)
        start_counting();
    __atomic_store_n(&goes_on, block != NULL, __ATOMIC_RELAXED);
}

void tally_tell(void)
{
    uint64_t values[MOST];
    if (!__atomic_load_n(&goes_on, __ATOMIC_RELAXED))
        return;
    read_counters(values);
    for (uint32_t i = 0; i < block->used; i++)
        counters_of(block)[i].now = values[i];
}

void tally_end(void)
{
    tally_tell();
    __atomic_store_n(&goes_on, false, __ATOMIC_RELAXED);
}
