/*
 * Teaches: atomic operations on another PE's memory: increment, fetch-and-add, compare-and-swap,
 *          swap, bitwise operations, set and fetch. Also nonblocking forms, many of which can be
 *          outstanding at the same time.
 * Run:     oshcc atomics.c -o atomics && oshrun -np 4 ./atomics
 */
#include "check.h"

#define DRAWS 100

static long counter;
static int maximum;
static uint64_t present;
static double temperature;
static int owner = -1;
static unsigned long tickets[DRAWS];

/* Returns a number for each PE. The numbers are different and not in the order of the PEs. */
static int height_of(int pe)
{
    return 1000 + (pe * 37 + 50) % 101;
}

/* Sets `maximum` on PE `pe` to `value` if `value` is larger. OpenSHMEM has no atomic maximum, so
 * this function calls compare-and-swap in a loop. */
static void raise_maximum(int value, int pe)
{
    int seen = shmem_atomic_fetch(&maximum, pe);
    while (value > seen) {
        int before = shmem_atomic_compare_swap(&maximum, seen, value, pe);
        if (before == seen) {
            return;
        }
        seen = before;
    }
}

/* Draws tickets from PE 0 without waiting for each one. The quiet completes all of them. */
static void draw_tickets(unsigned long *drawn, int npes)
{
    static unsigned long next_ticket, sum;
    unsigned long all = (unsigned long)npes * DRAWS;

    for (int i = 0; i < DRAWS; i++) {
        shmem_atomic_fetch_add_nbi(&drawn[i], &next_ticket, 1UL, 0);
    }
    shmem_quiet();
    for (int i = 0; i < DRAWS; i++) {
        shmem_atomic_add(&sum, drawn[i], 0);
    }
    shmem_barrier_all();
    check(shmem_g(&next_ticket, 0) == all, "number of tickets");
    check(shmem_g(&sum, 0) == all * (all - 1) / 2, "every ticket is drawn once");
}

int main(void)
{
    static long winners;

    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();

    for (int i = 0; i < DRAWS; i++) {
        shmem_atomic_inc(&counter, 0);
        shmem_atomic_add(&counter, 2L, 0);
    }
    raise_maximum(height_of(me), 0);
    shmem_atomic_or(&present, UINT64_C(1) << (me % 64), 0);
    if (shmem_atomic_compare_swap(&owner, -1, me, 0) == -1) {
        shmem_atomic_inc(&winners, 0); /* only one PE finds the variable free */
    }
    if (me == npes - 1) {
        shmem_atomic_set(&temperature, 21.5,
                         0); /* floating-point types: only set, fetch and swap */
    }
    shmem_barrier_all();

    check(shmem_atomic_fetch(&counter, 0) == 3L * DRAWS * npes, "counter");
    check(shmem_atomic_fetch(&winners, 0) == 1, "winners");
    check(shmem_atomic_fetch(&temperature, 0) == 21.5, "temperature");
    uint64_t all = npes >= 64 ? UINT64_MAX : (UINT64_C(1) << npes) - 1;
    check(shmem_atomic_fetch_and(&present, all, 0) == all, "bits of all PEs");
    int largest = 0;
    for (int pe = 0; pe < npes; pe++) {
        largest = height_of(pe) > largest ? height_of(pe) : largest;
    }
    check(shmem_atomic_fetch(&maximum, 0) == largest, "maximum");
    draw_tickets(tickets, npes);
    if (me == 0) {
        printf("counter %ld, maximum %d, bits %#llx, owner PE %d\n", counter, maximum,
               (unsigned long long)present, owner);
    }
    shmem_finalize();
    return 0;
}
