/* Random updates: every PE changes random words in all PEs' tables with atomics. */
#include "bench.h"
#include "figures.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define TABLE_WORDS (BENCH_MIB / sizeof(unsigned long)) /* words per PE; a power of two */
#ifdef SHMEMX_INLINE
#define UPDATES_LIMIT 1.25
#else
#define UPDATES_LIMIT 2.0
#endif

/* A batch ends with a barrier, which is slow between hosts. Longer batches reduce its share of
 * the time. */
#define BATCH_FACTOR     25.0
#define BATCH_FACTOR_FAR 500.0

static unsigned long *table;
static unsigned long **mapped_tables;
static uint64_t random_state;

static int owner_of(uint64_t number)
{
    return (int)((number >> 40) % (uint64_t)bench.pes);
}

static void library_add(const struct operand *operand, long count)
{
    (void)operand;
    while (count-- > 0) {
        uint64_t number = figures_random(&random_state);

        shmem_ulong_atomic_add(&table[number % TABLE_WORDS], number, owner_of(number));
    }
    shmem_barrier_all();
}

static void hand_add(const struct operand *operand, long count)
{
    (void)operand;
    while (count-- > 0) {
        uint64_t number = figures_random(&random_state);
        unsigned long *words = mapped_tables[owner_of(number)];

        atomic_fetch_add((_Atomic unsigned long *)&words[number % TABLE_WORDS], number);
    }
    hand_barrier();
}

static void library_xor(const struct operand *operand, long count)
{
    (void)operand;
    while (count-- > 0) {
        uint64_t number = figures_random(&random_state);

        shmem_ulong_atomic_fetch_xor(&table[number % TABLE_WORDS], number, owner_of(number));
    }
    shmem_barrier_all();
}

static void hand_xor(const struct operand *operand, long count)
{
    unsigned long sum = 0;

    (void)operand;
    while (count-- > 0) {
        uint64_t number = figures_random(&random_state);
        unsigned long *words = mapped_tables[owner_of(number)];

        sum += atomic_fetch_xor((_Atomic unsigned long *)&words[number % TABLE_WORDS], number);
    }
    bench_keep(sum);
    hand_barrier();
}

static void measure(const char *name, bench_loop *library, bench_loop *hand_loop)
{
    struct row row = bench_row("application", SCOPE_ALL, 0, library, hand_loop);

    snprintf(row.name, sizeof row.name, "%s", name);
    row.batch_factor = hand_loop != NULL ? BATCH_FACTOR : BATCH_FACTOR_FAR;
    bench_goal_by_hand(&row, UPDATES_LIMIT);
    bench_measure(&row);
}

void application_run(void)
{
    bool by_hand = hand_open();

    table = (unsigned long *)bench.symmetric;
    memset(table, 0, TABLE_WORDS * sizeof *table);
    random_state = 88172645463325252u + (uint64_t)bench.me * 7919;
    mapped_tables = calloc((size_t)bench.pes, sizeof *mapped_tables);
    if (mapped_tables == NULL) {
        fprintf(stderr, "bench: out of memory\n");
        shmem_global_exit(1);
    }
    for (int pe = 0; pe < bench.pes; pe++) {
        mapped_tables[pe] = hand_map(table, pe);
    }
    measure("random updates, add", library_add, by_hand ? hand_add : NULL);
    measure("random updates, fetch_xor", library_xor, by_hand ? hand_xor : NULL);
    shmem_barrier_all();
    free(mapped_tables);
    hand_close();
}
