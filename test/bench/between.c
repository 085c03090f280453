/*
 * Measures OpenSHMEM operations between two hosts. scripts/bench-between also runs between_mpi.c,
 * which measures MPI's own routines for comparison.
 */
#include "between_transfers.h"
#include "between_windows.h"
#include "hidden.h"
#include "paired.h"

#include <shmemx.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SLOTS 64 /* of bursts: consecutive puts write different words */

static char *symmetric; /* 2 * PAIRED_LARGEST bytes */
static char *local;
static long *word; /* target of atomics */
static uint64_t *signal_word;
static uint64_t signals; /* number of signals so far; equal on PE 0 and its peer */
static int turn;         /* the next root */

static void put(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        shmem_putmem(symmetric, local, row->bytes, paired.peer);
        shmem_quiet();
    }
}

static void get(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        shmem_getmem(local, symmetric, row->bytes, paired.peer);
    }
}

static void put_burst(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        for (long i = 0; i < row->burst; i++) {
            shmem_putmem(symmetric + (size_t)(i % SLOTS) * row->bytes, local, row->bytes,
                         paired.peer);
        }
        shmem_quiet();
    }
}

static void put_nbi_burst(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        for (long i = 0; i < row->burst; i++) {
            shmem_putmem_nbi(symmetric + (size_t)(i % SLOTS) * row->bytes, local, row->bytes,
                             paired.peer);
        }
        shmem_quiet();
    }
}

static void get_nbi_burst(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        for (long i = 0; i < row->burst; i++) {
            shmem_getmem_nbi(local + (size_t)(i % SLOTS) * row->bytes,
                             symmetric + (size_t)(i % SLOTS) * row->bytes, row->bytes, paired.peer);
        }
        shmem_quiet();
    }
}

static void rma_run(void)
{
    paired_measure_sizes("put + quiet", PAIRED_LEADER, put);
    paired_measure_sizes("get", PAIRED_LEADER, get);
    paired_measure_burst("put", put_burst, PAIRED_BURST);
    paired_measure_burst("put", put_burst, PAIRED_SMALL_BURST);
    paired_measure_burst("put_nbi", put_nbi_burst, PAIRED_BURST);
    paired_measure_burst("get_nbi", get_nbi_burst, PAIRED_BURST);
}

static void fetch_add(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        (void)shmem_long_atomic_fetch_add(word, 1, paired.peer);
    }
}

static void compare_swap(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        (void)shmem_long_atomic_compare_swap(word, count, count + 1, paired.peer);
    }
}

static void swap(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        (void)shmem_long_atomic_swap(word, count, paired.peer);
    }
}

static void add(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        shmem_long_atomic_add(word, 1, paired.peer);
        shmem_quiet();
    }
}

static void add_burst(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        for (long i = 0; i < row->burst; i++) {
            shmem_long_atomic_add(word, 1, paired.peer);
        }
        shmem_quiet();
    }
}

static void atomics_run(void)
{
    const struct {
        const char *what;
        paired_loop *loop;
    } rows[] = {{"fetch_add", fetch_add},
                {"compare_swap", compare_swap},
                {"swap", swap},
                {"add + quiet", add}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        paired_measure(&(struct paired_row){
            .what = rows[i].what, .scope = PAIRED_LEADER, .loop = rows[i].loop});
    }
    paired_measure_burst("add", add_burst, PAIRED_BURST);
}

/* A round trip: PE 0 puts data with a signal to its peer, which puts as many data back. */
static void put_signal(const struct paired_row *row, long count)
{
    int other = paired.job.me == 0 ? paired.peer : 0;

    while (count-- > 0) {
        signals++;
        if (paired.job.me != 0) {
            shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, signals);
        }
        shmem_putmem_signal(symmetric, local, row->bytes, signal_word, signals, SHMEM_SIGNAL_SET,
                            other);
        if (paired.job.me == 0) {
            shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, signals);
        }
    }
}

/* A single PE has no peer for the round trip. */
static void sync_run(void)
{
    if (paired.peer != 0) {
        paired_measure_sizes("put_signal ping-pong", PAIRED_BOTH, put_signal);
    }
}

/* ---- Round trips of a word, with several ways to wait ---- */

