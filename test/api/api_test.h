/*
 * The harness of the API tests: checks that say where, on which PE, what came and what was
 * expected; memory of every kind to aim at; the teams and active sets that collectives are tried
 * on.
 *
 * A test is a function that all PEs call. It checks, and leaves no allocation behind.
 */
#ifndef ISTHMUS_API_TEST_H
#define ISTHMUS_API_TEST_H

#include <shmem.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct api_test {
    const char *name;
    void (*run)(void);
    int pes; /* it needs at least so many */
};

/* What a program of tests runs: it defines api_test_lists, which ends with {NULL, NULL}. */
struct api_test_list {
    const struct api_test *tests;
    const char *only; /* the test of this name; NULL: all */
};
extern const struct api_test_list api_test_lists[];

/* Ends each file's list. */
#define API_TEST_END                                                                               \
    {                                                                                              \
        NULL, NULL, 0                                                                              \
    }

#define LENGTH(ARRAY) (sizeof(ARRAY) / sizeof(ARRAY)[0])

#define CHECK(CONDITION) api_check(__FILE__, __LINE__, #CONDITION, (CONDITION))
#define CHECK_EQ(GOT, EXPECTED)                                                                    \
    api_check_equal(__FILE__, __LINE__, #GOT, (long long)(GOT), (long long)(EXPECTED))
#define CHECK_REAL(GOT, EXPECTED)    api_check_real(__FILE__, __LINE__, #GOT, (GOT), (EXPECTED))
#define CHECK_POINTER(GOT, EXPECTED) api_check_pointer(__FILE__, __LINE__, #GOT, (GOT), (EXPECTED))
#define CHECK_PATTERN(BYTES, LEN, SEED)                                                            \
    api_check_pattern(__FILE__, __LINE__, (BYTES), (LEN), (SEED))
#define CHECK_FILLED(BYTES, LEN, BYTE) api_check_filled(__FILE__, __LINE__, (BYTES), (LEN), (BYTE))

/* Each gives whether the check passed. */
bool api_check(const char *file, int line, const char *text, bool condition);
bool api_check_equal(const char *file, int line, const char *text, long long got,
                     long long expected);
bool api_check_real(const char *file, int line, const char *text, long double got,
                    long double expected);
bool api_check_pointer(const char *file, int line, const char *text, const void *got,
                       const void *expected);
bool api_check_pattern(const char *file, int line, const void *bytes, size_t length, unsigned seed);
bool api_check_filled(const char *file, int line, const void *bytes, size_t length, int byte);

/* What the following checks are about ("shmem_long_put to .bss"): shown with a failure. */
void api_about(const char *format, ...) __attribute__((format(printf, 1, 2)));

int api_failures(void);

/* What the library was asked for. */
int api_thread_level(void);

/* The memory that these, and the checks of patterns and of what is filled, are given may also be a
 * device's, which nobody else touches. */
void api_store(void *dest, const void *source, size_t length);
void api_load(void *dest, const void *source, size_t length);
void api_set(void *dest, int byte, size_t length);

/* Bytes that differ from seed to seed and from place to place. */
void api_fill_pattern(void *bytes, size_t length, unsigned seed);

/* The type of memory that a variable of the environment names, such as "cuda"; of the CPU without
 * it. That of the zones and of the tests of devices is in TEST_DEVICE_TYPE. */
shmem_device_type_t api_type_named_in(const char *variable);
shmem_device_type_t api_space_type(void);

/* Symmetric memory of every kind, ZONE_BYTES each, 64-byte aligned. With TEST_DEVICE_TYPE, .bss is
 * left to other tests, and its place is the space's too. */
enum { ZONE_HEAP, ZONE_DATA, ZONE_BSS, ZONE_SPACE, ZONE_COUNT };
enum { ZONE_BYTES = 16384, API_MAX_PES = 64 };
void api_make_zones(void); /* collective over the job, before the others */
char *api_zone(int zone);

/* For tests that go over all zones, one at a time: with TEST_DEVICE_TYPE one of the space is
 * enough. */
bool api_zone_matters(int zone);
const char *api_zone_name(int zone);

/* Fills a zone of this PE with a byte, and meets the others. */
char *api_clear_zone(int zone, int byte);

/* For a PE that acts only once another PE sleeps in a wait: the PE that waits calls the first right
 * before its wait, and `waker` calls the second. The wait must not end by itself. */
void api_announce_wait(int waker);
void api_await_sleeper(int pe);

void api_sleep_ms(int milliseconds);
double api_seconds(void);

/* Calls body for each of several teams: the world; all its PEs in reverse order; the even and the
 * odd ones, both at the same time; all but the first. */
void api_for_each_team(void (*body)(shmem_team_t team));

/* The same for active sets: the world, evens, odds, all but the first, every fourth from 1. The
 * members have met before body and meet after it. */
struct active_set {
    int start, log_stride, size;
    int me;       /* this PE's number in the set */
    long *p_sync; /* SHMEM_SYNC_SIZE entries of SHMEM_SYNC_VALUE */
    long *barrier_sync;
};
void api_for_each_active_set(void (*body)(const struct active_set *set));

/* Meets the other members, so that p_sync may be used again. */
void api_meet(const struct active_set *set);

/* Fails if a routine left pSync changed. */
void api_check_p_sync(const struct active_set *set);

#endif
