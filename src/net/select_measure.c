#include "select_measure.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/report.h"
#include "endpoint.h"
#include "loader/loader.h"
#include "net.h"
#include "remote.h"
#include "shm/node.h"
#include "shm/waiting.h"
#include "transport.h"
#include "tuning.h"

/* Text of the result of the measurement. Only PE 0 has it, and prints it. */
static char result_text[160];

static double select_measure_now_us(void)
{
    return (double)waiting_clock() / 1e3;
}

/* Returns the shortest time, in us, that a put followed by a quiet took in several measurements.
 * Disturbances can only lengthen the time, so the shortest is the most accurate. */
static double select_measure_time_put(const struct transport *transport,
                                      const struct remote_addr *remote_addr, const void *zeros,
                                      size_t bytes)
{
    double least = 1e9;
    for (int i = 0; i < MEASURE_ROUNDS; i++) {
        double begin = select_measure_now_us();
        transport->put(remote_addr, zeros, bytes, false);
        remote_complete(remote_addr->routine, remote_addr->context);
        double taken = select_measure_now_us() - begin;
        if (taken < least)
            least = taken;
    }
    return least;
}

/* Returns true if puts through windows are faster than puts by messages. Compares a short and a
 * long put, with the same weight. */
static bool select_measure_compare_transports(const struct remote_addr *remote_addr)
{
    size_t large = remote_addr->segment->span.length < MEASURE_LARGE_BYTES
                       ? remote_addr->segment->span.length
                       : MEASURE_LARGE_BYTES;
    char *zeros = report_require_memory(remote_addr->routine, calloc(1, large));
    double message_small =
        select_measure_time_put(&transport_message, remote_addr, zeros, MEASURE_SMALL_BYTES);
    double window_small =
        select_measure_time_put(&transport_window, remote_addr, zeros, MEASURE_SMALL_BYTES);
    double message_large = select_measure_time_put(&transport_message, remote_addr, zeros, large);
    double window_large = select_measure_time_put(&transport_window, remote_addr, zeros, large);
    free(zeros);
    snprintf(result_text, sizeof result_text,
             "measured: a put of %d bytes takes %.1f us by window and %.1f us by message, a put of "
             "%zu bytes %.1f us and %.1f us",
             MEASURE_SMALL_BYTES, window_small, message_small, large, window_large, message_large);
    return window_small / message_small + window_large / message_large < 2;
}

/* ---- The partner: the PE with which PE 0 measures ---- */

/* Returns the partner, the PE with which PE 0 measures: another PE of the node of PE 0, or a PE of
 * the next node. Returns -1 if that node has no further PE, or if PE 0 does not use windows to
 * reach it. */
static int select_measure_partner_of(const struct transport_choice *transport_choice)
{
    bool inside = transport_choice == &selection.inside;
    if (transport_choice->data != TRANSPORT_WINDOW &&
        transport_choice->atomics != TRANSPORT_WINDOW && !selection.to_be_measured)
        return -1;
    for (int pe = 1; pe < job.n_pes; pe++)
        if (node_of_pe(pe) == (inside ? node_of_pe(0) : 1))
            return pe;
    return -1;
}

/* Commands that PE 0 writes to the control block of the partner. SERVE: poll for messages.
 * BE_SILENT: poll for SILENT_DELAY_NS, and then make no call of MPI for SILENT_NS. ENDED: the
 * measurement has ended. */
enum command { ENDED, SERVE, BE_SILENT };

static uint32_t *select_measure_own_word(void)
{
    return (uint32_t *)(void *)node_own_control()->measure;
}

void select_prepare_measurement(void)
{
    *select_measure_own_word() = SERVE;
}

static void select_measure_explain_partner(const void *what, char *line, size_t capacity)
{
    (void)what;
    snprintf(line, capacity, "PE 0 to measure the network");
}

/* Called on the partner. Stores `count` in the first word of its heap, which PE 0 reads. The
 * partner increments the count when it stops calling MPI, and again when it resumes. If PE 0 reads
 * an odd number, MPI has served the read while the partner made no call. */
