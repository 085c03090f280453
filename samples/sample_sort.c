/*
 * Teaches: an irregular exchange with one collective: every PE sends every other PE a block of any
 *          length.
 * Run:     oshcc sample_sort.c -o sample_sort && oshrun -np 4 ./sample_sort [KEYS]
 *
 * Sample sort: each PE sorts its keys and sends some of them, the samples, to all PEs. The PEs
 * divide the range of keys into one part for each PE, so that each part contains about the same
 * number of samples. Each key is sent to the PE whose part contains it. The program sends the keys
 * with shmemx_alltoallv, and again with puts for comparison, and prints the times of both.
 */
#include "measure.h"
#include <shmemx.h>

enum { SAMPLES = 32 /* of each PE */, ROUNDS = 5 };

static struct size sizes[] = {{"KEYS", 1, 100000000, 50000}};

/* Symmetric arrays. */
static uint64_t *keys, *sorted; /* keys that this PE sends, and keys that it has received */
static uint64_t *samples;       /* samples of all PEs */
static size_t *places; /* places[p]: offset in the array `sorted` of PE p for keys of this PE */
static size_t received, received_most;

/* Symmetric arrays. Element p describes the block of keys that this PE sends to PE p, or receives
 * from PE p. */
struct blocks {
    size_t npes;
    size_t *send_offsets, *send_counts, *receive_offsets, *receive_counts;
};

static void *allocate(size_t count, size_t size)
{
    void *memory = shmem_calloc(count, size);
    check(memory != NULL, "symmetric memory");
    return memory;
}

