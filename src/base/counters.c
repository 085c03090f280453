#include "counters.h"

#include "check.h"

_Alignas(64) uint64_t counters[COUNTERS];

static const struct {
    const char *name, *meaning;
} counter_texts[COUNTERS] = {
#define COUNTER(ENUMERATOR, NAME, MEANING) {#NAME, MEANING},
#include "counters.def"
#undef COUNTER
};

static bool counters_is_counter(int counter)
{
    return counter >= 0 && counter < COUNTERS;
}

int counters_get_info(const char *routine, int counter, const char **name, const char **meaning)
{
    job_require_running(routine);
    check_result(routine, "name", name);
    check_result(routine, "meaning", meaning);
    if (!counters_is_counter(counter))
        return -1;
    *name = counter_texts[counter].name;
    *meaning = counter_texts[counter].meaning;
    return 0;
}

int counters_get_value(const char *routine, int counter, uint64_t *value)
{
    job_require_running(routine);
    check_result(routine, "value", value);
    if (!counters_is_counter(counter))
        return -1;
    *value = counters_value((enum counter)counter);
    return 0;
}

int counters_get_values(const char *routine, uint64_t *values, size_t capacity)
{
    job_require_running(routine);
    check_result(routine, "values", values);
    for (size_t i = 0; i < capacity && i < COUNTERS; i++)
        values[i] = counters_value((enum counter)i);
    return COUNTERS;
}
