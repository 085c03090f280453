#include "watch.h"

#include "base/assert.h"
#include "base/counters.h"
#include "base/link.h"
#include "modules/loader.h"
#include "network.h"

/* An event that watch_poll tests until it has happened. */
struct watched {
    struct link link;
    watch_test *is_done;
    void *of;
    uint32_t left; /* 1 until then */
};
static struct link all_watched;

void watch_start(void)
{
    link_init(&all_watched);
}

bool network_is_done(const char *routine, void *request)
{
    int done;
    ASSERT(network_is_locked());
    network_require(routine, backend->test(request, &done, NULL));
    return done;
}

/* For a sleeper, which shows whom it waits for where that is one PE. */
static void look_for_absent(const char *routine, struct absence *absence)
{
    if (absence->n_pes == 1 && !absence->is_gather)
        hang_publish_wait(routine, absence->pes[0]);
    int absent = absence_look(routine, absence);
    if (absent >= 0)
        absence_report(routine, absent, absence->members);
}

void network_wait_until(const char *routine, watch_test *is_done, void *of,
                        waiting_explain *explain, const void *what, struct absence *absence)
{
    struct watched watched = {.is_done = is_done, .of = of, .left = 1};
    counters_increment(COUNTER_POLLS);
    network_lock();
    bool done = is_done(routine, of);
    if (!done) {
        counters_add(COUNTER_POLLS_IN_VAIN, 1);
        link_append(&all_watched, &watched.link);
    }
    network_unlock();
    if (done)
        return;
    struct waiting waiting = network_wait_begin(routine, explain, what);
    while (__atomic_load_n(&watched.left, __ATOMIC_ACQUIRE) != 0) {
        waiting_pause(&waiting);
        if (waiting.is_long)
            look_for_absent(routine, absence);
    }
    hang_clear_wait();
    waiting_end(&waiting);
}

void network_wait(const char *routine, struct backend_request *request, waiting_explain *explain,
                  const void *what, struct absence *absence)
{
    network_wait_until(routine, network_is_done, request, explain, what, absence);
}

bool watch_poll(void)
{
    bool moved = false;
    struct link *next;
    for (struct link *link = all_watched.next; link != &all_watched; link = next) {
        struct watched *watched = LINK_OWNER(link, struct watched, link);
        next = link->next;
        if (!watched->is_done(NULL, watched->of))
            continue;
        link_remove(link);
        __atomic_store_n(&watched->left, 0, __ATOMIC_RELEASE);
        moved = true;
    }
    return moved;
}
