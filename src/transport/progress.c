#include "progress.h"

#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/environment.h"
#include "base/report.h"
#include "measure.h"
#include "modules/loader.h"
#include "path.h"
#include "transport.h"
#include "window.h"

bool network_runs, network_writes_silently;
static bool cut_off;

static struct {
    pthread_mutex_t lock;
    unsigned wanted;   /* threads that wait for the lock; pollers step back for them */
    unsigned polls;    /* by the program's threads */
    unsigned sleepers; /* threads of the program that wait, and sleep */
    uint32_t summons;  /* futex: raised to wake the helper */
    pthread_t helper;
    bool has_helper;
    bool stop;
} progress = {.lock = PTHREAD_MUTEX_INITIALIZER};

void network_lock(void)
{
    if (pthread_mutex_trylock(&progress.lock) == 0)
        return;
    __atomic_fetch_add(&progress.wanted, 1, __ATOMIC_RELAXED);
    pthread_mutex_lock(&progress.lock);
    __atomic_fetch_sub(&progress.wanted, 1, __ATOMIC_RELAXED);
}

void network_unlock(void)
{
    pthread_mutex_unlock(&progress.lock);
}

void network_require(const char *routine, int failed)
{
    if (UNLIKELY(failed))
        report_fatal(routine, "%s", backend->message());
}

/* ---- Polling ---- */

/* A thread of the program looks after each packet whether it has what it waits for; a helper takes
 * what there is. */
enum { HELPER_ROUNDS = 32 };

static bool poll_if_free(bool is_helper)
{
    if (__atomic_load_n(&progress.wanted, __ATOMIC_RELAXED) != 0 ||
        pthread_mutex_trylock(&progress.lock) != 0)
        return false;
    if (is_helper)
        window_push_idle();
    bool moved = false;
    const unsigned most = is_helper ? HELPER_ROUNDS : 1;
    for (unsigned rounds = 0; rounds < most; rounds++) {
        transport_flush();
        if (!transport_poll())
            break;
        moved = true;
    }
    pthread_mutex_unlock(&progress.lock);
    return moved;
}

bool network_poll(void)
{
    __atomic_fetch_add(&progress.polls, 1, __ATOMIC_RELAXED);
    return poll_if_free(!progress.has_helper); /* in place of a helper, all that it would do */
}

bool network_is_polled_here(void)
{
    return network_runs && !progress.has_helper;
}

struct waiting network_wait_begin(const char *routine, wait_explain *explain, const void *what)
{
    return waiting_begin(routine, &node_own_control()->doorbell, explain, what);
}

void network_pause(struct waiting *waiting)
{
    network_unlock();
    waiting_pause(waiting);
    network_lock();
}

