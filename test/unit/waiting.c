/*
 * Tests waits: the number of pauses in which they spin before they sleep, with and without a
 * network, and that a sleeping thread whose doorbell was rung polls again and reports this to the
 * network.
 */
#include "shm/waiting.h"

#include <sched.h>
#include <time.h>

#include "unit.h"

static struct doorbell bell;

/* ---- A fake kernel in which only yields take time, as if other processes computed or not ---- */

static int64_t now_ns, turn_ns;
static size_t yielded;

int sched_yield(void)
{
    yielded++;
    now_ns += turn_ns;
    return 0;
}

int clock_gettime(clockid_t clock, struct timespec *time)
{
    (void)clock;
    time->tv_sec = now_ns / 1000000000;
    time->tv_nsec = now_ns % 1000000000;
    return 0;
}

/* ---- A fake network that counts ---- */

static int attending, handed_over, polled;
static bool moves, is_busy; /* results of polls, and of the check for progress hints */

static bool poll_one(void)
{
    polled++;
    return moves;
}

static void begin_polling(void)
{
    attending++;
}

static void end_polling(void)
{
    attending--;
}

static void begin_sleep(void)
{
    handed_over++;
}

static void end_sleep(void)
{
    handed_over--;
}

static bool never(void)
{
    return false;
}

static bool peers_need_progress(void)
{
    return is_busy;
}

static const struct waiting_network counting = {.poll = poll_one,
                                                .begin_polling = begin_polling,
                                                .end_polling = end_polling,
                                                .begin_sleep = begin_sleep,
                                                .end_sleep = end_sleep,
                                                .must_wake_often = never,
                                                .peers_need_progress = peers_need_progress};

/* ---- Number of spins ---- */

static size_t pauses_until_long(void)
{
    struct waiting waiting = waiting_begin("unit", &bell, NULL, NULL);
    size_t pauses = 0;
    while (!waiting.is_long) {
        waiting_pause(&waiting);
        pauses++;
    }
    waiting_end(&waiting);
    CHECK(!doorbell_has_sleepers(&bell) && attending == 0 && handed_over == 0);
    return pauses;
}

/* Expects this number of spins, then the yields if the system yields, and the first sleep. */
static void expect_pauses(size_t spins, size_t yields)
{
    size_t pauses = pauses_until_long();
    unit_check(pauses == spins + 1 || pauses == spins + yields + 1, __FILE__, __LINE__,
               "%zu pauses, not %zu or %zu", pauses, spins + 1, spins + yields + 1);
}

static void spins_depend_on_cores_and_network(void)
{
    waiting_start(&bell, NULL, 2, 2);
    CHECK(!waiting_oversubscribed);
    expect_pauses(4096, 100);
    waiting_start(&bell, NULL, 2, 3);
    CHECK(waiting_oversubscribed);
    expect_pauses(32, 100);
    waiting_set_network(&counting);
    expect_pauses(1, 20);
    waiting_set_network(NULL);
    expect_pauses(32, 100);
}

/* After a yield that took long, the following waits sleep without a yield. */
static void waits_sleep_after_a_long_yield(void)
{
    enum { SPINS = 32, YIELDS = 100, ASLEEP = 256 };
    waiting_start(&bell, NULL, 2, 3);
    expect_pauses(SPINS, YIELDS);
    yielded = 0;
    turn_ns = 1000000;
    expect_pauses(SPINS, 1);
    if (yielded == 0) /* the kernel divides cores between sessions, so the library does not yield */
        return;
    CHECK_SIZE(yielded, 1);
    turn_ns = 999999;
    waiting_set_network(&counting); /* does not change its waits */
    CHECK_SIZE(pauses_until_long(), 1 + 20 + 1);
    waiting_set_network(NULL);
    yielded = 1;
    for (int i = 1; i < ASLEEP; i++)
        CHECK_SIZE(pauses_until_long(), SPINS + 1);
    CHECK_SIZE(yielded, 1);
    CHECK_SIZE(pauses_until_long(), SPINS + YIELDS + 1);
    CHECK_SIZE(pauses_until_long(), SPINS + YIELDS + 1);
    turn_ns = 0;
}

/* After a long yield, unsuccessful tests sleep too. Successful tests still yield. */
static void unsuccessful_tests_stop_yielding(void)
{
    enum { FEW = 100 };
    for (int i = 0; i < FEW; i++)
        waiting_test(false);
    size_t before = yielded;
    turn_ns = 1000000;
    for (int i = 0; i < FEW; i++)
        waiting_test(false);
    CHECK(yielded - before == 1 || before == 0);
    turn_ns = 0;
    for (int i = 0; i < FEW; i++)
        waiting_test(true);
    CHECK(yielded - before > 1 || before == 0);
    while (pauses_until_long() == 32 + 1 && before != 0)
        ;
}

/* On shared cores, a wait for a PE that needs this core spins briefly. */
static void shortened_wait_spins_briefly(void)
{
    struct waiting waiting = waiting_begin("unit", &bell, NULL, NULL);
    size_t pauses = 0;
    waiting_start(&bell, NULL, 2, 3);
    waiting_shorten_spin(&waiting);
    for (; !waiting.is_long; pauses++)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    CHECK(pauses == 4 + 1 || pauses == 4 + 100 + 1);
}

