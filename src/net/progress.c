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
#include "rendezvous.h"
#include "rendezvous_target.h"
#include "shm/node.h"
#include "shm/waiting.h"
#include "target.h"
#include "transport.h"
#include "tuning.h"
#include "window.h"

bool net_runs;

static struct {
    unsigned burst_polls; /* number of polls that the program made during bursts of operations */
    unsigned waiters;     /* number of threads of the program that wait; they poll or sleep */
    unsigned sleepers;    /* number of waiting threads that sleep */
    uint32_t wake_count;  /* futex that is incremented to wake the progress thread */
    /* True while the progress thread is in a sleep of more than RENDEZVOUS_SLEEP_US. */
    bool sleeps_long;
    /* Number of consecutive polls in which the progress thread found net_lock held by a thread of
     * the program that is probably in a long call of MPI. */
    unsigned in_mpi;
    /* True if the last poll of the progress thread found packets being sent or rendezvous transfers
     * in progress. */
    bool has_rendezvous;
    /* True if the program issued MANY_OPERATIONS or more between the last two polls of the progress
     * thread. */
    bool had_burst;
    /* Core on which the program started its last long transfer; -1 if the program has started
     * none. */
    int core;
    /* Number of polls of the program (progress_program_polls) at the start of its last long
     * transfer. */
    unsigned begun;
    pthread_t thread;
    bool has_progress_thread;
    bool stop;
} progress;

/* ---- One round of polling ---- */

/* Tests in every RECLAIM_ROUNDS-th call whether MPI has sent packets. The test is rare because each
 * one makes MPI poll its network, which takes 0.2 to 0.6 us. If a pool has no free packets, its
 * packets are also tested when a packet is needed. */
static void progress_reclaim_sometimes(void)
{
    static unsigned round;
    if (++round % RECLAIM_ROUNDS != 0)
        return;
    endpoint_reclaim();
    target_reclaim();
}

static bool progress_all(void)
{
    bool moved = receive_message();
    moved |= endpoint_progress_rendezvous();
    moved |= rendezvous_target_progress();
    moved |= peer_wait_progress();
    progress_reclaim_sometimes();
    return moved;
}

/* Returns true if a waiting thread has no other work than to receive messages, and each PE has a
 * core. If windows are in use, each poll flushes idle windows. */
static bool progress_has_only_messages(void)
{
    return progress.has_progress_thread && !waiting_oversubscribed && endpoint_open_packets == 0 &&
           waiting_nbc_progress == NULL && !select_needs_windows() && !rendezvous_is_active() &&
           !rendezvous_target_is_active();
}

/* Returns true if the next poll of a waiting thread tests only for messages. Such light rounds take
 * less time, and the thread usually waits for a message. Every FULL_ROUNDS-th round does all work.
 */
static bool progress_next_is_light(void)
{
    static unsigned round;
    round++;
    return round % FULL_ROUNDS != 0 && progress_has_only_messages();
}

static bool progress_run_light_round(void)
{
    sanitizer_ignore_begin();
    bool moved = receive_message();
    moved |= peer_wait_progress();
    sanitizer_ignore_end();
    if (moved)
        doorbell_wake(&node_own_control()->doorbell);
    return moved;
}

static bool progress_run_round(void)
{
    endpoint_flush_all();
    bool moved = progress_all();
    moved |= waiting_progress_nbc();
    if (moved)
        doorbell_wake(&node_own_control()->doorbell);
    return moved;
}

/* ---- Polling by threads of the program ---- */

/* Polls, and returns true if a message was received or sent. If `is_thread` is true, the caller is
 * the progress thread, or a waiting thread that replaces it; it continues while messages arrive.
 * Otherwise the caller is another waiting thread. It makes only one round, because one packet may
 * end its wait. Called under net_lock. */
static bool progress_run_rounds(bool is_thread)
{
    static unsigned idle_rounds; /* number of consecutive polls without progress */
    const unsigned max = is_thread ? PROGRESS_THREAD_ROUNDS : 1;
    unsigned rounds = 0;
    if (is_thread)
        progress.had_burst = endpoint_detect_pause();
    window_flush_idle();
    sanitizer_ignore_begin();
    while (rounds < max && progress_run_round())
        rounds++;
    sanitizer_ignore_end();
    idle_rounds = rounds == 0 ? idle_rounds + 1 : 0;
    if (is_thread || idle_rounds >= IDLE_ROUNDS_BEFORE_ACKS)
        target_send_acks();
    return rounds > 0;
}

/* Polls for a waiting thread. Does nothing if another thread holds the lock. Returns true if a
 * message was received or sent. */
static bool progress_poll_for_waiter(void)
{
    if (!net_try_lock())
        return false;
    counters_add(COUNTER_POLLS, 1);
    /* If there is no progress thread, the waiting thread does the work of one. */
    bool moved = progress_next_is_light() ? progress_run_light_round()
                                          : progress_run_rounds(!progress.has_progress_thread);
    if (!moved)
        counters_add(COUNTER_POLLS_IN_VAIN, 1);
    net_unlock();
    return moved;
}

