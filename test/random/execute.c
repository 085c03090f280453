#include "execute.h"
#include "messages.h"

#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An operation that may be incomplete, with its private memory and its request. */
struct pending {
    const struct operation *operation;
    unsigned char *memory, *data;
    shmemx_req_h request;
    bool is_begun; /* am_get: false if the operation is omitted */
    void *reply;   /* reply in memory that the library has allocated, or NULL */
    size_t replied;
    struct pending *next;
};

struct execution;

struct thread {
    struct execution *execution;
    int number;
    pthread_t id;
    shmem_ctx_t contexts[MAX_CONTEXTS];
    struct pending *pending;
    struct pending *begun; /* outstanding nonblocking collectives */
    _Atomic int *position;
    int mistakes;
};

struct execution {
    struct stage *stage;
    const struct program *program;
    report_mistake *report;
    shmem_team_t teams[MAX_PARTITIONS];
    shmem_ctx_t shared_contexts[MAX_CONTEXTS];
    pthread_barrier_t barrier; /* of this PE's threads */
    struct thread threads[MAX_THREADS];
};

static _Alignas(64) char static_zone[ZONE_STATIC_BYTES];

/* pSync and pWrk arrays: one for each collective on an active set in a phase, and one more for the
 * end of the phase. */
static long p_sync[MAX_COLLECTIVES + 1][SHMEM_SYNC_SIZE];
static double _Complex p_wrk[MAX_COLLECTIVES][MAX_TO_ALL / 2 + 1 + SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static long locks[MAX_REGIONS];

static void *allocate(size_t bytes)
{
    void *memory = malloc(bytes);
    if (memory == NULL) {
        fprintf(stderr, "random_programs: out of memory\n");
        shmem_global_exit(EXIT_FAILURE);
    }
    return memory;
}

static void *at(const struct thread *thread, struct place place)
{
    return thread->execution->stage->zones[place.zone] + place.offset;
}

/* ---- Mistakes ------------------------------------------------------------------------------- */

static void complain(struct thread *thread, const struct operation *operation, const char *text)
{
    const struct program *program = thread->execution->program;
    struct mistake mistake = {
        .number = (int)(operation - program->operations), .place = operation->remote, .text = text};
    if (thread->mistakes++ == 0)
        thread->execution->report(program, &mistake);
}

static void describe_difference(char *text, size_t room, const unsigned char *got,
                                const unsigned char *expected, size_t bytes, size_t *first)
{
    size_t differences = 0;
    *first = 0;
    for (size_t i = bytes; i-- > 0;)
        if (got[i] != expected[i]) {
            *first = i;
            differences++;
        }
    int length = snprintf(text, room, "%zu of %zu bytes differ, first byte %zu: got", differences,
                          bytes, *first);
    for (size_t i = *first; i < bytes && i < *first + 8; i++)
        length += snprintf(text + length, room - (size_t)length, " %02x", got[i]);
    length += snprintf(text + length, room - (size_t)length, ", expected");
    for (size_t i = *first; i < bytes && i < *first + 8; i++)
        length += snprintf(text + length, room - (size_t)length, " %02x", expected[i]);
}

static void compare(struct thread *thread, const struct operation *operation, const void *got)
{
    if (operation->expected == NULL ||
        memcmp(got, operation->expected, operation->expected_bytes) == 0)
        return;
    char text[200];
    size_t first;
    describe_difference(text, sizeof text, got, operation->expected, operation->expected_bytes,
                        &first);
    complain(thread, operation, text);
}

static void check_bounds(struct thread *thread, const struct operation *operation, const void *got)
{
    const struct bounds *bounds = &thread->execution->program->bounds[operation->bounds];
    uint64_t value = integer_load(got, bounds->size);
    if (bounds_allow(bounds, value))
        return;
    char text[200];
    snprintf(text, sizeof text, "fetched 0x%jx, which is not between 0x%jx and 0x%jx",
             (uintmax_t)value, (uintmax_t)bounds->first, (uintmax_t)bounds->last);
    complain(thread, operation, text);
}

/* ---- Private memory ------------------------------------------------------------------------- */

static struct pending *pending_new(const struct operation *operation, size_t bytes)
{
    struct pending *pending = allocate(sizeof *pending);
    *pending = (struct pending){.operation = operation, .request = SHMEMX_REQ_INVALID};
    pending->memory = allocate(bytes + operation->shift + 1);
    pending->data = pending->memory + operation->shift;
    memset(pending->data, PROGRAM_GARBAGE, bytes);
    return pending;
}

/* After a quiet has completed an operation, its request must be complete. The reply of a message
 * may arrive later, so the function waits for it. */
static void finish_request(struct thread *thread, struct pending *pending)
{
    if (pending->request == SHMEMX_REQ_INVALID)
        return;
    bool is_done = pending->operation->routine == ROUTINE_am_get
                       ? shmemx_req_wait(&pending->request) == 0
                       : shmemx_req_test(&pending->request) == 0;
    if (!is_done)
        complain(thread, pending->operation, "its request is not done after a quiet");
    shmemx_req_wait(&pending->request);
}

/* Checks the length of an am_get's reply, and copies a reply that is in the library's memory. */
static void finish_reply(struct thread *thread, struct pending *pending)
{
    const struct operation *operation = pending->operation;
    if (operation->routine != ROUTINE_am_get || !pending->is_begun)
        return;
    if (pending->replied != operation->count)
        complain(thread, operation, "its reply has another length");
    else if (pending->reply != NULL)
        memcpy(pending->data, pending->reply, pending->replied);
    free(pending->reply);
}

/* Called when the operation is complete for this PE. Checks the data that it fetched, and
 * overwrites the private source of a put. */
static void pending_finish(struct thread *thread, struct pending *pending)
{
    const struct operation *operation = pending->operation;
    finish_request(thread, pending);
    finish_reply(thread, pending);
    if (operation_fetches(operation) && operation->bounds != NO_BOUNDS)
        check_bounds(thread, operation, pending->data);
    else if (operation_fetches(operation))
        compare(thread, operation, pending->data);
    else if (operation_is_transfer(operation) && operation->local.zone == ZONE_PRIVATE)
        memset(pending->data, PROGRAM_GARBAGE, operation_local_bytes(operation));
    free(pending->memory);
    free(pending);
}

static void pending_keep_or_finish(struct thread *thread, struct pending *pending)
{
    if (operation_is_nonblocking(pending->operation)) {
        pending->next = thread->pending;
        thread->pending = pending;
    } else {
        pending_finish(thread, pending);
    }
}

enum { ALL_CONTEXTS = -1 };

static void pending_finish_all(struct thread *thread, int context, uint64_t pes)
{
    struct pending **link = &thread->pending;
    while (*link != NULL) {
        struct pending *pending = *link;
        const struct operation *operation = pending->operation;
        if ((context == ALL_CONTEXTS || operation->context == context) &&
            (pes >> operation->target & 1) != 0) {
            *link = pending->next;
            pending_finish(thread, pending);
        } else {
            link = &pending->next;
        }
    }
}

/* ---- Operations ----------------------------------------------------------------------------- */

/* Converts a PE number of the job to one of the context's team. */
static int context_pe(const struct thread *thread, int context, int pe)
{
    const struct program *program = thread->execution->program;
    int partition = program->contexts[context].partition;
    return group_find(&program->partitions[partition].of[thread->execution->stage->me], pe);
}

static struct call new_call(const struct thread *thread, const struct operation *operation)
{
    return (struct call){.context = thread->contexts[operation->context],
                         .pe = context_pe(thread, operation->context, operation->target)};
}

/* Starts a transfer. For puts with REQUEST_LOCAL, waits until the source may be reused, and
 * overwrites it. */
static void begin_transfer(struct pending *pending, struct call *call)
{
    const struct operation *operation = pending->operation;
    bool puts = !operation_fetches(operation);
    bool by_local = puts && operation_has_request(operation) && (operation->way & REQUEST_LOCAL);
    shmemx_req_h local = SHMEMX_REQ_INVALID;
    call->local = by_local ? &local : NULL;
    call->request = operation->request != 0 ? &pending->request : NULL;
    routine_find(operation->routine, operation->type)(call);
    shmemx_req_wait(&local);
    if (by_local && operation->local.zone == ZONE_PRIVATE)
        memset(pending->data, PROGRAM_GARBAGE, operation_local_bytes(operation));
}

static void send_transfer(struct pending *pending, const struct call *call)
{
    if (!operation_fetches(pending->operation)) {
        message_put(call, pending->operation);
        return;
    }
    struct message_reply reply = {&pending->request, pending->data, &pending->reply,
                                  &pending->replied};
    pending->is_begun = true;
    message_get(call, pending->operation, &reply);
}

static void set_box(struct call *call, const struct operation *operation)
{
    bool fetches = operation_fetches(operation);
    const struct box *box = &operation->box;
    call->extents = box->extents;
    call->ndims = box->ndims;
    call->element = box->element;
    call->dest_strides = fetches ? box->local_strides : box->remote_strides;
    call->source_strides = fetches ? box->remote_strides : box->local_strides;
}

static void execute_transfer(struct thread *thread, const struct operation *operation)
{
    bool fetches = operation_fetches(operation);
    bool is_private = operation->local.zone == ZONE_PRIVATE;
    struct pending *pending =
        pending_new(operation, is_private ? operation_local_bytes(operation) : 0);
    if (is_private && !fetches)
        operation_fill_source(operation, pending->data);
    void *near = is_private ? pending->data : at(thread, operation->local);
    void *far = at(thread, operation->remote);
    struct call call = new_call(thread, operation);
    call.dest = fetches ? near : far;
    call.source = fetches ? far : near;
    call.dst = fetches ? operation->local_stride : operation->remote_stride;
    call.sst = fetches ? operation->remote_stride : operation->local_stride;
    call.bsize = operation->count;
    bool is_strided = operation->routine >= ROUTINE_iput && operation->routine <= ROUTINE_ibget;
    call.nelems = is_strided ? operation->blocks : operation->count;
    call.signal = at(thread, operation->signal);
    call.signal_value = operation->signal_value;
    call.signal_operation = operation->signal_operation;
    set_box(&call, operation);
    if (operation_is_message(operation))
        send_transfer(pending, &call);
    else
        begin_transfer(pending, &call);
    pending_keep_or_finish(thread, pending);
}

static void execute_atomic(struct thread *thread, const struct operation *operation)
{
    uint64_t value, condition;
    size_t size = types[operation->type].size;
    struct pending *pending = pending_new(operation, sizeof(uint64_t));
    struct call call = new_call(thread, operation);
    integer_store(&value, size, operation->value);
    integer_store(&condition, size, operation->condition);
    call.dest = at(thread, operation->remote);
    call.value = &value;
    call.condition = &condition;
    call.fetched = pending->data;
    call.request = operation->request != 0 ? &pending->request : NULL;
    if (operation->routine == ROUTINE_am_atomic)
        message_atomic(&call, operation);
    else
        routine_find(operation->routine, operation->type)(&call);
    pending_keep_or_finish(thread, pending);
}

/* Returns true if a wait or a successful test has reported that the flag is raised. Reports results
 * that are impossible. */
static bool is_raised(struct thread *thread, const struct operation *operation,
                      const struct call *call)
{
    switch (operation->routine) {
    case ROUTINE_test:
    case ROUTINE_test_all:
    case ROUTINE_test_all_vector:
        return call->result != 0;
    case ROUTINE_test_any:
    case ROUTINE_test_any_vector:
        if (call->result == SIZE_MAX)
            return false;
        break;
    case ROUTINE_test_some:
    case ROUTINE_test_some_vector:
        if (call->result == 0)
            return false;
        break;
    default:
        break;
    }
    bool is_any = operation->routine == ROUTINE_wait_until_any ||
                  operation->routine == ROUTINE_wait_until_any_vector ||
                  operation->routine == ROUTINE_test_any ||
                  operation->routine == ROUTINE_test_any_vector;
    bool is_some = operation->routine == ROUTINE_wait_until_some ||
                   operation->routine == ROUTINE_wait_until_some_vector ||
                   operation->routine == ROUTINE_test_some ||
                   operation->routine == ROUTINE_test_some_vector;
    if (is_any && call->result != operation->set_index)
        complain(thread, operation, "another variable than that of the flag is named");
    if (is_some && (call->result != 1 || call->indices[0] != operation->set_index))
        complain(thread, operation, "other variables than that of the flag are named");
    return true;
}

static void execute_wait(struct thread *thread, const struct operation *operation)
{
    uint64_t values[4] = {0};
    int status[4] = {1, 1, 1, 1};
    size_t indices[4] = {0}, size = types[operation->type].size;
    size_t length = operation->set_length;
    for (size_t i = 0; i < length; i++)
        integer_store((char *)values + i * size, size, operation->value);
    if (!operation->others_excluded)
        memset(status, 0, sizeof status);
    status[operation->set_index] = 0;
    struct call call = {.dest = at(thread, operation->remote),
                        .nelems = length,
                        .status = length == 1 ? NULL : status,
                        .indices = indices,
                        .cmp = operation->cmp,
                        .value = values};
    routine_call *routine = routine_find(operation->routine, operation->type);
    do {
        call.result = 0;
        routine(&call);
    } while (!is_raised(thread, operation, &call) && sched_yield() == 0);
}

/* Compares the dest of a complete collective on this PE with the model. */
static void finish_collective(struct thread *thread, const struct operation *operation)
{
    const struct type_description *type = &types[operation->type];
    char *dest = at(thread, operation->remote);
    if (type->is_real && operation_combines_numbers(operation))
        for (size_t i = 0; i < operation->count * type->components; i++)
            number_normalize(type, dest + i * (type->size / type->components));
    compare(thread, operation, dest);
}

/* Offsets and lengths of this PE's blocks in alltoallv, in elements, for each other member. */
struct blocks {
    size_t dest_offsets[MAX_PES], dest_nelems[MAX_PES];
    size_t source_offsets[MAX_PES], source_nelems[MAX_PES];
};

static void set_blocks(struct blocks *blocks, const struct operation *operation, size_t members,
                       size_t me)
{
    for (size_t other = 0; other < members; other++) {
        blocks->dest_offsets[other] = block_dest(operation, members, other, me);
        blocks->dest_nelems[other] = block_count(operation, other, me);
        blocks->source_offsets[other] = block_source(operation, me, other);
        blocks->source_nelems[other] = block_count(operation, me, other);
    }
}

static void execute_collective(struct thread *thread, const struct operation *operation)
{
    const struct stage *stage = thread->execution->stage;
    const struct partition *partition =
        &thread->execution->program->partitions[operation->partition];
    const struct group *group = &partition->of[stage->me];
    struct pending *pending = pending_new(operation, 0);
    struct blocks blocks;
    struct call call = {.team = thread->execution->teams[operation->partition],
                        .pe = operation->target,
                        .dest = at(thread, operation->remote),
                        .source = at(thread, operation->local),
                        .dst = operation->remote_stride,
                        .sst = operation->local_stride,
                        .nelems = operation->count,
                        .start = partition->start,
                        .log_stride = partition->stride,
                        .size = partition->size,
                        .p_sync = p_sync[operation->set_index],
                        .p_wrk = p_wrk[operation->set_index],
                        .request = &pending->request,
                        .dest_offsets = blocks.dest_offsets,
                        .dest_nelems = blocks.dest_nelems,
                        .source_offsets = blocks.source_offsets,
                        .source_nelems = blocks.source_nelems};
    set_blocks(&blocks, operation, (size_t)group->size, (size_t)group_find(group, stage->me));
    if (operation_plain(operation) == ROUTINE_collect ||
        operation->routine == ROUTINE_active_collect)
        call.nelems = collect_count(operation, stage->me);
    routine_find(operation->routine, operation->type)(&call);
    if (operation_is_begun(operation)) {
        pending->next = thread->begun;
        thread->begun = pending;
        return;
    }
    finish_collective(thread, operation);
    free(pending->memory);
    free(pending);
}

/* ---- Requests ------------------------------------------------------------------------------- */

/* Removes and returns the operation with this request number. Returns NULL if a quiet has completed
 * it already. */
static struct pending *take_pending(struct pending **link, int request)
{
    while (*link != NULL && (*link)->operation->request != request)
        link = &(*link)->next;
    struct pending *pending = *link;
    if (pending != NULL)
        *link = pending->next;
    return pending;
}

/* Up to AMONG_MOST requests of a thread. One of them is the request to wait for. */
enum { AMONG_MOST = 8 };
struct among {
    struct pending *pendings[AMONG_MOST];
    shmemx_req_h requests[AMONG_MOST];
    int others[AMONG_MOST]; /* status array that excludes all requests except the wanted one */
    size_t count, wanted;
};

static void add_among(struct among *among, struct pending *pending)
{
    for (; pending != NULL && among->count < AMONG_MOST - 1; pending = pending->next)
        if (pending->request != SHMEMX_REQ_INVALID)
            among->pendings[among->count++] = pending;
}

static struct among gather(const struct thread *thread, struct pending *wanted)
{
    struct among among = {.count = 0};
    add_among(&among, thread->pending);
    add_among(&among, thread->begun);
    among.wanted = among.count;
    among.pendings[among.count++] = wanted;
    for (size_t i = 0; i < among.count; i++) {
        among.requests[i] = among.pendings[i]->request;
        among.others[i] = i != among.wanted;
    }
    return among;
}

/* Calls one of the wait or test routines once. Returns false if its result is impossible. */
static bool wait_among(struct among *among, enum wait_way way)
{
    size_t indices[AMONG_MOST], n = among->count, left = n;
    shmemx_req_h *requests = among->requests;
    switch (way) {
    case WAIT_TEST:
        return shmemx_req_test(&requests[among->wanted]) >= 0;
    case WAIT_ALL:
        return shmemx_req_wait_all(requests, n, NULL) == 0 &&
               shmemx_req_test_all(requests, n, NULL) == 0;
    case WAIT_ANY:
        left = shmemx_req_wait_any(requests, n, NULL);
        return left < n && requests[left] == SHMEMX_REQ_INVALID;
    case WAIT_SOME:
        left = shmemx_req_wait_some(requests, n, indices, NULL);
        for (size_t i = 0; i < left && left <= n; i++)
            if (requests[indices[i]] != SHMEMX_REQ_INVALID)
                return false;
        return left > 0 && left <= n;
    case WAIT_TEST_ALL:
        left = shmemx_req_test_all(requests, n, among->others);
        return left == (requests[among->wanted] != SHMEMX_REQ_INVALID);
    default:
        return shmemx_req_wait(&requests[among->wanted]) == 0;
    }
}

static void execute_req_wait(struct thread *thread, const struct operation *operation)
{
    struct pending *pending = take_pending(&thread->pending, operation->request);
    if (pending == NULL)
        pending = take_pending(&thread->begun, operation->request);
    if (pending == NULL)
        return;
    while (pending->request != SHMEMX_REQ_INVALID) {
        struct among among = gather(thread, pending);
        if (!wait_among(&among, (enum wait_way)operation->way))
            complain(thread, operation, "a wait for requests says what cannot be");
        for (size_t i = 0; i < among.count; i++)
            among.pendings[i]->request = among.requests[i];
        if (pending->request != SHMEMX_REQ_INVALID)
            sched_yield();
    }
    if (!operation_is_begun(pending->operation)) {
        pending_finish(thread, pending);
        return;
    }
    finish_collective(thread, pending->operation);
    free(pending->memory);
    free(pending);
}

/* Quiets the PEs in operation->value, a set of PE numbers of the job. */
static void execute_pe_quiet(struct thread *thread, const struct operation *operation)
{
    int pes[MAX_PES];
    size_t count = 0;
    for (int pe = 0; pe < thread->execution->program->n_pes; pe++)
        if (operation->value >> pe & 1)
            pes[count++] = context_pe(thread, operation->context, pe);
    shmem_ctx_pe_quiet(thread->contexts[operation->context], pes, count);
    pending_finish_all(thread, operation->context, operation->value);
}

static void make_context(struct thread *thread, int number)
{
    const struct execution *execution = thread->execution;
    const struct context_description *description = &execution->program->contexts[number];
    shmem_ctx_t *context = &thread->contexts[number];
    shmem_team_t team = execution->teams[description->partition];
    *context = SHMEM_CTX_INVALID;
    if (team == SHMEM_TEAM_INVALID)
        return; /* this PE is not a member, so it does not use the context */
    bool by_team = description->partition != 0 || (execution->program->seed & 2) != 0;
    int failed = by_team ? shmem_team_create_ctx(team, description->options, context)
                         : shmem_ctx_create(description->options, context);
    if (failed != 0) {
        fprintf(stderr, "random_programs: there is no context to be had\n");
        shmem_global_exit(EXIT_FAILURE);
    }
}

static void execute_recreate(struct thread *thread, const struct operation *operation)
{
    shmem_ctx_destroy(thread->contexts[operation->context]);
    pending_finish_all(thread, operation->context, UINT64_MAX);
    make_context(thread, operation->context);
}

static void execute_session(struct thread *thread, const struct operation *operation)
{
    shmem_ctx_t context = thread->contexts[operation->context];
    shmem_ctx_session_config_t config = {.total_ops = 100};
    if (operation->way == 0)
        shmem_ctx_session_stop(context);
    else if (operation->way == 1)
        shmem_ctx_session_start(context, SHMEM_CTX_SESSION_BATCH, NULL, 0);
    else
        shmem_ctx_session_start(context, SHMEM_CTX_SESSION_BATCH, &config,
                                SHMEM_CTX_SESSION_TOTAL_OPS);
}

/* Reads a word, adds to it and writes it back while holding the lock. shmem_clear_lock completes
 * the put. */
static void execute_add_with_lock(const struct thread *thread, const struct operation *operation)
{
    long *lock = &locks[operation->set_index];
    uint64_t *word = at(thread, operation->remote), value;
    if (operation->way % 2 == 0)
        shmem_set_lock(lock);
    else
        while (shmem_test_lock(lock) != 0)
            sched_yield();
    value = shmem_uint64_g(word, operation->target) + operation->value;
    if (operation->way < 2)
        shmem_uint64_p(word, value, operation->target);
    else
        shmem_uint64_put(word, &value, 1, operation->target);
    shmem_clear_lock(lock);
}

static void synchronize(const struct execution *execution, const struct operation *operation)
{
    int n_pes = execution->program->n_pes;
    long *sync = p_sync[operation->set_index];
    shmemx_req_h request;
    switch (operation->way) {
    case END_BARRIER_ALL:
        shmem_barrier_all();
        break;
    case END_ACTIVE_BARRIER:
        shmem_barrier(0, 0, n_pes, sync);
        break;
    case END_SYNC_ALL:
        shmem_sync_all();
        break;
    case END_TEAM_SYNC:
        shmem_team_sync(SHMEM_TEAM_WORLD);
        break;
    case END_TEAM_SYNC_NB:
        shmemx_team_sync_nb(SHMEM_TEAM_WORLD, &request);
        shmemx_req_wait(&request);
        break;
    case END_TEAM_BARRIER_NB:
        shmemx_team_barrier_nb(SHMEM_TEAM_WORLD, &request);
        while (shmemx_req_test(&request) > 0)
            sched_yield();
        break;
    default:
        shmem_sync(0, 0, n_pes, sync);
    }
}

static void threads_meet(struct execution *execution)
{
    if (execution->program->threads > 1)
        pthread_barrier_wait(&execution->barrier);
}

/* All threads of the PE wait for each other. Thread 0 synchronizes with the other PEs. */
static void execute_phase_end(struct thread *thread, const struct operation *operation)
{
    threads_meet(thread->execution);
    if (thread->number == 0)
        synchronize(thread->execution, operation);
    threads_meet(thread->execution);
    pending_finish_all(thread, ALL_CONTEXTS, UINT64_MAX);
}

static void execute_sync(const struct thread *thread, const struct operation *operation)
{
    const struct execution *execution = thread->execution;
    const struct partition *partition = &execution->program->partitions[operation->partition];
    if (operation->routine == ROUTINE_team_sync)
        shmem_team_sync(execution->teams[operation->partition]);
    else
        shmem_sync(partition->start, partition->stride, partition->size,
                   p_sync[operation->set_index]);
}

static void execute_plain(struct thread *thread, const struct operation *operation)
{
    shmem_ctx_t context = thread->contexts[operation->context];
    void *remote = at(thread, operation->remote);
    int pe = context_pe(thread, operation->context, operation->target);
    switch (operation->routine) {
    case ROUTINE_signal_set:
        shmem_ctx_signal_set(context, remote, operation->value, pe);
        break;
    case ROUTINE_signal_add:
        shmem_ctx_signal_add(context, remote, operation->value, pe);
        break;
    case ROUTINE_am_store:
        message_store(context, operation, pe);
        break;
    case ROUTINE_fence:
        shmem_ctx_fence(context);
        break;
    case ROUTINE_quiet:
        shmem_ctx_quiet(context);
        pending_finish_all(thread, operation->context, UINT64_MAX);
        break;
    case ROUTINE_store:
        program_fill(remote, operation->count, operation->value);
        break;
    case ROUTINE_load:
        compare(thread, operation, remote);
        break;
    case ROUTINE_store_numbers:
        operation_fill_numbers(operation, thread->execution->stage->me, remote);
        break;
    default:
        break;
    }
}

static void execute_special(struct thread *thread, const struct operation *operation)
{
    switch (operation->routine) {
    case ROUTINE_pe_quiet:
        execute_pe_quiet(thread, operation);
        break;
    case ROUTINE_recreate_context:
        execute_recreate(thread, operation);
        break;
    case ROUTINE_session:
        execute_session(thread, operation);
        break;
    case ROUTINE_add_with_lock:
        execute_add_with_lock(thread, operation);
        break;
    case ROUTINE_team_sync:
    case ROUTINE_active_sync:
        execute_sync(thread, operation);
        break;
    case ROUTINE_req_wait:
        execute_req_wait(thread, operation);
        break;
    case ROUTINE_phase_end:
        execute_phase_end(thread, operation);
        break;
    default:
        execute_plain(thread, operation);
    }
}

/* Omits the operation. If it fetches, checks its unchanged memory as if it had been executed, to
 * see that the check fails. */
static void execute_dropped(struct thread *thread, const struct operation *operation)
{
    if (operation->local.zone == ZONE_PRIVATE)
        pending_finish(thread, pending_new(operation, operation_is_atomic(operation)
                                                          ? sizeof(uint64_t)
                                                          : operation_local_bytes(operation)));
}

static void execute(struct thread *thread, const struct operation *operation)
{
    const struct program *program = thread->execution->program;
    if (operation - program->operations == program->dropped)
        execute_dropped(thread, operation);
    else if (operation_is_transfer(operation))
        execute_transfer(thread, operation);
    else if (operation_is_atomic(operation))
        execute_atomic(thread, operation);
    else if (operation_is_wait(operation))
        execute_wait(thread, operation);
    else if (operation_is_collective(operation))
        execute_collective(thread, operation);
    else
        execute_special(thread, operation);
}

/* ---- Threads -------------------------------------------------------------------------------- */

static void open_contexts(struct thread *thread)
{
    const struct execution *execution = thread->execution;
    thread->contexts[0] = SHMEM_CTX_DEFAULT;
    for (int i = 1; i < execution->program->n_contexts; i++) {
        if (execution->program->contexts[i].is_shared)
            thread->contexts[i] = execution->shared_contexts[i];
        else
            make_context(thread, i);
    }
}

/* Some contexts are not destroyed explicitly, but with their team. */
static bool is_left_to_team(const struct program *program, int context)
{
    const struct context_description *description = &program->contexts[context];
    return program->partitions[description->partition].origin >= PARTITION_STRIDED &&
           (description->options & SHMEM_CTX_PRIVATE) == 0 && (program->seed >> context & 1) != 0;
}

static void close_contexts(struct thread *thread)
{
    const struct program *program = thread->execution->program;
    for (int i = 1; i < program->n_contexts; i++)
        if (!program->contexts[i].is_shared && !is_left_to_team(program, i))
            shmem_ctx_destroy(thread->contexts[i]);
}

static void *run_thread(void *argument)
{
    struct thread *thread = argument;
    const struct program *program = thread->execution->program;
    int me = thread->execution->stage->me;
    open_contexts(thread);
    for (size_t i = 0; i < program->n_operations; i++) {
        const struct operation *operation = &program->operations[i];
        bool is_mine =
            operation->routine == ROUTINE_phase_end ||
            (operation->thread == thread->number && operation_is_of(program, operation, me));
        if (!is_mine)
            continue;
        atomic_store_explicit(thread->position, (int)i, memory_order_relaxed);
        execute(thread, operation);
    }
    atomic_store_explicit(thread->position, NOT_RUNNING, memory_order_relaxed);
    close_contexts(thread);
    return NULL;
}

static void run_threads(struct execution *execution)
{
    int count = execution->program->threads;
    for (int i = 0; i < count; i++)
        execution->threads[i] = (struct thread){
            .execution = execution, .number = i, .position = &execution->stage->positions[i]};
    bool failed =
        count > 1 && pthread_barrier_init(&execution->barrier, NULL, (unsigned)count) != 0;
    for (int i = 1; i < count && !failed; i++)
        failed = pthread_create(&execution->threads[i].id, NULL, run_thread,
                                &execution->threads[i]) != 0;
    if (failed) {
        fprintf(stderr, "random_programs: cannot create a thread\n");
        shmem_global_exit(EXIT_FAILURE);
    }
    run_thread(&execution->threads[0]);
    for (int i = 1; i < count; i++)
        pthread_join(execution->threads[i].id, NULL);
    if (count > 1)
        pthread_barrier_destroy(&execution->barrier);
}

/* ---- Teams ---------------------------------------------------------------------------------- */

static void require_split(int failed)
{
    if (failed == 0)
        return;
    fprintf(stderr, "random_programs: a team could not be split\n");
    shmem_global_exit(EXIT_FAILURE);
}

static void make_team(struct execution *execution, int number)
{
    const struct partition *partition = &execution->program->partitions[number];
    shmem_team_t parent = execution->teams[partition->parent];
    shmem_team_config_t config = {.num_contexts = partition->contexts};
    long mask = partition->contexts > 0 ? SHMEM_TEAM_NUM_CONTEXTS : 0;
    if (parent == SHMEM_TEAM_INVALID)
        return; /* this PE does not take part in the split */
    if (partition->origin == PARTITION_STRIDED)
        require_split(shmem_team_split_strided(parent, partition->start, partition->stride,
                                               partition->size, &config, mask,
                                               &execution->teams[number]));
    if (partition->origin == PARTITION_ROWS)
        require_split(shmem_team_split_2d(parent, partition->row_length, &config, mask,
                                          &execution->teams[number], NULL, 0,
                                          &execution->teams[number + 1]));
}

static void make_teams(struct execution *execution)
{
    for (int i = 0; i < execution->program->n_partitions; i++)
        execution->teams[i] = SHMEM_TEAM_INVALID;
    execution->teams[0] = SHMEM_TEAM_WORLD;
    execution->teams[1] = SHMEM_TEAM_SHARED;
    for (int i = 2; i < execution->program->n_partitions; i++)
        make_team(execution, i);
}

static void destroy_teams(const struct execution *execution)
{
    for (int i = execution->program->n_partitions - 1; i >= 2; i--)
        shmem_team_destroy(execution->teams[i]);
}

/* ---- Programs ------------------------------------------------------------------------------- */

static void make_shared_contexts(struct execution *execution)
{
    struct thread maker = {.execution = execution};
    for (int i = 1; i < execution->program->n_contexts; i++)
        if (execution->program->contexts[i].is_shared)
            make_context(&maker, i);
    memcpy(execution->shared_contexts, maker.contexts, sizeof maker.contexts);
}

static void destroy_shared_contexts(const struct execution *execution)
{
    const struct program *program = execution->program;
    for (int i = 1; i < program->n_contexts; i++)
        if (program->contexts[i].is_shared && !is_left_to_team(program, i))
            shmem_ctx_destroy(execution->shared_contexts[i]);
}

static int check_zone(const struct execution *execution, const struct memory *memory,
                      enum zone zone)
{
    const struct program *program = execution->program;
    const unsigned char *expected = memory->zones[execution->stage->me][zone];
    const void *got = execution->stage->zones[zone];
    if (memcmp(got, expected, program->used[zone]) == 0)
        return 0;
    char text[200];
    struct mistake mistake = {.number = -1, .place = {zone, 0}, .bytes = 1, .text = text};
    describe_difference(text, sizeof text, got, expected, program->used[zone],
                        &mistake.place.offset);
    execution->report(program, &mistake);
    return 1;
}

static int check_results(const struct execution *execution, const struct memory *memory)
{
    int mistakes = 0;
    for (int zone = 0; zone < ZONE_COUNT; zone++)
        mistakes += check_zone(execution, memory, (enum zone)zone);
    for (int i = 0; i < execution->program->threads; i++)
        mistakes += execution->threads[i].mistakes;
    return mistakes;
}

static void free_fresh_zone(struct stage *stage)
{
    if (stage->space == SHMEM_SPACE_INVALID) {
        shmem_free(stage->zones[ZONE_FRESH]);
        return;
    }
    shmem_space_free(stage->space, stage->zones[ZONE_FRESH]);
    shmem_team_destroy(stage->space_team);
    if (shmem_space_destroy(stage->space) != 0)
        shmem_global_exit(EXIT_FAILURE);
    stage->space = SHMEM_SPACE_INVALID;
}

static char *allocate_in_space(struct stage *stage, int flags, bool clear)
{
    shmem_space_config_t config = {SHMEM_DEVICE_CPU, 3 * ZONE_FRESH_BYTES, flags};
    if (shmem_space_create(&config, &stage->space, &stage->space_team) != 0)
        shmem_global_exit(EXIT_FAILURE); /* the library has printed the reason */
    if (clear)
        return shmem_space_calloc(stage->space, 2, ZONE_FRESH_BYTES / 2);
    return shmemx_space_realloc(stage->space, shmem_space_malloc(stage->space, 100),
                                ZONE_FRESH_BYTES);
}

/* With some seeds, frees ZONE_FRESH and allocates it with another routine, at another address. */
static void renew_fresh_zone(struct stage *stage, uint64_t seed)
{
    char **zone = &stage->zones[ZONE_FRESH];
    if (*zone != NULL && seed % 4 != 0)
        return;
    free_fresh_zone(stage);
    switch (seed / 4 % 7) {
    case 0:
        *zone = shmem_malloc(ZONE_FRESH_BYTES);
        break;
    case 1:
        *zone = shmem_align(4096, ZONE_FRESH_BYTES);
        break;
    case 2:
        *zone = shmem_calloc(ZONE_FRESH_BYTES, 1);
        break;
    case 3:
        *zone = shmem_realloc(shmem_malloc_with_hints(100, SHMEM_MALLOC_SIGNAL_REMOTE),
                              ZONE_FRESH_BYTES);
        break;
    case 4:
        *zone = allocate_in_space(stage, SHMEM_SPACE_FLAG_DEFAULT, false);
        break;
    case 5:
        *zone = allocate_in_space(stage, SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW, true);
        break;
    default:
        *zone = allocate_in_space(stage, SHMEMX_SPACE_FLAG_HUGE_PAGES, false);
    }
}

void stage_open(struct stage *stage)
{
    *stage = (struct stage){.me = shmem_my_pe(), .space = SHMEM_SPACE_INVALID};
    for (int i = 0; i < MAX_THREADS; i++)
        stage->positions[i] = NOT_RUNNING;
    for (size_t i = 0; i < sizeof p_sync / sizeof p_sync[0]; i++)
        for (size_t j = 0; j < SHMEM_SYNC_SIZE; j++)
            p_sync[i][j] = SHMEM_SYNC_VALUE;
    stage->zones[ZONE_STATIC] = static_zone;
    stage->zones[ZONE_HEAP] = shmem_malloc(ZONE_HEAP_BYTES);
    if (stage->zones[ZONE_HEAP] == NULL)
        shmem_global_exit(EXIT_FAILURE); /* the library has printed the reason */
}

void stage_close(struct stage *stage)
{
    free_fresh_zone(stage);
    shmem_free(stage->zones[ZONE_HEAP]);
}

int stage_run(struct stage *stage, const struct program *program, const struct memory *memory,
              report_mistake *report)
{
    static int mistakes, sum;
    struct execution execution = {.stage = stage, .program = program, .report = report};
    if (program->has_messages)
        messages_open(stage);
    renew_fresh_zone(stage, program->seed);
    for (int zone = 0; zone < ZONE_COUNT; zone++)
        program_fill_zone(program, (enum zone)zone, stage->me, stage->zones[zone]);
    make_teams(&execution);
    make_shared_contexts(&execution);
    shmem_barrier_all();
    run_threads(&execution);
    mistakes = check_results(&execution, memory);
    destroy_shared_contexts(&execution);
    destroy_teams(&execution);
    shmem_int_sum_reduce(SHMEM_TEAM_WORLD, &sum, &mistakes, 1);
    return sum;
}
