#include "wait.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/check.h"
#include "base/environment.h"
#include "base/fence.h"
#include "base/report.h"
#include "device/device.h"
#include "library/global_exit.h"
#include "memory/segment.h"
#include "modules/hybrid.h"
#include "shmem.h"
#include "transport/progress.h"

/* A waiter's three moods, in pauses. Spinning only pays where the other side has a core of
 * its own. */
enum {
    SPINS_ALONE = 4096, /* about 50 us: a core for every PE */
    SPINS_CROWDED = 32,
    POLLS_CROWDED = 1, /* where each pause polls the network, which takes as long as many */
    YIELDS = 100,
    YIELDS_POLLING = 300
};

/* How long a sleeper trusts the bell, growing with the wait: a plain put or store may have missed
 * it. */
enum { FIRST_SLEEP_US = 250, SILENT_SLEEP_US = 1000, LAST_SLEEP_US = 8000 };

/* The first sleep where messages come in, which take about as long. */
enum { NETWORK_SLEEP_US = 50 };

static unsigned spins = SPINS_CROWDED, yields = YIELDS;

uint64_t wait_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static inline void cpu_relax(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

void doorbell_ring(struct doorbell *bell)
{
    __atomic_fetch_add(&bell->count, 1, __ATOMIC_SEQ_CST);
    syscall(SYS_futex, &bell->count, FUTEX_WAKE, INT32_MAX, NULL, NULL, 0);
}

void wait_wake_watchers(struct doorbell *bell, const void *address, size_t bytes)
{
    uint64_t place = segment_row_place(segment_find(address, bytes), address);
    if (place < __atomic_load_n(&bell->end, __ATOMIC_RELAXED) &&
        place + bytes > __atomic_load_n(&bell->begin, __ATOMIC_RELAXED))
        doorbell_ring(bell);
}

struct waiting waiting_begin(const char *routine, struct doorbell *bell, wait_explain *explain,
                             const void *what)
{
    return (struct waiting){.routine = routine,
                            .bell = bell,
                            .explain = explain,
                            .what = what,
                            .begin = UINT64_MAX,
                            .end = 0};
}

static void lower_bound(uint64_t *bound, uint64_t place)
{
    uint64_t now = __atomic_load_n(bound, __ATOMIC_RELAXED);
    while (place < now && !__atomic_compare_exchange_n(bound, &now, place, true, __ATOMIC_SEQ_CST,
                                                       __ATOMIC_RELAXED))
        ;
}

static void raise_bound(uint64_t *bound, uint64_t place)
{
    uint64_t now = __atomic_load_n(bound, __ATOMIC_RELAXED);
    while (place > now && !__atomic_compare_exchange_n(bound, &now, place, true, __ATOMIC_SEQ_CST,
                                                       __ATOMIC_RELAXED))
        ;
}

static void forget_watched(struct doorbell *bell)
{
    __atomic_store_n(&bell->begin, UINT64_MAX, __ATOMIC_SEQ_CST);
    __atomic_store_n(&bell->end, 0, __ATOMIC_SEQ_CST);
}

/* Whether a file of /proc begins with a text. */
static bool file_begins(const char *path, const char *text)
{
    char content[32] = "";
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    ssize_t bytes = read(file, content, sizeof content - 1);
    close(file);
    return bytes > 0 && strncmp(content, text, strlen(text)) == 0;
}

/* This PE's process leads its session, or the guard does that oshrun starts it under. */
static bool has_own_session(void)
{
    char path[40];
    snprintf(path, sizeof path, "/proc/%ld/comm", (long)getppid());
    return getsid(0) == getpid() || (getsid(0) == getppid() && file_begins(path, "isthmus-guard"));
}

/* With autogroup the kernel shares cores out between sessions. A launcher that gives each PE a
 * session of its own leaves a PE nobody to yield to. */
static bool yielding_helps(void)
{
    return !file_begins("/proc/sys/kernel/sched_autogroup_enabled", "1") || !has_own_session();
}

void wait_start(void)
{
    bool alone = node.competitors <= node.cores;
    unsigned spins_crowded = network_runs ? POLLS_CROWDED : SPINS_CROWDED;
    unsigned yields_wanted = network_runs ? YIELDS_POLLING : YIELDS;
    spins = alone ? SPINS_ALONE : spins_crowded;
    yields = yielding_helps() ? yields_wanted : 0;
    forget_watched(&node_own_control()->doorbell);
}

/* SHMEM_DEBUG: says from time to time who waits where, so that a hang explains itself. */
static void watch(struct waiting *waiting)
{
    uint64_t now = wait_clock();
    uint64_t patience = (uint64_t)environment.watchdog * 1000000000u;
    if (waiting->since == 0)
        waiting->since = waiting->warned = now;
    if (patience == 0 || now - waiting->warned < patience)
        return;
    waiting->warned = now;
    char text[200];
    waiting->explain(waiting->what, text, sizeof text);
    report_warning(waiting->routine, "has waited %.0f s for %s",
                   (double)(now - waiting->since) / 1e9, text);
}

/* Where nobody else looks at the network, MPI writes without a word, or the program's own MPI has
 * to move, sleeps are short. */
static long longest_sleep_us(void)
{
    bool briefly = network_is_polled_here() || network_writes_silently || hybrid_must_yield();
    return briefly ? SILENT_SLEEP_US : LAST_SLEEP_US;
}

static void leave_sleepers(struct waiting *waiting)
{
    struct doorbell *bell = waiting->bell;
    waiting->asleep = false;
    if (__atomic_sub_fetch(&bell->sleepers, 1, __ATOMIC_SEQ_CST) == 0)
        forget_watched(bell);
    if (UNLIKELY(network_runs))
        network_take_back();
}

/* First only announces itself, so that the caller looks once more before it sleeps; who wrote
 * before the announcement is then seen, who writes after it rings. */
static void sleep_on_bell(struct waiting *waiting, unsigned naps)
{
    struct doorbell *bell = waiting->bell;
    /* Every time anew: a thread of this PE that stopped waiting may have forgotten them. */
    lower_bound(&bell->begin, waiting->begin);
    raise_bound(&bell->end, waiting->end);
    if (!waiting->asleep) {
        waiting->asleep = true;
        __atomic_fetch_add(&bell->sleepers, 1, __ATOMIC_SEQ_CST);
        waiting->count = __atomic_load_n(&bell->count, __ATOMIC_SEQ_CST);
        fence_full(); /* the announcement is there before the caller looks once more */
        if (UNLIKELY(network_runs))
            network_hand_over();
        return;
    }
    long first = network_runs ? NETWORK_SLEEP_US : FIRST_SLEEP_US;
    long us = first << (naps < 6 ? naps : 6), most = longest_sleep_us();
    struct timespec timeout = {0, (us < most ? us : most) * 1000};
    syscall(SYS_futex, &bell->count, FUTEX_WAIT, waiting->count, &timeout, NULL, 0);
    uint32_t count = __atomic_load_n(&bell->count, __ATOMIC_SEQ_CST);
    if (UNLIKELY(network_runs) && count != waiting->count) { /* the helper had something to do */
        waiting->rounds = 0;
        leave_sleepers(waiting); /* from here on this thread polls, and the helper need not */
    }
    waiting->count = count;
}

/* Where there was traffic there will be more: the waiter spins again. */
static void poll_network(struct waiting *waiting)
{
    if (!network_poll())
        return;
    waiting->rounds = 0;
    if (waiting->asleep)
        leave_sleepers(waiting);
}

void waiting_pause(struct waiting *waiting)
{
    if (UNLIKELY(network_runs))
        poll_network(waiting);
    unsigned round = waiting->rounds++;
    if (round < spins) {
        cpu_relax();
        return;
    }
    global_exit_look();
    if (hybrid_must_yield())
        hybrid_yield();
    if (round < spins + yields) {
        sched_yield();
        return;
    }
    if (UNLIKELY(job.debug))
        watch(waiting);
    sleep_on_bell(waiting, (round - spins - yields) / 8);
}

void waiting_end(struct waiting *waiting)
{
    if (waiting->asleep)
        leave_sleepers(waiting);
}

/* A value of the host's memory, widened to 64 bits as its kind says. */
static uint64_t load(const void *address, struct integer_kind kind)
{
    uint64_t value;
    if (kind.size == 2)
        value = __atomic_load_n((const uint16_t *)address, __ATOMIC_ACQUIRE);
    else if (kind.size == 4)
        value = __atomic_load_n((const uint32_t *)address, __ATOMIC_ACQUIRE);
    else
        value = __atomic_load_n((const uint64_t *)address, __ATOMIC_ACQUIRE);
    unsigned unused = 64 - 8u * kind.size;
    return kind.is_signed ? (uint64_t)((int64_t)(value << unused) >> unused) : value;
}

/* The same of a variable that is waited for, which may be a device's. */
static uint64_t load_variable(const void *address, struct integer_kind kind)
{
    _Alignas(8) unsigned char copy[8];
    const struct segment *segment = UNLIKELY(job.has_devices) ? segment_find(address, 1) : NULL;
    if (LIKELY(segment == NULL || segment->device == NULL))
        return load(address, kind);
    device_load(NULL, segment, copy, address, kind.size);
    return load(copy, kind);
}

static bool compare_signed(int64_t have, int cmp, int64_t want)
{
    switch (cmp) {
    case SHMEM_CMP_EQ:
        return have == want;
    case SHMEM_CMP_NE:
        return have != want;
    case SHMEM_CMP_GT:
        return have > want;
    case SHMEM_CMP_LE:
        return have <= want;
    case SHMEM_CMP_LT:
        return have < want;
    default:
        return have >= want;
    }
}

/* Flipping the top bit maps the order of unsigned numbers on that of signed ones. */
bool wait_compare(uint64_t have, struct integer_kind kind, int cmp, uint64_t want)
{
    uint64_t flip = kind.is_signed ? 0 : UINT64_C(1) << 63;
    return compare_signed((int64_t)(have ^ flip), cmp, (int64_t)(want ^ flip));
}

static bool holds(const void *address, struct integer_kind kind, int cmp, uint64_t want)
{
    return wait_compare(load_variable(address, kind), kind, cmp, want);
}

static void require_comparison(const char *routine, int cmp)
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

static void require_variable(const char *routine, const char *argument, const void *address,
                             struct integer_kind kind, size_t nelems)
{
    segment_require(routine, argument, address, nelems * kind.size);
    if ((uintptr_t)address % kind.size != 0)
        report_fatal(routine, "%s is %p: expected a multiple of the type's size, %d", argument,
                     address, kind.size);
}

void wait_poll(void)
{
    if (UNLIKELY(network_runs))
        network_poll();
    else if (hybrid_must_yield())
        hybrid_yield();
}

/* Programs poll with the tests. On crowded cores a poller would keep others from what it
 * polls for. */
static int tested(int result)
{
    enum { TRIES = 32 };
    static _Thread_local unsigned failures;
    if (result == 0)
        wait_poll();
    if (LIKELY(result != 0 || spins == SPINS_ALONE)) {
        failures = 0;
    } else if (++failures > TRIES) {
        struct timespec nap = {.tv_nsec = failures < 4 * TRIES ? 1 : FIRST_SLEEP_US * 1000};
        nanosleep(&nap, NULL);
    }
    return result;
}

int wait_test(const char *routine, const void *ivar, struct integer_kind kind, int cmp,
              uint64_t value)
{
    require_variable(routine, "ivar", ivar, kind, 1);
    require_comparison(routine, cmp);
    return tested(holds(ivar, kind, cmp, value));
}

static void require_set(const char *routine, const struct wait_set *set)
{
    job_require_running(routine);
    require_comparison(routine, set->cmp);
    if (set->nelems == 0)
        return;
    if (set->nelems > SIZE_MAX / set->kind.size)
        report_fatal(routine, "nelems is %zu: expected less than an address space", set->nelems);
    require_variable(routine, "ivars", set->ivars, set->kind, set->nelems);
    if (set->vector)
        check_local(routine, "cmp_values", set->values, set->nelems * set->kind.size);
}

/* With a place for the elements that are found. */
static void require_set_and_indices(const char *routine, const struct wait_set *set,
                                    const size_t *indices)
{
    require_set(routine, set);
    if (set->nelems != 0)
        check_result(routine, "indices", indices);
}

static bool included(const struct wait_set *set, size_t i)
{
    return set->status == NULL || set->status[i] == 0;
}

static bool element_holds(const struct wait_set *set, size_t i)
{
    const char *value = (const char *)set->values + (set->vector ? i * set->kind.size : 0);
    return holds((const char *)set->ivars + i * set->kind.size, set->kind, set->cmp,
                 load(value, set->kind));
}

/* In its digits, as its kind says. */
static const char *write_value(uint64_t value, struct integer_kind kind, char text[24])
{
    if (kind.is_signed)
        snprintf(text, 24, "%lld", (long long)value);
    else
        snprintf(text, 24, "%llu", (unsigned long long)value);
    return text;
}

static void explain_set(const void *what, char *text, size_t room)
{
    static const char *const names[] = {
        [SHMEM_CMP_EQ] = "==", [SHMEM_CMP_NE] = "!=", [SHMEM_CMP_GT] = ">",
        [SHMEM_CMP_LE] = "<=", [SHMEM_CMP_LT] = "<",  [SHMEM_CMP_GE] = ">="};
    const struct wait_set *set = what;
    if (set->nelems == 1) {
        char want[24], have[24];
        snprintf(text, room, "the variable at %p to be %s %s: it is %s", set->ivars,
                 names[set->cmp], write_value(load(set->values, set->kind), set->kind, want),
                 write_value(load_variable(set->ivars, set->kind), set->kind, have));
    } else {
        snprintf(text, room, "some or all of the %zu variables at %p to be %s what is given",
                 set->nelems, set->ivars, names[set->cmp]);
    }
}

/* A wait for symmetric variables of this PE. */
static struct waiting begin_set(const char *routine, const struct wait_set *set)
{
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, explain_set, set);
    size_t bytes = set->nelems * set->kind.size;
    if (bytes > 0) {
        waiting.begin = segment_row_place(segment_find(set->ivars, bytes), set->ivars);
        waiting.end = waiting.begin + bytes;
    }
    return waiting;
}

