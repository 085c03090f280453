#include "wait.h"

#include <stdio.h>

#include "base/check.h"
#include "base/report.h"
#include "device/device.h"
#include "shm/segment.h"
#include "shm/waiting.h"
#include "shmem.h"

/* Returns a value in host memory, extended to 64 bits according to its type. */
static uint64_t wait_load_host(const void *address, struct integer_kind kind)
{
    return shmem_impl_load_integer(address, kind.size, kind.is_signed);
}

/* Returns a symmetric variable, extended to 64 bits. The variable may be in device memory. */
static uint64_t wait_load_variable(const void *address, struct integer_kind kind)
{
    _Alignas(8) unsigned char copy[8];
    const struct segment *segment = UNLIKELY(job.has_devices) ? segment_find(address, 1) : NULL;
    if (LIKELY(segment == NULL || segment->device == NULL))
        return wait_load_host(address, kind);
    device_load(NULL, segment, copy, address, kind.size);
    return wait_load_host(copy, kind);
}

static bool wait_holds(const void *address, struct integer_kind kind, int cmp, uint64_t want)
{
    return wait_compare(wait_load_variable(address, kind), kind, cmp, want);
}

static void wait_require_comparison(const char *routine, int cmp)
{
    switch (cmp) {
    case SHMEM_CMP_EQ:
    case SHMEM_CMP_NE:
    case SHMEM_CMP_GT:
    case SHMEM_CMP_LE:
    case SHMEM_CMP_LT:
    case SHMEM_CMP_GE:
        return;
    default:
        report_fatal(routine, "cmp is %d: expected one of SHMEM_CMP_EQ, NE, GT, GE, LT, LE", cmp);
    }
}

static void wait_require_variable(const char *routine, const char *argument, const void *address,
                                  struct integer_kind kind, size_t nelems)
{
    segment_require(routine, argument, address, nelems * kind.size);
    if ((uintptr_t)address % kind.size != 0)
        report_fatal(routine, "%s is %p: expected a multiple of the type's size, %d", argument,
                     address, kind.size);
}

static int wait_record_test(int result)
{
    waiting_tested(result != 0);
    return result;
}

int wait_test_slow(const char *routine, const void *ivar, struct integer_kind kind, int cmp,
                   uint64_t value)
{
    wait_require_variable(routine, "ivar", ivar, kind, 1);
    wait_require_comparison(routine, cmp);
    return wait_record_test(wait_holds(ivar, kind, cmp, value));
}

static void wait_require_set(const char *routine, const struct wait_set *set)
{
    job_require_running(routine);
    wait_require_comparison(routine, set->cmp);
    if (set->nelems == 0)
        return;
    if (set->nelems > SIZE_MAX / set->kind.size)
        report_fatal(routine, "nelems is %zu: the total length exceeds the address space",
                     set->nelems);
    wait_require_variable(routine, "ivars", set->ivars, set->kind, set->nelems);
    if (set->vector)
        check_buffer(routine, "cmp_values", set->values, set->nelems * set->kind.size);
}

/* Checks the arguments of a wait or test that stores the indices of the elements it finds. */
static void wait_require_set_and_indices(const char *routine, const struct wait_set *set,
                                         const size_t *indices)
{
    wait_require_set(routine, set);
    if (set->nelems != 0)
        check_result(routine, "indices", indices);
}

static bool wait_included(const struct wait_set *set, size_t i)
{
    return set->status == NULL || set->status[i] == 0;
}

static bool wait_element_holds(const struct wait_set *set, size_t i)
{
    const char *value = (const char *)set->values + (set->vector ? i * set->kind.size : 0);
    return wait_holds((const char *)set->ivars + i * set->kind.size, set->kind, set->cmp,
                      wait_load_host(value, set->kind));
}

/* Writes the value in decimal, signed or unsigned according to `kind`. Returns `text`. */
static const char *wait_write_value(uint64_t value, struct integer_kind kind, char text[24])
{
    if (kind.is_signed)
        snprintf(text, 24, "%lld", (long long)value);
    else
        snprintf(text, 24, "%llu", (unsigned long long)value);
    return text;
}

static void wait_explain_set(const void *what, char *text, size_t capacity)
{
    static const char *const names[] = {
        [SHMEM_CMP_EQ] = "==", [SHMEM_CMP_NE] = "!=", [SHMEM_CMP_GT] = ">",
        [SHMEM_CMP_LE] = "<=", [SHMEM_CMP_LT] = "<",  [SHMEM_CMP_GE] = ">="};
    const struct wait_set *set = what;
    if (set->nelems == 1) {
        char want[24], have[24];
        snprintf(text, capacity, "the variable at %p to be %s %s: it is %s", set->ivars,
                 names[set->cmp],
                 wait_write_value(wait_load_host(set->values, set->kind), set->kind, want),
                 wait_write_value(wait_load_variable(set->ivars, set->kind), set->kind, have));
    } else {
        snprintf(text, capacity, "some or all of the %zu variables at %p to be %s the given values",
                 set->nelems, set->ivars, names[set->cmp]);
    }
}

