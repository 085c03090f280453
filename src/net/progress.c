#include "progress.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/counters.h"
#include "base/environment.h"
#include "base/platform.h"
#include "base/report.h"
#include "endpoint.h"
#include "loader/hybrid.h"
#include "loader/loader.h"
#include "net.h"
#include "peer_wait.h"
#include "receive.h"
#include "rendezvous_target.h"
#include "shm/node.h"
#include "shm/waiting.h"
#include "target.h"
#include "transport.h"
#include "tuning.h"
#include "window.h"

bool net_runs;

static struct {
    unsigned burst_polls; /* polls between requests that the program begins in a row */
    unsigned waiters;     /* threads of the program that wait, */
    unsigned sleepers;    /* and those that sleep meanwhile */
    uint32_t wake_count;  /* futex: raised to wake the helper */
    bool sleeps_long;     /* the helper */
    unsigned in_mpi;      /* how often in a row the helper found a thread of the program in MPI */
    bool has_rendezvous;  /* transfers beyond packets were under way at the last such poll */
    bool had_burst;       /* the program began many requests before the last poll in place of it */
    int core;             /* on which the program began a long transfer last; -1: none yet */
    unsigned begun;       /* its polls until then */
    pthread_t thread;
    bool has_progress_thread;
    bool stop;
} progress;

/* ---- One round of progress ---- */

/* Each test of a request is a round of MPI's own progress, 0.2 to 0.6 us, so there are no more of
 * them than needed: packets that were sent are looked after now and then, for pools also do when
 * they are empty. */
static void progress_reclaim_sometimes(void)
{
    static unsigned round;
    if (++round % RECLAIM_ROUNDS != 0)
        return;
    endpoint_reclaim();
    target_reclaim();
}

/* Who waits and has a core looks less often for what nobody asked for, which comes when its owner
 * has nothing else to do. */
static bool progress_should_poll_responses(bool waits)
{
    static unsigned round;
    return !waits || waiting_oversubscribed || endpoint_requested_acks() ||
           ++round % UNSOLICITED_ACK_ROUNDS == 0;
}

static bool progress_all(bool waits)
{
    if (endpoint_expects_acks() && progress_should_poll_responses(waits) && receive_response())
        return true;
    bool moved = receive_packet();
    moved |= endpoint_progress_rendezvous();
    moved |= rendezvous_target_progress();
    moved |= peer_wait_progress();
    progress_reclaim_sometimes();
    return moved;
}

static bool progress_run_round(bool waits)
{
    endpoint_flush_all();
    bool moved = progress_all(waits);
    moved |= waiting_progress_nbc();
    if (moved)
        doorbell_wake(&node_own_control()->doorbell);
    return moved;
}

/* ---- Polling ---- */

/* A thread of the program looks after each packet whether it has what it waits for; a helper, or
 * who is in place of one, takes what there is. True if something moved. Under the lock. */
static bool progress_run_rounds(bool is_thread)
{
    static unsigned
        idle_rounds; /* rounds in a row, each the only one of a poll, in which nothing moved */
    const unsigned max = is_thread ? PROGRESS_THREAD_ROUNDS : 1;
    unsigned rounds = 0;
    if (is_thread)
        progress.had_burst = endpoint_detect_pause();
    window_flush_idle();
    sanitizer_ignore_begin();
    while (rounds < max && progress_run_round(!is_thread))
        rounds++;
    sanitizer_ignore_end();
    idle_rounds = rounds == 0 ? idle_rounds + 1 : 0;
    if (is_thread || idle_rounds >= IDLE_ROUNDS_BEFORE_ACKS)
        target_send_acks();
    return rounds > 0;
}

/* Lets messages come in and go out, unless another thread is at it; true if something moved. */
static bool progress_poll_for_waiter(void)
{
    counters_increment(COUNTER_POLLS);
    if (!net_try_lock())
        return false;
    bool moved = progress_run_rounds(
        !progress.has_progress_thread); /* in place of one, all that it would do */
    if (!moved)
        counters_add(COUNTER_POLLS_IN_VAIN, 1);
    net_unlock();
    return moved;
}

