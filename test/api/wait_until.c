/*
 * shmem_wait_until and the older shmem_wait: every type, comparison and kind of memory, and every
 * operation that can wake the PE.
 */
#include <pthread.h>
#include <time.h>

#include "../asleep.h"
#include "api_test.h"
#include "number.h"

struct wait_routines {
    const char *name;
    size_t size;
    long double top, bottom;
    void (*wait_until)(void *ivar, int cmp, long double value);
    void (*put)(void *dest, long double value, int pe);
    long double (*load)(const void *object);
    void (*store)(void *object, long double value);
};

#define WRAP(TYPE, NAME)                                                                           \
    static void NAME##_wait_until(void *ivar, int cmp, long double value)                          \
    {                                                                                              \
        shmem_##NAME##_wait_until(ivar, cmp, (TYPE)value);                                         \
    }                                                                                              \
    static void NAME##_put(void *dest, long double value, int pe)                                  \
    {                                                                                              \
        shmem_##NAME##_p(dest, (TYPE)value, pe);                                                   \
    }                                                                                              \
    static long double NAME##_load(const void *object)                                             \
    {                                                                                              \
        TYPE value;                                                                                \
        api_load(&value, object, sizeof value);                                                    \
        return (long double)value;                                                                 \
    }                                                                                              \
    static void NAME##_store(void *object, long double value)                                      \
    {                                                                                              \
        TYPE narrow = (TYPE)value;                                                                 \
        api_store(object, &narrow, sizeof narrow);                                                 \
    }
#define LIST(TYPE, NAME)                                                                           \
    {#NAME,      sizeof(TYPE), NUMBER_TOP(TYPE), NUMBER_BOTTOM(TYPE), NAME##_wait_until,           \
     NAME##_put, NAME##_load,  NAME##_store},

SHMEM_IMPL_WAIT_TYPES(WRAP)
static const struct wait_routines routines[] = {SHMEM_IMPL_WAIT_TYPES(LIST)};

/* A wait: a value that does not satisfy the condition, and one that does. HIGH and LOW represent
 * the type's greatest and smallest value. */
struct scenario {
    int cmp;
    int value, before, after;
};
enum { HIGH = 1000, LOW = -1000 };
static const struct scenario scenarios[] = {
    {SHMEM_CMP_EQ, 5, 0, 5},      {SHMEM_CMP_NE, 5, 5, 0},      {SHMEM_CMP_GT, 5, 5, 6},
    {SHMEM_CMP_GE, 5, 4, 5},      {SHMEM_CMP_LT, 5, 5, 4},      {SHMEM_CMP_LE, 5, 6, 5},
    {SHMEM_CMP_GT, 5, LOW, HIGH}, {SHMEM_CMP_LT, 5, HIGH, LOW}, {SHMEM_CMP_EQ, HIGH, LOW, HIGH},
};

static long double number_of(const struct wait_routines *routine, int number)
{
    return number == HIGH ? routine->top : number == LOW ? routine->bottom : number;
}

static void check_scenario(const struct wait_routines *routine, const struct scenario *scenario,
                           char *word)
{
    int n = shmem_n_pes(), next = (shmem_my_pe() + 1) % n;
    routine->store(word, number_of(routine, scenario->before));
    shmem_barrier_all();
    routine->put(word, number_of(routine, scenario->after), next);
    routine->wait_until(word, scenario->cmp, number_of(routine, scenario->value));
    CHECK_REAL(routine->load(word), number_of(routine, scenario->after));
    shmem_barrier_all();
}

/* The bytes around the word are set so that a comparison of too many bytes, or at a wrong
 * offset, fails. */
static void wait_until_compares_each_type_correctly(void)
{
    for (size_t i = 0; i < LENGTH(routines); i++)
        for (size_t j = 0; j < LENGTH(scenarios); j++) {
            int zone = (int)((i + j) % ZONE_COUNT);
            api_about("shmem_%s_wait_until in %s, comparison %d", routines[i].name,
                      api_zone_name(zone), scenarios[j].cmp);
            char *word = api_clear_zone(zone, 0xA7) + 5 * routines[i].size;
            check_scenario(&routines[i], &scenarios[j], word);
            CHECK_FILLED(word - routines[i].size, routines[i].size, 0xA7);
            CHECK_FILLED(word + routines[i].size, 16, 0xA7);
        }
}

/* Values that do not satisfy the condition must not end the wait. */
static void wait_does_not_end_early(void)
{
    enum { STEPS = 2000 };
    static long word;
    int n = shmem_n_pes(), next = (shmem_my_pe() + 1) % n;
    word = 0;
    shmem_barrier_all();
    for (int i = 1; i <= STEPS; i++)
        shmem_long_p(&word, i, next);
    shmem_long_wait_until(&word, SHMEM_CMP_GE, STEPS);
    CHECK_EQ(word, STEPS);
    shmem_barrier_all();
}

static uint64_t slept_on;

static void wake_by_put(int pe)
{
    uint64_t one = 1;
    shmem_uint64_put(&slept_on, &one, 1, pe);
}

static void wake_by_putmem(int pe)
{
    uint64_t one = 1;
    shmem_putmem(&slept_on, &one, sizeof one, pe);
}

static void wake_by_put_nbi(int pe)
{
    static uint64_t one = 1;
    shmem_uint64_put_nbi(&slept_on, &one, 1, pe);
    shmem_quiet();
}

static void wake_by_iput(int pe)
{
    uint64_t one = 1;
    shmem_uint64_iput(&slept_on, &one, 1, 1, 1, pe);
}

static void wake_by_p(int pe)
{
    shmem_uint64_p(&slept_on, 1, pe);
}

static void wake_by_inc(int pe)
{
    shmem_uint64_atomic_inc(&slept_on, pe);
}

static void wake_by_set(int pe)
{
    shmem_uint64_atomic_set(&slept_on, 1, pe);
}

static void wake_by_or(int pe)
{
    shmem_uint64_atomic_or(&slept_on, 1, pe);
}

static void wake_by_compare_swap(int pe)
{
    shmem_uint64_atomic_compare_swap(&slept_on, 0, 1, pe);
}

static void wake_by_signal(int pe)
{
    shmem_signal_set(&slept_on, 1, pe);
}

static void wake_by_put_signal(int pe)
{
    static int data;
    int value = 0;
    shmem_int_put_signal(&data, &value, 1, &slept_on, 1, SHMEM_SIGNAL_ADD, pe);
}

static void wake_by_store(int pe)
{
    volatile uint64_t *there = shmem_ptr(&slept_on, pe);
    if (there != NULL)
        *there = 1;
    else
        shmem_uint64_p(&slept_on, 1, pe);
}

static void (*const wakers[])(int pe) = {
    wake_by_put,        wake_by_putmem, wake_by_put_nbi, wake_by_iput,         wake_by_p,
    wake_by_inc,        wake_by_set,    wake_by_or,      wake_by_compare_swap, wake_by_signal,
    wake_by_put_signal, wake_by_store,
};

/* The update arrives while the waiting PE sleeps. First odd PEs wait, then even ones. */
static void every_kind_of_update_wakes_a_waiter(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), before = (me + n - 1) % n;
    for (size_t i = 0; i < 2 * LENGTH(wakers); i++) {
        int turn = (int)(i % 2), next = (me + 1) % n;
        api_about("waker %zu", i / 2);
        slept_on = 0;
        shmem_barrier_all();
        if (n == 1 || me % 2 != turn) {
            if (n > 1)
                api_await_sleeper(next);
            wakers[i / 2](next);
        }
        bool is_waiter = n == 1 || before % 2 != turn;
        if (is_waiter && n > 1)
            api_announce_wait(before);
        if (is_waiter) {
            shmem_uint64_wait_until(&slept_on, SHMEM_CMP_EQ, 1);
            CHECK_EQ(slept_on, 1);
        }
        shmem_barrier_all();
    }
}

