/*
 * Reductions and scans, under way.
 */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/environment.h"
#include "base/report.h"
#include "halving.h"
#include "reduce.h"
#include "scan.h"
#include "schedule.h"

/* What both have of their own. */
struct arithmetic {
    struct kernel kernel;
    bool commutes;
    bool scans, inclusive;
    struct halving halving;
    struct gathering gathering; /* where members' order counts between nodes */
    char *room;                 /* for another leader's elements, or the sum of a stretch */
};

static void end_reduction(struct underway *underway)
{
    struct arithmetic *own = underway->own;
    if (own->gathering.leaders != NULL)
        gathering_end(&own->gathering);
    free((void *)own->gathering.plan.sources);
    free(own->room);
    free(own);
}

/* ---- On one node ---- */

static struct reduction reduction_of(const struct underway *underway)
{
    const struct arithmetic *own = underway->own;
    return (struct reduction){.kernel = &own->kernel,
                              .dest = underway->dest,
                              .source = underway->source,
                              .nelems = underway->nelems};
}

static struct scan scan_of(const struct underway *underway)
{
    const struct arithmetic *own = underway->own;
    return (struct scan){&own->kernel, underway->dest, underway->source, own->inclusive};
}

static void prepare_reduction(struct underway *underway)
{
    const struct arithmetic *own = underway->own;
    bool spans = team_spans_nodes(underway->team);
    uint64_t units = underway_units(underway->nelems, own->kernel.size);
    bool by_leader = spans && (own->scans || !own->commutes);
    schedule_require_same(underway);
    underway->before = by_leader ? 0 : units;
    underway->after = spans && !by_leader ? units : 0;
}

/* What the leader has, to the others. */
static void spread(const struct underway *underway, struct slice slice, size_t size)
{
    size_t offset = slice.begin * size, bytes = (slice.end - slice.begin) * size;
    for (int local = 1; local < underway->team->local_size; local++)
        buffer_copy(underway_dest(underway, local, offset, bytes),
                    underway_dest(underway, 0, offset, bytes), bytes);
}

static void work_reduction(struct underway *underway, uint64_t unit)
{
    const struct arithmetic *own = underway->own;
    const struct team *team = underway->team;
    bool spans = team_spans_nodes(team);
    uint64_t index = unit < underway->before ? unit : unit - underway->before;
    struct slice slice = underway_slice(underway->nelems, own->kernel.size, index);
    if (unit >= underway->before) {
        spread(underway, slice, own->kernel.size);
    } else if (own->scans) {
        struct scan scan = scan_of(underway);
        scan_elements(team, &scan, slice);
    } else {
        struct reduction reduction = reduction_of(underway);
        reduce_elements(team, &reduction, slice, spans ? 1 : team->local_size);
    }
}

/* ---- Between nodes, of what commutes: halving, or doubling ---- */

/* Steps of messages: turns of the exchange, and the result for who takes no part in them. */
enum { STEP_RESULT = 1000 };

static char *data_of(const struct underway *underway, size_t element)
{
    const struct arithmetic *own = underway->own;
    return (char *)(uintptr_t)underway->dest.address + element * own->kernel.size;
}

static char *room_of(const struct underway *underway, size_t element)
{
    const struct arithmetic *own = underway->own;
    return own->room + element * own->kernel.size;
}

static void send_slice(struct underway *underway, int place, uint32_t step, struct slice slice)
{
    const struct arithmetic *own = underway->own;
    schedule_send(underway, place, step, data_of(underway, slice.begin),
                  (slice.end - slice.begin) * own->kernel.size);
}

static void receive_slice(struct underway *underway, int place, uint32_t step, char *dest,
                          struct slice slice)
{
    const struct arithmetic *own = underway->own;
    schedule_receive(underway, place, step, dest, (slice.end - slice.begin) * own->kernel.size);
}

/* What came in the turn before is combined with what is here; two leaders that combine the same do
 * it in one order. */
static void combine_slice(const struct underway *underway, struct slice slice, bool theirs_first)
{
    const struct arithmetic *own = underway->own;
    char *mine = data_of(underway, slice.begin), *theirs = room_of(underway, slice.begin);
    size_t nelems = slice.end - slice.begin;
    kernel_combine(&own->kernel, mine, theirs, nelems, theirs_first);
}

static void begin_step(struct underway *underway, struct halving_step step)
{
    char *into =
        step.combines ? room_of(underway, step.take.begin) : data_of(underway, step.take.begin);
    receive_slice(underway, step.place, underway->turn, into, step.take);
    send_slice(underway, step.place, underway->turn, step.give);
}

/* Leaders over a power of two leave their part to the next, and get the result. */
static bool exchange_left_out(struct underway *underway)
{
    const struct halving *halving = &((struct arithmetic *)underway->own)->halving;
    struct slice all = {0, underway->nelems};
    if (underway->turn == 0)
        send_slice(underway, halving->pair, 0, all);
    else if (underway->turn == 1)
        receive_slice(underway, halving->pair, STEP_RESULT, data_of(underway, 0), all);
    return ++underway->turn > 2;
}

static bool exchange_halving(struct underway *underway)
{
    const struct halving *halving = &((struct arithmetic *)underway->own)->halving;
    struct slice all = {0, underway->nelems};
    int steps = halving_steps(halving), turn = (int)underway->turn++;
    struct halving_step before = {0};
    if (turn == 0 && halving->pair >= 0) {
        receive_slice(underway, halving->pair, 0, room_of(underway, 0), all);
        return false;
    }
    if (turn == 1 && halving->pair >= 0)
        combine_slice(underway, all, true);
    if (turn > 1 && turn <= steps + 1)
        before = halving_step(halving, turn - 2);
    if (before.combines)
        combine_slice(underway, before.take, before.theirs_first);
    if (turn >= 1 && turn <= steps)
        begin_step(underway, halving_step(halving, turn - 1));
    if (turn == steps + 1 && halving->pair >= 0)
        send_slice(underway, halving->pair, STEP_RESULT, all);
    return turn == steps + 2;
}

