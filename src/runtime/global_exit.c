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

/* What a PE's control block says of it. A status is kept apart from 0 by a bit of its own. */
struct exit_state {
    uint32_t status, stage;
};
_Static_assert(sizeof(struct exit_state) <= sizeof(((struct control *)0)->exit),
               "it fits into its part of the control block");
enum { STATUS_GIVEN = 1 << 30 };
enum { STAGE_NONE, STAGE_HANDLERS, STAGE_DONE };

/* From when our exit handlers are through: what a PE that spins takes to hear of it, and how long
 * others' handlers may take. */
enum { NOTIFY_MS = 50, GRACE_MS = 1000 };

static struct {
    bool runs;
    pthread_t thread; /* in which the exit handlers run */
    int status;
    pid_t process; /* a forked child has the handler too */
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

/* All PEs of the node, this one as well: whose status is the first is nobody's concern. */
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

/* Who sleeps has been woken, and is about to. */
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

/* The first abort ends all PEs, with some launchers without a warning. Caller: the destructor of
 * the MPI module (backend->at_unload). */
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

/* From one of our own exit handlers, or from a thread that outlives them for a moment. */
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
    signal(SIGTERM, SIG_IGN); /* with which a launcher begins to end us: this is our end */
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

/* The interrupted thread may be writing to a stream itself. Its last text may then come twice or
 * not at all; without this handler it would be lost for certain. Caller: the kernel. */
static void global_exit_at_sigterm(int number)
{
    if (getpid() == exiting.process)
        report_flush_from_handler(GRACE_MS);
    signal(number, SIG_DFL); /* the program's handler may be in front, and call this one */
    raise(number);           /* when the handlers return */
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
