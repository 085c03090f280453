/*
 * How a thread waits: it spins briefly, yields for a while, then sleeps at a doorbell, where it
 * leaves word of what it watches. Meanwhile it lets messages come in where a network runs, and the
 * program's MPI move where there is one.
 */
#ifndef ISTHMUS_WAITING_H
#define ISTHMUS_WAITING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "display.h"
#include "doorbell.h"
#include "loader/hybrid.h"

/* Decides how long to spin: long only where each of the PEs that compete for the machine's cores
 * has one. `own` is this PE's bell; in `display` long waits are shown. */
void waiting_start(struct doorbell *own, struct display *display, int cores, int host_pes);

/* Whether PEs share cores. */
HIDDEN extern bool waiting_oversubscribed;

/* Hooks of the network into waits; progress.c registers them. Callers, all in waiting.c:
 * waiting_pause and waiting_end (threads that wait), waiting_test, waiting_count and related
 * functions (programs that poll). */
struct waiting_network {
    bool (*poll)(void); /* lets messages come in and go out; true if something moved */
    /* From a thread that begins to wait, and polls from now on; and when it does not any more. */
    void (*begin_polling)(void);
    void (*end_polling)(void);
    /* From a thread that polled and is about to sleep: others take over; and when it polls again.
     */
    void (*begin_sleep)(void);
    void (*end_sleep)(void);
    /* Whether sleepers must look for themselves soon: nobody else polls, or what they wait for is
     * written with no word to them. */
    bool (*must_wake_often)(void);
    /* Whether others use this PE's memory by operations of MPI's that leave no word, and move only
     * while somebody here polls. */
    bool (*peers_need_progress)(void);
};

/* From when the network runs, and NULL from when it does not. */
void waiting_set_network(const struct waiting_network *network);
HIDDEN extern const struct waiting_network *waiting_net_hooks;

HOT_INLINE const struct waiting_network *waiting_network(void)
{
    return __atomic_load_n(&waiting_net_hooks, __ATOMIC_RELAXED);
}

/* Registers a function that progresses nonblocking collectives and returns whether one progressed;
 * NULL: none. Callers, through waiting_progress_nbc: each round of polling of the network
 * (progress_run_round), or, if no network runs, waiting_pause. Registered by
 * coll/nbc/nbc_request.c. */
void waiting_set_nbc_progress(bool (*progress)(void));
HIDDEN extern bool (*waiting_nbc_progress)(void);

static inline bool waiting_progress_nbc(void)
{
    bool (*nbc_progress)(void) = __atomic_load_n(&waiting_nbc_progress, __ATOMIC_RELAXED);
    return UNLIKELY(nbc_progress != NULL) && nbc_progress();
}

/* Registers a function that runs handlers of active messages and returns whether one ran; NULL:
 * none. Caller: waiting_run_am_handlers, in waits and tests. Registered by am_start (am/am.c). */
void waiting_set_am_handlers(bool (*run)(void));
HIDDEN extern bool (*waiting_am_handlers)(void);

/* Set by a thread while it runs such a handler, in which nothing may wait for other PEs. */
HIDDEN extern _Thread_local bool waiting_in_handler __attribute__((tls_model("initial-exec")));
_Noreturn void waiting_fail_in_handler(const char *routine) __attribute__((cold));
HOT_INLINE void waiting_require_no_handler(const char *routine)
{
    if (UNLIKELY(waiting_in_handler))
        waiting_fail_in_handler(routine);
}

/* Registers a check that may end this process. Caller: waiting_pause, from time to time after the
 * spin limit. Registered by runtime/runtime.c. */
void waiting_set_exit_check(void (*exit_check)(void));

/* Writes what a wait is for, as in "has waited 10 s for ...". Callers: waiting_report_long_wait
 * (ISTHMUS_WATCHDOG) and waiting_publish_wait (isthmus-top). */
typedef void waiting_explain(const void *what, char *text, size_t capacity);

/* A wait:
 *     struct waiting w = waiting_begin(routine, bell, explain, what);
 *     while (!done())
 *         waiting_pause(&w);
 *     waiting_end(&w);
 * Whoever makes done() true rings that bell afterwards (doorbell_wake). */
struct waiting {
    const char *routine;
    waiting_explain *explain; /* says what is waited for, in the watchdog's line */
    const void *what;         /* for explain */
    struct doorbell *bell;
    uint64_t begin, end; /* what it watches at the bell; empty where every ring is for it */
    unsigned rounds;     /* pauses so far */
    uint32_t count;      /* the bell's count before the last look at done() */
    bool is_polling;     /* the network knows that it polls */
    bool asleep;         /* counted among the bell's sleepers */
    bool is_long;        /* it sleeps, or would if it had not to poll */
    unsigned long_pauses;
    struct display_wait *display_slot; /* to others, where it has been long */
    uint64_t since;                    /* when the wait got long, ns; 0 until then */
    uint64_t last_report;              /* when the watchdog spoke last, ns */
    uint64_t last_publish;             /* when it was shown last, ns */
};

struct waiting waiting_begin(const char *routine, struct doorbell *bell, waiting_explain *explain,
                             const void *what);
/* The same where handlers may wait, too: for nothing that needs another PE's handlers. */
struct waiting waiting_begin_in_handler(const char *routine, struct doorbell *bell,
                                        waiting_explain *explain, const void *what);
/* On crowded cores: who is waited for needs this one, most likely. */
void waiting_shorten_spin(struct waiting *waiting);
void waiting_pause(struct waiting *waiting);
void waiting_end(struct waiting *waiting);

/* ---- Programs that poll by calling a routine repeatedly ---- */

/* Such a program may be all that moves messages, or its own MPI, and takes a core that others need.
 * Every routine that it may wait with calls one of these, once a call. */

void waiting_test(bool found);
bool waiting_run_am_handlers(void);
void waiting_count(unsigned weight);
void waiting_count_read(const void *address, uint64_t value);
void waiting_count_begun(const void *address);

/* How much a call is a sign of waiting. */
enum { WAITING_AGAIN = 16, WAITING_ONCE = 1 };

/* How many tests in a row may still find something, without a network, before one gives way. Of the
 * thread that calls. */
HIDDEN extern _Thread_local unsigned waiting_tests_left __attribute__((tls_model("initial-exec")));

/* A test, which found what it is for, or did not. */
HOT_INLINE void waiting_tested(bool found)
{
    bool polls = waiting_network() != NULL;
    /* Who ran a handler has what it is for at its next test, it may be; a poll may yield in MPI. */
    if (UNLIKELY(waiting_am_handlers != NULL) && waiting_run_am_handlers() && polls)
        found = true;
    if (!polls && found && waiting_tests_left != 0)
        waiting_tests_left--;
    else if (polls || waiting_oversubscribed)
        waiting_test(found);
    else if (!found && hybrid_shares())
        hybrid_yield();
}

/* A routine that asks for nothing. */
HOT_INLINE void waiting_called(void)
{
    if (UNLIKELY(waiting_am_handlers != NULL))
        waiting_run_am_handlers();
    if (UNLIKELY(waiting_network() != NULL))
        waiting_count(WAITING_AGAIN);
}

/* A value was read at an address of any PE. */
HOT_INLINE void waiting_read(const void *address, uint64_t value)
{
    if (waiting_network() != NULL)
        waiting_count_read(address, value);
}

/* A read at an address of any PE was begun, whose value comes at a quiet. */
HOT_INLINE void waiting_read_begun(const void *address)
{
    if (waiting_network() != NULL)
        waiting_count_begun(address);
}

/* The time that waits are measured in, ns. */
uint64_t waiting_clock(void);

#endif
