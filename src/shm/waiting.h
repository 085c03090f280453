/*
 * Waiting of threads for other PEs.
 *
 * A wait has three phases: the thread spins, then yields its core, then sleeps at a doorbell (a
 * futex, doorbell.h), where it has registered the memory that it watches. In each phase it polls
 * for MPI messages if PEs exchange any (usually because the job has several nodes), and progresses
 * MPI for a program that uses MPI itself.
 *
 * All blocking routines of the library wait with struct waiting: waiting_begin, then waiting_pause
 * until the condition is true, then waiting_end. Any thread may wait.
 *
 * Other modules register functions that waits call: the communication through MPI, called the
 * network (waiting_set_network), nonblocking collectives (waiting_set_nbc_progress), handlers of
 * active messages (waiting_set_am_handlers) and a check that may end the process
 * (waiting_set_exit_check).
 *
 * The last section is for routines that do not wait themselves but that programs call repeatedly in
 * order to wait, such as shmem_test.
 */
#ifndef ISTHMUS_WAITING_H
#define ISTHMUS_WAITING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "display.h"
#include "doorbell.h"
#include "loader/hybrid.h"

/* Sets how long threads spin: long only if each of the `host_pes` PEs of this machine has one of
 * the `cores` cores. `own` is this PE's doorbell. Long waits are shown in `display`. Called at the
 * start of the node. */
void waiting_start(struct doorbell *own, struct display *display, int cores, int host_pes);

/* True if PEs of this machine share cores (oversubscription). */
HIDDEN extern bool waiting_oversubscribed;

/* Functions of the network module (the library's communication through MPI). net/progress.c
 * registers them. Only waiting.c calls them, for a thread that waits (waiting_pause, waiting_end)
 * or for a program that polls (waiting_test, waiting_count and related functions). */
struct waiting_network {
    /* Polls for MPI messages. Returns true if a message was sent or received. */
    bool (*poll)(void);
    /* Polls for about the time of a round trip, until *left is 0. Called under net_lock (net/net.h)
     * before a wait for a message, which is often short. */
    void (*spin)(const uint32_t *left);
    /* Called when a waiting thread begins to poll, and when it no longer polls. */
    void (*begin_polling)(void);
    void (*end_polling)(void);
    /* Called when a thread that polled is about to sleep, so that the progress thread takes over,
     * and when the thread polls again. */
    void (*begin_sleep)(void);
    void (*end_sleep)(void);
    /* Returns true if sleepers must wake up and check soon, because no other thread polls, or
     * because MPI may write the data that they wait for without ringing the doorbell. */
    bool (*must_wake_often)(void);
    /* Returns true if other PEs access this PE's memory with MPI operations that do not notify this
     * PE and that progress only while a thread of this PE polls. */
    bool (*peers_need_progress)(void);
};

/* Registers the functions when communication through MPI starts, or NULL when it ends. */
void waiting_set_network(const struct waiting_network *network);
HIDDEN extern const struct waiting_network *waiting_net_hooks;

/* Returns the registered functions, or NULL if PEs do not communicate through MPI, usually because
 * all are on one node. */
HOT_INLINE const struct waiting_network *waiting_network(void)
{
    return __atomic_load_n(&waiting_net_hooks, __ATOMIC_RELAXED);
}

/* Registers a function that progresses nonblocking collectives and returns whether one progressed.
 * NULL removes the registration. coll/nbc/nbc_request.c registers the function. Each poll for MPI
 * messages calls it. If PEs do not communicate through MPI, waiting_pause calls it. */
void waiting_set_nbc_progress(bool (*progress)(void));
HIDDEN extern bool (*waiting_nbc_progress)(void);

static inline bool waiting_progress_nbc(void)
{
    bool (*nbc_progress)(void) = __atomic_load_n(&waiting_nbc_progress, __ATOMIC_RELAXED);
    return UNLIKELY(nbc_progress != NULL) && nbc_progress();
}

/* Registers a function that runs handlers of active messages and returns whether one ran. NULL
 * removes the registration. am_start (am/am.c) registers the function. waiting_run_am_handlers
 * calls it in waits and tests. */
void waiting_set_am_handlers(bool (*run)(void));
HIDDEN extern bool (*waiting_am_handlers)(void);

/* True while this thread runs a handler of an active message. A handler must not wait for other
 * PEs. waiting_require_no_handler aborts the job if a handler calls a routine that waits. */
HIDDEN extern _Thread_local bool waiting_in_handler __attribute__((tls_model("initial-exec")));
_Noreturn void waiting_fail_in_handler(const char *routine) __attribute__((cold));
HOT_INLINE void waiting_require_no_handler(const char *routine)
{
    if (UNLIKELY(waiting_in_handler))
        waiting_fail_in_handler(routine);
}

/* Registers a check that may end this process. runtime/runtime.c registers it. waiting_pause calls
 * the check in each pause after the spin phase. */
void waiting_set_exit_check(void (*exit_check)(void));

/* Writes the end of the message "has waited 10 s for ...". `what` is the argument of waiting_begin.
 * The reports of ISTHMUS_WATCHDOG and ISTHMUS_LONG_WAIT and the output of isthmus-top contain this
 * text. */
typedef void waiting_explain(const void *what, char *text, size_t capacity);

/* State of a wait. A thread waits as follows:
 *     struct waiting w = waiting_begin(routine, bell, explain, what);
 *     while (!done())
 *         waiting_pause(&w);
 *     waiting_end(&w);
 * The thread or PE that makes done() true calls doorbell_wake for this doorbell afterwards. */
