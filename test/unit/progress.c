/*
 * Tests the decisions of the progress thread: how long it sleeps, whether it spins, and when it
 * does not disturb a program that serves remote requests itself.
 */
#include "net/progress.c" /* NOLINT(bugprone-suspicious-include) */

#include "fake_kernel.h"
#include "unit.h"

/* ---- Short time slices ---- */

static __attribute__((noinline)) void paint_stack(void)
{
    volatile char painted[4096];
    for (size_t i = 0; i < sizeof painted; i++)
        painted[i] = 0x5a;
}

static __attribute__((noinline)) void ask_once(void)
{
    progress_request_short_slices();
}

/* All members that the kernel receives are set, even if the kernel returned only a part of the
 * structure. */
static void short_slice_request_sets_all_members(void)
{
    struct scheduling got;
    fake_kernel.known = offsetof(struct scheduling, runtime);
    paint_stack();
    ask_once();
    memcpy(&got, fake_kernel.got, sizeof got);
    CHECK_SIZE(got.runtime, TIME_SLICE_NS);
    CHECK(got.deadline == 0 && got.period == 0 && got.policy == SCHED_OTHER);
}

/* ---- Bursts of requests ---- */

/* The test holds the lock, so the poll does nothing. It counts as part of the burst, and not as a
 * poll. */
static void poll_in_burst_is_counted(void)
{
    counters[COUNTER_POLLS] = progress.burst_polls = 0;
    endpoint_burst = true;
    net_lock();
    progress_poll_in_burst();
    net_unlock();
    CHECK(!endpoint_burst && counters_value(COUNTER_POLLS) == 0 && progress.burst_polls == 1);
}

/* In a burst, one of BURST_SKIPPED_POLLS polls is executed. */
static void burst_executes_few_of_the_polls(void)
{
    CHECK(!progress_is_in_burst());
    for (int i = 1; i <= 2 * BURST_SKIPPED_POLLS; i++) {
        progress.burst_polls += BURST_CONTINUES;
        CHECK(progress_is_in_burst() == (i % BURST_SKIPPED_POLLS != 0));
    }
    progress.burst_polls += BURST_CONTINUES - 1;
    CHECK(!progress_is_in_burst());
}

/* ---- Sleep times ---- */

static void idle_thread_sleeps_longer_and_longer(void)
{
    CHECK_SIZE((size_t)progress_sleep_us(0), SHORT_SLEEP_US);
    CHECK_SIZE((size_t)progress_sleep_us(SHORT_SLEEPS), SHORT_SLEEP_US);
    CHECK_SIZE((size_t)progress_sleep_us(SHORT_SLEEPS + 4), 2 * SHORT_SLEEP_US);
    CHECK_SIZE((size_t)progress_sleep_us(SHORT_SLEEPS + 40), 11 * SHORT_SLEEP_US);
    CHECK_SIZE((size_t)progress_sleep_us(1000000), LONG_SLEEP_US);
}

static void sleep_depends_on_waits_and_polls(void)
{
    waiting_oversubscribed = false;
    progress.waiters = 1;
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(0, 0), WAITING_PROGRAM_SLEEP_US);
    progress.sleepers = 1; /* the progress thread itself */
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(0, 0), SHORT_SLEEP_US);
    progress.waiters = progress.sleepers = 0;
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(2, 0), SHORT_SLEEP_US);
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(3, 0), POLLING_PROGRAM_SLEEP_US);
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(POLLS_OF_WAITING_PROGRAM, 0),
               POLLING_PROGRAM_SLEEP_US);
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(POLLS_OF_WAITING_PROGRAM + 1, 0),
               WAITING_PROGRAM_SLEEP_US);
    progress.had_burst = true;
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(0, 0), POLLING_PROGRAM_SLEEP_US);
    progress.had_burst = false;
    waiting_oversubscribed = true;
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(POLLS_OF_WAITING_PROGRAM_OVERSUBSCRIBED, 0),
               POLLING_PROGRAM_SLEEP_US);
    CHECK_SIZE(
        (size_t)progress_sleep_between_polls_us(POLLS_OF_WAITING_PROGRAM_OVERSUBSCRIBED + 1, 0),
        LONG_SLEEP_US);
    waiting_oversubscribed = false;
}

