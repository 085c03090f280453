/*
 * A program for the mistakes that the library must report: `errors CASE` makes one. run_error.py
 * lists the expected messages and how the job must end.
 */
#include <pthread.h>
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "../../asleep.h"
#include "../../wakeup.h"

static long word, other_word;
static long p_sync[SHMEM_SYNC_SIZE];
static char private_bytes_holder[1];

/* For cases in which one PE must already sleep in a wait. The waiting PE calls announce_wait(pe)
 * immediately before its wait; PE `pe` calls await_sleeper, which returns when the other one
 * sleeps. */
static struct asleep_thread sleeper;

static void announce_wait(int pe)
{
    const struct asleep_thread self = asleep_self();
    shmem_uint64_p(&sleeper.name_space, self.name_space, pe);
    shmem_fence();
    shmem_int64_p(&sleeper.number, self.number, pe);
}

static void await_sleeper(void)
{
    enum { TIMES = 5 }; /* the first sleeps may belong to the code before the wait */
    shmem_int64_wait_until(&sleeper.number, SHMEM_CMP_NE, 0);
    asleep_await(sleeper, TIMES);
}

static long *heap_words(void)
{
    return shmem_malloc(64 * sizeof(long));
}

static void put_to_pe_negative(void)
{
    shmem_long_p(&word, 1, -3);
}

static void get_from_pe_too_large(void)
{
    long got;
    shmem_long_get(&got, &word, 1, shmem_n_pes());
}

static void atomic_at_pe_too_large(void)
{
    shmem_long_atomic_add(&word, 1, shmem_n_pes() + 5);
}

static void put_not_symmetric(void)
{
    long on_stack = 0;
    shmem_long_put(&on_stack, &word, 1, 0);
}

static void get_not_symmetric(void)
{
    char *private_bytes = calloc(1, 100);
    private_bytes_holder[0] = 0;
    shmem_getmem(private_bytes_holder, private_bytes, 1, 0);
    free(private_bytes);
}

/* Reads one word at the end of a mapped page and one at the start of the next page, which is not
 * mapped. */
static void get_word_unmapped(void)
{
    const size_t page = 4096;
    char *pages = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    munmap(pages + page, page);
    for (int i = -4; i <= 0; i++)
        shmem_long_get_nbi((long *)(void *)(pages + page) + i, &word, 1, 1 - shmem_my_pe());
    shmem_quiet();
}

static void atomic_not_symmetric(void)
{
    long on_stack = 0;
    shmem_long_atomic_inc(&on_stack, 0);
}

static void wait_not_symmetric(void)
{
    long on_stack = 0;
    shmem_long_wait_until(&on_stack, SHMEM_CMP_EQ, 0);
}

static void put_past_the_end(void)
{
    char *bytes = shmem_malloc(64);
    char source[16] = {0};
    size_t span = (size_t)1 << 46; /* longer than any heap */
    shmem_putmem(bytes, source, span, 0);
}

static void put_null(void)
{
    shmem_long_put(NULL, &word, 1, 0);
}

static void put_null_source(void)
{
    shmem_long_put(&word, NULL, 1, 0);
}

static void put_too_many(void)
{
    shmem_long_put(&word, &other_word, SIZE_MAX / 4, 0);
}

static void atomic_misaligned(void)
{
    char *bytes = (char *)heap_words();
    void *misaligned = bytes + 3;
    shmem_long_atomic_inc(misaligned, 0);
}

static void req_used_twice(void)
{
    long got;
    shmemx_req_h req, copy;
    shmemx_ctx_long_get_req(SHMEM_CTX_DEFAULT, &got, &word, 1, 1 - shmem_my_pe(), &req);
    copy = req;
    shmemx_req_wait(&req);
    shmemx_req_wait(&copy);
}

static void req_bad(void)
{
    shmemx_req_h reqs[2] = {SHMEMX_REQ_INVALID, SHMEMX_REQ_INVALID};
    memset(&reqs[1], 0x5A, sizeof reqs[1]);
    shmemx_req_wait_all(reqs, 2, NULL);
}