static struct trip {
    volatile long word;
    long round;          /* next value of the word */
} pair_trips, all_trips; /* pairs: PE 0 and its peer; all: first and second half of the PEs */

static bool by_wait_until(struct trip *trip)
{
    shmem_long_wait_until((long *)&trip->word, SHMEM_CMP_EQ, trip->round);
    return true;
}

static bool by_test(struct trip *trip)
{
    return shmem_long_test((long *)&trip->word, SHMEM_CMP_EQ, trip->round);
}

static bool by_true_test(struct trip *trip)
{
    return !shmem_long_test((long *)&trip->word, SHMEM_CMP_NE, trip->round);
}

static bool by_fetch(struct trip *trip)
{
    return shmem_long_atomic_fetch((long *)&trip->word, paired.job.me) == trip->round;
}

static bool by_g(struct trip *trip)
{
    return shmem_long_g((long *)&trip->word, paired.job.me) == trip->round;
}

static bool by_load(struct trip *trip)
{
    return trip->word == trip->round;
}

static bool by_fence(struct trip *trip)
{
    shmem_fence();
    return by_load(trip);
}

static bool by_quiet(struct trip *trip)
{
    shmem_quiet();
    return by_load(trip);
}

static bool (*has_come)(struct trip *trip);

static void wait_for_trip(struct trip *trip)
{
    while (!has_come(trip)) {
    }
}

static void make_trips(struct trip *trip, bool leads, int other, long count)
{
    while (count-- > 0) {
        trip->round++;
        if (!leads) {
            wait_for_trip(trip);
        }
        shmem_long_p((long *)&trip->word, trip->round, other);
        if (leads) {
            wait_for_trip(trip);
        }
    }
}

static void pair_trip(const struct paired_row *row, long count)
{
    bool leads = paired.job.me == 0;

    (void)row;
    make_trips(&pair_trips, leads, leads ? paired.peer : 0, count);
}

/* With an odd number of PEs, the last PE is idle. */
static void all_trip(const struct paired_row *row, long count)
{
    int half = paired.job.pes / 2, me = paired.job.me;

    (void)row;
    if (me < 2 * half) {
        make_trips(&all_trips, me < half, me < half ? me + half : me - half, count);
    }
}

static void measure_trips(const char *way)
{
    char name[PAIRED_NAME_LENGTH];

    snprintf(name, sizeof name, "round trip by %s", way);
    paired_measure(&(struct paired_row){.what = name, .scope = PAIRED_BOTH, .loop = pair_trip});
    if (paired.job.pes > 2) {
        snprintf(name, sizeof name, "round trips by %s, all PEs", way);
        paired_measure(&(struct paired_row){.what = name, .scope = PAIRED_ALL, .loop = all_trip});
    }
}

static shmem_ctx_t unused; /* a context without any operations */

static void quiet(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        shmem_ctx_quiet(unused);
    }
}

static void full_fence(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        __atomic_thread_fence(__ATOMIC_SEQ_CST);
    }
}

static void polling_run(void)
{
    static const struct {
        const char *name;
        bool (*has_come)(struct trip *trip);
    } ways[] = {{"wait_until", by_wait_until}, {"test", by_test}, {"true test", by_true_test},
                {"own fetch", by_fetch},       {"own g", by_g},   {"fence", by_fence},
                {"quiet", by_quiet},           {"load", by_load}};

    const char *progress = getenv("ISTHMUS_PROGRESS");
    bool has_helper =
        progress == NULL || strcmp(progress, "poll") != 0; /* otherwise loads do not see the data */

    for (size_t i = 0; paired.peer != 0 && i < sizeof ways / sizeof *ways; i++) {
        has_come = ways[i].has_come;
        if (has_helper || has_come != by_load) {
            measure_trips(ways[i].name);
        }
    }
    if (shmem_ctx_create(0, &unused) == 0) {
        paired_measure(&(struct paired_row){
            .what = "quiet, nothing pending", .scope = PAIRED_LEADER, .loop = quiet});
        shmem_ctx_destroy(unused);
    }
    paired_measure(
        &(struct paired_row){.what = "a full fence", .scope = PAIRED_LEADER, .loop = full_fence});
}

static void barrier(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        shmem_barrier_all();
    }
}

