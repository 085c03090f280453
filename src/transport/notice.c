#include "notice.h"

#include <time.h>

#include "channel.h"
#include "network.h"
#include "path.h"

static struct context own; /* so that no quiet of the program's waits for a notice */
static bool stopped;

/* Who was told last, of PEs that share a place; and until when that serves, by this PE's clock. */
static struct {
    int pe;
    uint64_t until;
} hinted[PROGRESS_HINTS_KEPT];

static uint64_t hinted_until; /* by this PE's clock */

/* The clock of the kernel's ticks, every 1 to 10 ms, which takes a fifth of the time of the other.
 */
static uint64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

void progress_hint_start(void)
{
    for (int i = 0; i < PROGRESS_HINTS_KEPT; i++)
        hinted[i].pe = BACKEND_ANY_PE;
    hinted_until = 0;
    stopped = false;
}

/* The last one may be on its way yet: a PE that does not poll gets no second one. */
static bool is_outstanding(const char *routine, int pe)
{
    struct endpoint *endpoint = endpoint_get(routine, &own, pe);
    return endpoint->unacked != 0 || endpoint->open != NULL ||
           !link_is_empty(&endpoint->send_queue);
}

static void send_hint(const char *routine, int pe, uint64_t ms)
{
    struct item *item = endpoint_append(routine, &own, pe, sizeof *item, 0);
    *item = (struct item){.kind = ITEM_PROGRESS_HINT, .bytes = (uint32_t)ms};
    endpoint_flush_deferring_ack(&own, pe);
}

void progress_hint_send(const char *routine, int pe, size_t bytes)
{
    uint64_t now = now_ms(), least = PROGRESS_HINT_MIN_MS + bytes / PROGRESS_HINT_BYTES_PER_MS;
    if (hinted[pe % PROGRESS_HINTS_KEPT].pe == pe &&
        hinted[pe % PROGRESS_HINTS_KEPT].until >= now + least)
        return;
    if (stopped || !selection_for(pe)->needs_target_progress || pe == job.me)
        return;
    if (is_outstanding(routine, pe)) { /* its answer may be here: the program is to look */
        __atomic_store_n(&endpoint_burst, true, __ATOMIC_RELAXED);
        return;
    }
    least += PROGRESS_HINT_EVERY_MS;
    hinted[pe % PROGRESS_HINTS_KEPT].pe = pe;
    hinted[pe % PROGRESS_HINTS_KEPT].until = now + least;
    send_hint(routine, pe, least);
}

void progress_hint_stop(const char *routine)
{
    net_lock();
    stopped = true;
    if (own.net_context != NULL) {
        net_context_quiet(routine, &own);
        net_context_free(own.net_context);
        own.net_context = NULL;
    }
    net_unlock();
}

void progress_hint_receive(uint32_t ms)
{
    uint64_t until = now_ms() + ms;
    if (until > hinted_until)
        __atomic_store_n(&hinted_until, until, __ATOMIC_RELAXED);
}

bool progress_hint_is_active(void)
{
    uint64_t until = __atomic_load_n(&hinted_until, __ATOMIC_RELAXED);
    return until != 0 && now_ms() < until;
}
