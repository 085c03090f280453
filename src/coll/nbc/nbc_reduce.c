/*
 * Nonblocking reductions and scans.
 *
 * Within a node, each chunk of local work reduces a range of elements. Between nodes, the leaders
 * execute an allreduce of the node's results (coll/net/allreduce.h). For scans, and for operations
 * that do not commute, the leaders instead gather the elements of all members in batches, and
 * reduce them in member order.
 */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/environment.h"
#include "base/report.h"
#include "coll/net/allreduce.h"
#include "coll/reduce.h"
#include "nbc_schedule.h"

/* Private data of the schedules of reductions and scans. */
struct reduce_state {
    struct reduce_kernel kernel;
    bool commutes;
    bool scans, inclusive;
    struct allreduce_plan plan;
    struct allgather allgather; /* for teams that span nodes, if elements are reduced in order */
    char *scratch; /* elements received from another leader, or result of a batch; NULL before the
                      exchange */
};

static void nbc_reduce_free_reduce_state(struct nbc_request *request)
{
    struct reduce_state *state = request->state;
    if (state->allgather.leaders != NULL)
        allgather_end(&state->allgather);
    free((void *)state->allgather.plan.sources);
    free(state->scratch);
    free(state);
}

/* ---- Chunks of local work within a node ---- */

static struct reduction nbc_reduce_reduction_of(const struct nbc_request *request)
{
    const struct reduce_state *state = request->state;
    return (struct reduction){.kernel = &state->kernel,
                              .dest = request->dest,
                              .source = request->source,
                              .nelems = request->nelems};
}

static struct scan nbc_reduce_scan_of(const struct nbc_request *request)
{
    const struct reduce_state *state = request->state;
    return (struct scan){&state->kernel, request->dest, request->source, state->inclusive};
}

static void nbc_reduce_prepare_reduction(struct nbc_request *request)
{
    const struct reduce_state *state = request->state;
    bool spans = team_spans_nodes(request->team);
    uint64_t chunks = nbc_request_chunk_count(request->nelems, state->kernel.size);
    bool by_leader = spans && (state->scans || !state->commutes);
    nbc_schedule_require_same(request);
    request->chunks_before = by_leader ? 0 : chunks;
    request->chunks_after = spans && !by_leader ? chunks : 0;
}

/* Copies the elements of `slice` from the leader's dest to the dest of the other members on this
 * node. */
static void nbc_reduce_copy_result(const struct nbc_request *request, struct slice slice,
                                   size_t size)
{
    size_t offset = slice.begin * size, bytes = (slice.end - slice.begin) * size;
    for (int local = 1; local < request->team->local_size; local++)
        coll_buffer_copy(nbc_request_dest(request, local, offset, bytes),
                         nbc_request_dest(request, 0, offset, bytes), bytes);
}

static void nbc_reduce_chunk(struct nbc_request *request, uint64_t chunk)
{
    const struct reduce_state *state = request->state;
    const struct team *team = request->team;
    bool spans = team_spans_nodes(team);
    uint64_t index = chunk < request->chunks_before ? chunk : chunk - request->chunks_before;
    struct slice slice = nbc_request_chunk_slice(request->nelems, state->kernel.size, index);
    if (chunk >= request->chunks_before) {
        nbc_reduce_copy_result(request, slice, state->kernel.size);
    } else if (state->scans) {
        struct scan scan = nbc_reduce_scan_of(request);
        scan_elements(team, &scan, slice);
    } else {
        struct reduction reduction = nbc_reduce_reduction_of(request);
        reduce_elements(team, &reduction, slice, spans ? 1 : team->local_size);
    }
}

/* ---- Exchange between nodes for commutative operations: allreduce ---- */

/* Step number in the message that sends the final result to a leader that does not participate in
 * the allreduce. In other messages, the step number is the exchange round, which is always
 * smaller. */
enum { STEP_RESULT = 1000 };

static char *nbc_reduce_data_of(const struct nbc_request *request, size_t element)
{
    const struct reduce_state *state = request->state;
    return (char *)(uintptr_t)request->dest.address + element * state->kernel.size;
}

static char *nbc_reduce_scratch_at(const struct nbc_request *request, size_t element)
{
    const struct reduce_state *state = request->state;
    return state->scratch + element * state->kernel.size;
}

static void nbc_reduce_send_slice(struct nbc_request *request, int leader_rank, uint32_t step,
                                  struct slice slice)
{
    const struct reduce_state *state = request->state;
    nbc_schedule_send(request, leader_rank, step, nbc_reduce_data_of(request, slice.begin),
                      (slice.end - slice.begin) * state->kernel.size);
}