static double seconds_of(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Returns the CPU time of all threads except the calling one, which only observes. */
static double cpu_seconds(void)
{
    return seconds_of(CLOCK_PROCESS_CPUTIME_ID) - seconds_of(CLOCK_THREAD_CPUTIME_ID);
}

static struct {
    struct asleep_thread waiter;
    double share; /* CPU time of the PE as a fraction of the elapsed time */
    long word;
} idle;

/* Lets the wait sleep several times, so that earlier work is finished. Then measures the CPU
 * time of the next sleeps, and ends the wait. */
static void *watch_idle(void *unused)
{
    enum { SETTLED = 20, MEASURED = 60 };
    asleep_await(idle.waiter, SETTLED);
    double begin = seconds_of(CLOCK_MONOTONIC), cpu = cpu_seconds();
    asleep_await(idle.waiter, MEASURED);
    idle.share = (cpu_seconds() - cpu) / (seconds_of(CLOCK_MONOTONIC) - begin);
    __atomic_store_n(&idle.word, 1, __ATOMIC_RELEASE);
    return unused;
}

/* A PE that waits must sleep most of the time. If other programs use the cores, its share of CPU
 * time is only smaller. */
static void waiting_pe_sleeps_most_of_the_time(void)
{
    pthread_t watcher;
    idle.word = 0;
    idle.waiter = asleep_self();
    shmem_barrier_all();
    CHECK_EQ(pthread_create(&watcher, NULL, watch_idle, NULL), 0);
    shmem_long_wait_until(&idle.word, SHMEM_CMP_NE, 0);
    pthread_join(watcher, NULL);
    CHECK(idle.share < 1.0 / 3);
    shmem_barrier_all();
}

#define CHECK_OLD_WAIT(TYPE, NAME)                                                                 \
    {                                                                                              \
        static TYPE NAME##_word;                                                                   \
        NAME##_word = 3;                                                                           \
        shmem_barrier_all();                                                                       \
        shmem_##NAME##_p(&NAME##_word, 4, next);                                                   \
        shmem_##NAME##_wait(&NAME##_word, 3);                                                      \
        CHECK_EQ(NAME##_word, 4);                                                                  \
        shmem_barrier_all();                                                                       \
    }

/* shmem_wait: waits until the variable differs from the value. */
static void old_wait_ends_when_the_value_differs(void)
{
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    SHMEM_IMPL_OLD_WAIT_TYPES(CHECK_OLD_WAIT)
    SHMEM_IMPL_OLD_WAIT_DISTINCT_TYPES(CHECK_OLD_WAIT)
    static long word;
    word = 5;
    (shmem_wait)(&word, 4);
    (shmem_wait_until)(&word, SHMEM_CMP_EQ, 5);
    CHECK_EQ(word, 5);
}

const struct api_test wait_until_tests[] = {
    {"wait_until_all_types", wait_until_compares_each_type_correctly, 1},
    {"wait_until_not_early", wait_does_not_end_early, 1},
    {"wait_until_woken", every_kind_of_update_wakes_a_waiter, 1},
    {"wait_until_idle", waiting_pe_sleeps_most_of_the_time, 1},
    {"wait_old", old_wait_ends_when_the_value_differs, 1},
    API_TEST_END,
};
