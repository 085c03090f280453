#include "tally.h"

#include <pshmem.h>
#include <pthread.h>
#include <shmemx.h>
#include <stdbool.h>

#include "file.h"

enum { MOST = 256 };

static struct format_block *block, *phase_block; /* of all, and of the phase that is on */
static bool goes_on;                             /* the library runs, and may be asked */

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

/* NULL if the file has no room. */
static struct format_block *add_counters(enum format_kind kind, const uint64_t *values,
                                         uint32_t count)
{
    struct format_block *of = file_add(kind, count * sizeof(struct format_counter));
    if (of == NULL)
        return NULL;
    for (uint32_t i = 0; i < count; i++)
        counters_of(of)[i] = (struct format_counter){values[i], values[i]};
    of->used = count;
    return of;
}

static void start_counting(void)
{
    uint64_t values[MOST];
    uint32_t count = read_counters(values);
    describe(count);
    block = add_counters(FORMAT_COUNTERS, values, count);
}

static void set_now(struct format_block *of, const uint64_t *values)
{
    for (uint32_t i = 0; of != NULL && i < of->used; i++)
        counters_of(of)[i].now = values[i];
}

void tally_begin(void)
{
    if (file_header != NULL && block == NULL)
        start_counting();
    __atomic_store_n(&goes_on, block != NULL, __ATOMIC_RELAXED);
}

/* How they are now; false where that may not be asked. */
static bool tell_values(uint64_t *values)
{
    if (!__atomic_load_n(&goes_on, __ATOMIC_RELAXED))
        return false;
    read_counters(values);
    set_now(block, values);
    set_now(__atomic_load_n(&phase_block, __ATOMIC_ACQUIRE), values);
    return true;
}

void tally_tell(void)
{
    uint64_t values[MOST];
    tell_values(values);
}

/* ---- Phases ---- */

static struct format_block *of_phase[TALLY_PHASES];

/* Phase 0 was on until now. */
static void begin_phases(const uint64_t *values)
{
    of_phase[0] = add_counters(FORMAT_PHASE, values, block->used);
    for (uint32_t i = 0; of_phase[0] != NULL && i < block->used; i++)
        counters_of(of_phase[0])[i].begun = counters_of(block)[i].begun;
}

/* What was counted while others were on is not its own. */
static void resume(struct format_block *of, const uint64_t *values)
{
    for (uint32_t i = 0; i < of->used; i++) {
        struct format_counter *counter = &counters_of(of)[i];
        counter->begun += values[i] - counter->now;
        counter->now = values[i];
    }
}

static void change_phase(uint32_t phase, const uint64_t *values)
{
    if (of_phase[0] == NULL)
        begin_phases(values);
    if (of_phase[phase] != NULL)
        resume(of_phase[phase], values);
    else if ((of_phase[phase] = add_counters(FORMAT_PHASE, values, block->used)) != NULL)
        of_phase[phase]->number = phase;
    __atomic_store_n(&phase_block, of_phase[phase], __ATOMIC_RELEASE);
}

void tally_phase(uint32_t phase)
{
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    uint64_t values[MOST];
    pthread_mutex_lock(&mutex);
    if (tell_values(values))
        change_phase(phase, values);
    pthread_mutex_unlock(&mutex);
}

void tally_end(void)
{
    tally_tell();
    __atomic_store_n(&goes_on, false, __ATOMIC_RELAXED);
}
