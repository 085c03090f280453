/* Runs batches of a row's loops alternately, controlled by PE 0. */
#include "bench.h"
#include "figures.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MAX_BATCHES     64
#define MAX_COUNT       (1L << 26)
#define ROW_SECONDS     10.0
#define FEWEST_BATCHES  5
#define NAP_NANOSECONDS 1000000
#define STOP            (-1L)

struct bench bench;

/* Commands from PE 0, in symmetric memory. The other PEs count completed commands in PE 0's
 * copy. */
struct control {
    long sequence;
    long variant;
    long count;
    char separate[128];
    long finished;
};
static struct control *control;
static long last_sequence; /* number of the last command: sent (PE 0) or received (other PEs) */
static long expected_finished;

void bench_keep(unsigned long value)
{
    static _Atomic unsigned long kept;

    atomic_store_explicit(&kept, value, memory_order_relaxed);
}

size_t bench_next_size(size_t bytes)
{
    return bytes * (bench.quick ? 8 : 2);
}

static void fail(const char *what)
{
    fprintf(stderr, "bench: PE %d: %s\n", bench.me, what);
    shmem_global_exit(1);
}

void bench_open(bool quick)
{
    bench.me = shmem_my_pe();
    bench.pes = shmem_n_pes();
    bench.peer = bench.pes > 1 ? 1 : 0;
    bench.quick = quick;
    bench.batches = quick ? FEWEST_BATCHES : 31;
    bench.batch_seconds = quick ? 20e-6 : 400e-6;
    bench.memory_bytes = BENCH_LARGEST;
    bench.symmetric = shmem_align(4096, bench.memory_bytes);
    control = shmem_align(64, sizeof *control);
    bench.local = aligned_alloc(4096, bench.memory_bytes);
    if (bench.symmetric == NULL || control == NULL || bench.local == NULL) {
        fail("not enough memory; the benchmark needs 64 MiB of symmetric heap");
    }
    memset(control, 0, sizeof *control);
    memset(bench.symmetric, 0, bench.memory_bytes);
    memset(bench.local, 1, bench.memory_bytes);
    last_sequence = 0;
    expected_finished = 0;
    shmem_barrier_all();
}

void bench_close(void)
{
    shmem_barrier_all();
    free(bench.local);
    shmem_free(control);
    shmem_free(bench.symmetric);
}

struct operand bench_operand_at(void *symmetric, size_t bytes)
{
    return (struct operand){.symmetric = symmetric,
                            .mapped = shmem_ptr(symmetric, bench.peer),
                            .local = bench.local,
                            .bytes = bytes,
                            .peer = bench.peer};
}

struct operand bench_operand(size_t offset, size_t bytes)
{
    return bench_operand_at(bench.symmetric + offset, bytes);
}

struct row bench_row(const char *group, enum scope scope, size_t bytes, bench_loop *library,
                     bench_loop *by_hand)
{
    return (struct row){.group = group,
                        .scope = scope,
                        .loop = {library, by_hand, NULL},
                        .operand = bench_operand(0, bytes),
                        .batch_factor = 1,
                        .goal_against = LIBRARY};
}

void bench_goal_fetch_add(struct row *row)
{
    row->loop[REFERENCE] = hand_fetch_add;
    row->reference_operand = bench_operand(0, sizeof(long));
    row->reference_name = "C11 fetch_add";
    row->goal_against = REFERENCE;
    row->goal_limit = BENCH_FETCH_ADD_MULTIPLE;
}

void bench_goal_word(struct row *row, double inlined)
{
#ifdef SHMEMX_INLINE
    bench_goal_by_hand(row, inlined);
#else
    (void)inlined;
    bench_goal_fetch_add(row);
#endif
}

void bench_goal_by_hand(struct row *row, double limit)
{
    row->goal_against = BY_HAND;
    row->goal_limit = limit;
}

static const struct operand *operand_of(const struct row *row, enum variant variant)
{
    return variant == REFERENCE ? &row->reference_operand : &row->operand;
}

static bool is_runnable(const struct row *row, enum variant variant)
{
    return row->loop[variant] != NULL &&
           (variant == LIBRARY || operand_of(row, variant)->mapped != NULL);
}

static bool takes_part(enum scope scope, int pe)
{
    return pe == 0 || scope == SCOPE_ALL || (scope == SCOPE_PAIR && pe == bench.peer);
}

/* Runs one batch and returns its duration in seconds. The first operation is not timed; it
 * synchronizes the PEs. */
static double run_batch(const struct row *row, enum variant variant, long count)
{
    const struct operand *operand = operand_of(row, variant);
    double start;

    row->loop[variant](operand, 1);
    start = figures_now();
    row->loop[variant](operand, count);
    return figures_now() - start;
}

static void send_order(int pe, long variant, long count)
{
    shmem_long_p(&control->variant, variant, pe);
    shmem_long_p(&control->count, count, pe);
    shmem_fence();
    shmem_long_p(&control->sequence, last_sequence, pe);
}

