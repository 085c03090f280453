#include "measure.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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
static bool compare_ways(const struct target *target)
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

/* ---- Who is measured with ---- */

/* A PE that PE 0 reaches by windows, of its own node or of the next; -1 if there is none. */
static int partner_for(const struct route *route)
{
    bool inside = route == &path.inside;
    if (route->data != TRANSPORT_WINDOW && route->atomics != TRANSPORT_WINDOW &&
        !path.to_be_measured)
        return -1;
    for (int pe = 1; pe < job.n_pes; pe++)
        if (node_of_pe(pe) == (inside ? node_of_pe(0) : 1))
            return pe;
    return -1;
}

/* What PE 0 writes into a partner's control block: to serve messages, to call nothing for
 * ABSENT_NS after LEAVE_NS, or that all is measured. */
enum word { ENDED, SERVE, BE_ABSENT };

static uint32_t *own_word(void)
{
    return (uint32_t *)(void *)node_own_control()->measure;
}

void measure_expect(void)
{
    *own_word() = SERVE;
}

static void explain_partner(const void *what, char *line, size_t room)
{
    (void)what;
    snprintf(line, room, "PE 0 to measure the network");
}

/* The first word of a partner's heap counts when it leaves MPI and comes back: who reads an odd
 * number there has been served without it. */
static void say_presence(uint64_t count)
{
    uint64_t *word = (uint64_t *)(void *)segments[SEGMENT_HEAP].span.base;
    __atomic_store_n(word, count, __ATOMIC_RELAXED);
}

/* Serves on at first: MPI may not have sent the answer yet, for which PE 0 waits. */
static void be_absent(struct waiting *waiting, uint64_t *count)
{
    for (uint64_t begin = waiting_clock(); waiting_clock() - begin < LEAVE_NS;)
        waiting_pause(waiting);
    say_presence(++*count);
    nanosleep(&(struct timespec){.tv_nsec = ABSENT_NS}, NULL);
    say_presence(++*count);
    __atomic_store_n(own_word(), SERVE, __ATOMIC_RELAXED);
}

static void serve_as_partner(const char *routine)
{
    struct waiting waiting = network_wait_begin(routine, explain_partner, NULL);
    uint64_t count = 0;
    uint32_t word;
    while ((word = __atomic_load_n(own_word(), __ATOMIC_ACQUIRE)) != ENDED)
        if (word == BE_ABSENT)
            be_absent(&waiting, &count);
        else
            waiting_pause(&waiting);
    say_presence(0);
    waiting_end(&waiting);
}

/* ---- PE 0 ---- */

/* When this returns the partner has the word. */
static void tell_partner(const struct target *target, enum word word)
{
    uint32_t value = word;
    struct target there = {target->routine, target->context, &segments[SEGMENT_CONTROL],
                           arena_control_word(own_word()), target->pe};
    message_way.put(&there, &value, sizeof value, false);
    remote_complete(target->routine, target->context);
}

/* Does what the route's windows are used for once, and changes nothing: at the second word, for the
 * partner writes the first. */
static void touch_window(const struct target *target, const struct route *route)
{
    uint64_t word = 0;
    struct target beside = target_shifted(target, sizeof word);
    if (route->data == TRANSPORT_WINDOW)
        window_way.put(&beside, &word, sizeof word, false);
    if (route->atomics == TRANSPORT_WINDOW) {
        window_way.atomic_fetch(&beside, ATOMIC_ADD, 0, sizeof word, &word, false);
        window_way.compare_swap(&beside, 0, 0, sizeof word, &word, false);
    }
    remote_complete(target->routine, target->context);
}

static uint64_t look_for_presence(const struct target *target, const struct route *route)
{
    uint64_t count = 0;
    if (route->data == TRANSPORT_WINDOW)
        window_way.get(target, &count, sizeof count, false);
    else
        window_way.atomic_fetch(target, ATOMIC_FETCH, 0, sizeof count, &count, false);
    return count;
}

/* Whether all that is done between two looks at a PE that calls nothing was done without it. How
 * long it took tells nothing, for either PE may have had to wait for a core; *late says that this
 * one did, and may so have missed the other's absence. */
static bool is_served_by_nobody(const struct target *target, const struct route *route, bool *late)
{
    uint64_t present = look_for_presence(target, route), seen;
    *late = false;
    tell_partner(target, BE_ABSENT);
    while ((seen = look_for_presence(target, route)) == present) {
        uint64_t begin = waiting_clock();
        nanosleep(&(struct timespec){.tv_nsec = LEAVE_NS / 4}, NULL);
        *late |= waiting_clock() - begin > ABSENT_NS / 2;
    }
    if (seen != present + 1)
        return false;
    touch_window(target, route);
    return look_for_presence(target, route) == present + 1;
}

/* Whether windows get on only while the target calls MPI. The first use makes connections. */
static bool needs_help(const struct target *target, const struct route *route)
{
    bool by_window = route->data == TRANSPORT_WINDOW || route->atomics == TRANSPORT_WINDOW;
    if (!by_window || target->segment->span.length < 2 * sizeof(uint64_t))
        return true;
    touch_window(target, route);
    bool late = true, is_needed = true;
    for (int i = 0; i < ABSENCES && is_needed && late; i++)
        is_needed = !is_served_by_nobody(target, route, &late);
    return is_needed;
}

/* ---- What all do ---- */

/* As one number, which all are told. */
enum { WINDOW_IS_FASTER = 1, NO_HELP_INSIDE = 2, NO_HELP_BETWEEN = 4 };
_Static_assert((WINDOW_IS_FASTER ^ NO_HELP_INSIDE ^ NO_HELP_BETWEEN) == 7, "a bit for each");

static int measure_route(struct route *route, struct target *target, int no_help)
{
    target->pe = partner_for(route);
    if (target->pe < 0)
        return 0;
    route->needs_help = false; /* to give no notice now */
    route->needs_help = needs_help(target, route);
    int found = route->needs_help ? 0 : no_help;
    if (route == &path.between && path.to_be_measured && compare_ways(target))
        found |= WINDOW_IS_FASTER;
    tell_partner(target, ENDED);
    return found;
}

static int measure_as_first(const char *routine)
{
    struct context context = {0};
    const struct segment *heap = &segments[SEGMENT_HEAP];
    struct target target = {routine, &context, heap, heap->span.base, 0};
    int found = measure_route(&path.inside, &target, NO_HELP_INSIDE);
    found |= measure_route(&path.between, &target, NO_HELP_BETWEEN);
    pending_free(context.pending);
    return found;
}

static int measure_target(const char *routine)
{
    bool is_partner = job.me == partner_for(&path.inside) || job.me == partner_for(&path.between);
    if (is_partner)
        serve_as_partner(routine);
    return job.me == 0 ? measure_as_first(routine) : 0;
}

/* What PE 0 found; the others found nothing. */
static int share(const char *routine, int mine)
{
    int found;
    network_lock();
    network_require(routine, backend->maximum(mine, &found));
    network_unlock();
    return found;
}

/* The windows stay, used or not: to free them would cost another collective. */
void measure_path(const char *routine)
{
    if (!path_needs_windows() || job.n_pes == 1)
        return;
    int found = share(routine, measure_target(routine));
    path.inside.needs_help = (found & NO_HELP_INSIDE) == 0;
    path.between.needs_help = (found & NO_HELP_BETWEEN) == 0;
    if (!path.to_be_measured)
        return;
    path.between.data = (found & WINDOW_IS_FASTER) != 0 ? TRANSPORT_WINDOW : TRANSPORT_MESSAGE;
    path.why = job.me == 0 ? text : "measured by PE 0";
}
