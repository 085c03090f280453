#include "counter_snapshot.h"

#include <pshmem.h>
#include <pthread.h>
#include <shmemx.h>
#include <stdbool.h>

#include "profile_file.h"

enum { COUNTERS_MAX = 256 };

/* Counters of the whole run and of the active phase. */
static struct format_block *block, *phase_block;
static bool is_running; /* counters may be read */

static struct format_counter *counter_snapshot_counters_of(struct format_block *of)
{
    return (void *)(of + 1);
}

/* Reads all counters. Returns their number. */
static uint32_t counter_snapshot_read_counters(uint64_t *values)
{
    int count = pshmemx_counters_get_values(values, COUNTERS_MAX);
    return (uint32_t)(count < COUNTERS_MAX ? count : COUNTERS_MAX);
}

static void counter_snapshot_describe(uint32_t count)
{
    const char *name, *meaning;
    for (uint32_t i = 0; i < count; i++)
        if (pshmemx_counters_get_info((int)i, &name, &meaning) == 0)
            profile_file_write("counter %u %s %s", i, name, meaning);
}

/* Adds a block of counters to the profile. Stores `values` as both the first and the last values
 * of the counters. Returns NULL if the file is full. */
static struct format_block *counter_snapshot_add_counters(enum format_kind kind,
                                                          const uint64_t *values, uint32_t count)
{
    struct format_block *of = profile_file_add_block(kind, count * sizeof(struct format_counter));
    if (of == NULL)
        return NULL;
    for (uint32_t i = 0; i < count; i++)
        counter_snapshot_counters_of(of)[i] = (struct format_counter){values[i], values[i]};
    of->used = count;
    return of;
}

static void counter_snapshot_start_counting(void)
{
    uint64_t values[COUNTERS_MAX];
    uint32_t count = counter_snapshot_read_counters(values);
    counter_snapshot_describe(count);
    block = counter_snapshot_add_counters(FORMAT_COUNTERS, values, count);
}

static void counter_snapshot_set_now(struct format_block *of, const uint64_t *values)
{
    for (uint32_t i = 0; of != NULL && i < of->used; i++)
        counter_snapshot_counters_of(of)[i].now = values[i];
}

void counter_snapshot_begin(void)
{
    if (profile_file_header != NULL && block == NULL)
        counter_snapshot_start_counting();
    __atomic_store_n(&is_running, block != NULL, __ATOMIC_RELAXED);
}

/* Reads the counters and copies them to the file. Returns false if the library is not
 * initialized. */
static bool counter_snapshot_read_values(uint64_t *values)
{
    if (!__atomic_load_n(&is_running, __ATOMIC_RELAXED))
        return false;
    counter_snapshot_read_counters(values);
    counter_snapshot_set_now(block, values);
    counter_snapshot_set_now(__atomic_load_n(&phase_block, __ATOMIC_ACQUIRE), values);
    return true;
}

void counter_snapshot_update(void)
{
    uint64_t values[COUNTERS_MAX];
    counter_snapshot_read_values(values);
}

/* ---- Phases ---- */

static struct format_block *of_phase[COUNTER_SNAPSHOT_PHASES];

/* Called when the program selects a phase for the first time. Creates the block of counters for
 * phase 0, which was active until now. */
static void counter_snapshot_begin_phases(const uint64_t *values)
{
    of_phase[0] = counter_snapshot_add_counters(FORMAT_PHASE, values, block->used);
    for (uint32_t i = 0; of_phase[0] != NULL && i < block->used; i++)
        counter_snapshot_counters_of(of_phase[0])[i].begun =
            counter_snapshot_counters_of(block)[i].begun;
}

/* Resumes a phase: excludes what was counted while other phases were active. */
static void counter_snapshot_resume(struct format_block *of, const uint64_t *values)
{
    for (uint32_t i = 0; i < of->used; i++) {
        struct format_counter *counter = &counter_snapshot_counters_of(of)[i];
        counter->begun += values[i] - counter->now;
        counter->now = values[i];
    }
}

static void counter_snapshot_change_phase(uint32_t phase, const uint64_t *values)
{
    if (of_phase[0] == NULL)
        counter_snapshot_begin_phases(values);
    if (of_phase[phase] != NULL)
        counter_snapshot_resume(of_phase[phase], values);
    else if ((of_phase[phase] = counter_snapshot_add_counters(FORMAT_PHASE, values, block->used)) !=
             NULL)
        of_phase[phase]->number = phase;
    __atomic_store_n(&phase_block, of_phase[phase], __ATOMIC_RELEASE);
}

void counter_snapshot_phase(uint32_t phase)
{
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    uint64_t values[COUNTERS_MAX];
    pthread_mutex_lock(&mutex);
    if (counter_snapshot_read_values(values))
        counter_snapshot_change_phase(phase, values);
    pthread_mutex_unlock(&mutex);
}

void counter_snapshot_end(void)
{
    counter_snapshot_update();
    __atomic_store_n(&is_running, false, __ATOMIC_RELAXED);
}
