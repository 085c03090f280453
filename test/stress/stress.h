/*
 * Framework of the stress tests. A test is a function that all PEs call. The first failure ends the
 * job.
 */
#ifndef ISTHMUS_STRESS_H
#define ISTHMUS_STRESS_H

#include <shmem.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct stress_test {
    const char *name;
    void (*run)(void);
    int pes;          /* minimum number of PEs */
    int thread_level; /* required level, SHMEM_THREAD_* */
    /* Progress while a PE computes; not available with ISTHMUS_PROGRESS=poll. */
    bool needs_progress;
};

/* Last element of a file's list. */
#define STRESS_END                                                                                 \
    {                                                                                              \
        NULL, NULL, 0, SHMEM_THREAD_SINGLE, false                                                  \
    }

/* If the condition is false, prints a message and ends the job. `...` is a format and its
 * arguments. */
#define REQUIRE(CONDITION, ...) stress_require((CONDITION), __FILE__, __LINE__, __VA_ARGS__)
void stress_require(bool condition, const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Allocates symmetric memory. Collective. Ends the job if there is none. */
void *stress_allocate(size_t bytes);

/* stress_fill writes bytes that depend on the seed and the position, and stress_require_filled
 * checks them. */
void stress_fill(void *bytes, size_t length, uint64_t seed);
void stress_require_filled(const char *what, const void *bytes, size_t length, uint64_t seed);

/* Runs `body` in `count` threads with the numbers 0 to count - 1, and waits for them. */
enum { STRESS_MAX_THREADS = 8 };
void stress_run_threads(int count, void (*body)(int number));

#endif
