/*
 * Tests the lock that protects MPI. A program's thread takes it again and again, mostly through the
 * biased fast path without the mutex, and the progress thread revokes the bias. If both were inside
 * the lock at the same time, updates of a counter would be lost.
 */
#include "net/net.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/platform.h"
#include "shmem.h"
#include "unit.h"

enum { TURNS = 600 }; /* of the progress thread */
/* Of the program; some are long and include a request of the progress thread. */
enum { STAYS = 1000, LONG_EVERY = 200 };

/* Protected by the lock; the addition is a separate load and store. */
static volatile unsigned long done;
static unsigned long by_program, by_leave, by_helper;
static bool is_over;
/* Entries of the program until the progress thread is woken; 0: not to be woken. */
static unsigned stays_left;
static sem_t helper_is_due;

static void spend(int length)
{
    unsigned long before = done;
    for (volatile int i = 0; i < length; i++)
        ;
    done = before + 1;
}

/* Sleeps until the program has entered the lock a number of times, which differs for each attempt:
 * sometimes before the program has the bias again, mostly after that. */
static void await_stays(unsigned attempt)
{
    enum { STEP = 37, MOST = 1000 };
    __atomic_store_n(&stays_left, 1 + attempt * STEP % MOST, __ATOMIC_RELEASE);
    while (sem_wait(&helper_is_due) != 0)
        ;
}

static void *help(void *unused)
{
    for (unsigned attempt = 1; by_helper < TURNS; attempt++) {
        await_stays(attempt);
        if (net_thread_try_lock()) {
            spend(1);
            by_helper++;
            net_thread_unlock();
        }
    }
    __atomic_store_n(&is_over, true, __ATOMIC_RELEASE);
    return unused;
}

/* The progress thread writes stays_left only while it is 0. */
static void count_down(void)
{
    unsigned left = __atomic_load_n(&stays_left, __ATOMIC_ACQUIRE);
    if (left == 0)
        return;
    __atomic_store_n(&stays_left, left - 1, __ATOMIC_RELAXED);
    if (left == 1)
        sem_post(&helper_is_due);
}

static void come_once(void)
{
    net_lock();
    by_leave += net_lock_bias.is_held;
    spend(by_program % LONG_EVERY == 0 ? 5000 : 1);
    net_unlock();
    by_program++;
    count_down();
}

static void no_update_is_lost_under_the_lock(int level)
{
    pthread_t helper;
    job.thread_level = level;
    done = by_program = by_leave = by_helper = 0;
    is_over = false;
    stays_left = 0;
    net_lock_start();
    CHECK(pthread_create(&helper, NULL, help, NULL) == 0);
    while (!__atomic_load_n(&is_over, __ATOMIC_ACQUIRE) || by_program < STAYS)
        come_once();
    CHECK(pthread_join(helper, NULL) == 0);
    CHECK_SIZE(done, by_program + by_helper);
    CHECK_SIZE(by_helper, TURNS);
}

/* A thread that may take the lock gets it, or learns that another thread holds it. */
static void tries_succeed_unless_the_lock_is_held(void)
{
    CHECK(net_try_lock());
    CHECK(net_is_locked());
    CHECK(!net_thread_try_lock());
    net_unlock();
    CHECK(!net_is_locked());
    CHECK(net_thread_try_lock());
    CHECK(!net_try_lock());
    net_thread_unlock();
}

int main(void)
{
    CHECK(sem_init(&helper_is_due, 0, 0) == 0);
    no_update_is_lost_under_the_lock(SHMEM_THREAD_SERIALIZED);
    unsigned long with_leave = by_leave;
    bool has_barriers = syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) == 0;
    CHECK((with_leave > 0) == (has_barriers && !platform_has_thread_sanitizer()));
    tries_succeed_unless_the_lock_is_held();
    no_update_is_lost_under_the_lock(SHMEM_THREAD_MULTIPLE);
    CHECK_SIZE(by_leave, 0);
    tries_succeed_unless_the_lock_is_held();
    printf("%lu of the program's by leave\n", with_leave);
    return unit_status();
}