void network_wait_zero(const char *routine, const uint32_t *left, wait_explain *explain,
                       const void *what)
{
    struct waiting waiting = network_wait_begin(routine, explain, what);
    while (__atomic_load_n(left, __ATOMIC_ACQUIRE) != 0)
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

void network_wait(const char *routine, struct backend_request *request, wait_explain *explain,
                  const void *what, struct absence *absence)
{
    struct watched watched = {.request = request, .left = 1};
    int done;
    network_lock();
    network_require(routine, backend->test(request, &done, NULL));
    if (!done)
        transport_watch(&watched);
    network_unlock();
    if (done)
        return;
    struct waiting waiting = network_wait_begin(routine, explain, what);
    while (__atomic_load_n(&watched.left, __ATOMIC_ACQUIRE) != 0) {
        waiting_pause(&waiting);
        int absent = waiting.asleep ? absence_look(routine, absence) : -1;
        if (absent >= 0)
            absence_report(routine, absent, absence->members);
    }
    waiting_end(&waiting);
}

/* ---- The helper thread ---- */

enum {
    SHORT_SLEEP_US = 50,     /* while there is traffic, and so many sleeps after */
    BESIDE_SLEEP_US = 200,   /* beside threads of the program that poll now and then */
    WAITS_POLLS = 64,        /* polls in a sleep that tell that a thread waits, and will see all */
    WAITS_POLLS_CROWDED = 8, /* the same of a thread that yields after each */
    LONG_SLEEP_US = 4000,
    SHORT_SLEEPS = 40
};

/* How long to sleep after so many polls in which nothing moved. */
static long sleep_us(unsigned idle)
{
    if (idle <= SHORT_SLEEPS)
        return SHORT_SLEEP_US;
    long us = (long)SHORT_SLEEP_US * (1 + (idle - SHORT_SLEEPS) / 4);
    return us < LONG_SLEEP_US ? us : LONG_SLEEP_US;
}

/* True if it was summoned meanwhile. */
static bool nap(uint32_t summons, long us)
{
    struct timespec timeout = {.tv_nsec = us * 1000};
    syscall(SYS_futex, &progress.summons, FUTEX_WAIT_PRIVATE, summons, &timeout, NULL, 0);
    return __atomic_load_n(&progress.summons, __ATOMIC_ACQUIRE) != summons;
}

static void summon_helper(void)
{
    __atomic_fetch_add(&progress.summons, 1, __ATOMIC_RELEASE);
    syscall(SYS_futex, &progress.summons, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

void network_hand_over(void)
{
    __atomic_fetch_add(&progress.sleepers, 1, __ATOMIC_RELAXED);
    if (progress.has_helper)
        summon_helper();
}

void network_take_back(void)
{
    __atomic_fetch_sub(&progress.sleepers, 1, __ATOMIC_RELAXED);
}

static bool is_crowded(void)
{
    return node.competitors > node.cores;
}

/* The same after so many polls of the program's own threads. */
static long sleep_beside_us(unsigned polled, unsigned idle)
{
    if (polled > (is_crowded() ? WAITS_POLLS_CROWDED : WAITS_POLLS))
        return LONG_SLEEP_US;
    return polled > 2 ? BESIDE_SLEEP_US : sleep_us(idle);
}

/* Where a thread of the program sleeps and every PE has a core, the helper spins in its stead for
 * some 100 us after it had something to do. */
static bool may_spin(unsigned idle)
{
    enum { SPINS = 100 };
    return idle < SPINS && !is_crowded() &&
           __atomic_load_n(&progress.sleepers, __ATOMIC_RELAXED) != 0;
}

/* Polls for a program that does not. Beside threads that poll it sleeps longer: its waking up would
 * only take a core from them. */
static void *help(void *unused)
{
    unsigned idle = 0, seen = 0;
    prctl(PR_SET_TIMERSLACK, 1000UL);
    while (!__atomic_load_n(&progress.stop, __ATOMIC_ACQUIRE)) {
        unsigned polls = __atomic_load_n(&progress.polls, __ATOMIC_RELAXED);
        uint32_t summons = __atomic_load_n(&progress.summons, __ATOMIC_ACQUIRE);
        unsigned polled = polls - seen;
        seen = polls;
        idle = poll_if_free(true) ? 0 : idle + 1;
        if (may_spin(idle))
            continue;
        if (nap(summons, sleep_beside_us(polled, idle)))
            idle = 0;
    }
    return unused;
}

/* Signals are the program's: its handlers run in its own threads. */
static void start_helper(const char *routine)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    errno = pthread_create(&progress.helper, NULL, help, NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (errno != 0)
        report_fatal_errno(routine, "the progress thread cannot be started");
    pthread_setname_np(progress.helper, "isthmus");
    progress.has_helper = true;
}

static void stop_helper(void)
{
    if (!progress.has_helper)
        return;
    __atomic_store_n(&progress.stop, true, __ATOMIC_RELEASE);
    summon_helper();
    pthread_join(progress.helper, NULL);
    progress.has_helper = progress.stop = false;
}

static const char *const level_names[] = {"MPI_THREAD_SINGLE", "MPI_THREAD_FUNNELED",
                                          "MPI_THREAD_SERIALIZED", "MPI_THREAD_MULTIPLE"};

/* The program's own MPI calls do not come under our lock. */
static enum backend_thread_level level_for_helper(void)
{
    return loader_program_has_mpi() ? BACKEND_THREAD_MULTIPLE : BACKEND_THREAD_SERIALIZED;
}

static void warn_of_no_helper(const char *routine, enum backend_thread_level provided)
{
    char cure[128] = "";
    if (!path_excludes_thread_multiple()) /* else with such a level there are no windows */
        snprintf(cure, sizeof cure, ": initialize MPI with %s, or OpenSHMEM before MPI",
                 level_names[level_for_helper()]);
    report_warning(routine,
                   "MPI provides %s, so there is no progress thread, and a PE that computes keeps "
                   "others waiting%s (ISTHMUS_PROGRESS=poll: no warning)",
                   level_names[provided], cure);
}

static bool may_have_helper(const char *routine, enum backend_thread_level provided)
{
    if (environment.progress == PROGRESS_POLL)
        return false;
    if (provided >= level_for_helper())
        return true;
    if (job.me == 0)
        warn_of_no_helper(routine, provided);
    return false;
}

/* ---- Life ---- */

static bool is_needed(void)
{
    return node.count > 1 || environment.path != PATH_AUTO || environment.amo == AMO_MPI;
}

static bool needs_looks(void)
{
    return network_is_polled_here() || network_writes_silently;
}

static const struct waiting_network for_waits = {.poll = network_poll,
                                                 .hand_over = network_hand_over,
                                                 .take_back = network_take_back,
                                                 .needs_looks = needs_looks};

void network_start(const char *routine, enum backend_thread_level provided,
                   void (*finalizing)(int calls_work))
{
    if (!is_needed())
        return;
    network_require(routine, backend->connect(finalizing));
    path_decide(routine);
    window_start(routine);
    measure_expect();
    transport_start(routine);
    absence_start();
    network_runs = true;
    waiting_set_network(&for_waits);
    path_measure(routine);
    if (may_have_helper(routine, provided))
        start_helper(routine);
    path_print(progress.has_helper);
}

void network_stop(const char *routine)
{
    if (!network_runs)
        return;
    stop_helper();
    network_runs = false;
    waiting_set_network(NULL);
    transport_stop(routine);
    window_stop(routine);
}

void network_cut_off(const char *routine)
{
    network_stop(routine);
    cut_off = true;
}

bool network_is_cut_off(void)
{
    return cut_off;
}

void network_require_reach(const char *routine)
{
    if (UNLIKELY(cut_off))
        report_fatal(routine, "the program has finalized MPI, without which PEs on other nodes "
                              "cannot be reached: expected shmem_finalize before MPI_Finalize");
}
