/*
 * The lock before MPI: a program's thread that comes again and again, mostly by leave and without
 * the mutex, and a helper that takes its leave back. What both do under the lock is lost in part
 * where they are inside together.
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

enum { TURNS = 600 };                    /* of the helper */
enum { STAYS = 1000, LONG_EVERY = 200 }; /* of the program; some last until the helper comes */

static volatile unsigned long done; /* under the lock; its addition takes a load and a store */
static unsigned long by_program, by_leave, by_helper;
static bool is_over;
static unsigned stays_left; /* of the program until the helper comes; 0: it is not asked for */
static sem_t helper_is_due;

static void spend(int length)
{
    unsigned long before = done;
    for (volatile int i = 0; i < length; i++)
        ;
    done = before + 1;
}

/* The helper comes again after another number of the program's stays each time: sometimes before
 * the program has leave again, and more often after that. */
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

/* The helper writes stays_left only while it is 0. */
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

static void test_leave(int level)
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

/* Whoever may try gets it, or is told that another has it. */
static void test_tries(void)
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
    test_leave(SHMEM_THREAD_SERIALIZED);
    unsigned long with_leave = by_leave;
    bool has_barriers = syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) == 0;
    CHECK((with_leave > 0) == (has_barriers && !platform_has_thread_sanitizer()));
    test_tries();
    test_leave(SHMEM_THREAD_MULTIPLE);
    CHECK_SIZE(by_leave, 0);
    test_tries();
    printf("%lu of the program's by leave\n", with_leave);
    return unit_status();
}
