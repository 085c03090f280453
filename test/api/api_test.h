/*
 * Test harness of the API tests. It provides checks that print file, line, PE, actual and expected
 * value; symmetric memory of every kind; and the teams and active sets on which collectives are
 * tested.
 *
 * A test is a function that all PEs call. It frees everything that it allocates.
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
    int pes; /* minimum number of PEs */
};

/* A list of tests. A test program defines api_test_lists, which ends with {NULL, NULL}. */
struct api_test_list {
    const struct api_test *tests;
    const char *only; /* run only the test with this name; NULL: run all */
};
extern const struct api_test_list api_test_lists[];

/* Last entry of each file's list. */
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

/* Each function returns true if the check passed. */
bool api_check(const char *file, int line, const char *text, bool condition);
bool api_check_equal(const char *file, int line, const char *text, long long got,
                     long long expected);
bool api_check_real(const char *file, int line, const char *text, long double got,
                    long double expected);
bool api_check_pointer(const char *file, int line, const char *text, const void *got,
                       const void *expected);
bool api_check_pattern(const char *file, int line, const void *bytes, size_t length, unsigned seed);
bool api_check_filled(const char *file, int line, const void *bytes, size_t length, int byte);

/* Sets a description of the following checks, such as "shmem_long_put to .bss". It is printed if
 * a check fails. */
void api_about(const char *format, ...) __attribute__((format(printf, 1, 2)));

int api_failures(void);

/* Returns the thread level that the program requested from the library. */
int api_thread_level(void);

/* Access to memory that may be device memory. No other process may access it at the same time.
 * The checks of patterns and of filled memory accept device memory too. */
void api_store(void *dest, const void *source, size_t length);
void api_load(void *dest, const void *source, size_t length);
void api_set(void *dest, int byte, size_t length);

/* Fills memory with bytes that depend on the seed and on their index. */
void api_fill_pattern(void *bytes, size_t length, unsigned seed);

/* Returns the memory type that an environment variable names, such as "cuda", or the CPU's if it
 * is not set. TEST_DEVICE_TYPE is the variable for the zones and for the device tests. */
shmem_device_type_t api_type_named_in(const char *variable);
shmem_device_type_t api_space_type(void);

/* Zones: symmetric memory of every kind, ZONE_BYTES each, aligned to 64 bytes. If
 * TEST_DEVICE_TYPE is set, ZONE_BSS is in the space too, because other tests cover .bss. */
enum { ZONE_HEAP, ZONE_DATA, ZONE_BSS, ZONE_SPACE, ZONE_COUNT };
enum { ZONE_BYTES = 16384, API_MAX_PES = 64 };
void api_make_zones(void); /* collective over all PEs; must be called before the others */
char *api_zone(int zone);

/* Returns true if a test that runs over all zones should use this zone. With TEST_DEVICE_TYPE,
 * one zone of the space suffices. */
bool api_zone_matters(int zone);
const char *api_zone_name(int zone);

/* Fills a zone of this PE with a byte and waits in a barrier. Returns the zone. */
char *api_clear_zone(int zone, int byte);

/* For tests in which PE `waker` acts only after PE `pe` sleeps in a wait. The waiting PE calls
 * api_announce_wait immediately before its wait, and `waker` calls api_await_sleeper. The wait
 * must not end by itself. */
void api_announce_wait(int waker);
void api_await_sleeper(int pe);

void api_sleep_ms(int milliseconds);
double api_seconds(void);

/* Calls `body` for each of several teams: the world; the world in reverse order; even and odd
 * PEs as two simultaneous teams; all PEs except the first. */
void api_for_each_team(void (*body)(shmem_team_t team));

/* Calls a function for each of several active sets: the world, even PEs, odd PEs, all except the
 * first, every fourth from PE 1. The members synchronize before and after each call. */
struct active_set {
    int start, log_stride, size;
    int me;       /* this PE's number in the set */
    long *p_sync; /* SHMEM_SYNC_SIZE entries of SHMEM_SYNC_VALUE */
    long *barrier_sync;
};
void api_for_each_active_set(void (*body)(const struct active_set *set));

/* Synchronizes the members, so that p_sync may be reused. */
void api_meet(const struct active_set *set);

/* Fails if a routine has changed pSync. */
void api_check_p_sync(const struct active_set *set);

#endif