/* The root changes with each broadcast, so that no root runs ahead. */
static void broadcast(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        shmem_broadcastmem(SHMEM_TEAM_WORLD, symmetric, symmetric + PAIRED_LARGEST, row->bytes,
                           turn);
        turn = (turn + 1) % paired.job.pes;
    }
}

static void reduce(const struct paired_row *row, long count)
{
    long *source = (long *)(void *)(symmetric + PAIRED_LARGEST);

    while (count-- > 0) {
        shmem_long_sum_reduce(SHMEM_TEAM_WORLD, (long *)(void *)symmetric, source,
                              row->bytes / sizeof(long));
    }
}

static void collectives_run(void)
{
    paired_measure(
        &(struct paired_row){.what = "barrier_all", .scope = PAIRED_ALL, .loop = barrier});
    paired_measure_collective_sizes("broadcast", broadcast);
    paired_measure_collective_sizes("reduce long sum", reduce);
}

/* ---- Collectives overlapped with computation, and irregular collectives ---- */

static shmemx_req_h under_way;

static void complete(void)
{
    shmemx_req_wait(&under_way);
}

static void next_root(void)
{
    turn = (turn + 1) % paired.job.pes;
}

static void broadcast_once(void)
{
    shmem_broadcastmem(SHMEM_TEAM_WORLD, symmetric, symmetric + PAIRED_LARGEST, HIDDEN_BYTES, turn);
    next_root();
}

static void begin_broadcast(void)
{
    shmemx_broadcastmem_nb(SHMEM_TEAM_WORLD, symmetric, symmetric + PAIRED_LARGEST, HIDDEN_BYTES,
                           turn, &under_way);
    next_root();
}

static void reduce_once(void)
{
    reduce(&(struct paired_row){.bytes = HIDDEN_BYTES}, 1);
}

static void begin_reduce(void)
{
    shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, (long *)(void *)symmetric,
                              (long *)(void *)(symmetric + PAIRED_LARGEST),
                              HIDDEN_BYTES / sizeof(long), &under_way);
}

static void hidden_run(void)
{
    static const struct hidden rows[] = {{"broadcast", broadcast_once, begin_broadcast, complete},
                                         {"reduce", reduce_once, begin_reduce, complete}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        hidden_measure(&rows[i]);
    }
}

/* The mean block length is row->bytes. Lengths vary with the distance of the PEs. */
static void alltoallv(const struct paired_row *row, long count)
{
    size_t offsets[HIDDEN_MOST_PES], bytes[HIDDEN_MOST_PES];

    hidden_blocks(row->bytes, offsets, bytes);
    while (count-- > 0) {
        shmemx_alltoallvmem(SHMEM_TEAM_WORLD, symmetric, offsets, bytes, symmetric + PAIRED_LARGEST,
                            offsets, bytes);
    }
}

static void irregular_run(void)
{
    if (paired.job.pes <= HIDDEN_MOST_PES) {
        hidden_measure_blocks("alltoallv", alltoallv);
    }
}

static void computing_run(void)
{
    paired_measure_against_computing("put + quiet", sizeof(long), put);
    paired_measure_against_computing("put + quiet", PAIRED_LARGEST / 4, put);
    paired_measure_against_computing("get", sizeof(long), get);
    paired_measure_against_computing("get", PAIRED_LARGEST / 4, get);
    paired_measure_against_computing("fetch_add", sizeof(long), fetch_add);
    paired_measure_against_computing("compare_swap", sizeof(long), compare_swap);
}

static void waiting_targets_run(void)
{
    windows_run(&(struct windows_operations){
        .of = {[WINDOWS_GET] = {"get", sizeof(long), get},
               [WINDOWS_PUT] = {"put + quiet", sizeof(long), put},
               [WINDOWS_FETCH_ADD] = {"fetch_add", 0, fetch_add},
               [WINDOWS_COMPARE_SWAP] = {"compare_swap", 0, compare_swap}},
        .put_nbi = put_nbi_burst});
}

/* ---- Device memory: each PE's GPU, or its stand-in ---- */

static char *device, *device_too, *host; /* PAIRED_STAGED bytes each; two are in the space */

static void put_to_device(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        shmem_putmem(device, host, row->bytes, paired.peer);
        shmem_quiet();
    }
}

