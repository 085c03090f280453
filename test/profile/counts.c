/*
 * Calls public routines a known number of times. PE 0 prints "expect ROUTINE CALLS BYTES" for each
 * PE, and further values that check.py compares with the profile.
 */
#include <assert.h>
#include <fcntl.h>
#include <pthread.h>
#include <shmem.h>
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ELEMENTS = 3, REPEATS = 50, THREADS = 4, LATE = 2, LATE_US = 200000, LEFT = 4096 };

static long double room[2][64]; /* memory for elements of any type */
static void *const memory = room[0], *const local = room[1];
static uint64_t signal_word;
static long words[8];
static int me, n_pes, next;

static struct {
    const char *name;
    long calls;
    size_t bytes;
} expected[64];

static void expect(const char *name, long calls, size_t bytes)
{
    size_t i = 0;
    while (expected[i].name != NULL && strcmp(expected[i].name, name) != 0)
        i++;
    assert(i + 1 < sizeof expected / sizeof expected[0]);
    expected[i].name = name;
    expected[i].calls += calls;
    expected[i].bytes += bytes;
}

static size_t to_next; /* bytes that this PE sends to the next PE */
static long calls_to_next;

static void expect_to_next(const char *name, long calls, size_t bytes)
{
    expect(name, calls, bytes);
    calls_to_next += calls;
    to_next += bytes;
}

#define BYTES_OF(TYPE) (ELEMENTS * sizeof(TYPE))
#define TRANSFER(TYPE, NAME)                                                                       \
    shmem_##NAME##_put((TYPE *)memory, (TYPE *)local, ELEMENTS, next);                             \
    shmem_##NAME##_get((TYPE *)local, (TYPE *)memory, ELEMENTS, next);                             \
    shmem_ctx_##NAME##_put_nbi(SHMEM_CTX_DEFAULT, (TYPE *)memory, (TYPE *)local, ELEMENTS, next);  \
    shmem_##NAME##_iput((TYPE *)memory, (TYPE *)local, 2, 1, ELEMENTS, next);                      \
    shmem_##NAME##_p((TYPE *)memory, (TYPE)1, next);                                               \
    (void)shmem_##NAME##_g((TYPE *)memory, next);                                                  \
    shmem_##NAME##_put_signal((TYPE *)memory, (TYPE *)local, ELEMENTS, &signal_word, 1,            \
                              SHMEM_SIGNAL_ADD, next);                                             \
    expect_to_next("shmem_put", 1, BYTES_OF(TYPE));                                                \
    expect_to_next("shmem_get", 1, BYTES_OF(TYPE));                                                \
    expect_to_next("shmem_put_nbi", 1, BYTES_OF(TYPE));                                            \
    expect_to_next("shmem_iput", 1, BYTES_OF(TYPE));                                               \
    expect_to_next("shmem_p", 1, sizeof(TYPE));                                                    \
    expect_to_next("shmem_g", 1, sizeof(TYPE));                                                    \
    expect_to_next("shmem_put_signal", 1, BYTES_OF(TYPE));
#define SIZED(BITS, BYTES)                                                                         \
    shmem_put##BITS(memory, local, ELEMENTS, next);                                                \
    expect_to_next("shmem_put", 1, (size_t)ELEMENTS *(BYTES));
#define ATOMIC(TYPE, NAME)                                                                         \
    (void)shmem_##NAME##_atomic_fetch_add((TYPE *)memory, 1, next);                                \
    expect_to_next("shmem_atomic_fetch_add", 1, sizeof(TYPE));

static void transfers_and_atomics_are_counted(void)
{
    SHMEM_IMPL_RMA_TYPES(TRANSFER)
    SHMEM_IMPL_SIZES(SIZED)
    SHMEM_IMPL_AMO_STANDARD_TYPES(ATOMIC)
    shmem_putmem(memory, local, 100, next);
    shmem_long_ibput(words, words + 4, 2, 2, 1, 2, next);
    shmem_signal_add(&signal_word, 1, next);
    shmem_quiet();
    expect_to_next("shmem_put", 1, 100);
    expect_to_next("shmem_ibput", 1, 2 * sizeof(long));
    expect_to_next("shmem_signal_add", 1, 8);
    expect("shmem_quiet", 1, 0);
}

