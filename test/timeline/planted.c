/*
 * Waits that are ended by known operations of known PEs. check.py identifies them by the names of
 * the functions. With "flood" the program makes more calls than a small buffer holds. With "kill",
 * PE 1 is killed while the other PEs wait for it.
 */
#include <isthmus_regions.h>
#include <shmem.h>
#include <shmemx.h>
#include <shmemx_message.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ROUNDS = 20, CONTEXTS = 80, WORDS = 512, LATE_US = 1000, FLOOD = 20000, MOST_PES = 16 };

/* Defines a function that is a separate call site, because the compiler does not inline it. */
#define STEP(NAME, CALL)                                                                           \
    __attribute__((noinline)) static void NAME(int round)                                          \
    {                                                                                              \
        (void)round;                                                                               \
        CALL;                                                                                      \
        __asm__ volatile("# " #NAME);                                                              \
    }

static long data[WORDS], source[WORDS], flag, lock, words[4], arrived[MOST_PES];
static uint64_t signals[3];
static long *block;
static uint64_t *heap_signal;
static int me, last;

STEP(send_data, shmem_long_put_signal(data, source, WORDS, signals, round, SHMEM_SIGNAL_SET, last))
STEP(await_data, shmem_signal_wait_until(signals, SHMEM_CMP_EQ, (uint64_t)round))
STEP(send_beside, shmem_long_p(&data[round], round, last))
STEP(send_even, shmem_long_p(&flag, 2 * (long)round, 0))
STEP(send_odd, shmem_long_p(&flag, 2 * (long)round - 1, 0))
STEP(await_even, shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 2 * (long)round))
STEP(add, shmem_signal_add(&signals[1], 1, 0))
STEP(await_sum, shmem_signal_wait_until(&signals[1], SHMEM_CMP_GE, (uint64_t)round))
STEP(signal_of_heap,
     shmem_long_put_signal(&block[20], source, 4, &signals[2], round, SHMEM_SIGNAL_SET, 0))
STEP(await_of_heap, shmem_signal_wait_until(&signals[2], SHMEM_CMP_EQ, (uint64_t)round))
STEP(signal_on_heap, shmem_long_put_signal(data, source, 4, heap_signal, 1, SHMEM_SIGNAL_ADD, 0))
STEP(await_on_heap, shmem_signal_wait_until(heap_signal, SHMEM_CMP_GE, (uint64_t)round))
STEP(increment, shmem_long_atomic_inc(&block[7], 0))
STEP(await_heap, shmem_long_wait_until(&block[7], SHMEM_CMP_GE, round))
STEP(send_one_of, shmem_long_p(&words[2], round, 0))
STEP(await_any, (void)shmem_long_wait_until_any(words, 4, NULL, SHMEM_CMP_EQ, round))
STEP(hold, shmem_set_lock(&lock))
STEP(let_go, shmem_clear_lock(&lock))
STEP(await_lock, shmem_set_lock(&lock))
STEP(give_back, shmem_clear_lock(&lock))
STEP(come_late, shmem_barrier_all())
STEP(await_all, shmem_barrier_all())

static void between(void)
{
    usleep(LATE_US);
    shmem_barrier_all();
}

/* In each round one PE waits, and another PE ends the wait later. */
static void exchange(void (*wait)(int), int waiter, void (*end)(int), int ender)
{
    for (int round = 1; round <= ROUNDS; round++) {
        if (me == waiter)
            wait(round);
        if (me == ender) {
            usleep(LATE_US);
            end(round);
        }
        between();
    }
}

static void plant_data(void)
{
    for (int round = 1; round <= ROUNDS; round++) {
        if (me == last)
            await_data(round);
        else if (me == 0) {
            usleep(LATE_US);
            send_data(round);
        } else
            send_beside(round);
        between();
    }
}

/* Two PEs write the awaited word, one after the other. Only the second value ends the wait. */
static void plant_two_writers(void)
{
    for (int round = 1; round <= ROUNDS; round++) {
        if (me == last) {
            send_odd(round);
            shmem_quiet();
            shmem_long_atomic_set(&words[3], -round, 1);
        } else if (me == 1) {
            shmem_long_wait_until(&words[3], SHMEM_CMP_EQ, -round);
            send_even(round);
        } else if (me == 0)
            await_even(round);
        between();
    }
}

