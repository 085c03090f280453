/*
 * When a PE that waits may conclude that the PE it waits for is in another collective.
 */
#include "memory/awaited.h"
#include "shmem.h"
#include "unit.h"

enum { PE = 3, OTHER = 4 };

static struct awaited looked(uint32_t looks)
{
    return (struct awaited){.pe = (uint32_t)job.me + 1, .looks = looks};
}

static void test_in_vain(void)
{
    struct awaited_seen seen = {0};
    CHECK(!awaited_is_in_vain(&seen, PE, looked(1)));
    CHECK(!awaited_is_in_vain(&seen, PE, looked(2))); /* may have begun before the first call */
    CHECK(!awaited_is_in_vain(&seen, PE, looked(3))); /* this PE polls once more */
    CHECK(awaited_is_in_vain(&seen, PE, looked(3)) && awaited_is_same_step(&seen));
}

/* This PE comes to another collective at each look, and the PE that it waits for does too. */
static void test_steps(void)
{
    struct awaited_seen seen = {0};
    for (uint32_t looks = 1; looks < 40; looks += 3) {
        awaited_count_step();
        CHECK(!awaited_is_in_vain(&seen, PE, looked(looks)));
        CHECK(!awaited_is_in_vain(&seen, PE, looked(looks + 2)));
    }
    CHECK(awaited_is_in_vain(&seen, PE, looked(50)));
    awaited_count_step();
    CHECK(!awaited_is_same_step(&seen));
    CHECK(!awaited_is_in_vain(&seen, PE, looked(60)));
}

static void test_others(void)
{
    struct awaited_seen seen = {0};
    for (uint32_t looks = 1; looks < 40; looks += 3) {
        CHECK(!awaited_is_in_vain(&seen, looks % 2 == 0 ? PE : OTHER, looked(looks)));
        CHECK(!awaited_is_in_vain(&seen, PE, (struct awaited){.looks = looks}));
    }
}

static void test_threads(void)
{
    struct awaited_seen seen = {0};
    job.thread_level = SHMEM_THREAD_MULTIPLE;
    for (uint32_t looks = 1; looks < 40; looks += 3)
        CHECK(!awaited_is_in_vain(&seen, PE, looked(looks)));
    job.thread_level = SHMEM_THREAD_SINGLE;
}

int main(void)
{
    test_in_vain();
    test_steps();
    test_others();
    test_threads();
    return unit_status();
}
