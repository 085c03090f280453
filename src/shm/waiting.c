#include "waiting.h"

#include <linux/futex.h>
#include <sched.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/environment.h"
#include "base/fence.h"
#include "base/report.h"
#include "base/small_file.h"
#include "doorbell.h"
#include "node.h"

/* ---- Durations and registered functions ---- */

/* Lengths of the spin phase and of the yield phase of a wait, in calls of waiting_pause. Spinning
 * is useful only if the PE that this thread waits for has another core. */
enum {
    SPINS_DEDICATED = 4096,    /* every PE has a core; about 50 us */
    SPINS_OVERSUBSCRIBED = 32, /* PEs share cores */
    /* Spins without a CPU pause instruction, after a handler of an active message has run. */
    SPINS_EXPECTING = 128,
    SPINS_BRIEF = 4,          /* PEs share cores, and waiting_shorten_spin was called */
    SPINS_OTHER_CORES = 512,  /* PEs share cores, but no PE needs this core; 15 us */
    POLLS_OVERSUBSCRIBED = 1, /* PEs share cores, and each call polls MPI, which is slow */
    YIELDS = 100,
    /* Yields if each call polls MPI. More yields would keep the core from processes of other
     * sessions, because a yield of a PE does not give the core to them. */
    YIELDS_POLLING = 20
};

/* Time limits of a sleep in us. The first sleep of a wait lasts up to FIRST_SLEEP_US. Later sleeps
 * become longer, up to BRIEF_SLEEP_US or MAX_SLEEP_US (waiting_most_sleep_us). A sleeper must check
 * again after this time, because a plain put or store may not have rung the doorbell. */
enum { FIRST_SLEEP_US = 250, BRIEF_SLEEP_US = 1000, MAX_SLEEP_US = 8000 };

/* FIRST_NETWORK_SLEEP_US is the limit of the first sleep in us if the thread polls MPI, about the
 * time that a message takes. MIN_SLEEP_US requests the shortest possible sleep, which lasts about
 * 70 us because of the kernel's timers. */
enum { FIRST_NETWORK_SLEEP_US = 50, MIN_SLEEP_US = 1 };

/* Time limit in us of a sleep at the doorbell of another PE. Senders of active messages to this PE
 * ring only this PE's doorbell, so they do not wake the sleeper. */
enum { OTHER_BELL_SLEEP_US = 200 };

static int spins = SPINS_OVERSUBSCRIBED, yields = YIELDS;
static bool yielding_helps; /* a yield can give the core to another PE */
static struct doorbell *own_bell;
static struct display *own_display;
bool waiting_oversubscribed;
const struct waiting_network *waiting_net_hooks;
bool (*waiting_am_handlers)(void);
_Thread_local bool waiting_in_handler __attribute__((tls_model("initial-exec")));
static void (*exit_check)(void);
bool (*waiting_nbc_progress)(void);