static void shaped_transfers_are_counted(void)
{
    static const ptrdiff_t strides[] = {4 * sizeof(long), sizeof(long)};
    static const size_t extents[] = {2, 2};
    shmemx_piece_t pieces[] = {{words, 8}, {words + 2, 16}};
    shmemx_put_nd(memory, strides, words, strides, extents, 2, sizeof(long), next);
    shmemx_putv(pieces, 2, pieces, 2, next);
    shmemx_copy(memory, next, words, me, 48);
    expect_to_next("shmemx_put_nd", 1, 4 * sizeof(long));
    expect_to_next("shmemx_putv", 1, 24);
    expect_to_next("shmemx_copy", 1, 48);
}

/* Uses a team with the PEs in reverse order, so that its PE 0 is the last PE of the job. */
static void calls_on_reversed_teams_are_counted(void)
{
    static size_t counts[1024], offsets[1024];
    shmem_team_t team;
    shmem_ctx_t ctx;
    assert(shmemx_team_split(SHMEM_TEAM_WORLD, 0, -me, &team) == 0);
    assert(shmem_team_create_ctx(team, 0, &ctx) == 0);
    for (int i = 0; i < REPEATS; i++)
        shmem_ctx_long_p(ctx, words, 1, 0);
    shmem_ctx_quiet(ctx);
    shmem_ctx_destroy(ctx);
    expect("shmem_p", REPEATS, REPEATS * sizeof(long));
    for (int i = 0; i < 4; i++)
        assert(shmem_long_sum_reduce(team, words, words + 1, 1) == 0);
    assert(shmemx_int_alltoallv(team, (int *)memory, offsets, counts, (int *)local, offsets,
                                counts) == 0);
    shmem_team_destroy(team);
    expect("shmem_sum_reduce", 4, 4 * sizeof(long));
    expect("shmemx_alltoallv", 1, 0);
    expect("shmem_quiet", 1, 0);
}

static void *work(void *unused)
{
    for (int i = 0; i < REPEATS; i++)
        shmem_long_atomic_inc(words, next);
    return unused;
}

static void calls_of_all_threads_are_counted(void)
{
    pthread_t ids[THREADS];
    for (int i = 0; i < THREADS; i++)
        assert(pthread_create(&ids[i], NULL, work, NULL) == 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(ids[i], NULL);
    expect_to_next("shmem_atomic_inc", THREADS * REPEATS, THREADS * REPEATS * sizeof(long));
}

static void handle(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token;
    (void)arg;
    (void)bytes;
}

static void active_messages_are_counted(void)
{
    shmemx_am_t id;
    assert(shmemx_am_register(handle, 0, &id) == 0);
    for (int i = 0; i < REPEATS; i++)
        shmemx_am_send(SHMEM_CTX_DEFAULT, next, id, words, 24);
    shmem_quiet();
    expect_to_next("shmemx_am_send", REPEATS, 24 * REPEATS);
    expect("shmem_quiet", 1, 0);
}

/* Signals the arrival by creating a file, because library calls would be counted. */
static void tell_arrival(int turn)
{
    char path[64];
    snprintf(path, sizeof path, "arrived.%d.%d", turn, me);
    close(open(path, O_CREAT | O_WRONLY, 0644));
}

static void await_arrivals(int turn)
{
    char path[64];
    for (int pe = 0; pe < n_pes; pe++) {
        snprintf(path, sizeof path, "arrived.%d.%d", turn, pe);
        while (pe != me && access(path, F_OK) != 0)
            usleep(1000);
        unlink(path);
    }
}

/* Not inlined, so that the barrier has one call site, even if the compiler unrolls the loop. */
__attribute__((noinline)) static void come_late(int turn)
{
    if (me == 1) {
        await_arrivals(turn);
        usleep(LATE_US);
    } else {
        tell_arrival(turn);
    }
    shmem_barrier_all();
    __asm__ volatile("");
}

static void late_pe_at_barriers_is_counted(void)
{
    /* Synchronize first. While PE 1 waits for files, it handles no messages, for which other PEs
     * may wait. */
    shmem_sync_all();
    expect("shmem_sync_all", 1, 0);
    for (int i = 0; i < LATE; i++)
        come_late(i);
    expect("shmem_barrier_all", LATE, 0);
}

static void allocations_are_counted_with_bytes(void)
{
    void *block = shmem_malloc(100000);
    block = shmem_realloc(block, 300000);
    shmem_free(block);
    assert(shmem_calloc(LEFT / 8, 8) != NULL);
    expect("shmem_malloc", 1, 100000);
    expect("shmem_realloc", 1, 300000);
    expect("shmem_free", 1, 0);
    expect("shmem_calloc", 1, LEFT);
}

__attribute__((noinline)) static void *take(shmem_space_t space, size_t bytes)
{
    void *block = shmem_space_malloc(space, bytes);
    __asm__ volatile("");
    expect("shmem_space_malloc", 1, bytes);
    return block;
}

/* Fills a space with four blocks and frees every second one, so that a longer block does not
 * fit. */
static void fragmented_space_refuses_longer_block(void)
{
    enum { BLOCKS = 4, BYTES = 1 << 18, LONGER = 300000 };
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = BLOCKS * BYTES};
    shmem_space_t space;
    shmem_team_t team;
    void *blocks[BLOCKS];
    assert(shmem_space_create(&config, &space, &team) == 0);
    for (int i = 0; i < BLOCKS; i++)
        blocks[i] = take(space, BYTES);
    for (int i = 0; i < BLOCKS; i += 2)
        shmem_space_free(space, blocks[i]);
    assert(take(space, LONGER) == NULL);
    for (int i = 1; i < BLOCKS; i += 2)
        shmem_space_free(space, blocks[i]);
    assert(shmem_space_destroy(space) != 0); /* fails while its team exists */
    shmem_team_destroy(team);
    assert(shmem_space_destroy(space) == 0);
}