void progress_serve_arrived(void)
{
    unsigned served = 0;
    if (!net_runs)
        return;
    net_lock();
    while (served < RECEIVES_MAX && receive_packet())
        served++;
    net_unlock();
}

/* Takes what has come, but sends only what is full. */
void progress_poll_in_burst(void)
{
    unsigned rounds = 0;
    __atomic_store_n(&endpoint_burst, false, __ATOMIC_RELAXED);
    counters_increment(COUNTER_POLLS);
    __atomic_fetch_add(&progress.burst_polls, 1, __ATOMIC_RELAXED);
    if (!net_try_lock())
        return;
    sanitizer_ignore_begin();
    while (rounds < BURST_ROUNDS && progress_all(false))
        rounds++;
    sanitizer_ignore_end();
    if (rounds > 0)
        doorbell_wake(&node_own_control()->doorbell);
    else
        counters_add(COUNTER_POLLS_IN_VAIN, 1);
    net_unlock();
}

/* ---- The progress thread ---- */

enum polled { POLLED_BY_ANOTHER, POLLED_IDLE, POLLED };

/* The program has begun many requests since the last look, and has let others' in meanwhile. To
 * poll would send what is not full, and take the program's leave; now and then that is to be done,
 * for those to a PE that it has left. */
static bool progress_is_in_burst(void)
{
    static unsigned seen, times;
    unsigned burst_polls = __atomic_load_n(&progress.burst_polls, __ATOMIC_RELAXED);
    times = burst_polls - seen >= BURST_CONTINUES ? times + 1 : 0;
    seen = burst_polls;
    return times % BURST_SKIPPED_POLLS != 0;
}

/* What others do in this PE's windows. */
static void progress_for_peers(void)
{
    sanitizer_ignore_begin();
    for (unsigned i = 0; i < HINTED_PROGRESS_ROUNDS; i++)
        net_require(NULL, backend->progress());
    sanitizer_ignore_end();
}

static enum polled progress_poll_as_thread(void)
{
    if (progress_is_in_burst() || !net_thread_try_lock())
        return POLLED_BY_ANOTHER;
    counters_add(COUNTER_HELPER_POLLS, 1);
    bool moved = progress_run_rounds(true);
    if (progress_hint_is_active())
        progress_for_peers();
    progress.has_rendezvous = endpoint_is_sending();
    net_thread_unlock();
    return moved ? POLLED : POLLED_IDLE;
}

static bool (*handlers)(void);

void progress_set_am_handlers(bool (*run)(void))
{
    __atomic_store_n(&handlers, run, __ATOMIC_RELEASE);
}

/* What has come may be for handlers, which send more. */
static enum polled progress_poll_and_handle(void)
{
    bool (*run)(void) = __atomic_load_n(&handlers, __ATOMIC_ACQUIRE);
    enum polled polled = progress_poll_as_thread();
    return run != NULL && run() ? POLLED : polled;
}

/* How long to sleep after so many polls in which nothing moved. */
static long progress_sleep_us(unsigned idle)
{
    if (idle <= SHORT_SLEEPS)
        return SHORT_SLEEP_US;
    long us = (long)SHORT_SLEEP_US * (1 + (idle - SHORT_SLEEPS) / 4);
    return us < LONG_SLEEP_US ? us : LONG_SLEEP_US;
}

/* True if it was summoned meanwhile. */
static bool progress_nap(uint32_t wake_count, long us)
{
    struct timespec timeout = {.tv_nsec = us * 1000};
    __atomic_store_n(&progress.sleeps_long, us > RENDEZVOUS_SLEEP_US, __ATOMIC_RELAXED);
    syscall(SYS_futex, &progress.wake_count, FUTEX_WAIT_PRIVATE, wake_count, &timeout, NULL, 0);
    counters_add(COUNTER_HELPER_WAKINGS, 1);
    return __atomic_load_n(&progress.wake_count, __ATOMIC_ACQUIRE) != wake_count;
}

