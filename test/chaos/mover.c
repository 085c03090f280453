#include "mover.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

#include "arrival.h"
#include "memory.h"
#include "violation.h"

struct profile mover_profile;

struct event {
    struct event *next, *previous;
    uint64_t order;
    uint64_t due_tick, due_time; /* the event is due when either is reached */
    void (*run)(void *what);
    void *what;
};

enum {
    TICK_NS = 2000, /* maximum time that a tick counts, if ticks are rare */
    SELDOM = 4,     /* one of this number of events is delayed at all; */
    LAZY = 32,      /* one of this number of delayed events is delayed ten times longer */
    BUCKETS = 256
};

static struct {
    pthread_mutex_t mutex;
    struct event events; /* head of the list, in the order of insertion */
    uint64_t random;
    uint64_t tick, stalled_until, stall_end_time;
    uint64_t last_move; /* time of the last executed event, in ns */
    bool runs;
    bool in_thread;
    bool has_thread;
    bool stop_thread;
    pthread_t thread;
} mover = {.mutex = PTHREAD_MUTEX_INITIALIZER};

bool mover_chance(unsigned chance)
{
    return random_next(&mover.random) % 256 < chance;
}

uint64_t mover_random(uint64_t limit)
{
    return random_next(&mover.random) % limit;
}

void mover_lock(void)
{
    pthread_mutex_lock(&mover.mutex);
}

void mover_unlock(void)
{
    pthread_mutex_unlock(&mover.mutex);
}

static uint64_t now_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* ---- Events ---- */

static uint64_t draw_delay(bool soon)
{
    if (soon || mover_profile.delay == 0 || mover_random(SELDOM) != 0)
        return 0;
    uint64_t delay = mover_random(mover_profile.delay + 1);
    return mover_random(LAZY) == 0 ? delay * 10 : delay;
}

void mover_add(uint64_t order, bool soon, void (*run)(void *what), void *what)
{
    struct event *event = memory_allocated(sizeof *event);
    uint64_t delay = draw_delay(soon);
    *event = (struct event){.order = order,
                            .due_tick = mover.tick + delay,
                            .due_time = delay == 0 ? 0 : now_ns() + delay * TICK_NS,
                            .run = run,
                            .what = what};
    event->next = &mover.events;
    event->previous = mover.events.previous;
    event->previous->next = event;
    mover.events.previous = event;
}

bool mover_has(uint64_t order)
{
    for (struct event *event = mover.events.next; event != &mover.events; event = event->next)
        if (event->order == order)
            return true;
    return false;
}

bool mover_is_empty(void)
{
    return mover.events.next == &mover.events;
}

static void run_event(struct event *event)
{
    event->previous->next = event->next;
    event->next->previous = event->previous;
    if (mover.in_thread)
        medium_count(MEDIUM_SELF_MOVES);
    event->run(event->what);
    free(event);
}

/* Executes due events; with `some`, only part of them. An event with an order waits for older
 * events whose order is equal or has the same hash. */
static void run_due(bool some, uint64_t time)
{
    bool blocked[BUCKETS] = {false}, overtaking = false;
    struct event *next;
    for (struct event *event = mover.events.next; event != &mover.events; event = next) {
        struct event *previous = event->previous;
        next = event->next;
        bool waits = event->order != 0 && blocked[event->order % BUCKETS];
        bool due = event->due_tick <= mover.tick || event->due_time <= time;
        if (waits || !due || (some && mover_chance(128))) {
            blocked[event->order % BUCKETS] |= event->order != 0;
            overtaking = true;
            continue;
        }
        if (overtaking)
            medium_count(MEDIUM_OVERTAKINGS);
        run_event(event);
        next = previous->next; /* the event may have added others */
    }
}

/* ---- Ticks ---- */

static void accept_parcels(void)
{
    struct parcel *next;
    for (struct parcel *parcel = parcel_take_inbox(); parcel != NULL; parcel = next) {
        next = parcel_next(parcel);
        mover_add(arrival_order(parcel), false, arrival_run, parcel);
    }
}

/* Returns true if this PE executes nothing at this tick. */
static bool is_idle(uint64_t time)
{
    if (medium_me == mover_profile.slow_pe &&
        time < mover.last_move + (uint64_t)mover_profile.slowness * TICK_NS)
        return true;
    if (mover.tick < mover.stalled_until && time < mover.stall_end_time)
        return true;
    if (mover_profile.stall == 0 || mover_random(64) != 0)
        return false;
    uint64_t ticks = mover_random(mover_profile.stall) + 1;
    mover.stalled_until = mover.tick + ticks;
    mover.stall_end_time = time + ticks * TICK_NS;
    medium_count(MEDIUM_STALLS);
    return true;
}

void mover_tick(void)
{
    uint64_t time = now_ns();
    mover.tick++;
    if (!mover.runs || is_idle(time))
        return;
    mover.last_move = time;
    accept_parcels();
    if (mover_profile.delay > 0)
        run_due(true, time);
    run_due(mover_profile.delay > 0 && mover_chance(128), time);
}

/* Yields the core to other PEs. The duration only affects which of the permitted orders occurs;
 * all must be correct. */
static void pause_between(unsigned round)
{
    const struct timespec nap = {.tv_nsec = 20000};
    if (round < 64)
        sched_yield();
    else
        nanosleep(&nap, NULL);
}

void mover_wait(bool (*done)(const void *what), const void *what)
{
    for (unsigned round = 0; !done(what); round++) {
        mover_tick();
        if (done(what))
            return;
        mover_unlock();
        pause_between(round);
        mover_lock();
    }
}

/* ---- Start, thread and stop ---- */

/* The pauses of this thread are random (pause_between). */
static void *run_thread(void *unused)
{
    (void)unused;
    uint64_t random = random_start(medium->seed, 1000 + (uint64_t)medium_me);
    while (!__atomic_load_n(&mover.stop_thread, __ATOMIC_ACQUIRE)) {
        const struct timespec nap = {.tv_nsec = (long)(random_next(&random) % 200000)};
        nanosleep(&nap, NULL);
        mover_lock();
        mover.in_thread = true;
        mover_tick();
        mover.in_thread = false;
        mover_unlock();
    }
    return NULL;
}

void mover_start_thread(void)
{
    sigset_t all, before;
    if (!mover_profile.moves_itself || mover.has_thread)
        return;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    __atomic_store_n(&mover.stop_thread, false, __ATOMIC_RELEASE);
    if (pthread_create(&mover.thread, NULL, run_thread, NULL) != 0)
        violation("the module's own thread cannot be made");
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    mover.has_thread = true;
}

void mover_start(void)
{
    mover_profile = profile_of_seed(medium->seed, medium->n_pes);
    if (mover.random == 0)
        mover.random = random_start(medium->seed, 1 + (uint64_t)medium_me);
    mover.events.next = mover.events.previous = &mover.events;
    mover.runs = true;
}

void mover_stop(void)
{
    mover.runs = false;
    if (!mover.has_thread)
        return;
    __atomic_store_n(&mover.stop_thread, true, __ATOMIC_RELEASE);
    mover_unlock();
    pthread_join(mover.thread, NULL);
    mover_lock();
    mover.has_thread = false;
}
