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
} told[NOTICES_KEPT];

static uint64_t guests_until; /* by this PE's clock */

/* The clock of the kernel's ticks, every 1 to 10 ms, which takes a fifth of the time of the other.
 */
static uint64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

void notice_start(void)
{
    for (int i = 0; i < NOTICES_KEPT; i++)
        told[i].pe = BACKEND_ANY_PE;
    guests_until = 0;
    stopped = false;
}

/* The last one may be on its way yet: a PE that does not poll gets no second one. */
static bool is_under_way(const char *routine, int pe)
{
    struct channel *channel = channel_of(routine, &own, pe);
    return channel->unanswered != 0 || channel->open != NULL || !link_is_empty(&channel->closed);
}

static void send(const char *routine, int pe, uint64_t ms)
{
    struct item *item = channel_append(routine, &own, pe, sizeof *item, 0);
    *item = (struct item){.kind = ITEM_NOTICE, .bytes = (uint32_t)ms};
    channel_flush_unasked(&own, pe);
}

void notice_give(const char *routine, int pe, size_t bytes)
{
    uint64_t now = now_ms(), least = NOTICE_LEAST_MS + bytes / NOTICE_BYTES_A_MS;
    if (told[pe % NOTICES_KEPT].pe == pe && told[pe % NOTICES_KEPT].until >= now + least)
        return;
    if (stopped || !path_to(pe)->needs_help || pe == job.me)
        return;
    if (is_under_way(routine, pe)) { /* its answer may be here: the program is to look */
        __atomic_store_n(&channel_streams, true, __ATOMIC_RELAXED);
        return;
    }
    least += NOTICE_EVERY_MS;
    told[pe % NOTICES_KEPT].pe = pe;
    told[pe % NOTICES_KEPT].until = now + least;
    send(routine, pe, least);
}

void notice_stop(const char *routine)
{
    network_lock();
    stopped = true;
    if (own.pending != NULL) {
        pending_quiet(routine, &own);
        pending_free(own.pending);
        own.pending = NULL;
    }
    network_unlock();
}

void notice_take(uint32_t ms)
{
    uint64_t until = now_ms() + ms;
    if (until > guests_until)
        __atomic_store_n(&guests_until, until, __ATOMIC_RELAXED);
}

bool notice_has_guests(void)
{
    uint64_t until = __atomic_load_n(&guests_until, __ATOMIC_RELAXED);
    return until != 0 && now_ms() < until;
}
