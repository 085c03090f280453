/*
 * The lock before MPI: a program's thread that comes again and again, mostly by leave and without
 * the mutex, and a helper that takes its leave back. What both do under the lock is lost in part
 * where they are inside together.
 */
#include "transport/network.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/sanitizer.h"
#include "shmem.h"
#include "unit.h"

enum { TURNS = 600 };                    /* of the helper */
enum { STAYS = 1000, LONG_EVERY = 200 }; /* of the program; some last until the helper comes */

static volatile unsigned long done; /* under the lock; its addition takes a load and a store */
static unsigned long by_program, by_leave, by_helper;
static bool is_over;

static void spend(int length)
{
    unsigned long before = done;
    for (volatile int i = 0; i < length; i++)
        ;
    done = before + 1;
}

static void *help(void *unused)
{
    const struct timespec pause = {.tv_nsec = 20000};
    while (by_helper < TURNS) {
        if (network_helper_try_lock()) {
            spend(1);
            by_helper++;
            network_helper_unlock();
        }
        nanosleep(&pause, NULL);
    }
    __atomic_store_n(&is_over, true, __ATOMIC_RELEASE);
    return unused;
}

static void come_once(void)
{
    network_lock();
    by_leave += network_leave.is_held;
    spend(by_program % LONG_EVERY == 0 ? 5000 : 1);
    network_unlock();
    by_program++;
}

static void test_leave(int level)
{
    pthread_t helper;
    job.thread_level = level;
    done = by_program = by_leave = by_helper = 0;
    is_over = false;
    network_lock_start();
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
    CHECK(network_try_lock());
    CHECK(network_is_locked());
    CHECK(!network_helper_try_lock());
    network_unlock();
    CHECK(!network_is_locked());
    CHECK(network_helper_try_lock());
    CHECK(!network_try_lock());
    network_helper_unlock();
}

int main(void)
{
    test_leave(SHMEM_THREAD_SERIALIZED);
    unsigned long with_leave = by_leave;
    bool has_barriers = syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) == 0;
    CHECK((with_leave > 0) == (has_barriers && !sanitizer_watches_threads()));
    test_tries();
    test_leave(SHMEM_THREAD_MULTIPLE);
    CHECK_SIZE(by_leave, 0);
    test_tries();
    printf("%lu of the program's by leave\n", with_leave);
    return unit_status();
}