/* During a rendezvous transfer the thread sleeps briefly only if it otherwise takes the core of a
 * program that may compute. */
static void rendezvous_sleep_depends_on_the_core(void)
{
    progress.has_rendezvous = true;
    progress.core = -1;
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(0, 1), RENDEZVOUS_SLEEP_US);
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(0, SHORT_SLEEPS), RENDEZVOUS_SLEEP_US);
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(0, 0), SHORT_SLEEP_US);
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(0, SHORT_SLEEPS + 4), 2 * SHORT_SLEEP_US);
    progress.core = CPU_SETSIZE; /* the thread runs on another core */
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(0, 1), SHORT_SLEEP_US);
    waiting_oversubscribed = true;
    CHECK_SIZE((size_t)progress_sleep_between_polls_us(0, 1), RENDEZVOUS_SLEEP_US);
    waiting_oversubscribed = false;
    progress.has_rendezvous = false;
}

/* Sleeps longer, the longer another thread has been in MPI. */
static void sleep_grows_while_others_are_in_mpi(void)
{
    selection.between.data = TRANSPORT_WINDOW;
    progress.in_mpi = 0;
    CHECK_SIZE((size_t)progress_sleep_after_us(POLLED_BY_ANOTHER, 0, 0), WAITING_PROGRAM_SLEEP_US);
    CHECK_SIZE((size_t)progress_sleep_after_us(POLLED_BY_ANOTHER, 0, 0),
               2 * WAITING_PROGRAM_SLEEP_US);
    for (int i = 0; i < 100; i++)
        progress_sleep_after_us(POLLED_BY_ANOTHER, 0, 0);
    CHECK_SIZE((size_t)progress_sleep_after_us(POLLED_BY_ANOTHER, 0, 0), LONG_SLEEP_US);
    CHECK_SIZE((size_t)progress_sleep_after_us(POLLED_IDLE, 0, 0), SHORT_SLEEP_US);
    CHECK_SIZE(progress.in_mpi, 0);
    selection.between.data = TRANSPORT_MESSAGE;
    CHECK_SIZE((size_t)progress_sleep_after_us(POLLED_BY_ANOTHER, 0, 0), SHORT_SLEEP_US);
}

/* ---- Counters ---- */

static void spins_only_while_a_waiting_thread_sleeps(void)
{
    progress.sleepers = 1;
    CHECK(progress_may_spin(0) && progress_may_spin(PROGRESS_THREAD_SPINS - 1) &&
          !progress_may_spin(PROGRESS_THREAD_SPINS));
    waiting_oversubscribed = true;
    CHECK(!progress_may_spin(0));
    waiting_oversubscribed = false;
    progress.sleepers = 0;
    CHECK(!progress_may_spin(0));
}

static void idle_and_program_polls_are_counted(void)
{
    CHECK_SIZE(progress_idle_after(POLLED, 7), 0);
    CHECK_SIZE(progress_idle_after(POLLED_IDLE, 7), 8);
    CHECK_SIZE(progress_idle_after(POLLED_BY_ANOTHER, 7), 7);
    progress.begun = 12;
    CHECK_SIZE(progress_polls_since(10, 15), 3);
    CHECK_SIZE(progress_polls_since(14, 15), 1);
}

int main(void)
{
    environment.progress = PROGRESS_THREAD; /* disables the search for other programs */
    net_lock_start();
    poll_in_burst_is_counted();
    burst_executes_few_of_the_polls();
    idle_thread_sleeps_longer_and_longer();
    sleep_depends_on_waits_and_polls();
    rendezvous_sleep_depends_on_the_core();
    sleep_grows_while_others_are_in_mpi();
    spins_only_while_a_waiting_thread_sleeps();
    idle_and_program_polls_are_counted();
    short_slice_request_sets_all_members();
    return unit_status();
}