static void box_of_nine(void)
{
    size_t extents[9] = {1, 1, 1, 1, 1, 1, 1, 1, 1};
    ptrdiff_t strides[9] = {8, 8, 8, 8, 8, 8, 8, 8, 8};
    shmemx_put_nd(&word, strides, &other_word, strides, extents, 9, sizeof word, 0);
}

static void box_too_close(void)
{
    size_t extents[2] = {2, 3};
    ptrdiff_t good[2] = {24, 8}, bad[2] = {24, 7};
    long *words = heap_words();
    shmemx_get_nd(words, good, words + 16, bad, extents, 2, sizeof word, 0);
}

static void box_past_the_end(void)
{
    size_t extents[2] = {2, 3};
    ptrdiff_t strides[2] = {(ptrdiff_t)1 << 46, 8}, packed[2] = {24, 8};
    long *words = heap_words();
    shmemx_put_nd(words, strides, words + 16, packed, extents, 2, sizeof word, 0);
}

static void lists_unequal(void)
{
    long *words = heap_words();
    shmemx_piece_t dest[2] = {{words, 8}, {words + 2, 8}}, source[1] = {{words + 8, 24}};
    shmemx_putv(dest, 2, source, 1, 0);
}

static void list_not_symmetric(void)
{
    long on_stack = 0;
    shmemx_piece_t dest[1] = {{&on_stack, 8}}, source[1] = {{&word, 8}};
    shmemx_putv(dest, 1, source, 1, 0);
}

static void debug_req_left(void)
{
    static long got;
    shmemx_req_h req;
    if (shmem_my_pe() == 0)
        shmemx_ctx_long_get_req(SHMEM_CTX_DEFAULT, &got, &word, 1, 1, &req);
}

static void team_bad(void)
{
    shmem_team_t bad;
    memset(&bad, 0x5A, sizeof bad);
    shmem_team_sync(bad);
}

static void team_invalid(void)
{
    shmem_team_sync(SHMEM_TEAM_INVALID);
}

static void team_destroyed(void)
{
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), NULL, 0, &team);
    shmem_team_destroy(team);
    shmem_team_sync(team);
}

static void team_world_destroyed(void)
{
    shmem_team_destroy(SHMEM_TEAM_WORLD);
}

static void context_bad(void)
{
    shmem_ctx_t bad;
    memset(&bad, 0x5A, sizeof bad);
    shmem_ctx_long_p(bad, &word, 1, 0);
}

static void context_invalid(void)
{
    shmem_ctx_long_p(SHMEM_CTX_INVALID, &word, 1, 0);
}

static void context_destroyed(void)
{
    shmem_ctx_t ctx, another;
    shmem_ctx_create(0, &ctx);
    shmem_ctx_destroy(ctx);
    shmem_ctx_create(0, &another); /* reuses the memory of the destroyed context; the old handle
                                    * must be invalid nevertheless */
    shmem_ctx_quiet(ctx);
}

static void stride_negative(void)
{
    shmem_long_iput(&word, &other_word, -2, 1, 1, 0);
}

static void stride_below_block(void)
{
    long *words = heap_words();
    long source[8] = {0};
    shmem_long_ibput(words, source, 3, 2, 3, 2, 0);
}

/* ---- Spaces ---- */

static shmem_team_t space_team;

static shmem_space_t make_space(void)
{
    shmem_space_t space;
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = 1 << 20};
    shmem_space_create(&config, &space, &space_team);
    return space;
}

static void space_bad(void)
{
    shmem_space_malloc((shmem_space_t)0x5a5a5a5a5a5a5a5a, 8);
}

static void space_destroyed(void)
{
    shmem_space_t space = make_space();
    shmem_team_destroy(space_team);
    shmem_space_destroy(space);
    shmem_space_malloc(space, 8);
}