/* ---- Calls that poll ---- */

/* Expects that this number of calls makes a poll: few if messages arrived recently, otherwise
 * many. */
static void expect_calls(void (*call)(void), int calls)
{
    for (int i = 0; polled == 0 && i < 10000; i++) /* count from a poll on */
        call();
    polled = 0;
    for (int i = 1; i < calls; i++)
        call();
    CHECK_SIZE((size_t)polled, 0);
    call();
    CHECK_SIZE((size_t)polled, 1);
    polled = 0;
}

static uint64_t word, other_word;

static void read_again(void)
{
    waiting_read(&word, 0);
}

/* Reads another value or another word in each call. */
static void read_on(void)
{
    static uint64_t value;
    waiting_read(value % 2 == 0 ? &word : &other_word, value / 3);
    value++;
}

static void begin_again(void)
{
    waiting_read_begun(&word);
}

static void calls_poll_more_often_under_traffic(void)
{
    waiting_start(&bell, NULL, 2, 1);
    waiting_set_network(&counting);
    moves = true;
    expect_calls(waiting_called, 4);
    expect_calls(read_again, 4);
    expect_calls(begin_again, 4);
    expect_calls(read_on, 4 * 16);
    moves = false;
    for (int i = 0; i < 300 * 4; i++)
        waiting_called();
    polled = 0;
    expect_calls(waiting_called, 64);
    is_busy = true; /* with a progress hint there may be more requests at any time */
    expect_calls(waiting_called, 4);
    is_busy = false;
    waiting_set_network(NULL);
}

static bool has_handlers; /* a handler can be run */

static bool run_one(void)
{
    return has_handlers;
}

static void test_for_nothing(void)
{
    waiting_tested(false);
}

/* An unsuccessful test polls at once. A test that has run a handler counts as successful. */
static void test_with_handler_counts_as_successful(void)
{
    waiting_start(&bell, NULL, 2, 1);
    waiting_set_network(&counting);
    waiting_set_am_handlers(run_one);
    moves = true;
    expect_calls(test_for_nothing, 1);
    has_handlers = true;
    expect_calls(test_for_nothing, 4);
    has_handlers = moves = false;
    waiting_set_am_handlers(NULL);
    waiting_set_network(NULL);
}

/* ---- Sleep on the doorbell ---- */

static struct waiting fall_asleep(void)
{
    struct waiting waiting = waiting_begin("unit", &bell, NULL, NULL);
    while (!waiting.asleep)
        waiting_pause(&waiting);
    CHECK(doorbell_has_sleepers(&bell) && attending == 1 && handed_over == 1);
    return waiting;
}

static void expect_awake(struct waiting *waiting, unsigned rounds)
{
    CHECK(!waiting->asleep && !doorbell_has_sleepers(&bell));
    CHECK(attending == 1 && handed_over == 0);
    CHECK_SIZE(waiting->rounds, rounds);
    waiting_end(waiting);
    CHECK(attending == 0 && handed_over == 0);
}

/* After the doorbell was rung, the thread polls, and the progress thread need not. */
static void ringing_wakes_the_sleeping_thread(void)
{
    struct waiting waiting = fall_asleep();
    waiting_pause(&waiting); /* the doorbell is not rung */
    CHECK(waiting.asleep && handed_over == 1);
    doorbell_ring(&bell);
    waiting_pause(&waiting);
    expect_awake(&waiting, 0);
}

static void poll_that_moves_data_ends_the_sleep(void)
{
    struct waiting waiting = fall_asleep();
    moves = true;
    waiting_pause(&waiting);
    moves = false;
    expect_awake(&waiting, 1);
}

/* The wait ends while the thread sleeps. */
static void ending_a_wait_ends_its_sleep(void)
{
    struct waiting waiting = fall_asleep();
    waiting_end(&waiting);
    CHECK(!doorbell_has_sleepers(&bell) && attending == 0 && handed_over == 0);
}

static void wait_with_a_hint_does_not_sleep(void)
{
    waiting_start(&bell, NULL, 2, 1); /* without shared cores waits do not sleep */
    struct waiting waiting = waiting_begin("unit", &bell, NULL, NULL);
    is_busy = true;
    while (!waiting.is_long)
        waiting_pause(&waiting);
    int before = polled;
    waiting_pause(&waiting);
    CHECK(waiting.is_long && !waiting.asleep && polled == before + 1);
    waiting_end(&waiting);
    is_busy = false;
}

int main(void)
{
    spins_depend_on_cores_and_network();
    waits_sleep_after_a_long_yield();
    unsuccessful_tests_stop_yielding();
    shortened_wait_spins_briefly();
    calls_poll_more_often_under_traffic();
    test_with_handler_counts_as_successful();
    waiting_set_network(&counting);
    ringing_wakes_the_sleeping_thread();
    poll_that_moves_data_ends_the_sleep();
    ending_a_wait_ends_its_sleep();
    wait_with_a_hint_does_not_sleep();
    waiting_set_network(NULL);
    return unit_status();
}
