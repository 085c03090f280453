/*
 * Tests progress hints, by which a PE learns that other PEs use its windows: the PEs that get them,
 * how often, and that a PE with a hint waits without sleeping. Also tests the detection of other
 * programs that need cores.
 */
#include "net/window.h"

#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <time.h>
#include <unistd.h>

#include "base/counters.h"
#include "loader/hybrid.h"
#include "loader/loader.h"
#include "net/tuning.h"
#include "net/progress.h"
#include "net/net.h"
#include "net/transport.h"
#include "net.h"
#include "unit.h"

/* ---- A clock that only the test advances ---- */

static uint64_t now_ns; /* the progress thread reads it too */

int clock_gettime(clockid_t clock, struct timespec *time)
{
    uint64_t now = __atomic_load_n(&now_ns, __ATOMIC_RELAXED);
    (void)clock;
    time->tv_sec = (time_t)(now / 1000000000);
    time->tv_nsec = (long)(now % 1000000000);
    return 0;
}

static void pass_ns(uint64_t ns)
{
    __atomic_fetch_add(&now_ns, ns, __ATOMIC_RELAXED);
}

static void pass_ms(uint64_t ms)
{
    pass_ns(ms * 1000000);
}

/* ---- A fake MPI that completes sends at once, and responds when the test says so ---- */

enum { PES = 3 * PROGRESS_HINTS_KEPT };

static unsigned sent, last_ms;
static int last_pe;
static struct ack owed;

static int send_at_once(int pe, int tag, const void *data, size_t bytes,
                        struct backend_request *sending)
{
    const struct packet_head *head = data;
    const struct item *item = (const void *)(head + 1);
    CHECK(tag == TAG_PACKET && bytes == sizeof *head + sizeof *item &&
          item->kind == ITEM_PROGRESS_HINT);
    sent++;
    last_pe = pe;
    last_ms = item->bytes;
    owed = head->expected_ack;
    sending->bits = NULL;
    return 0;
}

static int receive_nothing(int pe, int tag, void *data, size_t bytes,
                           struct backend_request *receiving)
{
    (void)pe, (void)tag, (void)bytes;
    receiving->bits = data;
    return 0;
}

static int test(struct backend_request *tested, int *done, struct backend_arrival *arrival)
{
    (void)arrival;
    *done = tested->bits == NULL;
    return 0;
}

static int progress(void)
{
    return 0;
}

static const struct backend fake = {
    .send = send_at_once, .receive = receive_nothing, .test = test, .progress = progress};

static _Alignas(4096) struct control control;

static void start(void)
{
    backend = &fake;
    become_pe(PES, &control);
    selection.between.needs_target_progress = true;
    start_net();
    progress_hint_start();
}

static void give(int pe, size_t bytes)
{
    net_lock();
    progress_hint_send("unit", pe, bytes);
    net_unlock();
}

static void response(void)
{
    net_lock();
    endpoint_acked(&owed, last_pe);
    net_unlock();
}

/* ---- Sending hints ---- */

/* A second hint is sent only when the first remains valid for less than PROGRESS_HINT_MIN_MS. */
static void hint_is_sent_again_only_near_its_end(void)
{
    unsigned before = sent;
    give(10, 8);
    CHECK(sent == before + 1 && last_pe == 10);
    CHECK_SIZE(last_ms, PROGRESS_HINT_MIN_MS + PROGRESS_HINT_EVERY_MS);
    response();
    pass_ms(PROGRESS_HINT_EVERY_MS);
    give(10, 8);
    CHECK(sent == before + 1);
    pass_ms(1);
    give(10, 8);
    CHECK(sent == before + 2 && last_pe == 10);
    response();
}

static void unacknowledged_hint_is_not_repeated(void)
{
    unsigned before = sent;
    give(1, 8);
    CHECK(sent == before + 1 && last_pe == 1);
    pass_ms(3 * PROGRESS_HINT_EVERY_MS);
    give(1, 8); /* the previous hint was not acknowledged */
    CHECK(sent == before + 1);
    response();
    give(1, 8);
    CHECK(sent == before + 2);
    response();
}

/* A hint for much data is valid longer. */
static void hint_for_much_data_is_valid_longer(void)
{
    unsigned before = sent;
    give(1, (size_t)1000 * PROGRESS_HINT_BYTES_PER_MS);
    CHECK(sent == before + 1 && last_ms >= 1000);
    response();
    give(1, 8);
    CHECK(sent == before + 1);
}

/* PEs that share a table entry replace each other's record. */
static void pes_of_one_table_entry_all_get_hints(void)
{
    unsigned before = sent;
    give(1 + PROGRESS_HINTS_KEPT, 8);
    CHECK(sent == before + 1 && last_pe == 1 + PROGRESS_HINTS_KEPT);
    response();
    give(1 + 2 * PROGRESS_HINTS_KEPT, 8);
    CHECK(sent == before + 2 && last_pe == 1 + 2 * PROGRESS_HINTS_KEPT);
    response();
}

