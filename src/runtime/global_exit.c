#include "global_exit.h"

#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "base/report.h"
#include "loader/loader.h"
#include "shm/node.h"

/* Part of a PE's control block. `status` is the exit status with the bit STATUS_GIVEN, or 0 if no
 * PE has called shmem_global_exit. STATUS_GIVEN makes `status` nonzero even if the exit status is
 * 0. */
struct exit_state {
    uint32_t status, stage;
};
_Static_assert(sizeof(struct exit_state) <= sizeof(((struct control *)0)->exit),
               "it fits into its part of the control block");
enum { STATUS_GIVEN = 1 << 30 };
enum { STAGE_NONE, STAGE_HANDLERS, STAGE_DONE };

/* Times in ms that a PE waits between the end of its exit handlers and the abort of the job.
 * NOTIFY_MS is the minimum, so that spinning PEs can notice the exit. GRACE_MS is the maximum,
 * which limits the time for the exit handlers of other PEs. */
enum { NOTIFY_MS = 50, GRACE_MS = 1000 };

static struct {
    bool runs;
    pthread_t thread; /* thread that runs the exit handlers */
    int status;
    pid_t process; /* PID of the PE; a forked child inherits the signal handler */
    struct sigaction before;
} exiting;

bool global_exit_is_running(void)
{
    return __atomic_load_n(&exiting.runs, __ATOMIC_ACQUIRE);
}

static struct exit_state *global_exit_state_of(int node_rank)
{
    return (struct exit_state *)(void *)node_control(node_rank)->exit;
}

static void global_exit_set_stage(uint32_t stage)
{
    __atomic_store_n(&global_exit_state_of(node.rank)->stage, stage, __ATOMIC_RELEASE);
}

/* Stores the status for all PEs of the node, including this one, and wakes them. The first status
 * that is stored remains if several PEs exit concurrently. */
static void global_exit_notify_node(int status)
{
    for (int node_rank = 0; node_rank < node.n_pes; node_rank++) {
        uint32_t none = 0;
        __atomic_compare_exchange_n(&global_exit_state_of(node_rank)->status, &none,
                                    STATUS_GIVEN | (uint32_t)(status & 0xff), false,
                                    __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);
        doorbell_wake(&node_control(node_rank)->doorbell);
    }
}

/* Returns true if the PE runs its exit handlers, or is about to because it was woken from a
 * sleep. */
static bool global_exit_runs_handlers(int node_rank)
{
    uint32_t stage = __atomic_load_n(&global_exit_state_of(node_rank)->stage, __ATOMIC_ACQUIRE);
    bool sleeps = doorbell_has_sleepers(&node_control(node_rank)->doorbell);
    return stage == STAGE_HANDLERS || (stage == STAGE_NONE && sleeps);
}

static bool global_exit_any_peer_runs_handlers(void)
{
    for (int node_rank = 0; node_rank < node.n_pes; node_rank++)
        if (global_exit_runs_handlers(node_rank))
            return true;
    return false;
}

/* Waits for the exit handlers of the other PEs of this node, then aborts the job. The wait is
 * needed because the first abort ends all PEs, and some launchers send them no signal first. The
 * destructor of the MPI module calls this function (backend->at_unload). */
static void global_exit_abort_after_peers(void)
{
    const struct timespec pause = {.tv_nsec = 1000000};
    report_flush();
    global_exit_set_stage(STAGE_DONE);
    for (int ms = 0; ms < NOTIFY_MS || (ms < GRACE_MS && global_exit_any_peer_runs_handlers());
         ms++)
        nanosleep(&pause, NULL);
    report_exit(exiting.status);
}

/* Handles a second call of shmem_global_exit. If an exit handler has made the call, completes the
 * exit. If another thread has made the call, stops this thread until the process ends. */
static _Noreturn void global_exit_already_leaving(void)
{
    if (pthread_equal(exiting.thread, pthread_self()))
        global_exit_abort_after_peers();
    for (;;)
        pause();
}

void global_exit(int status)
{
    static int callers;
    if (__atomic_fetch_add(&callers, 1, __ATOMIC_SEQ_CST) != 0)
        global_exit_already_leaving();
    exiting.thread = pthread_self();
    exiting.status = status;
    /* The launcher may send SIGTERM to end this process, which is exiting already. */
    signal(SIGTERM, SIG_IGN);
    global_exit_set_stage(STAGE_HANDLERS);
    __atomic_store_n(&exiting.runs, true, __ATOMIC_RELEASE);
    global_exit_notify_node(status);
    backend->at_unload(global_exit_abort_after_peers);
    exit(status);
}

void global_exit_check(void)
{
    uint32_t given = __atomic_load_n(&global_exit_state_of(node.rank)->status, __ATOMIC_RELAXED);
    if (UNLIKELY(given != 0))
        global_exit((int)(given & ~(uint32_t)STATUS_GIVEN));
}

/* Writes the buffered output before SIGTERM ends the process. If the signal has interrupted a write
 * to a stream, the last text may appear twice or be lost. Without this handler it would always be
 * lost. Caller: the kernel. */
static void global_exit_at_sigterm(int number)
{
    if (getpid() == exiting.process)
        report_flush_from_handler(GRACE_MS);
    /* The program may have installed its own handler later, which calls this one. */
    signal(number, SIG_DFL);
    raise(number); /* takes effect when the handlers return */
}

void global_exit_start(void)
{
    struct sigaction handler = {.sa_handler = global_exit_at_sigterm};
    exiting.process = getpid();
    if (sigaction(SIGTERM, NULL, &exiting.before) == 0 && exiting.before.sa_handler == SIG_DFL)
        sigaction(SIGTERM, &handler, NULL);
}

void global_exit_stop(void)
{
    struct sigaction now;
    if (sigaction(SIGTERM, NULL, &now) == 0 && now.sa_handler == global_exit_at_sigterm)
        sigaction(SIGTERM, &exiting.before, NULL);
}