/* Does nothing if a waiting thread must also do other work than receiving messages. */
static void progress_spin(const uint32_t *left)
{
    bool moved = false;
    if (!progress_has_only_messages())
        return;
    sanitizer_ignore_begin();
    for (unsigned i = 0; i < SPIN_POLLS && __atomic_load_n(left, __ATOMIC_ACQUIRE) != 0; i++) {
        counters_add(COUNTER_POLLS, 1);
        moved |= receive_message();
    }
    sanitizer_ignore_end();
    if (moved)
        doorbell_wake(&node_own_control()->doorbell);
}

void progress_serve_arrived(void)
{
    unsigned served = 0;
    if (!net_runs)
        return;
    net_lock();
    while (served < RECEIVES_MAX && receive_message())
        served++;
    net_unlock();
}

/* Unlike other polls, this poll does not send packets that are only partly filled, because the
 * program is still filling them. */
void progress_poll_in_burst(void)
{
    unsigned rounds = 0;
    __atomic_store_n(&endpoint_burst, false, __ATOMIC_RELAXED);
    __atomic_fetch_add(&progress.burst_polls, 1, __ATOMIC_RELAXED);
    if (!net_try_lock())
        return;
    counters_add(COUNTER_POLLS, 1);
    sanitizer_ignore_begin();
    while (rounds < BURST_ROUNDS && progress_all())
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

/* Returns true if the program is issuing a burst of operations, and polls itself. The progress
 * thread should then not poll: it would send packets that are not full, and revoke the bias of
 * net_lock. Returns false at every BURST_SKIPPED_POLLS-th call, so that open packets to PEs that
 * the program no longer addresses are sent. */
static bool progress_is_in_burst(void)
{
    static unsigned seen, times;
    unsigned burst_polls = __atomic_load_n(&progress.burst_polls, __ATOMIC_RELAXED);
    times = burst_polls - seen >= BURST_CONTINUES ? times + 1 : 0;
    seen = burst_polls;
    return times % BURST_SKIPPED_POLLS != 0;
}

/* Calls MPI so that it progresses the one-sided operations of other PEs on windows of this PE. */
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

/* Polls, and then runs the handlers of active messages that have arrived. If a handler ran, the
 * poll counts as progress, because the handler may have sent messages. */
static enum polled progress_poll_and_handle(void)
{
    bool (*run)(void) = __atomic_load_n(&handlers, __ATOMIC_ACQUIRE);
    enum polled polled = progress_poll_as_thread();
    return run != NULL && run() ? POLLED : polled;
}

/* Returns how long the progress thread should sleep, in us, after `idle` consecutive polls without
 * progress. */
static long progress_sleep_us(unsigned idle)
{
    if (idle <= SHORT_SLEEPS)
        return SHORT_SLEEP_US;
    long us = (long)SHORT_SLEEP_US * (1 + (idle - SHORT_SLEEPS) / 4);
    return us < LONG_SLEEP_US ? us : LONG_SLEEP_US;
}

/* Sleeps for `us` microseconds, or until progress_wake_thread is called. Returns true if it was
 * called since the caller read `wake_count`. */
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

/* Called by a waiting thread of the program that stops polling and is about to sleep. Wakes the
 * progress thread, which polls in its place. */
static void progress_begin_sleep(void)
{
    __atomic_fetch_add(&progress.sleepers, 1, __ATOMIC_RELAXED);
    if (progress.has_progress_thread)
        progress_wake_thread();
}

/* Returns the number of polls and of window operations that the program has made so far. Each of
 * them lets MPI make progress. */
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

/* Returns true if a thread of the program waits and polls. The progress thread then need not poll.
 * On oversubscribed cores the number of polls does not show this, so the function counts threads
 * instead. */
static bool progress_has_polling_waiter(void)
{
    return __atomic_load_n(&progress.waiters, __ATOMIC_RELAXED) >
           __atomic_load_n(&progress.sleepers, __ATOMIC_RELAXED);
}

static cpu_set_t cores; /* cores that the progress thread may use */

/* Moves the progress thread away from the core on which the program started its last long transfer,
 * because the program may compute on that core. The kernel does not do this itself for a thread
 * that wakes often. Returns false if the progress thread may still be on the core of the
 * program. */
static bool progress_leave_program_core(void)
{
    int core = __atomic_load_n(&progress.core, __ATOMIC_RELAXED);
    if (core != sched_getcpu())
        return core >= 0;
    cpu_set_t others = cores;
    CPU_CLR(core, &others);
    return CPU_COUNT(&others) > 0 && sched_setaffinity(0, sizeof others, &others) == 0;
}

/* Returns how long the progress thread should sleep between two polls, in us. This depends on
 * whether threads of the program wait and how often they have polled recently (`polled`), and on
 * the number of consecutive polls without progress (`idle`). */
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

/* Returns how long the progress thread should sleep, in us, after a poll with result `now`. If
 * windows are in use and another thread holds net_lock, that thread is probably in a long call of
 * MPI, which makes all progress itself. The progress thread then sleeps longer each time it finds
 * the lock held. */
static long progress_sleep_after_us(enum polled now, unsigned polled, unsigned idle)
{
    bool in_mpi = now == POLLED_BY_ANOTHER && select_needs_windows();
    /* Only the progress thread writes this counter, so it is read without an atomic
     * operation. */
    unsigned times = in_mpi ? progress.in_mpi + 1 : 0;
    __atomic_store_n(&progress.in_mpi, times, __ATOMIC_RELAXED);
    long us = progress_sleep_between_polls_us(polled, idle),
         least = (long)times * WAITING_PROGRAM_SLEEP_US;
    if (least > LONG_SLEEP_US)
        least = LONG_SLEEP_US;
    return us < least ? least : us;
}

/* Returns true if the progress thread should poll again at once instead of sleeping. It does so for
 * a while after a poll that made progress, if a thread of the program sleeps and every PE has a
 * core. */
static bool progress_may_spin(unsigned idle)
{
    return idle < PROGRESS_THREAD_SPINS && !waiting_oversubscribed &&
           __atomic_load_n(&progress.sleepers, __ATOMIC_RELAXED) != 0;
}

/* Returns the new number of consecutive polls without progress. A poll that found the lock held by
 * another thread does not change the number. */
static unsigned progress_idle_after(enum polled polled, unsigned idle)
{
    return polled == POLLED ? 0 : idle + (polled == POLLED_IDLE);
}

/* Argument of the system call sched_setattr. */
struct scheduling {
    uint32_t size, policy;
    uint64_t flags;
    int32_t nice;
    uint32_t priority;
    uint64_t runtime, deadline, period; /* in ns */
};

/* Requests short time slices for the progress thread. Linux 6.12 and later then runs this thread
 * sooner when it wakes, even if a thread of the program computes on its core. Older kernels ignore
 * the request. */
static void progress_request_short_slices(void)
{
    /* An old kernel fills in only a part of the struct. */
    struct scheduling own = {.size = sizeof own};
    if (syscall(SYS_sched_getattr, 0, &own, sizeof own, 0) != 0 || own.policy != SCHED_OTHER)
        return;
    own.runtime = TIME_SLICE_NS;
    syscall(SYS_sched_setattr, 0, &own, 0);
}

/* Returns the number of polls that the program has made since the last check (`seen`) or since it
 * last started a long transfer, whichever is later. Earlier polls say nothing about what the
 * program does now. */
static unsigned progress_polls_since(unsigned seen, unsigned polls)
{
    unsigned begun = __atomic_load_n(&progress.begun, __ATOMIC_RELAXED);
    return polls - seen < polls - begun ? polls - seen : polls - begun;
}

/* Main function of the progress thread (pthread_create). It polls while the program computes and
 * does not poll itself. If threads of the program poll, the progress thread sleeps longer, because
 * it would only take a core from them each time it wakes. */
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
            /* The program has stopped polling, so its earlier polls must not lengthen the next
             * sleep. */
            seen = progress_program_polls();
        }
    }
    return unused;
}