static void plant_lock(void)
{
    for (int round = 1; round <= ROUNDS; round++) {
        if (me == 0)
            hold(round);
        between();
        if (me == 0) {
            usleep(2 * LATE_US);
            let_go(round);
        } else if (me == last) {
            await_lock(round);
            give_back(round);
        }
        between();
    }
}

/* PE 1 enters the barrier after all other PEs have announced that they are about to enter it. */
static void plant_late(void)
{
    for (int round = 1; round <= ROUNDS; round++)
        if (me == 1) {
            for (int pe = 0; pe <= last; pe++)
                if (pe != me)
                    shmem_long_wait_until(&arrived[pe], SHMEM_CMP_GE, round);
            usleep(5 * LATE_US);
            come_late(round);
        } else {
            shmem_long_p(&arrived[me], round, 1);
            await_all(round);
        }
}

/* Other kinds of calls, whose counts are compared with the profile. */
static void others(void)
{
    shmem_ctx_t ctx;
    shmem_pcontrol(3, "others");
    if (shmem_ctx_create(0, &ctx) == 0) {
        for (int i = 0; i < ROUNDS; i++)
            shmem_ctx_long_put_nbi(ctx, data, source, WORDS, (me + 1) % (last + 1));
        shmem_ctx_quiet(ctx);
        shmem_ctx_destroy(ctx);
    }
    shmem_long_get(source, data, WORDS, last);
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, words, words + 1, 1);
    shmem_pcontrol(0);
    shmem_long_p(&words[1], 1, 0);
    shmem_pcontrol(1);
    shmem_pcontrol(3, "");
}

/* Each round has one region "outer", two regions "inner" in it, and a mark. */
static void plant_regions(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        isthmus_region_push("outer");
        shmem_long_p(&words[1], i, 0);
        for (int j = 0; j < 2; j++) {
            isthmus_region_push("inner");
            shmem_long_p(&words[1], i, 0);
            usleep(j * LATE_US);
            shmem_long_p(&words[1], i, last);
            isthmus_region_pop();
        }
        isthmus_region_pop();
        isthmus_region_mark("round");
    }
}

/* Each round starts 6 operations with 7 requests. wait_any and wait_all complete some of them. */
static void plant_requests(void)
{
    enum { REQUESTS = 7, ONE = 2 };
    shmemx_req_h requests[REQUESTS];
    int next = (me + 1) % (last + 1);
    static long fetched, sums[2], got[WORDS];
    for (int i = 0; i < ROUNDS; i++) {
        shmemx_ctx_long_put_req(SHMEM_CTX_DEFAULT, data, source, WORDS, next, &requests[0],
                                &requests[1]);
        shmemx_ctx_long_get_req(SHMEM_CTX_DEFAULT, got, source, WORDS, next, &requests[ONE]);
        shmemx_ctx_long_atomic_fetch_add_req(SHMEM_CTX_DEFAULT, &fetched, &words[1], 1, next,
                                             &requests[3]);
        shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, sums, sums + 1, 1, &requests[4]);
        shmemx_ctx_long_put_signal_req(SHMEM_CTX_DEFAULT, data, source, 1, signals, 0,
                                       SHMEM_SIGNAL_ADD, next, NULL, &requests[5]);
        shmemx_ctx_long_put_req(SHMEM_CTX_DEFAULT, data, source, WORDS, next, &requests[6], NULL);
        while (shmemx_req_test(&requests[ONE]) > 0)
            ;
        shmemx_req_wait_any(&requests[3], 2, NULL);
        shmemx_req_wait_all(requests, REQUESTS, NULL);
        shmem_quiet(); /* completes the last put at the target */
    }
    shmem_barrier_all();
}

static void answer(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    shmemx_am_reply(token, arg, bytes);
}

static void stay_silent(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token, (void)arg, (void)bytes;
}

/* Starts a call and tests it until the reply has arrived. PE 1 sleeps, so that the PE that has
 * called it tests an incomplete call. */
