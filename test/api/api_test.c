/*
 * The harness's checks, memory, teams and active sets.
 */
#include "api_test.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <time.h>

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

static unsigned char pattern_byte(size_t at, unsigned seed)
{
    return (unsigned char)(((uint32_t)at * 2654435761u + seed * 40503u + 1) >> 13);
}

void api_fill_pattern(void *bytes, size_t length, unsigned seed)
{
    for (size_t i = 0; i < length; i++)
        ((unsigned char *)bytes)[i] = pattern_byte(i, seed);
}

bool api_check_pattern(const char *file, int line, const void *bytes, size_t length, unsigned seed)
{
    for (size_t i = 0; i < length; i++) {
        unsigned got = ((const unsigned char *)bytes)[i];
        if (got != pattern_byte(i, seed)) {
            fail(file, line, "byte %zu of %zu is 0x%02x, expected 0x%02x (pattern %u)", i, length,
                 got, pattern_byte(i, seed), seed);
            return false;
        }
    }
    return true;
}

bool api_check_filled(const char *file, int line, const void *bytes, size_t length, int byte)
{
    for (size_t i = 0; i < length; i++) {
        unsigned got = ((const unsigned char *)bytes)[i];
        if (got != (unsigned char)byte) {
            fail(file, line, "byte %zu of %zu is 0x%02x, expected 0x%02x untouched", i, length, got,
                 (unsigned)byte);
            return false;
        }
    }
    return true;
}

/* The space lives on at shmem_finalize. */
static char *make_space_zone(void)
{
    shmem_space_t space;
    shmem_team_t team;
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = 4 * ZONE_BYTES};
    if (shmem_space_create(&config, &space, &team) != 0)
        return NULL;
    return shmem_space_malloc(space, ZONE_BYTES);
}

char *api_zone(int zone)
{
    static char *zones[ZONE_COUNT] = {[ZONE_DATA] = data_zone, [ZONE_BSS] = bss_zone};
    if (zone == ZONE_HEAP && zones[zone] == NULL)
        zones[zone] = shmem_malloc(ZONE_BYTES);
    if (zone == ZONE_SPACE && zones[zone] == NULL)
        zones[zone] = make_space_zone();
    return zones[zone];
}

const char *api_zone_name(int zone)
{
    static const char *const names[ZONE_COUNT] = {"the heap", ".data", ".bss", "a space"};
    return names[zone];
}

char *api_clear_zone(int zone, int byte)
{
    char *base = api_zone(zone);
    memset(base, byte, ZONE_BYTES);
    shmem_barrier_all();
    return base;
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

/* Splits the world, runs body on the members, and destroys the team. */
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