static int by_value(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void sort(uint64_t *array, size_t count)
{
    qsort(array, count, sizeof *array, by_value);
}

static uint64_t key_of(int pe, size_t i)
{
    uint64_t x = ((uint64_t)pe << 32 | i) * UINT64_C(0x9e3779b97f4a7c15);
    return (x ^ x >> 29) * UINT64_C(0xbf58476d1ce4e5b9) >> 20;
}

/* Sets bounds[i] to the upper bound of the keys of PE i, for all PEs except the last. Determines
 * the bounds from the samples of all PEs. */
static void choose_bounds(size_t n, size_t npes, uint64_t *bounds)
{
    static uint64_t mine[SAMPLES];
    for (size_t i = 0; i < SAMPLES; i++) {
        mine[i] = keys[i * n / SAMPLES];
    }
    check(shmem_uint64_fcollect(SHMEM_TEAM_WORLD, samples, mine, SAMPLES) == 0, "fcollect");
    sort(samples, SAMPLES * npes);
    for (size_t pe = 0; pe + 1 < npes; pe++) {
        bounds[pe] = samples[(pe + 1) * SAMPLES];
    }
}

/* Determines which keys this PE sends to each PE. The keys for one PE are contiguous, because
 * `keys` is sorted. */
static void divide(size_t n, const uint64_t *bounds, const struct blocks *blocks)
{
    size_t i = 0;
    for (size_t pe = 0; pe < blocks->npes; pe++) {
        blocks->send_offsets[pe] = i;
        while (i < n && (pe + 1 == blocks->npes || keys[i] < bounds[pe])) {
            i++;
        }
        blocks->send_counts[pe] = i - blocks->send_offsets[pe];
    }
}

/* Exchanges the lengths of the blocks. Also determines the maximum number of keys that a PE
 * receives. `sorted` has this length, because a symmetric array has the same length on all PEs. */
static void tell_counts(const struct blocks *blocks)
{
    check(shmem_size_alltoall(SHMEM_TEAM_WORLD, blocks->receive_counts, blocks->send_counts, 1) ==
              0,
          "alltoall");
    received = 0;
    for (size_t pe = 0; pe < blocks->npes; pe++) {
        blocks->receive_offsets[pe] = received;
        received += blocks->receive_counts[pe];
    }
    check(shmem_size_max_reduce(SHMEM_TEAM_WORLD, &received_most, &received, 1) == 0, "reduction");
}

/* ---- Exchange of the keys -------------------------------------------------------------------- */

static void exchange_by_alltoallv(const struct blocks *blocks)
{
    check(shmemx_uint64_alltoallv(SHMEM_TEAM_WORLD, sorted, blocks->receive_offsets,
                                  blocks->receive_counts, keys, blocks->send_offsets,
                                  blocks->send_counts) == 0,
          "alltoallv");
}

/* Sends the blocks of keys with puts. First, each PE sends to every PE the offset in its own array
 * `sorted` at which the receiver must put its block. */
static void exchange_by_puts(const struct blocks *blocks)
{
    check(shmem_size_alltoall(SHMEM_TEAM_WORLD, places, blocks->receive_offsets, 1) == 0,
          "alltoall");
    size_t me = (size_t)shmem_my_pe();
    for (size_t i = 0; i < blocks->npes; i++) {
        size_t pe = (me + i) % blocks->npes;
        shmem_uint64_put(&sorted[places[pe]], &keys[blocks->send_offsets[pe]],
                         blocks->send_counts[pe], (int)pe);
    }
    shmem_barrier_all();
}

/* Executes the exchange ROUNDS times, and returns the minimum time. The first exchange is slower,
 * because it establishes connections. */
static double time_of(void (*exchange)(const struct blocks *blocks), const struct blocks *blocks)
{
    double least = 0;
    for (int i = 0; i < ROUNDS; i++) {
        memset(sorted, 0, received * sizeof *sorted);
        shmem_barrier_all();
        double start = seconds();
        exchange(blocks);
        shmem_sync_all();
        double took = seconds() - start;
        least = i == 0 || took < least ? took : least;
    }
    return least;
}

/* Sorts the received keys. Checks that no key was lost, and that the keys of each PE are within its
 * bounds. */
static void finish(size_t n, size_t npes, const uint64_t *bounds)
{
    static uint64_t sums[4], sums_of_all[4];
    size_t me = (size_t)shmem_my_pe();
    sort(sorted, received);
    sums[0] = n;
    sums[1] = received;
    sums[2] = sums[3] = 0;
    for (size_t i = 0; i < n; i++) {
        sums[2] += keys[i] * (keys[i] | 1);
    }
    for (size_t i = 0; i < received; i++) {
        sums[3] += sorted[i] * (sorted[i] | 1);
        check(i == 0 || sorted[i - 1] <= sorted[i], "order of the keys");
        check(me == 0 || sorted[i] >= bounds[me - 1], "a key of a PE before");
        check(me + 1 == npes || sorted[i] < bounds[me], "a key of a PE behind");
    }
    check(shmem_uint64_sum_reduce(SHMEM_TEAM_WORLD, sums_of_all, sums, 4) == 0, "reduction");
    check(sums_of_all[0] == sums_of_all[1], "number of keys");
    check(sums_of_all[2] == sums_of_all[3], "sum of the keys");
}

int main(int argc, char **argv)
{
    shmem_init();
    read_sizes(argc, argv, sizes, 1);
    size_t n = (size_t)sizes[0].value, npes = (size_t)shmem_n_pes();
    keys = allocate(n, sizeof *keys);
    samples = allocate(SAMPLES * npes, sizeof *samples);
    size_t *counts = allocate(5 * npes, sizeof *counts);
    places = counts + 4 * npes;
    struct blocks blocks = {npes, counts, counts + npes, counts + 2 * npes, counts + 3 * npes};
    uint64_t *bounds = malloc(npes * sizeof *bounds);
    check(bounds != NULL, "memory for the bounds");
    int me = shmem_my_pe(); /* called once, not for each key */
    for (size_t i = 0; i < n; i++) {
        keys[i] = key_of(me, i);
    }
    sort(keys, n);
    choose_bounds(n, npes, bounds);
    divide(n, bounds, &blocks);
    tell_counts(&blocks);
    sorted = allocate(received_most, sizeof *sorted);
    double by_puts = time_of(exchange_by_puts, &blocks);
    finish(n, npes, bounds);
    double by_alltoallv = time_of(exchange_by_alltoallv, &blocks);
    finish(n, npes, bounds);
    if (me == 0) {
        printf("%zu keys of each of %zu PEs, at most %zu after: exchanged by puts in %.2f ms, by "
               "alltoallv in %.2f ms\n",
               n, npes, received_most, by_puts * 1e3, by_alltoallv * 1e3);
    }
    free(bounds);
    shmem_free(sorted);
    shmem_free(counts);
    shmem_free(samples);
    shmem_free(keys);
    shmem_finalize();
    return 0;
}