static void no_hint_is_sent_if_useless_or_stopped(void)
{
    unsigned before = sent;
    selection.between.needs_target_progress = false;
    give(5, 8);
    selection.between.needs_target_progress = true;
    job.me = 6;
    give(6, 8);
    job.me = 0;
    CHECK(sent == before);
    progress_hint_stop("unit");
    give(5, 8);
    CHECK(sent == before);
    progress_hint_start();
    give(5, 8);
    CHECK(sent == before + 1);
    response();
}

static bool has_stopped;

static void *stop_hints(void *unused)
{
    progress_hint_stop("unit");
    __atomic_store_n(&has_stopped, true, __ATOMIC_RELEASE);
    return unused;
}

/* progress_hint_stop waits for the network's lock. Until then, the thread that holds the lock can
 * send hints. */
static void stop_waits_for_the_network_lock(void)
{
    pthread_t stopping;
    unsigned before = sent;
    uint64_t waits = counters_value(COUNTER_LOCK_WAITS);
    net_lock();
    CHECK(pthread_create(&stopping, NULL, stop_hints, NULL) == 0);
    while (counters_value(COUNTER_LOCK_WAITS) == waits &&
           !__atomic_load_n(&has_stopped, __ATOMIC_ACQUIRE))
        sched_yield();
    progress_hint_send("unit", 7, 8);
    CHECK(sent == before + 1 && last_pe == 7);
    endpoint_acked(&owed, last_pe);
    net_unlock();
    pthread_join(stopping, NULL);
    pass_ms(3 * PROGRESS_HINT_EVERY_MS);
    give(7, 8);
    CHECK(sent == before + 1);
    progress_hint_start();
}

/* ---- Receiving hints ---- */

/* Returns true if a long wait sleeps on the doorbell. */
static bool wait_sleeps(void)
{
    struct waiting waiting = waiting_begin("unit", &control.doorbell, NULL, NULL);
    while (!waiting.is_long)
        waiting_pause(&waiting);
    bool sleeps = waiting.asleep;
    waiting_end(&waiting);
    CHECK(!doorbell_has_sleepers(&control.doorbell));
    return sleeps;
}

static void active_hint_keeps_waits_awake(void)
{
    progress_start();
    CHECK(!progress_hint_is_active() && !waiting_network()->peers_need_progress() && wait_sleeps());
    progress_hint_receive(1000);
    CHECK(progress_hint_is_active() && waiting_network()->peers_need_progress() && !wait_sleeps());
    progress_hint_receive(10); /* does not shorten the earlier hint */
    pass_ms(999);
    CHECK(progress_hint_is_active());
    pass_ms(1);
    CHECK(!progress_hint_is_active() && wait_sleeps());
    hybrid_exported_windows = 1;
    CHECK(waiting_network()->peers_need_progress() && !wait_sleeps());
    hybrid_exported_windows = 0;
    progress_stop();
}

/* ---- Other programs ---- */

static volatile bool is_over;

static void *compute(void *unused)
{
    while (!is_over)
        ;
    return unused;
}

/* Returns the number of checks until the load of the host is high, or 0 if none of `looks` checks
 * reports it. */
static int looks_until_wanted(int looks)
{
    int look = 0;
    bool wanted = false;
    host_load_start();
    while (!wanted && look < looks) {
        pass_ns(HOST_LOAD_INTERVAL_NS);
        wanted = host_load_is_high();
        look++;
    }
    host_load_stop();
    return wanted ? look : 0;
}

enum { THREADS_MOST = 64 };

static void load_of_other_programs_is_detected(void)
{
    pthread_t threads[THREADS_MOST];
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    int count = cores + 2 < THREADS_MOST ? (int)cores + 2 : THREADS_MOST;
    for (int i = 0; i < count; i++)
        CHECK(pthread_create(&threads[i], NULL, compute, NULL) == 0);
    node.host_pes = 1;
    if (cores + 2 <= THREADS_MOST) /* one check may miss a thread that moves to another core */
        CHECK(looks_until_wanted(INT_MAX) >= HOST_LOAD_SIGNS);
    node.host_pes = 100000; /* this number of threads may belong to the job itself */
    CHECK_SIZE((size_t)looks_until_wanted(1000), 0);
    CHECK(!host_load_is_high()); /* not started */
    is_over = true;
    for (int i = 0; i < count; i++)
        pthread_join(threads[i], NULL);
}

int main(void)
{
    start();
    hint_is_sent_again_only_near_its_end();
    unacknowledged_hint_is_not_repeated();
    hint_for_much_data_is_valid_longer();
    pes_of_one_table_entry_all_get_hints();
    no_hint_is_sent_if_useless_or_stopped();
    stop_waits_for_the_network_lock();
    active_hint_keeps_waits_awake();
    load_of_other_programs_is_detected();
    return unit_status();
}