static double lead_batch(const struct row *row, enum variant variant, long count)
{
    double seconds;

    last_sequence++;
    for (int pe = 1; pe < bench.pes; pe++) {
        if (takes_part(row->scope, pe)) {
            send_order(pe, variant, count);
            expected_finished++;
        }
    }
    shmem_quiet();
    seconds = run_batch(row, variant, count);
    shmem_long_wait_until(&control->finished, SHMEM_CMP_GE, expected_finished);
    return seconds;
}

static void stop_followers(void)
{
    last_sequence++;
    for (int pe = 1; pe < bench.pes; pe++) {
        send_order(pe, STOP, 0);
    }
    shmem_quiet();
}

/* The peer waits inside the library, which may need that to make progress. PEs that do not take
 * part sleep. */
static void wait_for_order(enum scope scope)
{
    const struct timespec nap = {.tv_nsec = NAP_NANOSECONDS};

    if (takes_part(scope, bench.me) || bench.me == bench.peer) {
        shmem_long_wait_until(&control->sequence, SHMEM_CMP_NE, last_sequence);
    } else {
        while (!shmem_long_test(&control->sequence, SHMEM_CMP_NE, last_sequence)) {
            nanosleep(&nap, NULL);
        }
    }
    last_sequence = control->sequence;
}

static void follow(const struct row *row)
{
    for (;;) {
        wait_for_order(row->scope);
        if (control->variant == STOP) {
            return;
        }
        run_batch(row, (enum variant)control->variant, control->count);
        shmem_long_atomic_inc(&control->finished, 0);
    }
}

/* Returns how many operations fill a batch. */
static long calibrate(const struct row *row, enum variant variant)
{
    double wanted = bench.batch_seconds * row->batch_factor;
    long count = 1;

    while (count < MAX_COUNT) {
        long next = figures_next_count(count, lead_batch(row, variant, count), wanted);

        if (next == count) {
            break;
        }
        count = next;
    }
    return count;
}

/* Returns the median over all batches of numerator / denominator, each ratio within one batch. */
static double median_ratio(const double *numerator, const double *denominator, int count)
{
    double ratio[MAX_BATCHES] = {0};

    for (int i = 0; i < count; i++) {
        ratio[i] = numerator[i] / denominator[i];
    }
    return figures_median(ratio, count);
}

/* Runs a batch of every variant, alternately in ascending and descending order. */
static void lead_turn(const struct row *row, const long *count, int turn,
                      double times[VARIANT_COUNT][MAX_BATCHES])
{
    for (int i = 0; i < VARIANT_COUNT; i++) {
        enum variant variant = (enum variant)(turn % 2 ? VARIANT_COUNT - 1 - i : i);

        if (is_runnable(row, variant)) {
            times[variant][turn] = lead_batch(row, variant, count[variant]) * FIGURES_NANOSECONDS /
                                   (double)count[variant];
        }
    }
}

static void record(const struct row *row, int turns, double times[VARIANT_COUNT][MAX_BATCHES])
{
    struct result result = {.group = row->group,
                            .bytes = row->operand.bytes,
                            .batches = turns,
                            .reference_name = row->reference_name,
                            .goal_against = row->goal_against,
                            .goal_limit = row->goal_limit,
                            .more_limit = row->more_limit};

    memcpy(result.name, row->name, sizeof result.name);
    for (int variant = 0; variant < VARIANT_COUNT; variant++) {
        if (is_runnable(row, (enum variant)variant)) {
            result.nanoseconds[variant] = figures_median(times[variant], turns);
            result.minimum[variant] = figures_least(times[variant], turns);
            result.ratio[variant] = median_ratio(times[LIBRARY], times[variant], turns);
        }
    }
    results_add(&result);
}

static void lead(const struct row *row)
{
    static double times[VARIANT_COUNT][MAX_BATCHES];
    long count[VARIANT_COUNT] = {0};
    double start = figures_now();
    int turns = 0;

    for (int variant = 0; variant < VARIANT_COUNT; variant++) {
        if (is_runnable(row, (enum variant)variant)) {
            count[variant] = calibrate(row, (enum variant)variant);
        }
    }
    while (turns < bench.batches &&
           (turns < FEWEST_BATCHES || figures_now() - start < ROW_SECONDS)) {
        lead_turn(row, count, turns++, times);
    }
    stop_followers();
    record(row, turns, times);
}

static bool is_skipped(const char *name)
{
    for (int i = 0; i < bench.skip_count; i++) {
        if (strcmp(bench.skip[i], name) == 0) {
            return true;
        }
    }
    return false;
}

void bench_measure(const struct row *row)
{
    if (is_skipped(row->name)) {
        return;
    }
    shmem_barrier_all();
    if (bench.me == 0) {
        lead(row);
    } else {
        follow(row);
    }
    shmem_barrier_all();
}