struct waiting {
    const char *routine;
    waiting_explain *explain; /* describes the wait in messages */
    const void *what;         /* argument of explain */
    struct doorbell *bell;
    /* Range that is registered at the doorbell, in global offsets (segment.h). Empty if each ring
     * of the doorbell may concern this wait. */
    uint64_t begin, end;
    /* Pauses since the start of the wait, or since a message arrived. Negative if the spin phase is
     * longer than usual. */
    int rounds;
    uint32_t count;                    /* count of the doorbell before the last check of done() */
    bool is_polling;                   /* begin_polling was called */
    bool asleep;                       /* the thread is registered as a sleeper at the doorbell */
    bool is_long;                      /* the spin and yield phases are over */
    bool is_hung;                      /* the wait has lasted ISTHMUS_LONG_WAIT seconds */
    unsigned long_pauses;              /* number of pauses after the spin and yield phases */
    struct display_wait *display_slot; /* shows the wait to isthmus-top; NULL if it is short */
    uint64_t since;                    /* when the wait became long, ns; 0 if it is not long */
    uint64_t last_report;              /* time of the last report of the watchdog, ns */
    uint64_t last_publish;             /* time of the last update of the display slot, ns */
};

/* Begins a wait of this thread. Aborts the job if a handler of an active message calls it. */
struct waiting waiting_begin(const char *routine, struct doorbell *bell, waiting_explain *explain,
                             const void *what);
/* Begins a wait that is also permitted in handlers of active messages. The wait must not depend on
 * handlers of other PEs. */
struct waiting waiting_begin_in_handler(const char *routine, struct doorbell *bell,
                                        waiting_explain *explain, const void *what);
/* Shortens the spin phase if PEs share cores, because the PE that this thread waits for probably
 * needs this core. Call it after waiting_begin. */
void waiting_shorten_spin(struct waiting *waiting);
/* Skips the spin phase: the PE that this thread waits for needs this core. Call it after
 * waiting_begin. */
void waiting_skip_spin(struct waiting *waiting);
/* Begins a longer spin phase and then a yield phase, because the PEs that this thread waits for run
 * on other cores. The spin phase lasts as long as several yields of these PEs. The thread must not
 * have slept in this wait. */
void waiting_spin_for_other_cores(struct waiting *waiting);
/* Spins, yields or sleeps once, and polls for MPI messages. May end the process
 * (waiting_set_exit_check) or run handlers of active messages. */
void waiting_pause(struct waiting *waiting);
/* Ends a wait. */
void waiting_end(struct waiting *waiting);

/* ---- Programs that poll by calling a routine repeatedly ---- */

/* A program may wait by calling a routine in a loop, for example shmem_test or a get. This loop
 * must poll MPI, because possibly no other thread does, and must yield the core if PEs share cores.
 * Therefore each routine that a program may call in a loop calls one of the functions of this
 * section once per call: waiting_tested, waiting_called, waiting_read or waiting_read_begun. They
 * call the following functions. */

void waiting_test(bool found);
bool waiting_run_am_handlers(void);
void waiting_count(unsigned weight);
void waiting_count_read(const void *address, uint64_t value);
void waiting_count_begun(const void *address);
/* Called after the calling thread has polled. Its earlier calls then no longer count. */
void waiting_note_poll(void);

/* Weight of a call, which is high if the program probably waits in a loop: WAITING_AGAIN if the
 * call repeats the previous one, otherwise WAITING_ONCE. */
enum { WAITING_AGAIN = 16, WAITING_ONCE = 1 };

/* Number of successful tests that this thread may still make before one of them calls waiting_test,
 * which may yield the core. Used only if PEs do not communicate through MPI. */
HIDDEN extern _Thread_local unsigned waiting_tests_left __attribute__((tls_model("initial-exec")));

/* Called by a routine that tests a condition. `found` is true if the condition was true. */
HOT_INLINE void waiting_tested(bool found)
{
    bool polls = waiting_network() != NULL;
    /* If a handler of an active message ran, the next test may succeed. Treat this test as
     * successful, so that the thread does not poll at once: MPI may yield the core in a poll. */
    if (UNLIKELY(waiting_am_handlers != NULL) && waiting_run_am_handlers() && polls)
        found = true;
    if (!polls && found && waiting_tests_left != 0)
        waiting_tests_left--;
    else if (polls || waiting_oversubscribed)
        waiting_test(found);
    else if (!found && hybrid_shares())
        hybrid_yield();
}

/* Called by a routine that neither tests a condition nor reads memory, such as a fence. */
HOT_INLINE void waiting_called(void)
{
    if (UNLIKELY(waiting_am_handlers != NULL))
        waiting_run_am_handlers();
    if (UNLIKELY(waiting_network() != NULL))
        waiting_count(WAITING_AGAIN);
}

/* Called by a routine that has read a value from the memory of any PE. */
HOT_INLINE void waiting_read(const void *address, uint64_t value)
{
    if (waiting_network() != NULL)
        waiting_count_read(address, value);
}

/* Called by a nonblocking routine that has started to read from the memory of any PE. A quiet
 * completes the read. */
HOT_INLINE void waiting_read_begun(const void *address)
{
    if (waiting_network() != NULL)
        waiting_count_begun(address);
}

/* Returns the time of the monotonic clock in ns. */
uint64_t waiting_clock(void);

#endif