/* Only PE 1 contributes memory to the space, and it passes its handle to PE 0. */
static void space_of_other_pe(void)
{
    static shmem_space_t given;
    shmem_space_t space;
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = 4096};
    void *memory = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    shmemx_space_create_with(&config, shmem_my_pe() == 1 ? memory : NULL, &space, &space_team);
    if (shmem_my_pe() == 1)
        shmem_putmem(&given, &space, sizeof space, 0);
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        shmem_space_malloc(given, 8);
    shmem_barrier_all();
}

static void space_no_result(void)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = 1 << 20};
    shmem_space_create(&config, NULL, &space_team);
}

static void space_default_destroyed(void)
{
    shmem_space_destroy(SHMEMX_SPACE_DEFAULT);
}

static void space_no_caps(void)
{
    shmem_space_get_caps(make_space(), NULL);
}

static void space_put_past_the_end(void)
{
    char *block = shmem_space_malloc(make_space(), 1000);
    shmem_putmem(block, block, 2 << 20, 0);
}

static void space_put_after_destroy(void)
{
    shmem_space_t space = make_space();
    char *block = shmem_space_malloc(space, 1000);
    shmem_space_free(space, block);
    shmem_team_destroy(space_team);
    shmem_space_destroy(space);
    shmem_char_p(block, 1, 0);
}

static void space_block_freed_by_heap(void)
{
    shmem_free(shmem_space_malloc(make_space(), 1000));
}

static void heap_block_freed_by_space(void)
{
    shmem_space_free(make_space(), heap_words());
}

static void space_block_freed_by_other(void)
{
    char *block = shmem_space_malloc(make_space(), 1000);
    shmem_space_free(make_space(), block);
}

static void space_free_twice(void)
{
    shmem_space_t space = make_space();
    char *block = shmem_space_malloc(space, 1000);
    shmem_space_free(space, block);
    shmem_space_free(space, block);
}

static void free_twice(void)
{
    long *words = heap_words();
    shmem_free(words);
    shmem_free(words);
}

static void free_interior(void)
{
    long *words = heap_words();
    shmem_free(words + 1);
}

static void free_foreign(void)
{
    shmem_free(malloc(100));
}

static void free_static(void)
{
    shmem_free(&word);
}

static void comparison_unknown(void)
{
    shmem_long_wait_until(&word, 77, 0);
}

static void signal_operation_unknown(void)
{
    static uint64_t signal;
    shmem_long_put_signal(&word, &other_word, 1, &signal, 1, 77, 0);
}

static void root_outside(void)
{
    shmem_long_broadcast(SHMEM_TEAM_WORLD, &word, &other_word, 1, shmem_n_pes());
}

static void root_brings_less(void)
{
    static char dest[2000], source[2000];
    size_t bytes = shmem_my_pe() == 0 ? 1000 : sizeof dest;
    shmem_broadcastmem(SHMEM_TEAM_WORLD, dest, source, bytes, 0);
    shmem_barrier_all(); /* the root does not wait for another PE before this barrier */
}

/* The blocks exceed the bounce buffers, but PE 0 sends only one word. */
static void alltoall_brings_less(void)
{
    static long dest[2000], source[2000];
    shmem_long_alltoall(SHMEM_TEAM_WORLD, dest, source, shmem_my_pe() == 0 ? 1 : 500);
    shmem_barrier_all();
}

static void active_set_outside(void)
{
    shmem_barrier(0, 0, shmem_n_pes() + 1, p_sync);
}

static void lock_taken_twice(void)
{
    static long locks[2];
    shmem_set_lock(&locks[shmem_my_pe()]);
    shmem_set_lock(&locks[shmem_my_pe()]);
}

static void lock_not_held(void)
{
    static long lock;
    shmem_clear_lock(&lock);
}

/* PE 0 finalizes while it holds the lock. PE 1 requests the lock after PE 0 has found no waiting
 * PE and sleeps in shmem_finalize. */
