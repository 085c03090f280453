/*
 * stress KIND: a program that intensively uses ordering, atomics, locks or signals.
 */
#include "stress.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int me, n_pes;
uint64_t stress_state;

uint64_t stress_random(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return *state >> 33;
}

size_t stress_length(uint64_t *state, size_t most)
{
    static const size_t limits[] = {8, 200, 5000, 40000};
    size_t limit = limits[stress_random(state) % 4];
    return 1 + stress_random(state) % (limit < most ? limit : most);
}

static unsigned char byte_at(size_t place, uint64_t about)
{
    uint64_t mixed = (about + place / 8 + 1) * 0x9e3779b97f4a7c15u;
    return (unsigned char)(mixed >> (8 + place % 8 * 4));
}

void stress_fill(void *data, size_t bytes, uint64_t about)
{
    unsigned char *to = data;
    for (size_t i = 0; i < bytes; i++)
        to[i] = byte_at(i, about);
}

void stress_require_filled(const char *what, const void *data, size_t bytes, uint64_t about)
{
    const unsigned char *got = data;
    size_t i = 0;
    while (i < bytes && got[i] == byte_at(i, about))
        i++;
    if (i == bytes)
        return;
    fprintf(stderr, "PE %d: %s: byte %zu of %zu is %u, expected %u\n", me, what, i, bytes, got[i],
            byte_at(i, about));
    shmem_global_exit(EXIT_FAILURE);
}

void stress_require_equal(const char *what, uint64_t got, uint64_t expected)
{
    if (got == expected)
        return;
    fprintf(stderr, "PE %d: %s is %llu, expected %llu\n", me, what, (unsigned long long)got,
            (unsigned long long)expected);
    shmem_global_exit(EXIT_FAILURE);
}

void *stress_memory(size_t bytes)
{
    void *memory = shmem_calloc(1, bytes);
    if (memory != NULL)
        return memory;
    fprintf(stderr, "PE %d: no memory\n", me);
    shmem_global_exit(EXIT_FAILURE);
}

#define KIND(NAME)                                                                                 \
    {                                                                                              \
#NAME, stress_##NAME                                                                       \
    }
static const struct {
    const char *name;
    void (*run)(void);
} kinds[] = {KIND(flood),  KIND(order), KIND(contexts), KIND(threads), KIND(lock),
             KIND(signal), KIND(teams), KIND(spaces),   KIND(fence),   KIND(release)};

int main(int argc, char **argv)
{
    const char *seed = getenv("CHAOS_SEED");
    int provided, known = 0;
    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) != 0)
        return EXIT_FAILURE;
    me = shmem_my_pe();
    n_pes = shmem_n_pes();
    stress_state = (seed == NULL ? 1 : strtoull(seed, NULL, 10)) * 1000 + (uint64_t)me;
    stress_random(&stress_state);
    for (size_t i = 0; argc == 2 && i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(argv[1], kinds[i].name) == 0) {
            kinds[i].run();
            known = 1;
        }
    if (!known)
        fprintf(stderr, "usage: stress flood|order|contexts|threads|lock|signal|teams|"
                        "spaces|fence|release\n");
    shmem_finalize();
    return known ? EXIT_SUCCESS : 2;
}