static void get_from_device(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        shmem_getmem(host, device, row->bytes, paired.peer);
    }
}

static void put_device_to_device(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        shmem_putmem(device, device_too, row->bytes, paired.peer);
        shmem_quiet();
    }
}

static void get_device_to_device(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        shmem_getmem(device_too, device, row->bytes, paired.peer);
    }
}

static void measure_on_device(const char *what, paired_loop *loop)
{
    paired_measure(&(struct paired_row){
        .what = what, .bytes = PAIRED_STAGED, .scope = PAIRED_LEADER, .loop = loop});
}

/* Without a device, measures nothing. */
static void devices_run(void)
{
    shmem_space_config_t config = {SHMEM_DEVICE_GPU, 2 * PAIRED_STAGED, SHMEM_SPACE_FLAG_DEFAULT};
    shmem_space_t space;
    shmem_team_t team;

    if (shmem_space_create(&config, &space, &team) != 0) {
        return;
    }
    device = shmem_space_malloc(space, PAIRED_STAGED);
    device_too = shmem_space_malloc(space, PAIRED_STAGED);
    host = aligned_alloc(4096, PAIRED_STAGED);
    if (device == NULL || device_too == NULL || host == NULL) {
        fprintf(stderr, "between: not enough memory, or a PE without a device\n");
        shmem_global_exit(1);
    }
    memset(host, 1, PAIRED_STAGED);
    measure_on_device("put to device + quiet", put_to_device);
    measure_on_device("get from device", get_from_device);
    measure_on_device("put device to device + quiet", put_device_to_device);
    measure_on_device("get device to device", get_device_to_device);
    free(host);
    shmem_space_free(space, device_too);
    shmem_space_free(space, device);
    shmem_team_destroy(team);
    shmem_space_destroy(space);
}

static double greatest(double value)
{
    static double mine, all;

    mine = value;
    shmem_double_max_reduce(SHMEM_TEAM_WORLD, &all, &mine, 1);
    return all;
}

static void allocate(void)
{
    symmetric = shmem_align(4096, 2 * PAIRED_LARGEST);
    word = shmem_calloc(1, sizeof *word);
    signal_word = shmem_calloc(1, sizeof *signal_word);
    local = aligned_alloc(4096, PAIRED_LARGEST);
    if (symmetric == NULL || word == NULL || signal_word == NULL || local == NULL) {
        fprintf(stderr, "between: not enough memory\n");
        shmem_global_exit(1);
    }
    memset(symmetric, 0, 2 * PAIRED_LARGEST);
    memset(local, 1, PAIRED_LARGEST);
}

int main(int argc, char **argv)
{
    static const struct paired_group groups[] = {
        {"rma", "put and get from 8 B to 4 MiB, rate of small ones", rma_run},
        {"atomics", "fetching and not", atomics_run},
        {"sync", "put with signal, to and fro", sync_run},
        {"polling", "round trips for which programs wait in their own ways", polling_run},
        {"transfers", "blocks, words of all PEs", transfers_run},
        {"overlap", "transfers beside computing that is to hide them", overlap_run},
        {"collectives", "barrier, broadcast, reduction", collectives_run},
        {"hidden", "collectives beside computing that is to hide them", hidden_run},
        {"irregular", "alltoall of blocks of different lengths", irregular_run},
        {"computing", "the same against a PE that computes and calls nothing", computing_run},
        {"windows", "operations on a PE that waits in one way or another", waiting_targets_run},
        {"devices", "put and get of 64 MiB on devices; nothing where there are none", devices_run},
        {"progress", "what an idle job takes; the speed of computing", paired_measure_progress},
    };
    static const struct paired_program program = {
        "between", "What OpenSHMEM's operations cost between two hosts.", groups,
        sizeof groups / sizeof *groups};
    int status = paired_parse(&program, argc, argv);

    if (status >= 0) {
        return status;
    }
    shmem_init();
    allocate();
    paired_run(&program, &(struct paired_job){.me = shmem_my_pe(),
                                              .pes = shmem_n_pes(),
                                              .barrier = shmem_barrier_all,
                                              .greatest = greatest});
    free(local);
    shmem_free(signal_word);
    shmem_free(word);
    shmem_free(symmetric);
    shmem_finalize();
    return 0;
}
