/*
 * The harness of the stress tests. A test is a function that all PEs call; the first thing that is
 * not as it should be ends the job.
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
    int pes;             /* it needs at least so many */
    int thread_level;    /* and this, of SHMEM_THREAD_* */
    bool needs_progress; /* while a program computes, which ISTHMUS_PROGRESS=poll rules out */
};

/* Ends each file's list. */
#define STRESS_END                                                                                 \
    {                                                                                              \
        NULL, NULL, 0, SHMEM_THREAD_SINGLE, false                                                  \
    }

/* `...` is a format and what belongs to it: what is wrong, if the condition does not hold. */
#define REQUIRE(CONDITION, ...) stress_require((CONDITION), __FILE__, __LINE__, __VA_ARGS__)
void stress_require(bool condition, const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Symmetric memory; never NULL. */
void *stress_allocate(size_t bytes);

/* Bytes that differ from seed to seed and from place to place. */
void stress_fill(void *bytes, size_t length, uint64_t seed);
void stress_require_filled(const char *what, const void *bytes, size_t length, uint64_t seed);

/* Runs `body` in so many threads, numbered from 0. */
enum { STRESS_MAX_THREADS = 8 };
void stress_run_threads(int count, void (*body)(int number));

#endif
