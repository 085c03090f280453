/*
 * Measures random updates (atomic xor) of a large table that all PEs share. The table is in the
 * symmetric heap or in a memory space. The updates are made through the library, or with
 * hand-written atomics on memory from shmem_ptr. Batches of the four variants alternate. Also
 * prints the part of the tables that the system has mapped with large pages (2 MiB).
 */
#include "figures.h"

#include <shmemx.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TABLES        2
#define MOST_PES      64
#define BATCHES       15
#define BATCH_UPDATES (1L << 20)
#define MIB           ((size_t)1 << 20)
#define USAGE                                                                                      \
    "usage: %s [MIB]\nShows the rate of random updates of a table of MIB MiB on each PE (64 by "   \
    "default).\nIts unit is a million updates of all PEs in a second. The number of PEs must "     \
    "be a power of two.\n"

/* A table that is distributed over all PEs in blocks of equal length. */
struct table {
    const char *name;
    uint64_t *words;
    uint64_t *mapped[MOST_PES]; /* from shmem_ptr; NULL if a PE's block is not mapped */
};

static struct table tables[TABLES] = {{.name = "heap"}, {.name = "space"}};
static size_t words_on_each; /* a power of two */
static int n_pes;
static uint64_t state;

static void update_by_library(const struct table *table, long count)
{
    for (long i = 0; i < count; i++) {
        uint64_t random = figures_random(&state);
        shmem_uint64_atomic_xor(&table->words[random & (words_on_each - 1)], random,
                                (int)(random >> 40) & (n_pes - 1));
    }
}

static void update_by_hand(const struct table *table, long count)
{
    for (long i = 0; i < count; i++) {
        uint64_t random = figures_random(&state);
        uint64_t *words = table->mapped[(random >> 40) & (uint64_t)(n_pes - 1)];
        __atomic_xor_fetch(&words[random & (words_on_each - 1)], random, __ATOMIC_SEQ_CST);
    }
}

typedef void update_type(const struct table *table, long count);

/* Measures random updates by all PEs. Returns their total rate in millions per second.
 * Collective. */
static double rate_of(update_type *update, const struct table *table)
{
    shmem_barrier_all();
    double begin = figures_now();
    update(table, BATCH_UPDATES);
    shmem_barrier_all();
    return (double)BATCH_UPDATES * n_pes / (figures_now() - begin) / 1e6;
}

static bool is_mapped(const struct table *table)
{
    for (int pe = 0; pe < n_pes; pe++)
        if (table->mapped[pe] == NULL)
            return false;
    return true;
}

/* Returns the KiB of shared memory that this process has mapped with large pages. */
static long large_kib(void)
{
    char line[200];
    long sum = 0, kib;
    FILE *file = fopen("/proc/self/smaps_rollup", "re");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "ShmemPmdMapped: %ld", &kib) == 1)
            sum += kib;
    if (file != NULL)
        fclose(file);
    return sum;
}

static void open_tables(size_t bytes)
{
    shmem_space_config_t config = {SHMEM_DEVICE_CPU, bytes + 2 * MIB, SHMEM_SPACE_FLAG_DEFAULT};
    shmem_space_t space;
    shmem_team_t team;
    words_on_each = bytes / sizeof(uint64_t);
    tables[0].words = shmem_malloc(bytes);
    if (shmem_space_create(&config, &space, &team) == 0)
        tables[1].words = shmem_space_malloc(space, bytes);
    for (int i = 0; i < TABLES; i++) {
        if (tables[i].words == NULL)
            shmem_global_exit(EXIT_FAILURE); /* the library has printed the reason */
        memset(tables[i].words, 0, bytes);
        for (int pe = 0; pe < n_pes; pe++)
            tables[i].mapped[pe] = shmem_ptr(tables[i].words, pe);
    }
}

static void measure(void)
{
    double rates[TABLES][2][BATCHES];
    for (int i = 0; i < BATCHES; i++)
        for (int j = 0; j < TABLES; j++) {
            rates[j][0][i] = rate_of(update_by_library, &tables[j]);
            rates[j][1][i] = is_mapped(&tables[j]) ? rate_of(update_by_hand, &tables[j]) : 0;
        }
    for (int j = 0; shmem_my_pe() == 0 && j < TABLES; j++)
        printf("%-6s %10.1f %10.1f\n", tables[j].name, figures_median(rates[j][0], BATCHES),
               figures_median(rates[j][1], BATCHES));
}

int main(int argc, char **argv)
{
    long mib = argc == 2 ? strtol(argv[1], NULL, 10) : 64;
    if (argc > 2 || mib <= 0 || (mib & (mib - 1)) != 0) {
        printf(USAGE, argv[0]);
        return argc == 2 && strcmp(argv[1], "--help") == 0 ? EXIT_SUCCESS : 2;
    }
    shmem_init();
    n_pes = shmem_n_pes();
    if (n_pes > MOST_PES || (n_pes & (n_pes - 1)) != 0)
        shmem_global_exit(2);
    state = (uint64_t)shmem_my_pe() + 1;
    open_tables((size_t)mib * MIB);
    if (shmem_my_pe() == 0)
        printf("%-6s %10s %10s\n", "Mup/s", "library", "by hand");
    measure();
    if (shmem_my_pe() == 0)
        printf("mapped with large pages: %ld MiB of %ld MiB\n", large_kib() / 1024,
               mib * n_pes * TABLES);
    shmem_finalize();
    return EXIT_SUCCESS;
}
