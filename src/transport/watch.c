#include "watch.h"

#include "base/assert.h"
#include "base/counters.h"
#include "base/link.h"
#include "modules/loader.h"
#include "network.h"

/* An event that peer_wait_progress tests until it has happened. */
struct event {
    struct link link;
    peer_wait_test *is_done;
    void *of;
    uint32_t left; /* 1 until then */
};
static struct link all_events;

void peer_wait_start(void)
{
    link_init(&all_events);
}

bool network_is_done(const char *routine, void *request)
{
    int done;
    ASSERT(net_is_locked());
    net_require(routine, backend->test(request, &done, NULL));
    return done;
}

/* For a sleeper, which shows whom it waits for where that is one PE. */
static void check_peers(const char *routine, struct peer_wait *peer_wait)
{
    if (peer_wait->n_pes == 1 && !peer_wait->is_gather)
        hang_publish_wait(routine, peer_wait->pes[0]);
    int exited_pe = peer_wait_check(routine, peer_wait);
    if (exited_pe >= 0)
        peer_wait_report_exit(routine, exited_pe, peer_wait->members);
}

void peer_wait_event(const char *routine, peer_wait_test *is_done, void *of,
                     waiting_explain *explain, const void *what, struct peer_wait *peer_wait)
{
    struct event event = {.is_done = is_done, .of = of, .left = 1};
    counters_increment(COUNTER_POLLS);
    net_lock();
    bool done = is_done(routine, of);
    if (!done) {
        counters_add(COUNTER_POLLS_IN_VAIN, 1);
        link_append(&all_events, &event.link);
    }
    net_unlock();
    if (done)
        return;
    struct waiting waiting = net_wait_begin(routine, explain, what);
    while (__atomic_load_n(&event.left, __ATOMIC_ACQUIRE) != 0) {
        waiting_pause(&waiting);
        if (waiting.is_long)
            check_peers(routine, peer_wait);
    }
    hang_clear_wait();
    waiting_end(&waiting);
}

void peer_wait_request(const char *routine, struct backend_request *request,
                       waiting_explain *explain, const void *what, struct peer_wait *peer_wait)
{
    peer_wait_event(routine, network_is_done, request, explain, what, peer_wait);
}

bool peer_wait_progress(void)
{
    bool moved = false;
    struct link *next;
    for (struct link *link = all_events.next; link != &all_events; link = next) {
        struct event *event = LINK_OWNER(link, struct event, link);
        next = link->next;
        if (!event->is_done(NULL, event->of))
            continue;
        link_remove(link);
        __atomic_store_n(&event->left, 0, __ATOMIC_RELEASE);
        moved = true;
    }
    return moved;
}
