/*
 * Time in ticks, from the cheapest clock that is the same on all cores of a machine: the CPU's
 * counter if it is usable, otherwise ns.
 */
#ifndef ISTHMUS_PROFILE_TICKS_H
#define ISTHMUS_PROFILE_TICKS_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

extern bool ticks_are_nanoseconds;

static inline uint64_t ticks_nanoseconds(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

/* Returns true if the CPU has a counter that runs at a constant rate in all power states. */
static inline bool ticks_have_counter(void)
{
#if defined(__x86_64__)
    unsigned a, b, c, d;
    return __get_cpuid(0x80000007, &a, &b, &c, &d) != 0 && (d & 1u << 8) != 0;
#elif defined(__aarch64__)
    return true;
#else
    return false;
#endif
}

static inline uint64_t ticks_now(void)
{
#if defined(__x86_64__)
    if (__builtin_expect(!ticks_are_nanoseconds, 1))
        return __builtin_ia32_rdtsc();
#elif defined(__aarch64__)
    uint64_t count;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(count));
    return count;
#endif
    return ticks_nanoseconds(CLOCK_MONOTONIC);
}

#endif