static void lock_kept(void)
{
    static long lock;
    if (shmem_my_pe() == 0)
        shmem_set_lock(&lock);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) {
        announce_wait(1);
        shmem_finalize(); /* aborts */
    }
    await_sleeper();
    shmem_set_lock(&lock);
}

static void after_finalize(void)
{
    shmem_finalize();
    shmem_long_p(&word, 1, 0);
}

static void collective_after_finalize(void)
{
    shmem_finalize();
    shmem_barrier_all();
}

static void add_nothing(void *inout, const void *in, size_t nelems)
{
    (void)inout, (void)in, (void)nelems;
}

static void split_by_negative_color(void)
{
    shmem_team_t team;
    shmemx_team_split(SHMEM_TEAM_WORLD, -2, 0, &team);
}

static void minimum_of_unaligned(void)
{
    shmemx_float_atomic_min((float *)(void *)((char *)&word + 2), 1, 0);
}

static void maximum_at_pe_too_large(void)
{
    shmem_ctx_t ctx;
    shmem_ctx_create(0, &ctx);
    shmemx_ctx_long_atomic_fetch_max(ctx, &word, 1, shmem_n_pes());
}

static void product_without_fetch(void)
{
    shmemx_long_atomic_fetch_mul_nbi(NULL, &word, 1, 0);
}

static void begun_without_request(void)
{
    shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, &word, &other_word, 1, NULL);
}

static void begun_another(void)
{
    shmemx_req_h req;
    if (shmem_my_pe() == 0)
        shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, &word, &other_word, 1, &req);
    else
        shmemx_long_max_reduce_nb(SHMEM_TEAM_WORLD, &word, &other_word, 1, &req);
    shmemx_req_wait(&req);
}

static void begun_by_one(void)
{
    shmemx_req_h req;
    if (shmem_my_pe() == 1)
        shmem_finalize(); /* aborts */
    shmemx_team_sync_nb(SHMEM_TEAM_WORLD, &req);
    shmemx_req_wait(&req);
}

/* PE 0 starts a collective on each of two teams and finalizes without waiting for them. The
 * other PE has started only one. */
static void begun_and_left(void)
{
    shmemx_req_h req;
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), NULL, 0, &team);
    shmemx_team_sync_nb(SHMEM_TEAM_WORLD, &req);
    if (shmem_my_pe() == 0)
        shmemx_long_sum_reduce_nb(team, &word, &other_word, 1, &req);
    shmem_finalize(); /* aborts */
}

/* PE 1 starts a reduction and then calls `leave`. PE 0 would start its part of the reduction
 * only after the barrier, which PE 1 never reaches. */
static void begun_and_met(void (*leave)(shmemx_req_h *req))
{
    shmemx_req_h req;
    shmemx_team_sync_nb(SHMEM_TEAM_WORLD, &req); /* both PEs start and complete this one */
    shmemx_req_wait(&req);
    if (shmem_my_pe() == 1) {
        shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, &word, &other_word, 1, &req);
        leave(&req);
    }
    shmem_barrier_all();
}

static void finalize_leaving(shmemx_req_h *req)
{
    (void)req;
    shmem_finalize(); /* aborts */
}

static void wait_for_it(shmemx_req_h *req)
{
    shmemx_req_wait(req);
}

static void begun_and_finalized(void)
{
    begun_and_met(finalize_leaving);
}

static void begun_and_waited_for(void)
{
    begun_and_met(wait_for_it);
}

static void begun_lengths(void)
{
    static long dest[4], source[4];
    shmemx_req_h req;
    shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, dest, source, 1 + (size_t)(shmem_my_pe() % 2),
                              &req);
    shmemx_req_wait(&req);
}

/* One of the two lengths fits into a message after its header; the other does not. */
static void begun_lengths_apart(void)
{
    static char dest[200000], source[200000];
    shmemx_req_h req;
    shmemx_broadcastmem_nb(SHMEM_TEAM_WORLD, dest, source, shmem_my_pe() == 0 ? sizeof source : 100,
                           0, &req);
    shmemx_req_wait(&req);
}