static void nbc_reduce_receive_slice(struct nbc_request *request, int leader_rank, uint32_t step,
                                     char *dest, struct slice slice)
{
    const struct reduce_state *state = request->state;
    nbc_schedule_receive(request, leader_rank, step, dest,
                         (slice.end - slice.begin) * state->kernel.size);
}

/* Combines the elements that this leader received in the previous round with its own elements.
 * `theirs_first` is the order of the operands. Two leaders that reduce the same elements thus use
 * the same order and get the same bits. */
static void nbc_reduce_combine_slice(const struct nbc_request *request, struct slice slice,
                                     bool theirs_first)
{
    const struct reduce_state *state = request->state;
    char *own = nbc_reduce_data_of(request, slice.begin),
         *theirs = nbc_reduce_scratch_at(request, slice.begin);
    size_t nelems = slice.end - slice.begin;
    reduce_kernel_combine(&state->kernel, own, theirs, nelems, theirs_first);
}

static void nbc_reduce_start_step(struct nbc_request *request, struct allreduce_step step)
{
    char *into = step.combines ? nbc_reduce_scratch_at(request, step.receive.begin)
                               : nbc_reduce_data_of(request, step.receive.begin);
    nbc_reduce_receive_slice(request, step.peer, request->exchange_round, into, step.receive);
    nbc_reduce_send_slice(request, step.peer, request->exchange_round, step.send);
}

/* Exchange of a leader that does not participate in the allreduce: sends its elements to its
 * partner and receives the result from it. Returns true when both transfers are complete. */
static bool nbc_reduce_exchange_extra(struct nbc_request *request)
{
    const struct allreduce_plan *plan = &((struct reduce_state *)request->state)->plan;
    struct slice all = {0, request->nelems};
    if (request->exchange_round == 0)
        nbc_reduce_send_slice(request, plan->partner, 0, all);
    else if (request->exchange_round == 1)
        nbc_reduce_receive_slice(request, plan->partner, STEP_RESULT,
                                 nbc_reduce_data_of(request, 0), all);
    return ++request->exchange_round > 2;
}

static bool nbc_reduce_run_steps(struct nbc_request *request)
{
    const struct allreduce_plan *plan = &((struct reduce_state *)request->state)->plan;
    struct slice all = {0, request->nelems};
    int steps = allreduce_step_count(plan), exchange_round = (int)request->exchange_round++;
    struct allreduce_step chunks_before = {0};
    if (exchange_round == 0 && plan->partner >= 0) {
        nbc_reduce_receive_slice(request, plan->partner, 0, nbc_reduce_scratch_at(request, 0), all);
        return false;
    }
    if (exchange_round == 1 && plan->partner >= 0)
        nbc_reduce_combine_slice(request, all, true);
    if (exchange_round > 1 && exchange_round <= steps + 1)
        chunks_before = allreduce_step(plan, exchange_round - 2);
    if (chunks_before.combines)
        nbc_reduce_combine_slice(request, chunks_before.receive, chunks_before.theirs_first);
    if (exchange_round >= 1 && exchange_round <= steps)
        nbc_reduce_start_step(request, allreduce_step(plan, exchange_round - 1));
    if (exchange_round == steps + 1 && plan->partner >= 0)
        nbc_reduce_send_slice(request, plan->partner, STEP_RESULT, all);
    return exchange_round == steps + 2;
}

static void nbc_reduce_start_allreduce(struct nbc_request *request)
{
    struct reduce_state *state = request->state;
    size_t bytes = request->bytes;
    state->plan = allreduce_select(request->leaders, request->nelems, bytes);
    state->scratch = report_require_memory(request->routine, malloc(bytes));
}

static bool nbc_reduce_run_allreduce(struct nbc_request *request)
{
    struct reduce_state *state = request->state;
    if (request->nelems == 0)
        return true;
    if (state->scratch == NULL)
        nbc_reduce_start_allreduce(request);
    if (request->outstanding != 0)
        return false;
    return state->plan.participates ? nbc_reduce_run_steps(request)
                                    : nbc_reduce_exchange_extra(request);
}

/* ---- Exchange between nodes for scans and operations that do not commute ---- */

static void nbc_reduce_start_allgather(struct nbc_request *request)
{
    struct reduce_state *state = request->state;
    const struct team *team = request->team;
    size_t stretch = environment.algorithms.batch_bytes;
    const char **sources =
        report_require_memory(request->routine, calloc((size_t)team->local_size, sizeof *sources));
    for (int local = 0; local < team->local_size; local++)
        sources[local] = nbc_request_source(request, local, 0, request->bytes);
    allgather_begin(request->routine, &state->allgather, request->leaders,
                    &(struct allgather_plan){.granularity = state->kernel.size,
                                             .block = request->bytes,
                                             .sources = sources});
    if (stretch < state->kernel.size)
        stretch = state->kernel.size;
    state->scratch = report_require_memory(
        request->routine, malloc(request->bytes < stretch ? request->bytes : stretch));
}