/* Calls in the phase "solve" are counted for this phase. Calls while profiling is off are not
 * counted. */
static void pcontrol_sets_phases_and_stops_counting(void)
{
    shmem_pcontrol(3, "solve");
    for (int i = 0; i < REPEATS; i++)
        shmem_signal_set(&signal_word, 1, next);
    shmem_quiet(); /* the library's own counters are up to date after it */
    expect("shmem_quiet", 1, 0);
    shmem_pcontrol(3, "");
    shmem_pcontrol(3, (const char *)1); /* not the address of a text */
    shmem_pcontrol(2);
    shmem_pcontrol(0);
    shmem_signal_set(&signal_word, 1, next);
    shmem_pcontrol(1);
    expect_to_next("shmem_signal_set", REPEATS, 8 * REPEATS);
}

/* A child process must not be counted, and must not change the parent's counts. */
static void child_process_is_not_counted(void)
{
    pid_t child = fork();
    if (child == 0)
        exit(5);
    assert(child > 0 && waitpid(child, NULL, 0) == child);
}

static void start(void)
{
    int provided;
    assert(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) == 0);
    assert(provided == SHMEM_THREAD_MULTIPLE);
    me = shmem_my_pe();
    n_pes = shmem_n_pes();
    next = (me + 1) % n_pes;
    expect("shmem_my_pe", 1, 0);
    expect("shmem_n_pes", 1, 0);
}

static void print(void)
{
    for (size_t i = 0; me == 0 && expected[i].name != NULL; i++)
        printf("expect %s %ld %zu\n", expected[i].name, expected[i].calls, expected[i].bytes);
    if (me == 0)
        printf("next %ld %zu\nlast %d %zu\n", calls_to_next, to_next, REPEATS,
               REPEATS * sizeof(long));
}

int main(void)
{
    start();
    transfers_and_atomics_are_counted();
    shaped_transfers_are_counted();
    calls_on_reversed_teams_are_counted();
    calls_of_all_threads_are_counted();
    active_messages_are_counted();
    late_pe_at_barriers_is_counted();
    fragmented_space_refuses_longer_block();
    allocations_are_counted_with_bytes();
    pcontrol_sets_phases_and_stops_counting();
    shmem_init(); /* a second initialization, which shmem_finalize must match */
    shmem_finalize();
    shmem_long_p(words, 1, next);
    child_process_is_not_counted();
    shmem_finalize();
    start();
    shmem_long_p(words, 1, next);
    expect_to_next("shmem_p", 2, 2 * sizeof(long));
    expect("shmem_finalize", 3, 0);
    shmem_finalize();
    print();
    return 0;
}