static void progress_wake_thread(void)
{
    __atomic_fetch_add(&progress.wake_count, 1, __ATOMIC_RELEASE);
    syscall(SYS_futex, &progress.wake_count, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    counters_increment(COUNTER_HELPER_SUMMONS);
}

/* From a thread that polled and is about to sleep: the helper takes over at once. */
static void progress_begin_sleep(void)
{
    __atomic_fetch_add(&progress.sleepers, 1, __ATOMIC_RELAXED);
    if (progress.has_progress_thread)
        progress_wake_thread();
}

/* How often the program has let MPI move. */
static unsigned progress_program_polls(void)
{
    return (unsigned)(counters_value(COUNTER_POLLS) + counters_value(COUNTER_WINDOW_OPERATIONS));
}

void progress_expect_overlap(void)
{
    __atomic_store_n(&progress.core, sched_getcpu(), __ATOMIC_RELAXED);
    __atomic_store_n(&progress.begun, progress_program_polls(), __ATOMIC_RELAXED);
    if (__atomic_load_n(&progress.sleeps_long, __ATOMIC_RELAXED) &&
        __atomic_load_n(&progress.in_mpi, __ATOMIC_RELAXED) == 0)
        progress_wake_thread();
}

static void progress_end_sleep(void)
{
    __atomic_fetch_sub(&progress.sleepers, 1, __ATOMIC_RELAXED);
}

static void progress_begin_polling(void)
{
    __atomic_fetch_add(&progress.waiters, 1, __ATOMIC_RELAXED);
}

static void progress_end_polling(void)
{
    __atomic_fetch_sub(&progress.waiters, 1, __ATOMIC_RELAXED);
}

/* A thread waits, and polls whenever it has a core; how often it did tells nothing on crowded
 * cores, where a helper that wakes only keeps it from having one. */
static bool progress_has_polling_waiter(void)
{
    return __atomic_load_n(&progress.waiters, __ATOMIC_RELAXED) >
           __atomic_load_n(&progress.sleepers, __ATOMIC_RELAXED);
}

static cpu_set_t cores; /* that the helper may use */

/* Leaves the core of a program that may compute there, if there is another: the kernel lets a
 * thread that wakes often stay where it was, also beside one that never sleeps. False if the helper
 * is still there, or may be. */
static bool progress_leave_program_core(void)
{
    int core = __atomic_load_n(&progress.core, __ATOMIC_RELAXED);
    if (core != sched_getcpu())
        return core >= 0;
    cpu_set_t others = cores;
    CPU_CLR(core, &others);
    return CPU_COUNT(&others) > 0 && sched_setaffinity(0, sizeof others, &others) == 0;
}

/* The same where the program's own threads wait, or have polled so often meanwhile. */
static long progress_sleep_between_polls_us(unsigned polled, unsigned idle)
{
    if (environment.progress != PROGRESS_THREAD && host_load_is_high())
        return LONG_SLEEP_US;
    if (progress_has_polling_waiter() ||
        polled > (waiting_oversubscribed ? POLLS_OF_WAITING_PROGRAM_OVERSUBSCRIBED
                                         : POLLS_OF_WAITING_PROGRAM))
        return waiting_oversubscribed ? LONG_SLEEP_US : WAITING_PROGRAM_SLEEP_US;
    if (progress_hint_is_active())
        return SHORT_SLEEP_US;
    if (progress.has_rendezvous && idle > 0 && idle <= SHORT_SLEEPS)
        return progress_leave_program_core() && !waiting_oversubscribed ? SHORT_SLEEP_US
                                                                        : RENDEZVOUS_SLEEP_US;
    return polled > 2 || progress.had_burst ? POLLING_PROGRAM_SLEEP_US : progress_sleep_us(idle);
}

/* Who has the lock where windows are used may be in one call of MPI's for long, which lets all of
 * MPI move; the longer, the more often. */
static long progress_sleep_after_us(enum polled now, unsigned polled, unsigned idle)
{
    bool in_mpi = now == POLLED_BY_ANOTHER && select_needs_windows();
    unsigned times = in_mpi ? progress.in_mpi + 1 : 0; /* written by the helper alone */
    __atomic_store_n(&progress.in_mpi, times, __ATOMIC_RELAXED);
    long us = progress_sleep_between_polls_us(polled, idle),
         least = (long)times * WAITING_PROGRAM_SLEEP_US;
    if (least > LONG_SLEEP_US)
        least = LONG_SLEEP_US;
    return us < least ? least : us;
}

/* Where a thread of the program sleeps and every PE has a core, the helper spins in its stead for
 * a while after it had something to do. */
static bool progress_may_spin(unsigned idle)
{
    return idle < PROGRESS_THREAD_SPINS && !waiting_oversubscribed &&
           __atomic_load_n(&progress.sleepers, __ATOMIC_RELAXED) != 0;
}

/* How many polls in a row moved nothing. A lock that another thread has tells nothing of that. */
static unsigned progress_idle_after(enum polled polled, unsigned idle)
{
    return polled == POLLED ? 0 : idle + (polled == POLLED_IDLE);
}

/* As the kernel's sched_setattr takes it. */
struct scheduling {
    uint32_t size, policy;
    uint64_t flags;
    int32_t nice;
    uint32_t priority;
    uint64_t runtime, deadline, period; /* ns */
};

/* Asks for short turns at the core, which Linux from 6.12 on gives sooner: also before a thread of
 * the program that computes. The helper needs no longer ones. Others do not know of it. */
static void progress_request_short_slices(void)
{
    struct scheduling own = {.size = sizeof own}; /* an old kernel fills in a part of it */
    if (syscall(SYS_sched_getattr, 0, &own, sizeof own, 0) != 0 || own.policy != SCHED_OTHER)
        return;
    own.runtime = TIME_SLICE_NS;
    syscall(SYS_sched_setattr, 0, &own, 0);
}

/* Its polls that tell what it does now: those that the helper has not seen, and that came after it
 * last began a long transfer. */
static unsigned progress_polls_since(unsigned seen, unsigned polls)
{
    unsigned begun = __atomic_load_n(&progress.begun, __ATOMIC_RELAXED);
    return polls - seen < polls - begun ? polls - seen : polls - begun;
}

/* Polls for a program that does not. Beside threads that poll it sleeps longer: its waking up
 * would only take a core from them. The main function of the progress thread (pthread_create). */
static void *progress_run_thread(void *unused)
{
    unsigned idle = 0, seen = 0;
    prctl(PR_SET_TIMERSLACK, 1000UL);
    progress_request_short_slices();
    if (sched_getaffinity(0, sizeof cores, &cores) != 0)
        CPU_ZERO(&cores);
    while (!__atomic_load_n(&progress.stop, __ATOMIC_ACQUIRE)) {
        unsigned polls = progress_program_polls();
        uint32_t wake_count = __atomic_load_n(&progress.wake_count, __ATOMIC_ACQUIRE);
        unsigned polled = progress_polls_since(seen, polls);
        seen = polls;
        enum polled now = progress_poll_and_handle();
        idle = progress_idle_after(now, idle);
        if (now != POLLED_BY_ANOTHER && progress_may_spin(idle))
            continue;
        if (progress_nap(wake_count, progress_sleep_after_us(now, polled, idle))) {
            idle = 0;
            seen = progress_program_polls(); /* by who computes now */
        }
    }
    return unused;
}

/* Signals are the program's: its handlers run in its own threads. */
void progress_start_thread(const char *routine)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    host_load_start();
    job.is_multithreaded = true;
    errno = pthread_create(&progress.thread, NULL, progress_run_thread, NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (errno != 0)
        report_fatal_errno(routine, "the progress thread cannot be started");
    pthread_setname_np(progress.thread, "isthmus");
    progress.has_progress_thread = true;
}

bool progress_has_thread(void)
{
    return progress.has_progress_thread;
}

static void progress_stop_thread(void)
{
    if (!progress.has_progress_thread)
        return;
    __atomic_store_n(&progress.stop, true, __ATOMIC_RELEASE);
    progress_wake_thread();
    pthread_join(progress.thread, NULL);
    progress.has_progress_thread = progress.stop = false;
    host_load_stop();
}

/* ---- Start and end ---- */

/* Where no thread but the program's polls, or MPI writes without a word, and without a notice. */
static bool progress_must_wake_often(void)
{
    return !progress.has_progress_thread ||
           (select_needs_windows() &&
            !(selection.inside.needs_target_progress && selection.between.needs_target_progress));
}

static bool progress_peers_need_progress(void)
{
    return progress_hint_is_active() || hybrid_peers_need_progress();
}

/* Callers, all in shm/waiting.c: waiting_pause and waiting_end for threads that wait, waiting_test
 * and the routines that test or read again and again (poll, begin_sleep, end_sleep,
 * peers_need_progress), and waiting_most_sleep_us (must_wake_often). */
static const struct waiting_network wait_hooks = {.poll = progress_poll_for_waiter,
                                                  .begin_polling = progress_begin_polling,
                                                  .end_polling = progress_end_polling,
                                                  .begin_sleep = progress_begin_sleep,
                                                  .end_sleep = progress_end_sleep,
                                                  .must_wake_often = progress_must_wake_often,
                                                  .peers_need_progress =
                                                      progress_peers_need_progress};

void progress_start(void)
{
    net_runs = true;
    progress.waiters = progress.sleepers = 0;
    progress.core = -1;
    net_lock_start();
    waiting_set_network(&wait_hooks);
}

void progress_stop(void)
{
    progress_stop_thread();
    net_runs = false;
    waiting_set_network(NULL);
}

/* ---- Host load ---- */

static struct {
    int file;       /* /proc/loadavg; -1 where there is none */
    int expected;   /* threads that may run or wait for a core without a sign of others */
    uint64_t due;   /* the next look, ns (waiting_clock) */
    unsigned signs; /* looks in a row that saw more */
} host_load = {.file = -1};

/* PEs that compute, and this helper; others are awake for a quarter of the time at most. */
static int progress_expected_threads(void)
{
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    int pes = node.host_pes, busy = online > pes ? (int)online : pes;
    return busy + 1 + (pes - 1) / 4;
}

void host_load_start(void)
{
    host_load.file = open("/proc/loadavg", O_RDONLY | O_CLOEXEC);
    host_load.expected = progress_expected_threads();
    host_load.due = 0;
    host_load.signs = 0;
}

void host_load_stop(void)
{
    if (host_load.file >= 0)
        close(host_load.file);
    host_load.file = -1;
}

/* The number before the slash in "0.20 0.18 0.12 1/80 11206", of the whole machine; 0 if unknown.
 */
static int progress_running_threads(void)
{
    char text[64];
    ssize_t length = pread(host_load.file, text, sizeof text - 1, 0);
    if (length <= 0)
        return 0;
    text[length] = '\0';
    const char *at = strchr(text, '/');
    while (at != NULL && at > text && at[-1] != ' ')
        at--;
    return at == NULL ? 0 : atoi(at);
}

/* What is seen once may be threads that wake at the same time. */
bool host_load_is_high(void)
{
    uint64_t now = waiting_clock();
    if (host_load.file < 0 || (host_load.signs == 0 && now < host_load.due))
        return false;
    host_load.due = now + HOST_LOAD_INTERVAL_NS;
    host_load.signs = progress_running_threads() > host_load.expected ? host_load.signs + 1 : 0;
    return host_load.signs >= HOST_LOAD_SIGNS;
}
