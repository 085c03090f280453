/*
 * Checks the values of the counters: they must show what the program must have sent with each
 * transport. PEs 0 and 1 communicate; the other PEs only take part in collectives.
 *
 *   counters direct|message|window
 */
#include <sched.h>
#include <shmemx.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../../asleep.h"

enum {
    OPERATIONS = 100,
    LONG_PUTS = 10,
    LONG_BYTES = 20000,
    BULK = 1 << 20,
    MOST = 64,
    MANY = 50000 /* upper limit of sleeps or yields in a wait */
};

static char *memory; /* symmetric */
static char local[BULK];
static long word, flag;
static struct asleep_thread sleeper; /* on PE 0: the thread of PE 1 that sleeps */
static uint64_t before[MOST];
static time_t began;
static int n_counters, failures;

static int number_of(const char *name)
{
    const char *known, *meaning;
    for (int i = 0; shmemx_counters_get_info(i, &known, &meaning) == 0; i++)
        if (strcmp(known, name) == 0)
            return i;
    fprintf(stderr, "there is no counter %s\n", name);
    shmem_global_exit(EXIT_FAILURE);
}

/* Starts counting. No PE continues before all PEs have started. */
static void start(void)
{
    shmem_barrier_all();
    began = time(NULL);
    n_counters = shmemx_counters_get_values(before, MOST);
    shmem_sync_all();
}

static uint64_t since(const char *name)
{
    uint64_t value = 0;
    int number = number_of(name);
    shmemx_counters_get_value(number, &value);
    return value - before[number];
}

static void expect(const char *what, const char *name, uint64_t least, uint64_t most)
{
    uint64_t value = since(name);
    if (value >= least && value <= most)
        return;
    failures++;
    fprintf(stderr, "PE %d, %s: %s is %llu, expected %llu to %llu\n", shmem_my_pe(), what, name,
            (unsigned long long)value, (unsigned long long)least, (unsigned long long)most);
}

static void expect_just(const char *what, const char *name, uint64_t value)
{
    expect(what, name, value, value);
}

/* Checks a counter that may also count liveness questions. A PE that waits in a collective asks
 * the awaited PE once a second whether it is alive. On a crowded machine this happens here too,
 * and replies to earlier questions may still arrive. */
static void expect_beside_questions(const char *what, const char *name, uint64_t value)
{
    uint64_t others = (uint64_t)shmem_n_pes() - 1, seconds = (uint64_t)(time(NULL) - began);
    expect(what, name, value, value + others * (1 + seconds));
}