/* Apart from wait_until, which most often finds what it waits for. */
static __attribute__((noinline)) void wait_for_one(const char *routine, const struct wait_set *set)
{
    struct waiting waiting = begin_set(routine, set);
    while (!element_holds(set, 0))
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

void wait_until(const char *routine, const void *ivar, struct integer_kind kind, int cmp,
                uint64_t value)
{
    require_variable(routine, "ivar", ivar, kind, 1);
    require_comparison(routine, cmp);
    if (holds(ivar, kind, cmp, value))
        return;
    struct wait_set set = {.ivars = ivar, .kind = kind, .nelems = 1, .cmp = cmp};
    uint16_t quarter = (uint16_t)value;
    uint32_t half = (uint32_t)value;
    set.values = kind.size == 2   ? (void *)&quarter
                 : kind.size == 4 ? (void *)&half
                                  : (void *)&value;
    wait_for_one(routine, &set);
}

/* Where a search begins: anywhere, so that no element is starved by others that always hold. */
static size_t random_below(size_t n)
{
    static _Thread_local uint64_t state;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return n == 0 ? 0 : (size_t)(state >> 33) % n;
}

/* An included element that holds, or SIZE_MAX. */
static size_t search_any(const struct wait_set *set)
{
    size_t from = random_below(set->nelems);
    for (size_t n = 0; n < set->nelems; n++) {
        size_t i = from + n < set->nelems ? from + n : from + n - set->nelems;
        if (included(set, i) && element_holds(set, i))
            return i;
    }
    return SIZE_MAX;
}

static bool none_included(const struct wait_set *set)
{
    for (size_t i = 0; i < set->nelems; i++)
        if (included(set, i))
            return false;
    return true;
}

static size_t search_some(const struct wait_set *set, size_t *indices)
{
    size_t found = 0;
    for (size_t i = 0; i < set->nelems; i++)
        if (included(set, i) && element_holds(set, i))
            indices[found++] = i;
    return found;
}

void wait_until_all(const char *routine, const struct wait_set *set)
{
    require_set(routine, set);
    struct waiting waiting = begin_set(routine, set);
    for (size_t i = 0; i < set->nelems; i++)
        while (included(set, i) && !element_holds(set, i))
            waiting_pause(&waiting);
    waiting_end(&waiting);
}

size_t wait_until_any(const char *routine, const struct wait_set *set)
{
    require_set(routine, set);
    if (none_included(set))
        return SIZE_MAX;
    struct waiting waiting = begin_set(routine, set);
    size_t found;
    while ((found = search_any(set)) == SIZE_MAX)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return found;
}

size_t wait_until_some(const char *routine, const struct wait_set *set, size_t *indices)
{
    require_set_and_indices(routine, set, indices);
    if (none_included(set))
        return 0;
    struct waiting waiting = begin_set(routine, set);
    size_t found;
    while ((found = search_some(set, indices)) == 0)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return found;
}

int wait_test_all(const char *routine, const struct wait_set *set)
{
    require_set(routine, set);
    for (size_t i = 0; i < set->nelems; i++)
        if (included(set, i) && !element_holds(set, i))
            return tested(0);
    return tested(1);
}

size_t wait_test_any(const char *routine, const struct wait_set *set)
{
    require_set(routine, set);
    size_t found = search_any(set);
    tested(found != SIZE_MAX);
    return found;
}

size_t wait_test_some(const char *routine, const struct wait_set *set, size_t *indices)
{
    require_set_and_indices(routine, set, indices);
    size_t found = search_some(set, indices);
    tested(found != 0);
    return found;
}