static uint64_t waiting_read_clock(clockid_t id)
{
    struct timespec now;
    clock_gettime(id, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

uint64_t waiting_clock(void)
{
    return waiting_read_clock(CLOCK_MONOTONIC);
}

/* Records of this thread's last calls of the library, from which the last section determines
 * whether the program waits in a loop. */
static _Thread_local struct {
    unsigned weight;     /* sum of the weights of the thread's calls since its last poll */
    unsigned idle;       /* number of consecutive polls without a message sent or received */
    unsigned alike;      /* number of consecutive calls of waiting_test with equal results */
    bool found;          /* result of the last call of waiting_test */
    const void *address; /* `address`: address of the last read; `value`: value that was read */
    uint64_t value;
} caller __attribute__((tls_model("initial-exec")));

/* ---- How long to spin ---- */

/* Returns true if the contents of the file begin with this text. */
static bool waiting_file_begins(const char *path, const char *text)
{
    char content[32];
    return small_file_read(path, content, sizeof content) &&
           strncmp(content, text, strlen(text)) == 0;
}

/* Returns true if this PE has a separate session: the session leader is this process, or the
 * supervisor process (isthmus-guard) that has started it. */
static bool waiting_has_own_session(void)
{
    char path[40];
    snprintf(path, sizeof path, "/proc/%ld/comm", (long)getppid());
    return getsid(0) == getpid() ||
           (getsid(0) == getppid() && waiting_file_begins(path, "isthmus-guard"));
}

/* Returns true if a yield can give the core to another PE. With the scheduler's autogroup feature,
 * the kernel distributes CPU time between sessions, and a yield applies only to the own session.
 * Some launchers start each PE in a separate session. */
static bool waiting_yielding_can_help(void)
{
    return !waiting_file_begins("/proc/sys/kernel/sched_autogroup_enabled", "1") ||
           !waiting_has_own_session();
}

/* Sets the lengths of the spin phase and of the yield phase. */
static void waiting_choose_phases(void)
{
    bool polls = waiting_network() != NULL;
    int spins_oversubscribed = polls ? POLLS_OVERSUBSCRIBED : SPINS_OVERSUBSCRIBED;
    int yields_wanted = polls ? YIELDS_POLLING : YIELDS;
    spins = waiting_oversubscribed ? spins_oversubscribed : SPINS_DEDICATED;
    yields = yielding_helps ? yields_wanted : 0;
}

void waiting_start(struct doorbell *own, struct display *display, int cores, int host_pes)
{
    waiting_oversubscribed = host_pes > cores;
    yielding_helps = waiting_yielding_can_help();
    own_bell = own;
    own_display = display;
    waiting_choose_phases();
    doorbell_watch_nothing(own);
}

void waiting_set_network(const struct waiting_network *network)
{
    /* This call either registers or removes the functions. */
    ASSERT((network == NULL) != (waiting_network() == NULL));
    __atomic_store_n(&waiting_net_hooks, network, __ATOMIC_RELAXED);
    waiting_choose_phases();
}

void waiting_set_nbc_progress(bool (*progress)(void))
{
    __atomic_store_n(&waiting_nbc_progress, progress, __ATOMIC_RELAXED);
}

void waiting_set_exit_check(void (*looks)(void))
{
    exit_check = looks;
}

/* ---- Handlers of active messages ---- */

void waiting_set_am_handlers(bool (*run)(void))
{
    __atomic_store_n(&waiting_am_handlers, run, __ATOMIC_RELEASE);
}

bool waiting_run_am_handlers(void)
{
    bool (*run)(void) = __atomic_load_n(&waiting_am_handlers, __ATOMIC_ACQUIRE);
    return run != NULL && run();
}

void waiting_fail_in_handler(const char *routine)
{
    report_fatal(routine, "called in the handler of an active message, which must not wait: call "
                          "only routines that docs/guides/active-messages.md lists");
}

/* ---- Waits ---- */

struct waiting waiting_begin(const char *routine, struct doorbell *bell, waiting_explain *explain,
                             const void *what)
{
    waiting_require_no_handler(routine);
    return waiting_begin_in_handler(routine, bell, explain, what);
}

struct waiting waiting_begin_in_handler(const char *routine, struct doorbell *bell,
                                        waiting_explain *explain, const void *what)
{
    return (struct waiting){.routine = routine,
                            .bell = bell,
                            .explain = explain,
                            .what = what,
                            .begin = UINT64_MAX,
                            .end = 0};
}

void waiting_shorten_spin(struct waiting *waiting)
{
    ASSERT(waiting->rounds == 0);
    if (spins == SPINS_OVERSUBSCRIBED)
        waiting->rounds = SPINS_OVERSUBSCRIBED - SPINS_BRIEF;
}

void waiting_skip_spin(struct waiting *waiting)
{
    ASSERT(waiting->rounds == 0);
    waiting->rounds = spins;
}

void waiting_spin_for_other_cores(struct waiting *waiting)
{
    waiting->rounds = spins - SPINS_OTHER_CORES;
}

/* If this core is shared with a computing process, a yield takes the whole time slice of that
 * process, several ms. A sleeping thread, in contrast, gets a core as soon as its doorbell is rung.
 * Therefore a thread whose yield took LONG_YIELD_NS or longer skips the yield phase in its next
 * WAITS_ASLEEP waits. A thread that polls MPI does not skip it, because its doorbell is rung
 * late. */
enum { LONG_YIELD_NS = 1000000, WAITS_ASLEEP = 256 };
static _Thread_local unsigned sleeps_left __attribute__((tls_model("initial-exec")));

/* Yields the core and measures how long this takes. The exact clock takes 3 % of the time of a
 * yield. The coarse clock is cheaper, but advances only every few ms. The exact clock is therefore
 * used only for a yield after one in which the coarse clock has advanced. */
static void waiting_yield(void)
{
    static _Thread_local bool exact __attribute__((tls_model("initial-exec")));
    clockid_t id = exact ? CLOCK_MONOTONIC : CLOCK_MONOTONIC_COARSE;
    uint64_t before = waiting_read_clock(id);
    sched_yield();
    uint64_t taken = waiting_read_clock(id) - before;
    if (exact && taken >= LONG_YIELD_NS)
        sleeps_left = WAITS_ASLEEP;
    exact = taken >= LONG_YIELD_NS;
    counters_increment(COUNTER_YIELDS);
}

/* Returns true if this wait skips the yield phase, and counts it. */
static bool waiting_skips_yielding(void)
{
    if (LIKELY(sleeps_left == 0) || waiting_network() != NULL)
        return false;
    sleeps_left--;
    return true;
}

static inline void waiting_cpu_relax(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

/* Prints how to use isthmus-top, after the first report of a long wait on this node. */
static void waiting_print_top_hint(void)
{
    if (display_claim_top_hint())
        report_warning(NULL,
                       "run isthmus-top --once %ld on this host to see what each PE waits for",
                       (long)getpid());
}

/* With SHMEM_DEBUG, prints a warning about a long wait at intervals of ISTHMUS_WATCHDOG seconds, so
 * that the user can find the cause of a hang. */
static void waiting_report_long_wait(struct waiting *waiting)
{
    uint64_t now = waiting_clock();
    uint64_t patience = (uint64_t)environment.watchdog * 1000000000u;
    if (patience == 0 || now - waiting->last_report < patience)
        return;
    waiting->last_report = now;
    char text[200];
    waiting->explain(waiting->what, text, sizeof text);
    report_warning(waiting->routine, "has waited %.0f s for %s",
                   (double)(now - waiting->since) / 1e9, text);
    waiting_print_top_hint();
}

/* ---- Hangs ---- */

/* Number of threads of this PE whose wait has lasted ISTHMUS_LONG_WAIT seconds. A PE with at least
 * one such thread counts as hung. */
static int hung_threads;

static void waiting_begin_hang(struct waiting *waiting)
{
    waiting->is_hung = true;
    if (__atomic_fetch_add(&hung_threads, 1, __ATOMIC_SEQ_CST) == 0)
        display_add_hung_pes(1);
}

static void waiting_end_hang(void)
{
    if (__atomic_fetch_sub(&hung_threads, 1, __ATOMIC_SEQ_CST) == 1)
        display_add_hung_pes(-1);
}

/* Prints one warning for this node when all its PEs have waited for ISTHMUS_LONG_WAIT seconds. As
 * long as a PE computes, the others may wait for it, and nothing is printed. */
static void waiting_report_hang(struct waiting *waiting, uint64_t now)
{
    uint64_t limit = (uint64_t)environment.long_wait * 1000000000u;
    if (limit == 0 || job.debug || now - waiting->since < limit)
        return;
    if (!waiting->is_hung)
        waiting_begin_hang(waiting);
    if (display_add_hung_pes(0) < (uint32_t)node.n_pes || !display_claim_top_hint())
        return;
    char text[200];
    waiting->explain(waiting->what, text, sizeof text);
    report_warning(waiting->routine,
                   "has waited %.0f s for %s, and all PEs of this host wait: run isthmus-top "
                   "--once %ld on this host to see what each PE waits for",
                   (double)(now - waiting->since) / 1e9, text, (long)getpid());
}

/* ---- Phases of a wait ---- */

/* Writes a long wait into a display slot, which isthmus-top reads. Repeats this at intervals,
 * because the description of the wait may change. */
static void waiting_publish_wait(struct waiting *waiting)
{
    enum { SHOWN_AFTER_NS = 100000000, SHOWN_EVERY_NS = 500000000 };
    uint64_t now = waiting_clock();
    if (waiting->since == 0)
        waiting->since = waiting->last_report = now;
    if (now - waiting->since < SHOWN_AFTER_NS || now - waiting->last_publish < SHOWN_EVERY_NS)
        return;
    waiting->last_publish = now;
    waiting_report_hang(waiting, now);
    if (waiting->display_slot == NULL && own_display != NULL)
        waiting->display_slot = display_claim_slot(own_display);
    if (waiting->display_slot == NULL)
        return;
    char text[200];
    waiting->explain(waiting->what, text, sizeof text);
    display_show(waiting->display_slot, waiting->routine, text, waiting->since);
}

static void waiting_leave_bell(struct waiting *waiting)
{
    const struct waiting_network *network = waiting_network();
    ASSERT(waiting->asleep);
    waiting->asleep = false;
    doorbell_leave(waiting->bell);
    if (UNLIKELY(network != NULL))
        network->end_sleep();
}

/* Returns the time limit of a sleep, in us. The limit is short if only the sleeper itself can
 * detect the end of its wait, or if it must progress MPI for the program. */
static long waiting_most_sleep_us(const struct waiting_network *network,
                                  const struct doorbell *bell)
{
    if (waiting_am_handlers != NULL && bell != own_bell)
        return OTHER_BELL_SLEEP_US;
    bool briefly = network != NULL ? network->must_wake_often() : hybrid_shares();
    return briefly ? BRIEF_SLEEP_US : MAX_SLEEP_US;
}

/* Returns how long to sleep, in us. The time doubles with each increment of `naps`. */
static long waiting_sleep_us(const struct waiting_network *network, const struct doorbell *bell,
                             unsigned naps)
{
    long us = (network != NULL ? FIRST_NETWORK_SLEEP_US : FIRST_SLEEP_US) << (naps < 6 ? naps : 6);
    long max = waiting_most_sleep_us(network, bell);
    return us < max ? us : max;
}

/* The first call of a wait only announces the sleeper, and the next call sleeps. Between the two,
 * the caller checks its condition again. This check detects a write before the announcement. The
 * writer of a later write sees the sleeper and rings. */
static void waiting_sleep_at_bell(struct waiting *waiting, unsigned naps)
{
    const struct waiting_network *network = waiting_network();
    /* Registers the watched range before each sleep, because another thread of this PE may have
     * cleared it when that thread ended its wait. */
    doorbell_watch(waiting->bell, waiting->begin, waiting->end);
    if (!waiting->asleep) {
        waiting->asleep = true;
        waiting->count = doorbell_announce(waiting->bell);
        if (UNLIKELY(network != NULL))
            network->begin_sleep();
        return;
    }
    uint32_t count = doorbell_sleep(waiting->bell, waiting->count,
                                    waiting_sleep_us(network, waiting->bell, naps));
    if (UNLIKELY(network != NULL) && count != waiting->count) {
        /* The doorbell was rung, usually by the progress thread after it received a message. This
         * thread polls from now on, so that the progress thread need not. */
        waiting->rounds = 0;
        waiting_leave_bell(waiting);
    }
    waiting->count = count;
}

static void waiting_begin_polling(const struct waiting_network *network, struct waiting *waiting)
{
    waiting->is_polling = true;
    network->begin_polling();
}

/* Returns to the spin phase after a message has arrived, because more messages are likely. */
static void waiting_restart_phases(struct waiting *waiting)
{
    waiting->rounds = 0;
    if (waiting->asleep)
        waiting_leave_bell(waiting);
}

void waiting_note_poll(void)
{
    caller.weight = 0;
}

static void waiting_poll_network(const struct waiting_network *network, struct waiting *waiting)
{
    if (!waiting->is_polling)
        waiting_begin_polling(network, waiting);
    waiting_note_poll();
    if (network->poll())
        waiting_restart_phases(waiting);
}

static bool waiting_peers_need_progress(const struct waiting_network *network)
{
    return network != NULL ? network->peers_need_progress() : hybrid_peers_need_progress();
}

/* Returns true if the thread must poll again instead of sleeping, because MPI operations of other
 * PEs progress only while this PE polls. Yields the core in this case if PEs share cores. Returns
 * false if the thread must sleep: such operations are impossible, or PEs share cores and a yield
 * does not help. If such operations are possible, each sleep is as short as the first one. */
static bool waiting_polls_for_peers(struct waiting *waiting)
{
    if (!waiting_peers_need_progress(waiting_network()))
        return false;
    waiting->rounds = spins + yields;
    if (waiting_oversubscribed && !yielding_helps)
        return false;
    if (waiting->asleep)
        waiting_leave_bell(waiting);
    if (waiting_oversubscribed)
        waiting_yield();
    return true;
}

/* A pause after the spin and yield phases: reports the wait if it is long enough, then sleeps. */
static void waiting_pause_long(struct waiting *waiting, unsigned naps)
{
    enum { LOOKS_AT_CLOCK_EVERY = 64 };
    waiting->is_long = true;
    if (waiting->long_pauses++ % LOOKS_AT_CLOCK_EVERY == 0)
        waiting_publish_wait(waiting);
    if (UNLIKELY(job.debug))
        waiting_report_long_wait(waiting);
    if (!waiting_polls_for_peers(waiting))
        waiting_sleep_at_bell(waiting, naps);
}

/* Returns true if the next active message will probably arrive soon, because a handler of one has
 * just run. The caller then checks without a CPU pause, because the pause may take as long as the
 * message. */
static bool waiting_expects_message(int round)
{
    return waiting_am_handlers != NULL && round >= 0 && round < SPINS_EXPECTING;
}

void waiting_pause(struct waiting *waiting)
{
    const struct waiting_network *network = waiting_network();
    waiting->is_long = false;
    if (UNLIKELY(network != NULL))
        waiting_poll_network(network, waiting);
    else
        waiting_progress_nbc();
    if (network == NULL && UNLIKELY(hybrid_peers_need_progress()))
        hybrid_yield();
    if (UNLIKELY(waiting_am_handlers != NULL) && waiting_run_am_handlers())
        waiting_restart_phases(waiting);
    int round = waiting->rounds++;
    if (round < spins) {
        if (network == NULL && !waiting_expects_message(round))
            waiting_cpu_relax();
        return;
    }
    if (exit_check != NULL)
        exit_check();
    if (network == NULL && hybrid_shares())
        hybrid_yield();
    if (round < spins + yields && !waiting_skips_yielding()) {
        waiting_yield();
        return;
    }
    if (round < spins + yields)
        waiting->rounds = round = spins + yields;
    waiting_pause_long(waiting, (round - spins - yields) / 8);
}

void waiting_end(struct waiting *waiting)
{
    const struct waiting_network *network = waiting_network();
    if (UNLIKELY(waiting->display_slot != NULL))
        display_release_slot(waiting->display_slot);
    if (UNLIKELY(waiting->is_hung))
        waiting_end_hang();
    if (waiting->asleep)
        waiting_leave_bell(waiting);
    if (waiting->is_polling && network != NULL)
        network->end_polling();
}

/* ---- Programs that poll by calling a routine repeatedly ---- */

/* Number of calls after which a thread that calls the library in a loop polls MPI. CALLS_EXPECTING
 * applies if a message has arrived in the last EXPECTING_POLLS polls, because more messages are
 * likely. Otherwise CALLS applies, so that polling adds little time to each call. Unsuccessful
 * tests are not counted, because each of them polls. */
enum { CALLS_EXPECTING = 4, CALLS = 64, EXPECTING_POLLS = 256 };

/* Number of polls without a message, if PEs share cores. After IDLE_POLLS_BEFORE_YIELD such polls
 * in a row, a thread yields the core in each poll. If no message is expected, it yields only in
 * every IDLE_POLLS_PER_YIELD-th poll, because most programs then compute and do not wait. */
enum { IDLE_POLLS_BEFORE_YIELD = 2, IDLE_POLLS_PER_YIELD = 32 };

/* Number of tests in a row with equal results, if PEs share cores. After TESTS_BEFORE_YIELD
 * unsuccessful tests (TESTS_POLLING if they poll MPI), each unsuccessful test yields the core. If
 * tests do not poll MPI, successful tests yield too: at first every TESTS_BEFORE_YIELD-th test,
 * later every FINDING_TESTS_BEFORE_YIELD-th. */
enum {
    TESTS_BEFORE_YIELD = 32,
    TESTS_POLLING = 4,
    FINDING_TESTS_BEFORE_YIELD = 32 * TESTS_BEFORE_YIELD
};

_Thread_local unsigned waiting_tests_left __attribute__((tls_model("initial-exec")));

/* Sleeps briefly, or until any symmetric memory of this PE is written. If data have arrived since
 * the caller's last check, the caller detects them at its next check. */
static void waiting_nap_briefly(void)
{
    const struct waiting_network *network = waiting_network();
    doorbell_watch(own_bell, 0, UINT64_MAX);
    uint32_t count = doorbell_announce(own_bell);
    if (network != NULL)
        network->begin_sleep();
    doorbell_sleep(own_bell, count, MIN_SLEEP_US);
    doorbell_leave(own_bell);
    if (network != NULL)
        network->end_sleep();
}

/* Gives the core to other processes: by a yield, or by a short sleep if `sleeps` is true and a
 * yield would not help or would take too long. */
static void waiting_yield_or_nap(bool sleeps)
{
    if (yielding_helps && !(sleeps && waiting_skips_yielding()))
        waiting_yield();
    else if (sleeps)
        waiting_nap_briefly();
}

/* Returns true if messages are likely to arrive: a recent poll has sent or received a message, or
 * other PEs use MPI operations, whose progress a poll does not detect. */
static bool waiting_expects_messages(const struct waiting_network *network)
{
    return caller.idle < EXPECTING_POLLS || network->peers_need_progress();
}

/* Polls MPI for the calling thread. If PEs share cores, yields the core after some polls without a
 * message. */
static void waiting_poll_for_caller(const struct waiting_network *network)
{
    caller.weight = 0;
    if (network->poll()) {
        caller.idle = 0;
        return;
    }
    caller.idle++;
    if (waiting_oversubscribed && caller.idle >= IDLE_POLLS_BEFORE_YIELD &&
        (caller.idle % IDLE_POLLS_PER_YIELD == 0 || waiting_expects_messages(network)))
        waiting_yield_or_nap(false);
}

/* Adds the weight of a call, and polls MPI if the sum is large enough. */
static void waiting_count_call(const struct waiting_network *network, unsigned weight)
{
    unsigned calls = waiting_expects_messages(network) ? CALLS_EXPECTING : CALLS;
    caller.weight += weight;
    if (UNLIKELY(caller.weight >= calls * WAITING_AGAIN))
        waiting_poll_for_caller(network);
}

void waiting_count(unsigned weight)
{
    const struct waiting_network *network = waiting_network();
    if (network != NULL)
        waiting_count_call(network, weight);
}

/* A repeated read of one address with an unchanged value is a sign that the program waits. Changing
 * values or addresses are a sign that it works. */
void waiting_count_read(const void *address, uint64_t value)
{
    bool again = caller.address == address && caller.value == value;
    caller.address = address;
    caller.value = value;
    waiting_count(again ? WAITING_AGAIN : WAITING_ONCE);
}

/* Counts only a repeated read of one address. A poll would send packets that are not full yet, so
 * reads of different addresses must not cause polls. */
void waiting_count_begun(const void *address)
{
    if (caller.address == address)
        waiting_count(WAITING_AGAIN);
    caller.address = address;
}

/* Polls MPI for a test of the program: at once if the test was unsuccessful, otherwise after
 * several calls. */
static void waiting_poll_for_test(const struct waiting_network *network, bool found)
{
    if (network != NULL && found)
        waiting_count_call(network, WAITING_AGAIN);
    else if (network != NULL)
        network->poll();
    else if (!found && hybrid_shares())
        hybrid_yield();
}

/* If tests do not poll MPI: returns true if this successful test must yield the core. Sets how many
 * of the next successful tests skip waiting_test. */
static bool waiting_should_yield_while_finding(void)
{
    waiting_tests_left =
        (caller.alike < TESTS_BEFORE_YIELD ? TESTS_BEFORE_YIELD : FINDING_TESTS_BEFORE_YIELD) - 1;
    return caller.alike != 0;
}

/* Returns true if the calling thread must yield the core after this test. */
static bool waiting_should_yield(bool polls, bool found)
{
    if (found)
        return !polls && waiting_should_yield_while_finding();
    waiting_tests_left = 0;
    return caller.alike >= (polls ? TESTS_POLLING : TESTS_BEFORE_YIELD);
}

void waiting_test(bool found)
{
    const struct waiting_network *network = waiting_network();
    waiting_poll_for_test(network, found);
    caller.alike = found == caller.found ? caller.alike + 1 : 0;
    caller.found = found;
    if (waiting_oversubscribed && waiting_should_yield(network != NULL, found))
        waiting_yield_or_nap(!found);
}

/* ---- Doorbells ---- */

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

static void waiting_lower_bound(uint64_t *bound, uint64_t to)
{
    uint64_t now = __atomic_load_n(bound, __ATOMIC_RELAXED);
    while (to < now &&
           !__atomic_compare_exchange_n(bound, &now, to, true, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED))
        ;
}

static void waiting_raise_bound(uint64_t *bound, uint64_t to)
{
    uint64_t now = __atomic_load_n(bound, __ATOMIC_RELAXED);
    while (to > now &&
           !__atomic_compare_exchange_n(bound, &now, to, true, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED))
        ;
}

void doorbell_watch(struct doorbell *bell, uint64_t begin, uint64_t end)
{
    waiting_lower_bound(&bell->begin, begin);
    waiting_raise_bound(&bell->end, end);
}

uint32_t doorbell_announce(struct doorbell *bell)
{
    __atomic_fetch_add(&bell->sleepers, 1, __ATOMIC_SEQ_CST);
    uint32_t count = __atomic_load_n(&bell->count, __ATOMIC_SEQ_CST);
    fence_full(); /* makes the announcement visible before the caller checks its condition again */
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
    ASSERT(left != UINT32_MAX); /* this thread was registered as a sleeper */
    if (left == 0)
        doorbell_watch_nothing(bell);
}