static void operation_of_no_bytes(void)
{
    shmemx_reduce_op(SHMEM_TEAM_WORLD, &word, &other_word, 1, 0, add_nothing, 1);
}

static void operation_null(void)
{
    shmemx_reduce_op(SHMEM_TEAM_WORLD, &word, &other_word, 1, sizeof word, NULL, 1);
}

static void request_null(void)
{
    shmemx_req_wait(NULL);
}

/* All blocks have 8 bytes, but one PE passes different values. */
static void exchange_words(size_t dest_offset, size_t source_bytes)
{
    static long dest[2], source[2];
    size_t offsets[] = {0, 8}, bytes[] = {8, 8}, to[] = {0, dest_offset}, gives[] = {8, 8};
    gives[1 - shmem_my_pe()] = source_bytes;
    shmemx_alltoallvmem(SHMEM_TEAM_WORLD, dest, to, bytes, source, offsets, gives);
    shmem_barrier_all(); /* a PE that has all its own data may be ahead */
}

static void block_beyond(void)
{
    exchange_words((size_t)1 << 46, 8);
}

static void block_lengths(void)
{
    exchange_words(8, shmem_my_pe() == 0 ? 4 : 8);
}

static void block_arrays(void)
{
    size_t bytes[] = {8, 8};
    shmemx_alltoallvmem(SHMEM_TEAM_WORLD, &word, NULL, bytes, &other_word, NULL, bytes);
}

static void scatter_root_outside(void)
{
    shmemx_scattervmem(SHMEM_TEAM_WORLD, &word, 8, &other_word, NULL, NULL, 2);
}

/* Not fatal: returns NULL on all PEs, and one message is printed. */
static void heap_exhausted(void)
{
    void *block = shmem_malloc((size_t)1 << 46);
    printf("malloc gave %s\n", block == NULL ? "null" : "memory");
}

/* Not fatal: the first space takes part of the available memory, so the second does not fit. */
static void spaces_exhausted(void)
{
    shmem_space_config_t config = {SHMEM_DEVICE_CPU, 12 << 20, 0};
    shmem_space_t space;
    shmem_team_t team;
    if (shmem_space_create(&config, &space, &team) == 0)
        printf("a second space gave %d\n", shmem_space_create(&config, &space, &team));
}

/* ---- With SHMEM_DEBUG ---- */

static void debug_sizes(void)
{
    shmem_malloc(100 + 100 * (size_t)(shmem_my_pe() % 2));
}

static void debug_space_sizes(void)
{
    shmem_space_t space;
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU,
                                   .size = 4096 + 4096 * (size_t)(shmem_my_pe() % 2)};
    shmem_space_create(&config, &space, &space_team);
}

/* No PE may continue before the last one has arrived. */
static void debug_roots(void)
{
    if (shmem_my_pe() == 1)
        await_sleeper();
    else
        announce_wait(1);
    shmem_long_broadcast(SHMEM_TEAM_WORLD, &word, &other_word, 1, shmem_my_pe() % 2);
}

static void debug_lengths(void)
{
    static long dest[4], source[4];
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, dest, source, 1 + (size_t)(shmem_my_pe() % 2));
}

/* Between nodes, no message is sent for an empty block. */
static void debug_nothing_sent(void)
{
    exchange_words(8, shmem_my_pe() == 0 ? 0 : 8);
}

static void debug_other_object(void)
{
    static long dest[2], source[2];
    shmemx_req_h req;
    shmemx_long_fcollect_nb(SHMEM_TEAM_WORLD, dest, &source[shmem_my_pe()], 1, &req);
    shmemx_req_wait(&req);
}

static void debug_order(void)
{
    if (shmem_my_pe() % 2 == 0)
        shmem_sync_all();
    else
        shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &word, &other_word, 1);
}