static void begin_halving(struct underway *underway)
{
    struct arithmetic *own = underway->own;
    size_t bytes = underway->bytes;
    own->halving = halving_of(underway->leaders, underway->nelems, bytes);
    own->room = report_require_memory(underway->routine, malloc(bytes));
}

static bool exchange_commuting(struct underway *underway)
{
    struct arithmetic *own = underway->own;
    if (underway->nelems == 0)
        return true;
    if (own->room == NULL)
        begin_halving(underway);
    if (underway->left != 0)
        return false;
    return own->halving.takes_part ? exchange_halving(underway) : exchange_left_out(underway);
}

/* ---- Between nodes, in the order of the members ---- */

static void begin_gathering(struct underway *underway)
{
    struct arithmetic *own = underway->own;
    const struct team *team = underway->team;
    size_t stretch = environment.algorithms.stretch;
    const char **sources =
        report_require_memory(underway->routine, calloc((size_t)team->local_size, sizeof *sources));
    for (int local = 0; local < team->local_size; local++)
        sources[local] = underway_source(underway, local, 0, underway->bytes);
    gathering_begin(underway->routine, &own->gathering, underway->leaders,
                    &(struct gathering_plan){
                        .unit = own->kernel.size, .block = underway->bytes, .sources = sources});
    if (stretch < own->kernel.size)
        stretch = own->kernel.size;
    own->room = report_require_memory(
        underway->routine, malloc(underway->bytes < stretch ? underway->bytes : stretch));
}

/* A stretch of all members' elements, into the dests of this node. */
static void reduce_stretch(const struct underway *underway)
{
    struct arithmetic *own = underway->own;
    const struct team *team = underway->team;
    struct piece piece = {0};
    for (int member = 0; member < team->members.size; member++) {
        piece = gathering_piece(&own->gathering, member);
        if (member == 0)
            memcpy(own->room, piece.data, piece.bytes);
        else
            own->kernel.apply(own->room, piece.data, piece.bytes / own->kernel.size);
    }
    for (int local = 0; local < team->local_size; local++)
        memcpy(underway_dest(underway, local, piece.offset, piece.bytes), own->room, piece.bytes);
}

static void use_stretch(const struct underway *underway)
{
    struct arithmetic *own = underway->own;
    struct scan scan = scan_of(underway);
    if (own->scans)
        scan_stretch(&own->gathering, &scan, own->room);
    else
        reduce_stretch(underway);
}

static bool exchange_in_order(struct underway *underway)
{
    struct arithmetic *own = underway->own;
    if (underway->nelems == 0)
        return true;
    if (own->room == NULL)
        begin_gathering(underway);
    if (underway->left != 0)
        return false;
    if (underway->turn != 0)
        use_stretch(underway);
    return !schedule_gather(underway, &own->gathering);
}

/* ---- What a program asks for ---- */

static int begin_reduction(const char *routine, struct team *team, void *dest, const void *source,
                           size_t nelems, const struct arithmetic *with, shmemx_req_h *req)
{
    static const struct schedule commuting = {.prepare = prepare_reduction,
                                              .work = work_reduction,
                                              .exchange = exchange_commuting,
                                              .end = end_reduction};
    static const struct schedule in_order = {.prepare = prepare_reduction,
                                             .work = work_reduction,
                                             .exchange = exchange_in_order,
                                             .end = end_reduction};
    struct underway request =
        schedule_request(routine, team, dest, source, nelems, with->kernel.size);
    if (UNLIKELY(job.debug))
        check_overlap(routine, dest, source, request.bytes);
    struct arithmetic *own = report_require_memory(routine, malloc(sizeof *own));
    *own = *with;
    request.schedule = with->scans || !with->commutes ? &in_order : &commuting;
    request.own = own;
    return underway_begin(routine, team, &request, req);
}

int nonblocking_reduce(const char *routine, struct team *team, enum reduce_operation operation,
                       enum reduce_type type, void *dest, const void *source, size_t nelems,
                       shmemx_req_h *req)
{
    struct arithmetic with = {.kernel = *kernel_of(routine, operation, type), .commutes = true};
    return begin_reduction(routine, team, dest, source, nelems, &with, req);
}

int nonblocking_reduce_own(const char *routine, struct team *team, void *dest, const void *source,
                           size_t nelems, const struct own_operation *operation, shmemx_req_h *req)
{
    struct arithmetic with = {.kernel = {operation->apply, operation->size},
                              .commutes = operation->commutes};
    check_pointer(routine, "op", (const void *)(uintptr_t)operation->apply, "a function");
    if (operation->size == 0 || operation->size > KERNEL_BLOCK)
        report_fatal(routine, "the element has %zu bytes: expected 1 to %d", operation->size,
                     KERNEL_BLOCK);
    return begin_reduction(routine, team, dest, source, nelems, &with, req);
}

int nonblocking_scan(const char *routine, struct team *team, enum reduce_type type, void *dest,
                     const void *source, size_t nelems, bool inclusive, shmemx_req_h *req)
{
    struct arithmetic with = {.kernel = *kernel_of(routine, REDUCE_SUM, type),
                              .commutes = true,
                              .scans = true,
                              .inclusive = inclusive};
    return begin_reduction(routine, team, dest, source, nelems, &with, req);
}