/* Starts the progress thread with all signals blocked, so that handlers of the program run only in
 * the program's threads. */
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

/* Returns true if sleeping threads of the program must wake often to test their conditions. This is
 * so if there is no progress thread to wake them, or if MPI may write to memory of this PE without
 * any notification or progress hint. */
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

/* Functions that shm/waiting.c calls in a job that uses the network. It calls them while a thread
 * waits (waiting_pause), tests (waiting_test) or reads memory repeatedly. */
static const struct waiting_network wait_hooks = {.poll = progress_poll_for_waiter,
                                                  .spin = progress_spin,
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

/* ---- Detection of other programs that need cores (host load) ---- */

static struct {
    int file; /* file descriptor of /proc/loadavg; -1 if the file cannot be read */
    /* Number of running threads that is expected if no other program needs cores. Threads that wait
     * for a core count as running. */
    int expected;
    uint64_t due;   /* time of the next measurement in ns (waiting_clock) */
    unsigned signs; /* number of consecutive measurements above `expected` */
} host_load = {.file = -1};

/* Returns the number of threads that run if no other program needs cores. This is one for each core
 * (or for each PE, if there are more PEs), this progress thread, and a quarter of the progress
 * threads of the other PEs. Those threads run for at most a quarter of the time. */
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

/* Returns the number of threads of the machine that run or wait for a core, or 0 if it is unknown.
 * In /proc/loadavg, for example "0.20 0.18 0.12 1/80 11206", it is the number before the slash. */
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

/* Returns true after HOST_LOAD_SIGNS consecutive high measurements. A single one is not enough,
 * because several threads may happen to wake at the same time. */
bool host_load_is_high(void)
{
    uint64_t now = waiting_clock();
    if (host_load.file < 0 || (host_load.signs == 0 && now < host_load.due))
        return false;
    host_load.due = now + HOST_LOAD_INTERVAL_NS;
    host_load.signs = progress_running_threads() > host_load.expected ? host_load.signs + 1 : 0;
    return host_load.signs >= HOST_LOAD_SIGNS;
}