static void debug_overlap_put(void)
{
    long *words = heap_words();
    shmem_long_put(words + 1, words, 8, shmem_my_pe());
}

static void debug_overlap_collective(void)
{
    long *words = heap_words();
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, words + 1, words, 8);
}

static void debug_space_leak(void)
{
    shmem_space_t space = make_space();
    shmem_space_malloc(space, 12345);
    shmem_team_destroy(space_team);
    shmem_space_destroy(space);
}

static void debug_leak(void)
{
    shmem_malloc(12345);
}

static void debug_red_zone_after(void)
{
    char *bytes = shmem_malloc(100);
    volatile char *overrun = bytes + 100;
    *overrun = 1;
    shmem_free(bytes);
}

static void debug_red_zone_before(void)
{
    char *bytes = shmem_malloc(100);
    volatile char *overrun = bytes - 1;
    *overrun = 1;
    shmem_free(bytes);
}

/* ---- The watchdog's message, which ends the wait that it reports ---- */

static struct {
    int from, to; /* a pipe that replaces standard error, and the original standard error */
    uint64_t word;
    struct wakeup other; /* the PE to wake, if it is another process */
} watched = {.word = UINT64_MAX - 1};

static void end_wait(void)
{
    __atomic_store_n(&watched.word, 0, __ATOMIC_RELEASE);
    if (watched.other.process != 0)
        wakeup_send(&watched.other);
    watched.other.process = 0;
}

/* Copies what the PE prints to standard error. After the PE has printed that it waits, the wait
 * may end. */
static void *pass_on(void *unused)
{
    char text[1024];
    for (ssize_t bytes; (bytes = read(watched.from, text, sizeof text - 1)) > 0;) {
        text[bytes] = '\0';
        if (write(watched.to, text, (size_t)bytes) != bytes)
            abort();
        if (strstr(text, "has waited") != NULL)
            end_wait();
    }
    return unused;
}

static pthread_t watch_errors(void)
{
    pthread_t thread;
    int ends[2];
    if (pipe(ends) != 0)
        abort();
    watched.from = ends[0];
    watched.to = dup(STDERR_FILENO);
    if (dup2(ends[1], STDERR_FILENO) < 0 || close(ends[1]) != 0 ||
        pthread_create(&thread, NULL, pass_on, NULL) != 0)
        abort();
    return thread;
}

static void unwatch_errors(pthread_t thread)
{
    dup2(watched.to, STDERR_FILENO); /* closes the last writing end of the pipe */
    pthread_join(thread, NULL);
}

/* Not fatal: all PEs except PE 0 wait until the watchdog has reported their wait. */
static void debug_watchdog(void)
{
    if (shmem_my_pe() != 0) {
        pthread_t thread = watch_errors();
        shmem_uint64_wait_until(&watched.word, SHMEM_CMP_LT, 1);
        unwatch_errors(thread);
    }
    shmem_barrier_all();
}

/* Not fatal: PE 0 holds the lock until PE 1 has reported that it waits for it. */
static void debug_watchdog_lock(void)
{
    struct wakeup own;
    int woken = wakeup_make(&own);
    if (shmem_my_pe() == 0) {
        shmem_set_lock(&word);
        shmem_putmem(&watched.other, &own, sizeof own, 1);
    }
    shmem_barrier_all();
    if (shmem_my_pe() == 0) {
        wakeup_await(woken);
    } else {
        pthread_t thread = watch_errors();
        shmem_set_lock(&word);
        unwatch_errors(thread);
    }
    shmem_clear_lock(&word);
    shmem_barrier_all();
}

static void nothing(void)
{
    shmem_barrier_all();
}

