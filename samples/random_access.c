/*
 * Teaches: many small updates of random elements of a table that is distributed over all PEs. The
 *          program announces the updates to the library with a session on a context (new in
 *          OpenSHMEM 1.6).
 * Run:     oshcc random_access.c -o random_access && oshrun -np 4 ./random_access [UPDATES]
 *
 * Each update is an atomic exclusive-or (xor) with a random value. If all updates are executed a
 * second time, they restore the table. The program checks this.
 */
#include "check.h"
#include <time.h>

#define PER_PE (1UL << 14) /* words of the table per PE */

static uint64_t next_random(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static void update(shmem_ctx_t context, uint64_t *table, size_t updates, int me, int npes)
{
    uint64_t state = UINT64_C(0x9E3779B97F4A7C15) * (uint64_t)(me + 1);
    shmem_ctx_session_config_t config = {.total_ops = updates};

    /* A session is only a hint: it neither completes nor orders operations. */
    shmem_ctx_session_start(context, SHMEM_CTX_SESSION_BATCH, &config, SHMEM_CTX_SESSION_TOTAL_OPS);
    for (size_t i = 0; i < updates; i++) {
        uint64_t value = next_random(&state);
        uint64_t place = value % (PER_PE * (uint64_t)npes);
        shmem_atomic_xor(context, &table[place % PER_PE], value, (int)(place / PER_PE));
    }
    shmem_ctx_session_stop(context);
    shmem_ctx_quiet(context);
    shmem_barrier_all();
}

static double seconds(void)
{
    struct timespec now;
    check(timespec_get(&now, TIME_UTC) == TIME_UTC, "clock");
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int argc, char **argv)
{
    shmem_ctx_t context;
    unsigned long changed = 0;

    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    size_t updates = argc > 1 ? strtoul(argv[1], NULL, 10) : 100000;
    uint64_t *table = shmem_malloc(PER_PE * sizeof *table);
    check(table != NULL, "shmem_malloc");
    check(shmem_ctx_create(SHMEM_CTX_SERIALIZED, &context) == 0, "shmem_ctx_create");

    for (size_t i = 0; i < PER_PE; i++) {
        table[i] = i;
    }
    shmem_barrier_all();
    double start = seconds();
    update(context, table, updates, me, npes);
    double taken = seconds() - start;
    for (size_t i = 0; i < PER_PE; i++) {
        changed += table[i] != i;
    }
    check(changed > 0 || updates < 100, "the table has changed");
    shmem_barrier_all(); /* all PEs have read the table, so it may change again */
    update(context, table, updates, me, npes);
    for (size_t i = 0; i < PER_PE; i++) {
        check(table[i] == i, "table after the same updates once more");
    }
    if (me == 0) {
        printf("%.2f million updates per second on %d PEs\n", 1e-6 * (double)updates * npes / taken,
               npes);
    }
    shmem_ctx_destroy(context);
    shmem_free(table);
    shmem_finalize();
    return 0;
}