/* Reduces the current batch, which contains elements of all members, in member order. Stores the
 * result in the dest of all members on this node. */
static void nbc_reduce_batch(const struct nbc_request *request)
{
    struct reduce_state *state = request->state;
    const struct team *team = request->team;
    struct allgather_chunk chunk = {0};
    for (int member = 0; member < team->members.size; member++) {
        chunk = allgather_next_chunk(&state->allgather, member);
        if (member == 0)
            memcpy(state->scratch, chunk.data, chunk.bytes);
        else
            state->kernel.apply(state->scratch, chunk.data, chunk.bytes / state->kernel.size);
    }
    for (int local = 0; local < team->local_size; local++)
        memcpy(nbc_request_dest(request, local, chunk.offset, chunk.bytes), state->scratch,
               chunk.bytes);
}

static void nbc_reduce_use_batch(const struct nbc_request *request)
{
    struct reduce_state *state = request->state;
    struct scan scan = nbc_reduce_scan_of(request);
    if (state->scans)
        scan_batch(&state->allgather, &scan, state->scratch);
    else
        nbc_reduce_batch(request);
}

static bool nbc_reduce_run_allgather(struct nbc_request *request)
{
    struct reduce_state *state = request->state;
    if (request->nelems == 0)
        return true;
    if (state->scratch == NULL)
        nbc_reduce_start_allgather(request);
    if (request->outstanding != 0)
        return false;
    if (request->exchange_round != 0)
        nbc_reduce_use_batch(request);
    return !nbc_schedule_allgather(request, &state->allgather);
}

/* ---- Bodies of the public routines ---- */

static int nbc_reduce_begin_reduce(const char *routine, struct team *team, void *dest,
                                   const void *source, size_t nelems,
                                   const struct reduce_state *with, shmemx_req_h *req)
{
    static const struct nbc_schedule commuting = {.prepare = nbc_reduce_prepare_reduction,
                                                  .work = nbc_reduce_chunk,
                                                  .exchange = nbc_reduce_run_allreduce,
                                                  .release = nbc_reduce_free_reduce_state};
    static const struct nbc_schedule in_order = {.prepare = nbc_reduce_prepare_reduction,
                                                 .work = nbc_reduce_chunk,
                                                 .exchange = nbc_reduce_run_allgather,
                                                 .release = nbc_reduce_free_reduce_state};
    struct nbc_request request =
        nbc_schedule_request(routine, team, dest, source, nelems, with->kernel.size);
    if (UNLIKELY(job.debug))
        check_overlap(routine, dest, source, request.bytes);
    struct reduce_state *state = report_require_memory(routine, malloc(sizeof *state));
    *state = *with;
    request.schedule = with->scans || !with->commutes ? &in_order : &commuting;
    request.state = state;
    return nbc_request_start(routine, team, &request, req);
}

int nbc_reduce(const char *routine, struct team *team, enum reduce_operation operation,
               enum reduce_type type, void *dest, const void *source, size_t nelems,
               shmemx_req_h *req)
{
    struct reduce_state with = {.kernel = *reduce_kernel_find(routine, operation, type),
                                .commutes = true};
    return nbc_reduce_begin_reduce(routine, team, dest, source, nelems, &with, req);
}

int nbc_reduce_user(const char *routine, struct team *team, void *dest, const void *source,
                    size_t nelems, const struct user_operation *operation, shmemx_req_h *req)
{
    struct reduce_state with = {.kernel = {operation->apply, operation->size},
                                .commutes = operation->commutes};
    check_pointer(routine, "op", (const void *)(uintptr_t)operation->apply, "a function");
    if (operation->size == 0 || operation->size > REDUCE_KERNEL_BLOCK_BYTES)
        report_fatal(routine, "size is %zu: expected 1 to %d bytes", operation->size,
                     REDUCE_KERNEL_BLOCK_BYTES);
    return nbc_reduce_begin_reduce(routine, team, dest, source, nelems, &with, req);
}

int nbc_scan(const char *routine, struct team *team, enum reduce_type type, void *dest,
             const void *source, size_t nelems, bool inclusive, shmemx_req_h *req)
{
    struct reduce_state with = {.kernel = *reduce_kernel_find(routine, REDUCE_SUM, type),
                                .commutes = true,
                                .scans = true,
                                .inclusive = inclusive};
    return nbc_reduce_begin_reduce(routine, team, dest, source, nelems, &with, req);
}