/* Checks that no counter of messages has changed. */
static void expect_no_messages(const char *what)
{
    static const char *const names[] = {"packets_sent", "requests",          "answers_sent",
                                        "bulk_sent",    "window_operations", "collective_messages"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        expect_just(what, names[i], 0);
}

static void counter_table_is_consistent(void)
{
    const char *name, *other, *meaning;
    uint64_t few[3] = {1, 2, 3};
    expect_just("nothing", "packets_full", 0);
    for (int i = 0; i < n_counters; i++)
        for (int k = 0; k < i; k++)
            if (shmemx_counters_get_info(i, &name, &meaning) != 0 || *meaning == '\0' ||
                shmemx_counters_get_info(k, &other, &meaning) != 0 || strcmp(name, other) == 0)
                failures++;
    name = meaning = "untouched";
    if (shmemx_counters_get_info(n_counters, &name, &meaning) == 0 ||
        shmemx_counters_get_info(-1, &name, &meaning) == 0 || strcmp(name, "untouched") != 0 ||
        shmemx_counters_get_value(-1, &few[0]) == 0 ||
        shmemx_counters_get_value(n_counters, &few[0]) == 0 || few[0] != 1)
        failures++;
    if (shmemx_counters_get_values(few, 2) != n_counters || few[2] != 3 || n_counters > MOST)
        failures++;
    if (pshmemx_counters_get_values(few, 0) != n_counters)
        failures++;
    if (failures > 0)
        fprintf(stderr, "PE %d: the table of counters is not as it is told\n", shmem_my_pe());
}

static void gets_and_atomics(void)
{
    for (int i = 0; i < OPERATIONS; i++)
        (void)shmem_long_g(&word, 1);
    for (int i = 0; i < OPERATIONS; i++)
        (void)shmem_long_atomic_fetch_inc(&word, 1);
}

/* ---- With loads and stores ---- */

static void loads_and_stores_send_no_messages(void)
{
    start();
    if (shmem_my_pe() == 0) {
        gets_and_atomics();
        shmem_putmem(memory, local, BULK, 1);
        shmem_quiet();
    }
    shmem_barrier_all();
    expect_no_messages("by loads and stores");
}

/* Writes the flag after PE 1 sleeps. Stores in `word` how often that rang a doorbell. */
static void wake_sleeper(void)
{
    shmem_int64_wait_until(&sleeper.number, SHMEM_CMP_NE, 0);
    asleep_await(sleeper, 2);
    uint64_t bells = since("bells");
    shmem_long_atomic_set(&flag, 1, 1);
    word = (long)(since("bells") - bells);
}

/* Waits for the flag. Stores in `word` how often PE 1 slept. */
static void wait_asleep(void)
{
    const struct asleep_thread self = asleep_self();
    shmem_uint64_p(&sleeper.name_space, self.name_space, 0);
    shmem_fence();
    shmem_int64_p(&sleeper.number, self.number, 0);
    /* PE 1 may have slept before, too, while the other PEs started. */
    uint64_t slept = since("sleeps"), rung = since("sleeps_rung"), yields = since("yields");
    shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
    word = (long)(since("sleeps") - slept);
    rung = since("sleeps_rung") - rung;
    yields = since("yields") - yields;
    if (rung > 2 || yields > MANY) { /* a late ring may belong to an earlier wait */
        failures++;
        fprintf(stderr, "PE 1: %d times rung for and %d yields in a wait\n", (int)rung,
                (int)yields);
    }
}

/* The doorbell must be rung exactly once for a PE that sleeps. */
static void sleeping_pe_is_rung_exactly_once(void)
{
    start();
    if (shmem_my_pe() == 0)
        wake_sleeper();
    else if (shmem_my_pe() == 1)
        wait_asleep();
    shmem_barrier_all();
    long rung = shmem_long_g(&word, 0), slept = shmem_long_g(&word, 1);
    if (rung != 1 || slept < 1 || slept > MANY) {
        failures++;
        fprintf(stderr, "PE %d: %ld bells and %ld sleeps in a wait\n", shmem_my_pe(), rung, slept);
    }
}

/* ---- With messages ---- */

/* Each operation waits for its reply, so each has its own packet. */
static void each_round_trip_has_its_own_packet(void)
{
    start();
    if (shmem_my_pe() == 0) {
        gets_and_atomics();
        expect_beside_questions("round trips", "requests", 2 * OPERATIONS);
        expect_beside_questions("round trips", "packets_sent", 2 * OPERATIONS);
        expect_beside_questions("round trips", "answers_received", 2 * OPERATIONS);
    }
    shmem_barrier_all();
    if (shmem_my_pe() == 1) {
        expect_beside_questions("round trips", "packets_received", 2 * OPERATIONS);
        expect_beside_questions("round trips", "answers_sent", 2 * OPERATIONS);
    } else {
        expect_beside_questions("round trips", "packets_received", 0);
    }
}

/* A put that is too long to share a packet has its own packet. */
static void each_long_put_has_its_own_packet(void)
{
    start();
    if (shmem_my_pe() == 0) {
        for (int i = 0; i < LONG_PUTS; i++)
            shmem_putmem(memory + (ptrdiff_t)i * LONG_BYTES, local, LONG_BYTES, 1);
        shmem_quiet();
        expect_beside_questions("long puts", "requests", LONG_PUTS);
        expect_beside_questions("long puts", "packets_sent", LONG_PUTS);
        expect("long puts", "packet_bytes", (uint64_t)LONG_PUTS * LONG_BYTES,
               (uint64_t)LONG_PUTS * (LONG_BYTES + 256));
    }
}

/* Many small puts share packets. The progress thread may send a packet before it is full. */
static void small_puts_share_packets(void)
{
    enum { PUTS = 5000, BYTES = 100 };
    start();
    if (shmem_my_pe() == 0) {
        for (int i = 0; i < PUTS; i++)
            shmem_putmem_nbi(memory + i, local, BYTES, 1);
        shmem_quiet();
        expect_beside_questions("small puts", "requests", PUTS);
        expect("small puts", "packets_sent", PUTS * BYTES / 16384, PUTS / 2);
        expect("small puts", "packets_full", 1, PUTS * BYTES / 8192);
        expect("small puts", "packet_bytes", (uint64_t)PUTS * BYTES, (uint64_t)PUTS * 2 * BYTES);
    }
}

static void a_mib_is_counted_as_one_bulk_message(void)
{
    start();
    if (shmem_my_pe() == 0) {
        shmem_putmem(memory, local, BULK, 1);
        shmem_quiet();
        expect_just("a put of a MiB", "bulk_sent", 1);
        expect_just("a put of a MiB", "bulk_bytes", BULK);
        shmem_getmem(local, memory, BULK, 1);
        expect_just("a get of a MiB", "bulk_sent", 1);
    }
    shmem_barrier_all();
    if (shmem_my_pe() == 1)
        expect_just("a get of a MiB", "bulk_bytes", BULK);
}

/* A sync of n nodes with one PE each has log2(n) rounds, rounded up. The sync in start() counts
 * too. */
static void sync_sends_one_message_per_round(void)
{
    int rounds = 0;
    while (1 << rounds < shmem_n_pes())
        rounds++;
    start();
    for (int i = 0; i < OPERATIONS; i++)
        shmem_sync_all();
    expect_just("syncs", "collective_messages", (uint64_t)(OPERATIONS + 1) * (uint64_t)rounds);
    expect_beside_questions("syncs", "packets_sent", 0);
}

/* Each irregular collective must poll MPI at least once. From the polls, the progress thread
 * knows that the program makes progress. */
static void irregular_collectives_poll_mpi(void)
{
    size_t zeros[64] = {0};
    start();
    for (int i = 0; i < OPERATIONS; i++)
        shmemx_alltoallvmem(SHMEM_TEAM_WORLD, memory, zeros, zeros, memory, zeros, zeros);
    expect("irregular collectives", "polls", OPERATIONS, UINT64_MAX);
}

static bool holds_for_all(bool mine)
{
    bool all = true;
    word = mine;
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        all = all && shmem_long_g(&word, pe) == 1;
    shmem_barrier_all();
    return all;
}

/* A PE that waits must poll the network, or sleep while its progress thread polls. The progress
 * thread of a PE that makes no call must poll too. If one of them never polls, the test hangs. */
static void waiting_pe_and_progress_thread_poll(void)
{
    bool all = false;
    while (!all) {
        start();
        while (shmem_my_pe() == 0 && (since("helper_wakings") == 0 || since("helper_polls") == 0))
            sched_yield();
        shmem_sync_all();
        all = holds_for_all((shmem_my_pe() == 0 || since("polls") > 0) &&
                            since("helper_wakings") > 0 && since("helper_polls") > 0);
    }
}

/* ---- With MPI RMA windows ---- */

static uint64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

/* The only requests are notices that this PE uses a window: at most one every NOTICE_EVERY_MS,
 * however long the gets take, and one more because the library's clock is coarse. */
static void each_get_is_one_window_operation(void)
{
    enum { NOTICE_EVERY_MS = 10 };
    uint64_t begin = now_ms();
    start();
    if (shmem_my_pe() == 0) {
        for (int i = 0; i < OPERATIONS; i++)
            (void)shmem_long_g(&word, 1);
        expect_just("gets", "window_operations", OPERATIONS);
        expect("gets", "window_flushes", OPERATIONS, 2 * OPERATIONS);
        expect("gets", "requests", 0, 2 + (now_ms() - begin) / NOTICE_EVERY_MS);
    }
}

int main(int argc, char **argv)
{
    const char *way = argc == 2 ? argv[1] : "";
    shmem_init();
    memory = shmem_malloc(BULK);
    start();
    counter_table_is_consistent();
    if (strcmp(way, "direct") == 0) {
        loads_and_stores_send_no_messages();
        sleeping_pe_is_rung_exactly_once();
    } else if (strcmp(way, "message") == 0) {
        each_round_trip_has_its_own_packet();
        each_long_put_has_its_own_packet();
        small_puts_share_packets();
        a_mib_is_counted_as_one_bulk_message();
        sync_sends_one_message_per_round();
        irregular_collectives_poll_mpi();
        waiting_pe_and_progress_thread_poll();
    } else {
        each_get_is_one_window_operation();
    }
    shmem_barrier_all();
    if (failures > 0)
        shmem_global_exit(EXIT_FAILURE);
    shmem_free(memory);
    shmem_finalize();
    return EXIT_SUCCESS;
}
