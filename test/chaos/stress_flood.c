/*
 * All PEs send every kind of operation to each other and wait only at the end. There must be no
 * deadlock and no lost data.
 */
#include <stdlib.h>
#include <time.h>

#include "stress.h"

enum { OPERATIONS = 300, SLOT = 40000 };

static unsigned char *slots;   /* of each PE, on each PE */
static unsigned char *library; /* only read */
static uint64_t *sums;         /* one on each PE */
static uint64_t added;

static unsigned char source[SLOT];
static unsigned char *places; /* destinations of gets: one for each operation */
static size_t lengths[OPERATIONS];

static void put_something(int pe)
{
    size_t bytes = stress_length(&stress_state, SLOT);
    if (stress_random(&stress_state) % 2 == 0)
        shmem_putmem_nbi(slots + (size_t)me * SLOT, source, bytes, pe);
    else
        shmem_putmem(slots + (size_t)me * SLOT, source, bytes, pe);
}

static void add_something(int pe)
{
    uint64_t value = stress_random(&stress_state) % 100;
    added += value;
    switch (stress_random(&stress_state) % 3) {
    case 0:
        shmem_uint64_atomic_fetch_add(sums, value, pe);
        break;
    case 1:
        shmem_uint64_atomic_add(sums, value, pe);
        break;
    default:
        shmem_uint64_p(sums + 2, value, pe); /* travels in the same packets */
        shmem_uint64_atomic_add(sums, value, pe);
        break;
    }
}

static void get_something(int pe, unsigned char *got)
{
    size_t bytes = stress_length(&stress_state, SLOT);
    lengths[(got - places) / SLOT] = bytes;
    if (stress_random(&stress_state) % 4 == 0) {
        shmem_getmem(got, library, bytes, pe);
        return;
    }
    shmem_getmem_nbi(got, library, bytes, pe);
    if (stress_random(&stress_state) % 8 == 0)
        shmem_quiet();
}

/* Sleeps outside the library while requests of other PEs queue up. Their number does not affect
 * the result. */
static void compute(void)
{
    const struct timespec nap = {.tv_nsec = 2000000};
    nanosleep(&nap, NULL);
}

static void do_something(int pe, unsigned char *place)
{
    uint64_t kind = stress_random(&stress_state) % 10;
    if (stress_random(&stress_state) % 64 == 0)
        compute();
    if (kind < 3)
        put_something(pe);
    else if (kind < 8)
        add_something(pe);
    else
        get_something(pe, place);
}

void stress_flood(void)
{
    slots = stress_memory((size_t)n_pes * SLOT);
    places = malloc((size_t)OPERATIONS * SLOT);
    if (places == NULL)
        shmem_global_exit(EXIT_FAILURE);
    library = stress_memory(SLOT);
    stress_fill(library, SLOT, 2);
    sums = stress_memory(3 * sizeof *sums);
    stress_fill(source, SLOT, 1);
    shmem_barrier_all();
    for (int i = 0; i < OPERATIONS; i++)
        do_something((int)(stress_random(&stress_state) % (uint64_t)n_pes), places + i * SLOT);
    for (int pe = 0; pe < n_pes; pe++)
        shmem_putmem_nbi(slots + (size_t)me * SLOT, source, SLOT, pe);
    shmem_quiet();
    shmem_uint64_atomic_add(sums + 1, added, 0);
    shmem_barrier_all();
    for (int pe = 0; pe < n_pes; pe++)
        stress_require_filled("what was put", slots + (size_t)pe * SLOT, SLOT, 1);
    for (int i = 0; i < OPERATIONS; i++)
        stress_require_filled("what was got", places + i * SLOT, lengths[i], 2);
    uint64_t total = 0;
    for (int pe = 0; pe < n_pes; pe++)
        total += shmem_uint64_atomic_fetch(sums, pe);
    stress_require_equal("the sum at all PEs", total, shmem_uint64_atomic_fetch(sums + 1, 0));
    shmem_barrier_all();
    free(places);
    shmem_free(sums);
    shmem_free(library);
    shmem_free(slots);
}
