/*
 * Tests when a waiting PE may conclude that the PE it waits for is in another collective.
 */
#include "diag/hang.h"
#include "shmem.h"
#include "unit.h"

enum { PE = 3, OTHER = 4 };

static struct hang_record looked(uint32_t polls)
{
    return (struct hang_record){.pe = (uint32_t)job.me + 1, .polls = polls};
}

static void deadlock_is_found_after_repeated_polls(void)
{
    struct hang_observation seen = {0};
    CHECK(!hang_is_deadlock(&seen, PE, looked(1)));
    /* The observed wait may have begun before the first observation. */
    CHECK(!hang_is_deadlock(&seen, PE, looked(2)));
    CHECK(!hang_is_deadlock(&seen, PE, looked(3))); /* this PE must poll once more */
    CHECK(hang_is_deadlock(&seen, PE, looked(3)) && hang_is_same_step(&seen));
}

/* If both PEs enter another collective between observations, they are not deadlocked. */
static void entering_new_steps_is_no_deadlock(void)
{
    struct hang_observation seen = {0};
    for (uint32_t polls = 1; polls < 40; polls += 3) {
        hang_count_step();
        CHECK(!hang_is_deadlock(&seen, PE, looked(polls)));
        CHECK(!hang_is_deadlock(&seen, PE, looked(polls + 2)));
    }
    CHECK(hang_is_deadlock(&seen, PE, looked(50)));
    hang_count_step();
    CHECK(!hang_is_same_step(&seen));
    CHECK(!hang_is_deadlock(&seen, PE, looked(60)));
}

static void waiting_for_others_is_no_deadlock(void)
{
    struct hang_observation seen = {0};
    for (uint32_t polls = 1; polls < 40; polls += 3) {
        CHECK(!hang_is_deadlock(&seen, polls % 2 == 0 ? PE : OTHER, looked(polls)));
        CHECK(!hang_is_deadlock(&seen, PE, (struct hang_record){.polls = polls}));
    }
}

static void thread_multiple_reports_no_deadlock(void)
{
    struct hang_observation seen = {0};
    job.thread_level = SHMEM_THREAD_MULTIPLE;
    for (uint32_t polls = 1; polls < 40; polls += 3)
        CHECK(!hang_is_deadlock(&seen, PE, looked(polls)));
    job.thread_level = SHMEM_THREAD_SINGLE;
}

int main(void)
{
    deadlock_is_found_after_repeated_polls();
    entering_new_steps_is_no_deadlock();
    waiting_for_others_is_no_deadlock();
    thread_multiple_reports_no_deadlock();
    return unit_status();
}
