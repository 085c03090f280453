#include "measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/report.h"
#include "channel.h"
#include "far_way.h"
#include "limits.h"
#include "memory/arena.h"
#include "memory/node.h"
#include "modules/loader.h"
#include "network.h"
#include "path.h"
#include "remote.h"
#include "waiting/waiting.h"

/* What PE 0 does not need to be told. */
static char text[160];

static double now_us(void)
{
    return (double)waiting_clock() / 1e3;
}

/* The least time of a put with its quiet: what disturbs only makes it longer. */
static double time_put(const struct far_way *way, const struct target *target, const void *zeros,
                       size_t bytes)
{
    double least = 1e9;
    for (int i = 0; i < MEASURE_ROUNDS; i++) {
        double begin = now_us();
        way->put(target, zeros, bytes, false);
        remote_complete(target->routine, target->context);
        double taken = now_us() - begin;
        if (taken < least)
            least = taken;
    }
    return least;
}

/* Both lengths count alike. */
static bool compare(const struct target *target)
{
    size_t large =
        target->segment->span.length < MEASURE_LARGE ? target->segment->span.length : MEASURE_LARGE;
    char *zeros = report_require_memory(target->routine, calloc(1, large));
    double message_small = time_put(&message_way, target, zeros, MEASURE_SMALL);
    double window_small = time_put(&window_way, target, zeros, MEASURE_SMALL);
    double message_large = time_put(&message_way, target, zeros, large);
    double window_large = time_put(&window_way, target, zeros, large);
    free(zeros);
    snprintf(
        text, sizeof text,
        "measured: a put of %d bytes takes %.1f us by window and %.1f by message, of %zu bytes "
        "%.1f and %.1f",
        MEASURE_SMALL, window_small, message_small, large, window_large, message_large);
    return window_small / message_small + window_large / message_large < 2;
}

static int partner_of(int pe)
{
    while (node_number_of(pe) != 1)
        pe++;
    return pe;
}

static void explain_partner(const void *what, char *line, size_t room)
{
    (void)what;
    snprintf(line, room, "PE 0 to measure the network");
}

/* What a PE's control block says: not 0 until PE 0 has measured the network with this PE. */
static uint32_t *measuring(void)
{
    return (uint32_t *)(void *)node_own_control()->measure;
}

void measure_expect(void)
{
    *measuring() = 1;
}

/* The partner serves messages until PE 0 has told it the end. */
static bool measure(const char *routine)
{
    struct context context = {0};
    int partner = partner_of(0);
    if (job.me == partner)
        network_wait_zero(routine, measuring(), explain_partner, NULL);
    if (job.me != 0)
        return false;
    const struct segment *heap = &segments[SEGMENT_HEAP];
    bool window = compare(&(struct target){routine, &context, heap, heap->span.base, partner});
    uint32_t zero = 0;
    message_way.put(&(struct target){routine, &context, &segments[SEGMENT_CONTROL],
                                     arena_control_word(measuring()), partner},
                    &zero, sizeof zero, false);
    remote_complete(routine, &context);
    pending_free(context.pending);
    return window;
}

/* What PE 0 found; the others found nothing. */
static bool share(const char *routine, bool window)
{
    int found;
    network_lock();
    network_require(routine, backend->greatest(window ? 1 : 0, &found));
    network_unlock();
    return found != 0;
}

/* The windows stay, used or not: to free them would cost another collective. */
void measure_path(const char *routine)
{
    if (!path.to_be_measured)
        return;
    path.between.data = share(routine, measure(routine)) ? WAY_WINDOW : WAY_MESSAGE;
    path.why = job.me == 0 ? text : "measured by PE 0";
}
