#include "doorbell.h"

#include <linux/futex.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/fence.h"

void doorbell_ring(struct doorbell *bell)
{
    __atomic_fetch_add(&bell->count, 1, __ATOMIC_SEQ_CST);
    syscall(SYS_futex, &bell->count, FUTEX_WAKE, INT32_MAX, NULL, NULL, 0);
    counters_increment(COUNTER_BELLS);
}

void doorbell_watch_nothing(struct doorbell *bell)
{
    __atomic_store_n(&bell->begin, UINT64_MAX, __ATOMIC_SEQ_CST);
    __atomic_store_n(&bell->end, 0, __ATOMIC_SEQ_CST);
}

static void lower_bound(uint64_t *bound, uint64_t to)
{
    uint64_t now = __atomic_load_n(bound, __ATOMIC_RELAXED);
    while (to < now &&
           !__atomic_compare_exchange_n(bound, &now, to, true, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED))
        ;
}

static void raise_bound(uint64_t *bound, uint64_t to)
{
    uint64_t now = __atomic_load_n(bound, __ATOMIC_RELAXED);
    while (to > now &&
           !__atomic_compare_exchange_n(bound, &now, to, true, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED))
        ;
}

void doorbell_watch(struct doorbell *bell, uint64_t begin, uint64_t end)
{
    lower_bound(&bell->begin, begin);
    raise_bound(&bell->end, end);
}

uint32_t doorbell_announce(struct doorbell *bell)
{
    __atomic_fetch_add(&bell->sleepers, 1, __ATOMIC_SEQ_CST);
    uint32_t count = __atomic_load_n(&bell->count, __ATOMIC_SEQ_CST);
    fence_full(); /* the announcement is there before the caller looks once more */
    return count;
}

uint32_t doorbell_sleep(struct doorbell *bell, uint32_t count, long us)
{
    struct timespec timeout = {0, us * 1000};
    ASSERT(__atomic_load_n(&bell->sleepers, __ATOMIC_RELAXED) != 0);
    syscall(SYS_futex, &bell->count, FUTEX_WAIT, count, &timeout, NULL, 0);
    uint32_t now = __atomic_load_n(&bell->count, __ATOMIC_SEQ_CST);
    counters_increment(COUNTER_SLEEPS);
    if (now != count)
        counters_increment(COUNTER_SLEEPS_RUNG);
    return now;
}

void doorbell_leave(struct doorbell *bell)
{
    uint32_t left = __atomic_sub_fetch(&bell->sleepers, 1, __ATOMIC_SEQ_CST);
    ASSERT(left != UINT32_MAX); /* this thread had announced itself */
    if (left == 0)
        doorbell_watch_nothing(bell);
}