static void select_measure_publish_activity(uint64_t count)
{
    uint64_t *word = (uint64_t *)(void *)segments[SEGMENT_HEAP].span.base;
    __atomic_store_n(word, count, __ATOMIC_RELAXED);
}

/* Called on the partner, which then makes no call of MPI for a while. Polls at first, because MPI
 * may not yet have sent the response that PE 0 waits for. */
static void select_measure_fall_silent(struct waiting *waiting, uint64_t *count)
{
    for (uint64_t begin = waiting_clock(); waiting_clock() - begin < SILENT_DELAY_NS;)
        waiting_pause(waiting);
    select_measure_publish_activity(++*count);
    nanosleep(&(struct timespec){.tv_nsec = SILENT_NS}, NULL);
    select_measure_publish_activity(++*count);
    __atomic_store_n(select_measure_own_word(), SERVE, __ATOMIC_RELAXED);
}

static void select_measure_serve_as_partner(const char *routine)
{
    struct waiting waiting = net_wait_begin(routine, select_measure_explain_partner, NULL);
    uint64_t count = 0;
    uint32_t word;
    while ((word = __atomic_load_n(select_measure_own_word(), __ATOMIC_ACQUIRE)) != ENDED)
        if (word == BE_SILENT)
            select_measure_fall_silent(&waiting, &count);
        else
            waiting_pause(&waiting);
    select_measure_publish_activity(0);
    waiting_end(&waiting);
}

/* ---- Functions that run on PE 0 ---- */

/* Sends a command to the partner. The command has arrived when the function returns. */
static void select_measure_tell_partner(const struct remote_addr *remote_addr, enum command command)
{
    uint32_t value = command;
    struct remote_addr there = {remote_addr->routine, remote_addr->context,
                                &segments[SEGMENT_CONTROL],
                                arena_control_word(select_measure_own_word()), remote_addr->pe};
    transport_message.put(&there, &value, sizeof value, false);
    remote_complete(remote_addr->routine, remote_addr->context);
}

/* Accesses the partner's window by a put and by atomics, if windows are selected for them. Does not
 * change data. Uses the second word of the heap, because the partner writes to the first one. */
static void select_measure_use_window(const struct remote_addr *remote_addr,
                                      const struct transport_choice *transport_choice)
{
    uint64_t word = 0;
    struct remote_addr beside = remote_addr_at_offset(remote_addr, sizeof word);
    if (transport_choice->data == TRANSPORT_WINDOW)
        transport_window.put(&beside, &word, sizeof word, false);
    if (transport_choice->atomics == TRANSPORT_WINDOW) {
        transport_window.atomic_fetch(&beside, ATOMIC_ADD, 0, sizeof word, &word, false);
        transport_window.compare_swap(&beside, 0, 0, sizeof word, &word, false);
    }
    remote_complete(remote_addr->routine, remote_addr->context);
}

static uint64_t select_measure_read_activity(const struct remote_addr *remote_addr,
                                             const struct transport_choice *transport_choice)
{
    uint64_t count = 0;
    if (transport_choice->data == TRANSPORT_WINDOW)
        transport_window.get(remote_addr, &count, sizeof count, false);
    else
        transport_window.atomic_fetch(remote_addr, ATOMIC_FETCH, 0, sizeof count, &count, false);
    return count;
}

/* Returns true if operations on the partner's window completed while the partner made no call of
 * MPI. Windows then progress without the target. The durations of the operations cannot show this,
 * because either PE may have to wait for a core. Sets *late if this PE was delayed and may have
 * missed the time in which the partner made no call. */
static bool
select_measure_progresses_without_target(const struct remote_addr *remote_addr,
                                         const struct transport_choice *transport_choice,
                                         bool *late)
{
    uint64_t present = select_measure_read_activity(remote_addr, transport_choice), seen;
    *late = false;
    select_measure_tell_partner(remote_addr, BE_SILENT);
    while ((seen = select_measure_read_activity(remote_addr, transport_choice)) == present) {
        uint64_t begin = waiting_clock();
        nanosleep(&(struct timespec){.tv_nsec = SILENT_DELAY_NS / 4}, NULL);
        *late |= waiting_clock() - begin > SILENT_NS / 2;
    }
    if (seen != present + 1)
        return false;
    select_measure_use_window(remote_addr, transport_choice);
    return select_measure_read_activity(remote_addr, transport_choice) == present + 1;
}