/* Begins a wait for the symmetric variables of `set`, which are on this PE. Stores to these
 * variables wake the waiting thread. */
static struct waiting wait_begin_wait(const char *routine, const struct wait_set *set)
{
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, wait_explain_set, set);
    size_t bytes = set->nelems * set->kind.size;
    if (bytes > 0)
        wakeup_watch(&waiting, set->ivars, bytes);
    return waiting;
}

/* Waits until the variable satisfies the comparison. This function is not inlined into
 * wait_until_slow, which usually finds that the comparison holds already. */
static __attribute__((noinline)) void wait_for_one(const char *routine, const struct wait_set *set)
{
    struct waiting waiting = wait_begin_wait(routine, set);
    while (!wait_element_holds(set, 0))
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

void wait_until_slow(const char *routine, const void *ivar, struct integer_kind kind, int cmp,
                     uint64_t value)
{
    wait_require_variable(routine, "ivar", ivar, kind, 1);
    wait_require_comparison(routine, cmp);
    if (wait_holds(ivar, kind, cmp, value))
        return;
    struct wait_set set = {.ivars = ivar, .kind = kind, .nelems = 1, .cmp = cmp};
    uint16_t quarter = (uint16_t)value;
    uint32_t half = (uint32_t)value;
    set.values = kind.size == 2   ? (void *)&quarter
                 : kind.size == 4 ? (void *)&half
                                  : (void *)&value;
    wait_for_one(routine, &set);
}

/* Returns a pseudorandom index below `n`, at which a search begins. A fixed start would starve
 * later elements if earlier ones always satisfy the comparison. */
static size_t wait_random_below(size_t n)
{
    static _Thread_local uint64_t state;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return n == 0 ? 0 : (size_t)(state >> 33) % n;
}

/* Returns the index of an included element that satisfies the comparison, or SIZE_MAX if none
 * does. */
static size_t wait_search_any(const struct wait_set *set)
{
    size_t from = wait_random_below(set->nelems);
    for (size_t n = 0; n < set->nelems; n++) {
        size_t i = from + n < set->nelems ? from + n : from + n - set->nelems;
        if (wait_included(set, i) && wait_element_holds(set, i))
            return i;
    }
    return SIZE_MAX;
}

static bool wait_none_included(const struct wait_set *set)
{
    for (size_t i = 0; i < set->nelems; i++)
        if (wait_included(set, i))
            return false;
    return true;
}

static size_t wait_search_some(const struct wait_set *set, size_t *indices)
{
    size_t found = 0;
    for (size_t i = 0; i < set->nelems; i++)
        if (wait_included(set, i) && wait_element_holds(set, i))
            indices[found++] = i;
    return found;
}

void wait_until_all(const char *routine, const struct wait_set *set)
{
    wait_require_set(routine, set);
    struct waiting waiting = wait_begin_wait(routine, set);
    for (size_t i = 0; i < set->nelems; i++)
        while (wait_included(set, i) && !wait_element_holds(set, i))
            waiting_pause(&waiting);
    waiting_end(&waiting);
}

size_t wait_until_any(const char *routine, const struct wait_set *set)
{
    wait_require_set(routine, set);
    if (wait_none_included(set))
        return SIZE_MAX;
    struct waiting waiting = wait_begin_wait(routine, set);
    size_t found;
    while ((found = wait_search_any(set)) == SIZE_MAX)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return found;
}

size_t wait_until_some(const char *routine, const struct wait_set *set, size_t *indices)
{
    wait_require_set_and_indices(routine, set, indices);
    if (wait_none_included(set))
        return 0;
    struct waiting waiting = wait_begin_wait(routine, set);
    size_t found;
    while ((found = wait_search_some(set, indices)) == 0)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return found;
}

int wait_test_all(const char *routine, const struct wait_set *set)
{
    wait_require_set(routine, set);
    for (size_t i = 0; i < set->nelems; i++)
        if (wait_included(set, i) && !wait_element_holds(set, i))
            return wait_record_test(0);
    return wait_record_test(1);
}

size_t wait_test_any(const char *routine, const struct wait_set *set)
{
    wait_require_set(routine, set);
    size_t found = wait_search_any(set);
    wait_record_test(found != SIZE_MAX);
    return found;
}

size_t wait_test_some(const char *routine, const struct wait_set *set, size_t *indices)
{
    wait_require_set_and_indices(routine, set, indices);
    size_t found = wait_search_some(set, indices);
    wait_record_test(found != 0);
    return found;
}