static void call_next(shmemx_am_t id, int round, int next)
{
    long question = round, reply = 0;
    shmemx_req_h request;
    shmemx_am_call(SHMEM_CTX_DEFAULT, next, id, &question, sizeof question, &reply, sizeof reply,
                   NULL, &request);
    if (me == 1)
        usleep(LATE_US);
    while (shmemx_req_test(&request) > 0)
        ;
}

/* Each round has two messages, a put with a message, and a call, then two puts, of which a quiet
 * for one PE completes one. */
static void plant_messages(void)
{
    int next = (me + 1) % (last + 1), after = (me + 2) % (last + 1);
    shmemx_am_t told, asked;
    shmem_ctx_t contexts[] = {SHMEM_CTX_INVALID, SHMEM_CTX_INVALID, SHMEM_CTX_DEFAULT};
    shmemx_am_register(stay_silent, 0, &told);
    shmemx_am_register(answer, 0, &asked);
    shmem_ctx_create(0, &contexts[0]);
    for (int i = 0; i < ROUNDS; i++) {
        shmem_barrier_all();
        shmemx_am_send(contexts[0], next, told, &i, sizeof i);
        shmemx_am_send(SHMEM_CTX_DEFAULT, next, told, NULL, 0);
        shmemx_ctx_putmem_am(contexts[0], data, source, sizeof data, next, told, &i, sizeof i);
        call_next(asked, i, next);
        shmemx_quiet_all(contexts, 3);
        shmem_ctx_long_put_nbi(contexts[0], data, source, WORDS, next);
        shmem_ctx_long_put_nbi(contexts[0], data, source, WORDS, after);
        shmem_ctx_pe_quiet(contexts[0], &after, 1);
        shmem_ctx_quiet(contexts[0]);
    }
    shmemx_am_send(contexts[0], next, told, NULL, 0);
    shmem_barrier_all(); /* completes the message */
    shmem_ctx_destroy(contexts[0]);
}

/* The first context reuses the entry of a destroyed context. A hash of 16 bits would give its
 * handle the value of another context (test/unit/handle.c). */
static void plant_contexts(void)
{
    shmem_ctx_t contexts[CONTEXTS];
    int next = (me + 1) % (last + 1);
    for (int i = 0; i < CONTEXTS; i++)
        shmem_ctx_create(0, &contexts[i]);
    for (int i = 1; i < CONTEXTS; i++) {
        shmem_ctx_long_put_nbi(contexts[0], data, source, 1, next);
        shmem_ctx_long_put_nbi(contexts[i], data, source, 2, next);
        shmem_ctx_quiet(contexts[i]);
        shmem_ctx_quiet(contexts[0]);
    }
    for (int i = 0; i < CONTEXTS; i++)
        shmem_ctx_destroy(contexts[i]);
}

static void flood(void)
{
    for (int i = 0; i < FLOOD; i++)
        shmem_long_p(&words[1], i, last);
    isthmus_region_pop();
    isthmus_region_pop(); /* a pop without a push */
}

static void plant(void)
{
    block = shmem_calloc(100, sizeof(long));
    plant_data();
    plant_two_writers();
    exchange(await_sum, 0, add, last);
    exchange(await_heap, 0, increment, 1);
    exchange(await_any, 0, send_one_of, last);
    heap_signal = (uint64_t *)(void *)&block[30];
    exchange(await_of_heap, 0, signal_of_heap, last);
    exchange(await_on_heap, 0, signal_on_heap, 1);
    plant_lock();
    plant_late();
    others();
    plant_regions();
    plant_requests();
    plant_messages();
    plant_contexts();
    shmem_free(block);
}

int main(int count, char **arguments)
{
    const char *way = count > 1 ? arguments[1] : "";
    isthmus_region_push("program"); /* encloses everything, and is not popped */
    shmem_init();
    me = shmem_my_pe();
    last = shmem_n_pes() - 1;
    if (strcmp(way, "flood") == 0)
        flood();
    else
        plant();
    if (strcmp(way, "kill") == 0 && me == 1)
        raise(SIGKILL);
    if (strcmp(way, "kill") == 0)
        await_all(0);
    shmem_finalize();
    return 0;
}