/* Returns true if windows progress only while the target calls MPI. First uses the window once
 * without measuring, because the first use establishes connections. */
static bool select_measure_needs_target_progress(const struct remote_addr *remote_addr,
                                                 const struct transport_choice *transport_choice)
{
    bool by_window =
        transport_choice->data == TRANSPORT_WINDOW || transport_choice->atomics == TRANSPORT_WINDOW;
    if (!by_window || remote_addr->segment->span.length < 2 * sizeof(uint64_t))
        return true;
    select_measure_use_window(remote_addr, transport_choice);
    bool late = true, is_needed = true;
    for (int i = 0; i < SILENT_TRIES && is_needed && late; i++)
        is_needed = !select_measure_progresses_without_target(remote_addr, transport_choice, &late);
    return is_needed;
}

/* ---- Functions that run on all PEs ---- */

/* Results of the measurement. They are bits of one number, which PE 0 distributes to all PEs. */
enum { WINDOW_IS_FASTER = 1, PASSIVE_TARGET_INSIDE = 2, PASSIVE_TARGET_BETWEEN = 4 };
_Static_assert((WINDOW_IS_FASTER ^ PASSIVE_TARGET_INSIDE ^ PASSIVE_TARGET_BETWEEN) == 7,
               "a bit for each");

static int select_measure_route(struct transport_choice *transport_choice,
                                struct remote_addr *remote_addr, int passive_target)
{
    remote_addr->pe = select_measure_partner_of(transport_choice);
    if (remote_addr->pe < 0)
        return 0;
    /* While needs_target_progress is false, this PE sends no progress hint that would disturb the
     * measurement. */
    transport_choice->needs_target_progress = false;
    transport_choice->needs_target_progress =
        select_measure_needs_target_progress(remote_addr, transport_choice);
    int found = transport_choice->needs_target_progress ? 0 : passive_target;
    if (transport_choice == &selection.between && selection.to_be_measured &&
        select_measure_compare_transports(remote_addr))
        found |= WINDOW_IS_FASTER;
    select_measure_tell_partner(remote_addr, ENDED);
    return found;
}

static int select_measure_as_first(const char *routine)
{
    struct context context = {0};
    const struct segment *heap = &segments[SEGMENT_HEAP];
    struct remote_addr remote_addr = {routine, &context, heap, heap->span.base, 0};
    int found = select_measure_route(&selection.inside, &remote_addr, PASSIVE_TARGET_INSIDE);
    found |= select_measure_route(&selection.between, &remote_addr, PASSIVE_TARGET_BETWEEN);
    net_context_free(context.net_context);
    return found;
}

static int select_measure_target(const char *routine)
{
    bool is_partner = job.me == select_measure_partner_of(&selection.inside) ||
                      job.me == select_measure_partner_of(&selection.between);
    if (is_partner)
        select_measure_serve_as_partner(routine);
    return job.me == 0 ? select_measure_as_first(routine) : 0;
}

/* Distributes the result of PE 0 to all PEs, as the maximum of all values of `mine`. All other PEs
 * pass 0. */
static int select_measure_broadcast_finding(const char *routine, int mine)
{
    int found;
    net_lock();
    net_require(routine, backend->maximum(mine, &found));
    net_unlock();
    return found;
}

/* If the measurement selects messages, the windows stay open although they are not used, because
 * freeing them would take another collective. */
void select_measure(const char *routine)
{
    if (!select_needs_windows() || job.n_pes == 1)
        return;
    int found = select_measure_broadcast_finding(routine, select_measure_target(routine));
    selection.inside.needs_target_progress = (found & PASSIVE_TARGET_INSIDE) == 0;
    selection.between.needs_target_progress = (found & PASSIVE_TARGET_BETWEEN) == 0;
    if (!selection.to_be_measured)
        return;
    selection.between.data = (found & WINDOW_IS_FASTER) != 0 ? TRANSPORT_WINDOW : TRANSPORT_MESSAGE;
    selection.why = job.me == 0 ? result_text : "measured by PE 0";
}