static const struct {
    const char *name;
    void (*make)(void);
} cases[] = {
#define CASE(NAME)                                                                                 \
    {                                                                                              \
#NAME, NAME                                                                                \
    }
    CASE(put_to_pe_negative),
    CASE(get_from_pe_too_large),
    CASE(atomic_at_pe_too_large),
    CASE(put_not_symmetric),
    CASE(get_not_symmetric),
    CASE(get_word_unmapped),
    CASE(atomic_not_symmetric),
    CASE(wait_not_symmetric),
    CASE(put_past_the_end),
    CASE(put_null),
    CASE(put_null_source),
    CASE(put_too_many),
    CASE(atomic_misaligned),
    CASE(team_bad),
    CASE(team_invalid),
    CASE(team_destroyed),
    CASE(team_world_destroyed),
    CASE(context_bad),
    CASE(context_invalid),
    CASE(context_destroyed),
    CASE(stride_negative),
    CASE(stride_below_block),
    CASE(space_bad),
    CASE(space_destroyed),
    CASE(space_of_other_pe),
    CASE(req_used_twice),
    CASE(req_bad),
    CASE(box_of_nine),
    CASE(box_too_close),
    CASE(box_past_the_end),
    CASE(lists_unequal),
    CASE(list_not_symmetric),
    CASE(debug_req_left),
    CASE(space_no_result),
    CASE(space_no_caps),
    CASE(space_default_destroyed),
    CASE(space_put_past_the_end),
    CASE(space_put_after_destroy),
    CASE(space_block_freed_by_heap),
    CASE(heap_block_freed_by_space),
    CASE(space_block_freed_by_other),
    CASE(space_free_twice),
    CASE(free_twice),
    CASE(free_interior),
    CASE(free_foreign),
    CASE(free_static),
    CASE(comparison_unknown),
    CASE(signal_operation_unknown),
    CASE(root_outside),
    CASE(root_brings_less),
    CASE(alltoall_brings_less),
    CASE(active_set_outside),
    CASE(lock_taken_twice),
    CASE(lock_not_held),
    CASE(lock_kept),
    CASE(after_finalize),
    CASE(collective_after_finalize),
    CASE(split_by_negative_color),
    CASE(minimum_of_unaligned),
    CASE(maximum_at_pe_too_large),
    CASE(product_without_fetch),
    CASE(begun_without_request),
    CASE(begun_another),
    CASE(begun_by_one),
    CASE(begun_and_left),
    CASE(begun_and_finalized),
    CASE(begun_and_waited_for),
    CASE(begun_lengths),
    CASE(begun_lengths_apart),
    CASE(operation_of_no_bytes),
    CASE(operation_null),
    CASE(request_null),
    CASE(block_beyond),
    CASE(block_lengths),
    CASE(block_arrays),
    CASE(scatter_root_outside),
    CASE(debug_nothing_sent),
    CASE(debug_other_object),
    CASE(heap_exhausted),
    CASE(spaces_exhausted),
    CASE(debug_sizes),
    CASE(debug_space_sizes),
    CASE(debug_roots),
    CASE(debug_lengths),
    CASE(debug_order),
    CASE(debug_overlap_put),
    CASE(debug_overlap_collective),
    CASE(debug_leak),
    CASE(debug_space_leak),
    CASE(debug_red_zone_after),
    CASE(debug_red_zone_before),
    CASE(debug_watchdog),
    CASE(debug_watchdog_lock),
    CASE(nothing)};

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    if (strcmp(argv[1], "put_before_init") == 0)
        shmem_long_p(&word, 1, 0);
    if (strcmp(argv[1], "malloc_before_init") == 0)
        shmem_malloc(100);
    if (strcmp(argv[1], "begun_and_finalized") == 0)
        shmem_init_thread(SHMEM_THREAD_MULTIPLE,
                          &(int){0}); /* where no PE publishes for which PE it sleeps */
    else
        shmem_init();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (strcmp(argv[1], cases[i].name) == 0) {
            cases[i].make();
            printf("case %s went on\n", argv[1]);
            int initialized;
            shmem_query_initialized(&initialized);
            if (initialized)
                shmem_finalize();
            return 0;
        }
    fprintf(stderr, "no case %s\n", argv[1]);
    return 2;
}
