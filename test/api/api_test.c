/*
 * Implements api_test.h: checks, access to memory, teams and active sets.
 */
#include "api_test.h"

#include <shmemx.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "../asleep.h"

enum { FAILURES_SHOWN = 20 };

static atomic_int failures;
static _Thread_local char about[160];

static _Alignas(64) char data_zone[ZONE_BYTES] = {1};
static _Alignas(64) char bss_zone[ZONE_BYTES];

void api_about(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(about, sizeof about, format, arguments);
    va_end(arguments);
}

int api_failures(void)
{
    return failures;
}

static void fail(const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void fail(const char *file, int line, const char *format, ...)
{
    if (atomic_fetch_add(&failures, 1) >= FAILURES_SHOWN)
        return;
    char text[400];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    const char *name = strrchr(file, '/');
    fprintf(stderr, "%s:%d: PE %d: %s: %s\n", name != NULL ? name + 1 : file, line, shmem_my_pe(),
            about, text);
}

bool api_check(const char *file, int line, const char *text, bool condition)
{
    if (!condition)
        fail(file, line, "%s is false", text);
    return condition;
}

bool api_check_equal(const char *file, int line, const char *text, long long got,
                     long long expected)
{
    if (got != expected)
        fail(file, line, "%s is %lld, expected %lld", text, got, expected);
    return got == expected;
}

bool api_check_real(const char *file, int line, const char *text, long double got,
                    long double expected)
{
    bool equal = got >= expected && got <= expected;
    if (!equal)
        fail(file, line, "%s is %.20Lg, expected %.20Lg", text, got, expected);
    return equal;
}

bool api_check_pointer(const char *file, int line, const char *text, const void *got,
                       const void *expected)
{
    if (got != expected)
        fail(file, line, "%s is %p, expected %p", text, got, expected);
    return got == expected;
}

/* ---- Memory that may be device memory ---- */

static bool is_of_device(const void *address)
{
    shmem_space_t space;
    int device;
    return shmemx_get_space(address, &space) == 0 && shmemx_space_get_device(space, &device) == 0;
}

void api_store(void *dest, const void *source, size_t length)
{
    if (!is_of_device(dest)) {
        memcpy(dest, source, length);
        return;
    }
    shmem_putmem(dest, source, length, shmem_my_pe());
    shmem_quiet();
}

void api_load(void *dest, const void *source, size_t length)
{
    if (is_of_device(source))
        shmem_getmem(dest, source, length, shmem_my_pe());
    else
        memcpy(dest, source, length);
}

static void *require_memory(size_t length)
{
    void *memory = malloc(length);
    if (memory == NULL && length > 0)
        abort();
    return memory;
}

void api_set(void *dest, int byte, size_t length)
{
    void *bytes = require_memory(length);
    memset(bytes, byte, length);
    api_store(dest, bytes, length);
    free(bytes);
}

/* Returns the bytes in host memory: `bytes` itself, or a copy, which is stored in *copy and must
 * be freed. */
static const unsigned char *readable(const void *bytes, size_t length, void **copy)
{
    *copy = NULL;
    if (!is_of_device(bytes))
        return bytes;
    *copy = require_memory(length);
    api_load(*copy, bytes, length);
    return *copy;
}

/* ---- Patterns ---- */

static unsigned char pattern_byte(size_t at, unsigned seed)
{
    return (unsigned char)(((uint32_t)at * 2654435761u + seed * 40503u + 1) >> 13);
}

void api_fill_pattern(void *bytes, size_t length, unsigned seed)
{
    bool stays = is_of_device(bytes);
    unsigned char *pattern = stays ? require_memory(length) : bytes;
    for (size_t i = 0; i < length; i++)
        pattern[i] = pattern_byte(i, seed);
    if (!stays)
        return;
    api_store(bytes, pattern, length);
    free(pattern);
}

static bool has_pattern(const char *file, int line, const unsigned char *bytes, size_t length,
                        unsigned seed)
{
    for (size_t i = 0; i < length; i++)
        if (bytes[i] != pattern_byte(i, seed)) {
            fail(file, line, "byte %zu of %zu is 0x%02x, expected 0x%02x (pattern %u)", i, length,
                 bytes[i], pattern_byte(i, seed), seed);
            return false;
        }
    return true;
}

bool api_check_pattern(const char *file, int line, const void *bytes, size_t length, unsigned seed)
{
    void *copy;
    bool equal = has_pattern(file, line, readable(bytes, length, &copy), length, seed);
    free(copy);
    return equal;
}

static bool is_filled(const char *file, int line, const unsigned char *bytes, size_t length,
                      int byte)
{
    for (size_t i = 0; i < length; i++)
        if (bytes[i] != (unsigned char)byte) {
            fail(file, line, "byte %zu of %zu is 0x%02x, expected 0x%02x untouched", i, length,
                 bytes[i], (unsigned)byte);
            return false;
        }
    return true;
}

bool api_check_filled(const char *file, int line, const void *bytes, size_t length, int byte)
{
    void *copy;
    bool equal = is_filled(file, line, readable(bytes, length, &copy), length, byte);
    free(copy);
    return equal;
}

/* ---- Zones ---- */

shmem_device_type_t api_type_named_in(const char *variable)
{
    static const struct {
        const char *name;
        shmem_device_type_t type;
    } types[] = {{"hbm", SHMEM_DEVICE_HBM},
                 {"gpu", SHMEM_DEVICE_GPU},
                 {"cuda", SHMEM_DEVICE_CUDA},
                 {"hip", SHMEM_DEVICE_HIP},
                 {"ze", SHMEM_DEVICE_ZE}};
    const char *wanted = getenv(variable);
    for (size_t i = 0; wanted != NULL && i < LENGTH(types); i++)
        if (strcmp(types[i].name, wanted) == 0)
            return types[i].type;
    return SHMEM_DEVICE_CPU;
}

shmem_device_type_t api_space_type(void)
{
    return api_type_named_in("TEST_DEVICE_TYPE");
}

static char *zones[ZONE_COUNT] = {[ZONE_DATA] = data_zone, [ZONE_BSS] = bss_zone};
static const char *zone_names[ZONE_COUNT] = {"the heap", ".data", ".bss", "a space"};

static char *require_zone(char *block)
{
    if (block == NULL) {
        fprintf(stderr, "no memory for the zones\n");
        shmem_global_exit(EXIT_FAILURE);
    }
    return block;
}

/* The space is never destroyed: it still exists at shmem_finalize. */
void api_make_zones(void)
{
    shmem_space_t space;
    shmem_team_t team;
    shmem_space_config_t config = {.device_type = api_space_type(), .size = (size_t)8 * ZONE_BYTES};
    zones[ZONE_HEAP] = require_zone(shmem_malloc(ZONE_BYTES));
    shmem_space_create(&config, &space, &team);
    zones[ZONE_SPACE] = require_zone(shmem_space_malloc(space, ZONE_BYTES));
    if (getenv("TEST_DEVICE_TYPE") == NULL)
        return;
    zones[ZONE_BSS] = require_zone(shmem_space_malloc(space, ZONE_BYTES));
    zone_names[ZONE_BSS] = "a space, second block";
}

char *api_zone(int zone)
{
    return zones[zone];
}

bool api_zone_matters(int zone)
{
    return getenv("TEST_DEVICE_TYPE") == NULL || zone == ZONE_SPACE;
}

const char *api_zone_name(int zone)
{
    return zone_names[zone];
}

char *api_clear_zone(int zone, int byte)
{
    char *base = api_zone(zone);
    api_set(base, byte, ZONE_BYTES);
    shmem_barrier_all();
    return base;
}

/* State of the waits, indexed by the number of the waiting PE. */
static struct {
    struct asleep_thread thread;
    uint64_t waits;
} sleepers[API_MAX_PES];

void api_announce_wait(int waker)
{
    const struct asleep_thread self = asleep_self();
    int me = shmem_my_pe();
    shmem_putmem(&sleepers[me].thread, &self, sizeof self, waker);
    shmem_fence();
    shmem_uint64_p(&sleepers[me].waits, 1, waker);
}

/* Waits for two sleeps, because a thread may first sleep once for a lock before it sleeps in its
 * wait. The test also passes if the PE does not sleep yet; it then tests less. */
void api_await_sleeper(int pe)
{
    enum { TIMES = 2, ELSEWHERE_MS = 15 };
    shmem_uint64_wait_until(&sleepers[pe].waits, SHMEM_CMP_EQ, 1);
    sleepers[pe].waits = 0;
    if (!asleep_await(sleepers[pe].thread, TIMES))
        api_sleep_ms(ELSEWHERE_MS); /* the PE is on another simulated host */
}

void api_sleep_ms(int milliseconds)
{
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    nanosleep(&time, NULL);
}

double api_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Splits the world, runs `body` on the members, and destroys the team. */
static void on_split(int start, int stride, int size, shmem_team_t *team)
{
    int status = shmem_team_split_strided(SHMEM_TEAM_WORLD, start, stride, size, NULL, 0, team);
    CHECK_EQ(status, 0);
}

void api_for_each_team(void (*body)(shmem_team_t team))
{
    int n = shmem_n_pes();
    body(SHMEM_TEAM_WORLD);
    shmem_team_t teams[4];
    on_split(n - 1, -1, n, &teams[0]);
    on_split(0, 2, (n + 1) / 2, &teams[1]);
    for (int i = 2; i < 4; i++)
        teams[i] = SHMEM_TEAM_INVALID;
    if (n > 1) {
        on_split(1, 2, n / 2, &teams[2]);
        on_split(1, 1, n - 1, &teams[3]);
    }
    for (size_t i = 0; i < LENGTH(teams); i++)
        if (teams[i] != SHMEM_TEAM_INVALID)
            body(teams[i]);
    shmem_barrier_all();
    for (size_t i = 0; i < LENGTH(teams); i++)
        shmem_team_destroy(teams[i]);
}

static long p_syncs[5][SHMEM_SYNC_SIZE];
static long barrier_syncs[5][SHMEM_BARRIER_SYNC_SIZE];

static void on_active_set(int start, int log_stride, int size, int which,
                          void (*body)(const struct active_set *set))
{
    struct active_set set = {start, log_stride, size, -1, p_syncs[which], barrier_syncs[which]};
    int distance = shmem_my_pe() - start;
    int stride = 1 << log_stride;
    if (distance >= 0 && distance % stride == 0 && distance / stride < size)
        set.me = distance / stride;
    if (set.me >= 0)
        body(&set);
}

void api_for_each_active_set(void (*body)(const struct active_set *set))
{
    int n = shmem_n_pes();
    for (size_t i = 0; i < LENGTH(p_syncs); i++) {
        for (size_t j = 0; j < SHMEM_SYNC_SIZE; j++)
            p_syncs[i][j] = SHMEM_SYNC_VALUE;
        for (size_t j = 0; j < SHMEM_BARRIER_SYNC_SIZE; j++)
            barrier_syncs[i][j] = SHMEM_SYNC_VALUE;
    }
    shmem_barrier_all();
    on_active_set(0, 0, n, 0, body);
    shmem_barrier_all();
    on_active_set(0, 1, (n + 1) / 2, 1, body);
    on_active_set(1, 1, n / 2, 2, body);
    shmem_barrier_all();
    on_active_set(1, 0, n - 1, 3, body);
    shmem_barrier_all();
    on_active_set(1, 2, (n + 2) / 4, 4, body);
    shmem_barrier_all();
}

void api_meet(const struct active_set *set)
{
    shmem_barrier(set->start, set->log_stride, set->size, set->barrier_sync);
}

void api_check_p_sync(const struct active_set *set)
{
    for (size_t i = 0; i < SHMEM_SYNC_SIZE; i++)
        if (!CHECK_EQ(set->p_sync[i], SHMEM_SYNC_VALUE))
            return;
}
