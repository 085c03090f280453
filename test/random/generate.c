#include "generate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum use { USE_READ, USE_OWNED, USE_COUNTED, USE_LOCKED, USE_RESERVED, USE_UNDER_WAY };

enum { MAX_AGENTS = MAX_PES * MAX_THREADS, FLAG_BYTES = 2048 };

/* Values of touch.context that are not a context. LOCAL: plain loads and stores. ELSEWHERE: the
 * flag is at another PE than the instance that it guards. */
enum { LOCAL = -1, ELSEWHERE = -2 };

/* A region at one PE. */
struct instance {
    enum use use;
    int owner; /* agent, which is a thread of a PE */
};

/* An operation that its agent has started and that may be incomplete. */
struct access {
    int agent, region, target;
    size_t begin, end; /* offsets in the region, in bytes */
    int context, peer; /* a quiet of the context, or a pe_quiet for this PE, completes it */
    int request;       /* waiting for this request also completes it; 0 if there is none */
    bool writes;
    bool is_message;          /* executed by a handler */
    bool is_ordered_by_fence; /* a fence orders it before later puts and atomics */
    bool is_fenced;
    bool is_store; /* plain store to the agent's own memory */
};

/* An outstanding nonblocking collective. dest and source are regions. source is -1 if the members
 * may still read the source. */
struct begun {
    int request, partition, dest, source;
};

struct generator {
    struct program *program;
    struct random random;
    struct instance instances[MAX_REGIONS][MAX_PES];
    enum routine family[MAX_REGIONS]; /* of regions with USE_COUNTED */
    enum type counted_type[MAX_REGIONS];
    struct access *accesses;
    size_t n_accesses, room;
    bool is_pending[MAX_AGENTS][MAX_CONTEXTS];
    bool has_sent[MAX_AGENTS][MAX_CONTEXTS]; /* messages, which only shmem_barrier_all completes
                                                without a quiet */
    /* A handler of the phase calls an atomic. With ISTHMUS_PATH=window or message, this atomic is a
     * message that the PE sends to itself, and only shmem_barrier_all completes it. */
    bool has_handler_atomic;
    struct begun begun[MAX_REGIONS];
    size_t n_begun;
    int n_requests;
    size_t flags_used[ZONE_COUNT];
    size_t n_collectives; /* in this phase */
};

/* An instance that an operation may use: a region and its PE. */
struct choice {
    int region, target;
};

static size_t align_up(size_t offset, size_t alignment)
{
    return (offset + alignment - 1) / alignment * alignment;
}

static int agent_of(const struct generator *g, int pe, int thread)
{
    return pe * g->program->threads + thread;
}

static int agent_pe(const struct generator *g, int agent)
{
    return agent / g->program->threads;
}

static int choose_agent(struct generator *g)
{
    return (int)random_below(&g->random, (size_t)g->program->n_pes * (size_t)g->program->threads);
}

static struct operation new_operation(const struct generator *g, enum routine routine, int agent)
{
    return (struct operation){
        .routine = routine,
        .pe = agent_pe(g, agent),
        .thread = agent % g->program->threads,
        .type = TYPE_mem,
        .blocks = 1,
        .remote_stride = 1,
        .local_stride = 1,
        .local = {ZONE_PRIVATE, 0},
        .bounds = NO_BOUNDS,
    };
}

/* ---- Order ---------------------------------------------------------------------------------- */

static void forget_accesses(struct generator *g, int agent, int context, uint64_t pes)
{
    size_t kept = 0;
    for (size_t i = 0; i < g->n_accesses; i++) {
        const struct access *access = &g->accesses[i];
        if (access->agent != agent || access->context != context || (pes >> access->peer & 1) == 0)
            g->accesses[kept++] = *access;
    }
    g->n_accesses = kept;
}

static void forget_request(struct generator *g, int request)
{
    size_t kept = 0;
    for (size_t i = 0; i < g->n_accesses; i++)
        if (g->accesses[i].request != request)
            g->accesses[kept++] = g->accesses[i];
    g->n_accesses = kept;
}

/* Returns the members of the context's team as a bit set. */
static uint64_t context_pes(const struct generator *g, int context, int pe)
{
    int partition = g->program->contexts[context].partition;
    const struct group *group = &g->program->partitions[partition].of[pe];
    uint64_t pes = 0;
    for (int member = 0; member < group->size; member++)
        pes |= (uint64_t)1 << group_pe(group, member);
    return pes;
}

/* Adds an operation that completes the agent's operations in the context at least for the PEs in
 * `needed`: a quiet, a pe_quiet, or the destruction of the context. */
static void add_quiet(struct generator *g, int agent, int context, uint64_t needed)
{
    const struct context_description *description = &g->program->contexts[context];
    struct operation operation = new_operation(g, ROUTINE_quiet, agent);
    operation.context = context;
    uint64_t pes = UINT64_MAX;
    if (random_chance(&g->random, 25)) {
        operation.routine = ROUTINE_pe_quiet;
        pes = (random_next(&g->random) | needed) & context_pes(g, context, operation.pe);
        operation.value = pes;
    } else if (context != 0 && !description->is_shared && random_chance(&g->random, 15)) {
        operation.routine = ROUTINE_recreate_context;
    }
    program_add(g->program, &operation);
    forget_accesses(g, agent, context, pes);
}

static void add_fence(struct generator *g, int agent, int context)
{
    struct operation operation = new_operation(g, ROUTINE_fence, agent);
    operation.context = context;
    program_add(g->program, &operation);
    for (size_t i = 0; i < g->n_accesses; i++)
        if (g->accesses[i].agent == agent && g->accesses[i].context == context)
            g->accesses[i].is_fenced = true;
}

/* Adds a wait for a request of the agent. */
static void add_wait(struct generator *g, int agent, int request)
{
    struct operation operation = new_operation(g, ROUTINE_req_wait, agent);
    operation.request = request;
    operation.way = (int)random_below(&g->random, WAIT_WAYS);
    program_add(g->program, &operation);
    forget_request(g, request);
}

/* An access that an agent is about to make. */
struct touch {
    int agent, region, target;
    size_t begin, end;
    int context; /* a context, LOCAL or ELSEWHERE */
    bool writes;
    bool is_message; /* made only by a handler */
};

enum need { NEED_NOTHING, NEED_FENCE, NEED_QUIET };

static enum need need_between(const struct access *before, const struct touch *touch)
{
    bool overlap = before->agent == touch->agent && before->region == touch->region &&
                   before->target == touch->target && before->begin < touch->end &&
                   touch->begin < before->end;
    if (!overlap || (!before->writes && !touch->writes) ||
        (before->is_store && touch->context == LOCAL))
        return NEED_NOTHING;
    bool is_one_context = touch->context == before->context;
    if (is_one_context && before->is_message && touch->is_message)
        return NEED_NOTHING;
    if (is_one_context && before->is_ordered_by_fence && (touch->writes || touch->is_message))
        return before->is_fenced ? NEED_NOTHING : NEED_FENCE;
    return NEED_QUIET;
}

/* Adds waits for some of the requests whose operations must be complete before the access. */
static void settle_by_requests(struct generator *g, const struct touch *touch)
{
    for (size_t i = 0; i < g->n_accesses;) {
        const struct access *access = &g->accesses[i];
        if (access->request != 0 && need_between(access, touch) != NEED_NOTHING &&
            random_chance(&g->random, 60)) {
            add_wait(g, touch->agent, access->request);
            i = 0;
        } else {
            i++;
        }
    }
}

/* Adds the waits, fences and quiets that must precede the access, because it overlaps earlier
 * accesses. */
static void settle(struct generator *g, const struct touch *touch)
{
    bool fence = false;
    settle_by_requests(g, touch);
    uint64_t quiet[MAX_CONTEXTS] = {0}; /* bit sets of PEs that need a quiet */
    for (size_t i = 0; i < g->n_accesses; i++) {
        const struct access *access = &g->accesses[i];
        enum need need = need_between(access, touch);
        fence |= need == NEED_FENCE;
        if (need == NEED_QUIET)
            quiet[access->context] |= (uint64_t)1 << access->peer;
    }
    if (fence && random_chance(&g->random, 40))
        quiet[touch->context] |= (uint64_t)1 << touch->target;
    for (int context = 0; context < MAX_CONTEXTS; context++)
        if (quiet[context] != 0)
            add_quiet(g, touch->agent, context, quiet[context]);
    if (fence && quiet[touch->context] == 0)
        add_fence(g, touch->agent, touch->context);
}

/* Records an access that may be incomplete. `operation` is added to the program next. It is NULL if
 * the access has no request. */
static void remember(struct generator *g, const struct touch *touch, int peer,
                     bool is_ordered_by_fence, const struct operation *operation)
{
    if (g->n_accesses == g->room) {
        g->room = g->room == 0 ? 256 : 2 * g->room;
        g->accesses = realloc(g->accesses, g->room * sizeof *g->accesses);
        if (g->accesses == NULL) {
            fprintf(stderr, "random_programs: out of memory\n");
            exit(EXIT_FAILURE);
        }
    }
    g->accesses[g->n_accesses++] = (struct access){
        .agent = touch->agent,
        .region = touch->region,
        .target = touch->target,
        .begin = touch->begin,
        .end = touch->end,
        .context = touch->context == LOCAL ? 0 : touch->context,
        .peer = peer,
        .request = operation == NULL ? 0 : operation->request,
        .is_message = operation != NULL && operation_is_message(operation),
        .writes = touch->writes,
        .is_ordered_by_fence = is_ordered_by_fence,
        .is_store = touch->context == LOCAL,
    };
}

static struct touch whole_region(const struct generator *g, int agent, struct choice choice,
                                 int context, bool writes)
{
    size_t bytes = g->program->regions[choice.region].bytes;
    return (struct touch){agent, choice.region, choice.target, 0, bytes, context, writes, false};
}

/* ---- Choices -------------------------------------------------------------------------------- */

static bool is_readable(const struct generator *g, int region, int target, int agent)
{
    const struct instance *instance = &g->instances[region][target];
    return instance->use == USE_READ || (instance->use == USE_OWNED && instance->owner == agent);
}

static bool is_owned(const struct generator *g, int region, int target, int agent)
{
    const struct instance *instance = &g->instances[region][target];
    return instance->use == USE_OWNED && instance->owner == agent;
}

typedef bool is_wanted(const struct generator *g, int region, int target, int agent);

/* Chooses a random instance for which `wanted` returns true. Returns false if there is none. `at`
 * is its PE, or EVERYONE for any PE. */
static bool choose_instance(struct generator *g, is_wanted *wanted, int agent, int at,
                            struct choice *choice)
{
    size_t found = 0;
    for (int region = ZONE_COUNT; region < g->program->n_regions; region++)
        for (int target = 0; target < g->program->n_pes; target++)
            if ((at == EVERYONE || at == target) && wanted(g, region, target, agent) &&
                random_below(&g->random, ++found) == 0)
                *choice = (struct choice){region, target};
    return found > 0;
}

static int choose_context(struct generator *g, int agent, int target)
{
    int context = (int)random_below(&g->random, (size_t)g->program->n_contexts);
    bool reaches = context_pes(g, context, agent_pe(g, agent)) >> target & 1;
    return reaches ? context : 0;
}

static size_t choose_count(struct generator *g, size_t most)
{
    size_t way = random_below(&g->random, 100);
    if (way < 8)
        return 0;
    if (way < 30)
        return most;
    if (way < 60)
        return random_below(&g->random, (most < 16 ? most : 16) + 1);
    return random_below(&g->random, most + 1);
}

/* Chooses an aligned position in the region for elements of a type. Returns the number of elements
 * that fit after it. */
static size_t choose_offset(struct generator *g, int region_number, enum type type,
                            struct place *place)
{
    const struct region *region = &g->program->regions[region_number];
    size_t skip = random_chance(&g->random, 40) ? 0 : random_below(&g->random, region->bytes);
    place->zone = region->place.zone;
    place->offset = align_up(region->place.offset + skip, types[type].alignment);
    size_t end = region->place.offset + region->bytes;
    if (place->offset > end) {
        place->offset = end / types[type].alignment * types[type].alignment;
        return 0;
    }
    return (end - place->offset) / types[type].size;
}

static bool has_padding(enum type type)
{
    return types[type].components * types[type].significant < types[type].size;
}

/* Reserves bytes for flags in a random zone. They are zero on every PE. Returns false if the zone
 * has no more. */
static bool take_flags(struct generator *g, size_t bytes, struct place *place)
{
    enum zone zone = (enum zone)random_below(&g->random, ZONE_COUNT);
    const struct region *flags = &g->program->regions[zone];
    size_t begin = align_up(g->flags_used[zone], 8);
    if (begin + bytes > flags->bytes)
        return false;
    g->flags_used[zone] = begin + bytes;
    *place = (struct place){zone, flags->place.offset + begin};
    return true;
}

/* ---- Put and get ---------------------------------------------------------------------------- */

/* Chooses the strides of a box in bytes, starting with the innermost dimension. Returns the number
 * of bytes that the box spans. */
static size_t choose_strides(struct generator *g, const struct box *box, ptrdiff_t *strides)
{
    size_t span = box->element;
    for (size_t i = box->ndims; i-- > 0;) {
        size_t gap = random_chance(&g->random, 50) ? 0 : random_below(&g->random, 9);
        strides[i] = (ptrdiff_t)(span + gap);
        span += (box->extents[i] > 0 ? box->extents[i] - 1 : 0) * (size_t)strides[i];
    }
    return span;
}

/* Swaps two dimensions of the box. The library must accept dimensions in any order. */
static void swap_dimensions(struct generator *g, struct box *box)
{
    size_t i = random_below(&g->random, box->ndims), j = random_below(&g->random, box->ndims);
    struct box old = *box;
    box->extents[i] = old.extents[j];
    box->remote_strides[i] = old.remote_strides[j];
    box->local_strides[i] = old.local_strides[j];
    box->extents[j] = old.extents[i];
    box->remote_strides[j] = old.remote_strides[i];
    box->local_strides[j] = old.local_strides[i];
}

/* Chooses the box's element size and dimensions, and drops dimensions until the box fits into
 * `room` bytes. */
static void shape_box(struct generator *g, struct operation *operation, size_t room)
{
    static const size_t most[] = {1, 2, 3, 7, 40};
    struct box *box = &operation->box;
    size_t ndims = random_below(&g->random, MAX_DIMENSIONS + 1);
    box->element = random_between(&g->random, 1, 24);
    for (box->ndims = 0; box->ndims < ndims; box->ndims++)
        box->extents[box->ndims] = random_between(&g->random, 1, most[random_below(&g->random, 5)]);
    while (choose_strides(g, box, box->remote_strides) > room && box->ndims > 0)
        box->ndims--;
    choose_strides(g, box, box->local_strides);
    operation->count = box->element;
    for (size_t i = 0; i < box->ndims; i++)
        operation->count *= box->extents[i];
    if (box->element > room || random_chance(&g->random, 5)) {
        box->ndims = 1;
        box->extents[0] = operation->count = 0;
    }
    if (box->ndims > 0)
        swap_dimensions(g, box);
}

static void shape_transfer(struct generator *g, struct operation *operation, size_t room)
{
    size_t most = room;
    if (operation_is_box(operation)) {
        shape_box(g, operation, room);
        return;
    }
    switch (operation->routine) {
    case ROUTINE_p:
    case ROUTINE_g:
        operation->count = 1;
        return;
    case ROUTINE_iput:
    case ROUTINE_iget:
        operation->count = 1;
        break;
    case ROUTINE_ibput:
    case ROUTINE_ibget:
        operation->count = random_between(&g->random, 1, room < 20 ? room : 20);
        break;
    default:
        operation->count = choose_count(g, room);
        return;
    }
    size_t count = operation->count;
    operation->remote_stride = (ptrdiff_t)(count + random_below(&g->random, 4));
    operation->local_stride = (ptrdiff_t)(count + random_below(&g->random, 4));
    most = (room - count) / (size_t)operation->remote_stride + 1;
    operation->blocks = choose_count(g, most < 20000 ? most : 20000);
}

static bool choose_transfer_type(struct generator *g, struct operation *operation)
{
    operation->type = routine_choose_type(operation->routine, &g->random);
    bool by_value = operation->routine == ROUTINE_p || operation->routine == ROUTINE_g;
    return !(by_value && has_padding(operation->type));
}

static struct touch local_touch(const struct generator *g, const struct operation *operation,
                                int agent, int region, bool writes)
{
    size_t begin = operation->local.offset - g->program->regions[region].place.offset;
    size_t end = begin + operation_local_bytes(operation);
    return (struct touch){agent, region, operation->pe, begin, end, LOCAL, writes, false};
}

/* Replaces the private memory of a transfer by symmetric memory of its own PE, if an instance is
 * suitable. */
static void choose_local(struct generator *g, struct operation *operation, int agent,
                         struct choice remote)
{
    bool fetches = operation_fetches(operation);
    struct choice choice;
    struct place place;
    if (operation->routine == ROUTINE_p || operation->routine == ROUTINE_g ||
        operation->routine == ROUTINE_am_get || /* its reply may arrive after a quiet */
        !choose_instance(g, fetches ? is_owned : is_readable, agent, operation->pe, &choice) ||
        (choice.region == remote.region && choice.target == remote.target))
        return;
    /* The source of a nonblocking put must not change until the put is complete. */
    if (!fetches && operation_is_nonblocking(operation) &&
        g->instances[choice.region][choice.target].use != USE_READ)
        return;
    size_t room = choose_offset(g, choice.region, operation->type, &place);
    if (operation_local_bytes(operation) > room * types[operation->type].size)
        return;
    operation->local = place;
    struct touch touch = local_touch(g, operation, agent, choice.region, fetches);
    settle(g, &touch);
    if (fetches && operation_is_nonblocking(operation)) {
        touch.context = operation->context;
        remember(g, &touch, remote.target, false, operation);
    }
}

/* Chooses the signal word of a transfer. Returns false if the transfer needs one and none is
 * left. */
static bool choose_signal(struct generator *g, struct operation *operation)
{
    if (operation->routine != ROUTINE_put_am && !operation_has_signal(operation))
        return true;
    operation->signal_value = random_next(&g->random);
    operation->signal_operation =
        random_chance(&g->random, 50) ? SHMEM_SIGNAL_SET : SHMEM_SIGNAL_ADD;
    return take_flags(g, 8, &operation->signal);
}

static void choose_request(struct generator *g, struct operation *operation)
{
    if (!operation_has_request(operation))
        return;
    operation->way = (int)random_below(&g->random, 4);
    bool puts = operation_is_transfer(operation) && !operation_fetches(operation);
    if (!puts || (operation->way & REQUEST_NO_REMOTE) == 0)
        operation->request = ++g->n_requests;
}

/* Returns the access at the target PE. It counts as an access by a message if the handler does all
 * of it. */
static struct touch remote_touch(const struct generator *g, const struct operation *operation,
                                 int agent, struct choice choice)
{
    size_t begin = operation->remote.offset - g->program->regions[choice.region].place.offset;
    return (struct touch){agent,
                          choice.region,
                          choice.target,
                          begin,
                          begin + operation_remote_bytes(operation),
                          operation->context,
                          !operation_fetches(operation),
                          operation_is_message(operation) && operation->routine != ROUTINE_put_am};
}

static enum routine choose_transfer(struct generator *g)
{
    enum routine last = g->program->has_messages ? ROUTINE_put_am : ROUTINE_get_nd_req;
    return (enum routine)random_below(&g->random, last + 1);
}

static void add_transfer_of(struct generator *g, int agent, enum routine routine,
                            struct choice choice)
{
    struct operation operation = new_operation(g, routine, agent);
    bool fetches = operation_fetches(&operation), is_message = operation_is_message(&operation);
    if (!choose_transfer_type(g, &operation))
        return;
    size_t room = choose_offset(g, choice.region, operation.type, &operation.remote);
    if (room == 0 || !choose_signal(g, &operation))
        return;
    shape_transfer(g, &operation, room);
    choose_request(g, &operation);
    operation.target = choice.target;
    operation.context = choose_context(g, agent, choice.target);
    operation.value = random_next(&g->random);
    operation.shift = random_below(&g->random, 16) * types[operation.type].alignment;
    if (is_message)
        operation.way = (int)random_below(&g->random, 8);
    struct touch touch = remote_touch(g, &operation, agent, choice);
    settle(g, &touch);
    if (random_chance(&g->random, 30))
        choose_local(g, &operation, agent, choice);
    program_add(g->program, &operation);
    g->is_pending[agent][operation.context] |= operation.routine != ROUTINE_am_put;
    g->has_sent[agent][operation.context] |= is_message;
    if (!fetches || operation_is_nonblocking(&operation))
        remember(g, &touch, touch.target, !fetches && !is_message, &operation);
}

static void add_transfer(struct generator *g)
{
    int agent = choose_agent(g);
    enum routine routine = choose_transfer(g);
    const struct operation operation = {.routine = routine};
    struct choice choice;
    if (choose_instance(g, operation_fetches(&operation) ? is_readable : is_owned, agent, EVERYONE,
                        &choice))
        add_transfer_of(g, agent, routine, choice);
}

/* Adds a plain load or store of the PE's own memory. */
static void add_load_or_store(struct generator *g)
{
    int agent = choose_agent(g);
    bool writes = random_chance(&g->random, 50);
    struct operation operation = new_operation(g, writes ? ROUTINE_store : ROUTINE_load, agent);
    struct choice choice;
    if (!choose_instance(g, writes ? is_owned : is_readable, agent, operation.pe, &choice))
        return;
    operation.count = choose_count(g, choose_offset(g, choice.region, TYPE_mem, &operation.remote));
    operation.target = operation.pe;
    operation.value = random_next(&g->random);
    size_t begin = operation.remote.offset - g->program->regions[choice.region].place.offset;
    struct touch touch = {agent, choice.region, choice.target, begin, begin + operation.count,
                          LOCAL, writes,        false};
    settle(g, &touch);
    program_add(g->program, &operation);
    if (writes)
        remember(g, &touch, touch.target, true, NULL);
}

/* ---- Atomics -------------------------------------------------------------------------------- */

/* Chooses an aligned word for an atomic among the first `most` words of the region, so that several
 * PEs use equal words. */
static bool choose_word(struct generator *g, int region_number, enum type type, size_t most,
                        struct place *place)
{
    const struct region *region = &g->program->regions[region_number];
    size_t size = types[type].size;
    size_t begin = align_up(region->place.offset, size);
    size_t end = region->place.offset + region->bytes;
    if (begin + size > end)
        return false;
    size_t words = (end - begin) / size;
    size_t word = random_below(&g->random, words < most ? words : most);
    *place = (struct place){region->place.zone, begin + word * size};
    return true;
}

static enum routine choose_atomic(struct generator *g)
{
    return (enum routine)random_between(&g->random, ROUTINE_atomic_fetch,
                                        ROUTINE_atomic_fetch_xor_req);
}

/* Adds an atomic operation by the only agent that uses the word. Order and results are known
 * exactly. */
static void add_atomic(struct generator *g)
{
    int agent = choose_agent(g);
    enum routine routine = choose_atomic(g);
    struct operation operation = new_operation(g, routine, agent);
    struct choice choice;
    operation.type = routine_choose_type(routine, &g->random);
    operation.count = 1;
    choose_request(g, &operation);
    if (!choose_instance(g, routine == ROUTINE_atomic_fetch ? is_readable : is_owned, agent,
                         EVERYONE, &choice) ||
        !choose_word(g, choice.region, operation.type, 64, &operation.remote))
        return;
    operation.target = choice.target;
    operation.context = choose_context(g, agent, choice.target);
    operation.value = random_next(&g->random);
    operation.condition = random_next(&g->random);
    operation.condition_is_met = random_chance(&g->random, 60);
    size_t begin = operation.remote.offset - g->program->regions[choice.region].place.offset;
    struct touch touch = {agent,
                          choice.region,
                          choice.target,
                          begin,
                          begin + types[operation.type].size,
                          operation.context,
                          true,
                          false};
    settle(g, &touch);
    program_add(g->program, &operation);
    g->is_pending[agent][operation.context] = true;
    bool fetches = operation_fetches(&operation);
    if (!fetches || operation_is_nonblocking(&operation))
        remember(g, &touch, touch.target, !fetches, &operation);
}

static const enum routine families[][6] = {
    {ROUTINE_atomic_add, ROUTINE_atomic_fetch_add, ROUTINE_atomic_fetch_add_nbi, ROUTINE_atomic_inc,
     ROUTINE_atomic_fetch_add_req, ROUTINE_am_atomic},
    {ROUTINE_atomic_and, ROUTINE_atomic_fetch_and, ROUTINE_atomic_fetch_and_nbi, ROUTINE_atomic_and,
     ROUTINE_atomic_fetch_and_req, ROUTINE_am_atomic},
    {ROUTINE_atomic_or, ROUTINE_atomic_fetch_or, ROUTINE_atomic_fetch_or_nbi, ROUTINE_atomic_or,
     ROUTINE_atomic_fetch_or_req, ROUTINE_am_atomic},
    {ROUTINE_atomic_xor, ROUTINE_atomic_fetch_xor, ROUTINE_atomic_fetch_xor_nbi, ROUTINE_atomic_xor,
     ROUTINE_atomic_fetch_xor_req, ROUTINE_am_atomic},
};
enum { FAMILIES = sizeof families / sizeof families[0] };

static bool is_counted(const struct generator *g, int region, int target, int agent)
{
    (void)agent;
    return g->instances[region][target].use == USE_COUNTED;
}

/* Adds an atomic operation on a word that all agents update. The final sum is exact, and fetched
 * values are within bounds. */
static void add_counting(struct generator *g)
{
    int agent = choose_agent(g);
    struct choice choice;
    if (!choose_instance(g, is_counted, agent, EVERYONE, &choice))
        return;
    enum routine family = g->family[choice.region];
    size_t row = 0, choices = g->program->has_messages ? 6 : 5;
    while (families[row][0] != family)
        row++;
    struct operation operation =
        new_operation(g, families[row][random_below(&g->random, choices)], agent);
    operation.carried = family;
    choose_request(g, &operation);
    operation.type = g->counted_type[choice.region];
    operation.count = 1;
    if (!choose_word(g, choice.region, operation.type, 4, &operation.remote))
        return;
    operation.target = choice.target;
    operation.context = choose_context(g, agent, choice.target);
    operation.bounds = 0; /* the model replaces it by the index of the bounds */
    operation.value = random_next(&g->random);
    if (family == ROUTINE_atomic_add)
        operation.value %= 1000;
    if (operation.routine == ROUTINE_am_atomic) {
        operation.way = (int)random_below(&g->random, 2);
        g->has_sent[agent][operation.context] = true;
        g->has_handler_atomic = true;
    } else {
        g->is_pending[agent][operation.context] = true;
    }
    program_add(g->program, &operation);
}

static bool is_locked(const struct generator *g, int region, int target, int agent)
{
    (void)agent;
    return g->instances[region][target].use == USE_LOCKED;
}

/* Adds an update of a word that all agents read, change and write back while holding a lock. */
static void add_locking(struct generator *g)
{
    int agent = choose_agent(g);
    struct operation operation = new_operation(g, ROUTINE_add_with_lock, agent);
    struct choice choice;
    operation.type = TYPE_uint64;
    if (!choose_instance(g, is_locked, agent, EVERYONE, &choice) ||
        !choose_word(g, choice.region, operation.type, 2, &operation.remote))
        return;
    operation.target = choice.target;
    operation.value = random_next(&g->random);
    operation.set_index = (size_t)choice.region; /* number of the lock */
    operation.way = (int)random_below(&g->random, 4);
    program_add(g->program, &operation);
}

/* ---- Flags ---------------------------------------------------------------------------------- */

/* A flag that an agent waits for. It may be one of several variables that the agent waits for. */
struct flag {
    struct operation wait;
    struct place place; /* of the flag itself */
    enum type type;
    bool is_negative;
    uint64_t value; /* after all producers have raised it */
};

static int choose_comparison(struct generator *g, const struct flag *flag, int producers)
{
    const int up[] = {SHMEM_CMP_EQ, SHMEM_CMP_GE, SHMEM_CMP_GT, SHMEM_CMP_NE};
    const int down[] = {SHMEM_CMP_EQ, SHMEM_CMP_LE, SHMEM_CMP_LT, SHMEM_CMP_NE};
    /* With several producers not NE, because the first producer would satisfy it. */
    size_t choices = producers > 1 ? 3 : 4;
    size_t choice = random_below(&g->random, choices);
    return flag->is_negative ? down[choice] : up[choice];
}

/* Returns the operand of the comparison, which must hold when the flag has its final value. */
static uint64_t compared_value(const struct flag *flag, int cmp)
{
    switch (cmp) {
    case SHMEM_CMP_NE:
        return 0;
    case SHMEM_CMP_GT:
        return flag->value - 1;
    case SHMEM_CMP_LT:
        return flag->value + 1;
    default:
        return flag->value;
    }
}

static bool choose_flag(struct generator *g, int waiter, struct flag *flag)
{
    enum routine routine =
        (enum routine)random_between(&g->random, ROUTINE_wait_until, ROUTINE_signal_wait_until);
    struct operation *wait = &flag->wait;
    *wait = new_operation(g, routine, waiter);
    wait->type = flag->type = routine_choose_type(routine, &g->random);
    wait->target = wait->pe;
    bool is_set = routine != ROUTINE_wait_until && routine != ROUTINE_test &&
                  routine != ROUTINE_signal_wait_until;
    wait->set_length = is_set ? random_between(&g->random, 1, 4) : 1;
    wait->set_index = random_below(&g->random, wait->set_length);
    bool is_all = routine == ROUTINE_wait_until_all || routine == ROUTINE_wait_until_all_vector ||
                  routine == ROUTINE_test_all || routine == ROUTINE_test_all_vector;
    wait->others_excluded = is_all || random_chance(&g->random, 50);
    size_t size = types[flag->type].size;
    if (!take_flags(g, wait->set_length * size, &wait->remote))
        return false;
    flag->place = (struct place){wait->remote.zone, wait->remote.offset + wait->set_index * size};
    return true;
}

static const enum routine setters[] = {
    ROUTINE_p,          ROUTINE_put,        ROUTINE_atomic_set, ROUTINE_atomic_swap,
    ROUTINE_atomic_or,  ROUTINE_atomic_add, ROUTINE_atomic_inc, ROUTINE_atomic_fetch_add,
    ROUTINE_signal_set, ROUTINE_signal_add, ROUTINE_put_signal, ROUTINE_put_signal_nbi,
    ROUTINE_atomic_xor, ROUTINE_am_store,
};
static const enum routine adders[] = {ROUTINE_atomic_add, ROUTINE_atomic_inc, ROUTINE_signal_add};

static bool can_set(const struct generator *g, enum routine setter, enum type type, bool same_pe)
{
    switch (setter) {
    case ROUTINE_am_store:
        return g->program->has_messages;
    case ROUTINE_signal_set:
    case ROUTINE_signal_add:
        return type == TYPE_uint64;
    case ROUTINE_put_signal:
    case ROUTINE_put_signal_nbi: /* also writes data, so the data and the flag must be at one PE */
        return type == TYPE_uint64 && same_pe;
    default:
        return routine_find(setter, type) != NULL;
    }
}

/* Chooses a routine that can set or add to a flag of this type. */
static enum routine choose_setter(struct generator *g, enum type type, bool same_pe, bool adds)
{
    for (int tries = 0; tries < 20; tries++) {
        enum routine setter =
            adds ? adders[random_below(&g->random, 3)]
                 : setters[random_below(&g->random, sizeof setters / sizeof setters[0])];
        if (can_set(g, setter, type, same_pe))
            return setter;
    }
    return adds ? ROUTINE_atomic_add : ROUTINE_p;
}

static bool is_set_like(enum routine setter)
{
    return setter == ROUTINE_p || setter == ROUTINE_put || setter == ROUTINE_atomic_set ||
           setter == ROUTINE_atomic_swap || setter == ROUTINE_am_store;
}

/* Returns the operation that raises the flag. The caller adds the operations that must precede
 * it. */
static struct operation flag_operation(struct generator *g, struct flag *flag, enum routine setter,
                                       int agent)
{
    struct operation operation = new_operation(g, setter, agent);
    operation.type = flag->type;
    operation.count = 1;
    operation.target = flag->wait.pe;
    operation.remote = flag->place;
    operation.is_flag = true;
    operation.value = setter == ROUTINE_atomic_inc ? 1 : random_between(&g->random, 1, 100);
    if (is_set_like(setter) && types[flag->type].is_signed && random_chance(&g->random, 25)) {
        flag->is_negative = true;
        operation.value = -operation.value;
    }
    flag->value += operation.value;
    return operation;
}

/* Turns the flag's operation into a put of data with the flag as its signal. */
static void add_data(struct generator *g, struct operation *operation, struct choice choice)
{
    operation->signal = operation->remote;
    operation->signal_value = operation->value;
    operation->signal_operation =
        random_chance(&g->random, 50) ? SHMEM_SIGNAL_SET : SHMEM_SIGNAL_ADD;
    operation->type = routine_choose_type(operation->routine, &g->random);
    size_t room = choose_offset(g, choice.region, operation->type, &operation->remote);
    operation->count = choose_count(g, room);
    operation->value = random_next(&g->random);
    operation->shift = random_below(&g->random, 16) * types[operation->type].alignment;
}

/* Removes all recorded accesses of the agent to the instance, which are complete now. */
static void forget_instance(struct generator *g, int agent, struct choice choice)
{
    size_t kept = 0;
    for (size_t i = 0; i < g->n_accesses; i++) {
        const struct access *access = &g->accesses[i];
        if (access->agent != agent || access->region != choice.region ||
            access->target != choice.target)
            g->accesses[kept++] = *access;
    }
    g->n_accesses = kept;
}

/* Adds the operations of an owner of an instance: those that complete or order its accesses, and
 * the one that raises the flag. */
static void add_producer(struct generator *g, struct flag *flag, int agent, struct choice choice,
                         bool adds)
{
    bool same_pe = choice.target == flag->wait.pe;
    enum routine setter = choose_setter(g, flag->type, same_pe, adds);
    struct operation operation = flag_operation(g, flag, setter, agent);
    operation.context = choose_context(g, agent, operation.target);
    if (setter == ROUTINE_put_signal || setter == ROUTINE_put_signal_nbi)
        add_data(g, &operation, choice);
    struct touch touch =
        whole_region(g, agent, choice, same_pe ? operation.context : ELSEWHERE, true);
    touch.is_message = setter == ROUTINE_am_store;
    operation.way = touch.is_message ? (int)random_below(&g->random, 2) : 0;
    settle(g, &touch);
    program_add(g->program, &operation);
    g->is_pending[agent][operation.context] |= !touch.is_message;
    g->has_sent[agent][operation.context] |= touch.is_message;
    forget_instance(g, agent, choice);
}

static bool is_of_another(const struct generator *g, int region, int target, int agent)
{
    const struct instance *instance = &g->instances[region][target];
    return instance->use == USE_OWNED && instance->owner != agent;
}

/* Sometimes adds a nonblocking put as the owner's last access. If the flag is at another PE than
 * the instance, this put must be completed before the flag is raised, not only ordered. */
static void add_last_put(struct generator *g, int agent, struct choice choice)
{
    static const enum routine puts[] = {ROUTINE_put_req, ROUTINE_put_nd_req, ROUTINE_put_signal_req,
                                        ROUTINE_put_nbi, ROUTINE_am_put,     ROUTINE_put_am};
    size_t choices = g->program->has_messages ? 6 : 4;
    if (random_chance(&g->random, 50))
        add_transfer_of(g, agent, puts[random_below(&g->random, choices)], choice);
}

/* Up to three owners hand over instances to one agent. The agent waits for a flag, and then reads
 * the last of these instances. */
static void add_hand_over(struct generator *g)
{
    int waiter = choose_agent(g), producers = (int)random_between(&g->random, 1, 6);
    producers = producers > 3 ? 1 : producers;
    struct choice choice;
    struct flag flag = {.value = 0};
    if (!choose_instance(g, is_of_another, waiter, EVERYONE, &choice) ||
        !choose_flag(g, waiter, &flag))
        return;
    if (types[flag.type].size < 4)
        producers = 1; /* types of 1 and 2 bytes have no atomic additions */
    int added = 0;
    while (added < producers && choose_instance(g, is_of_another, waiter, EVERYONE, &choice)) {
        struct instance *instance = &g->instances[choice.region][choice.target];
        add_last_put(g, instance->owner, choice);
        add_producer(g, &flag, instance->owner, choice, producers > 1);
        instance->owner = waiter;
        added++;
    }
    flag.wait.cmp = choose_comparison(g, &flag, producers);
    flag.wait.value = compared_value(&flag, flag.wait.cmp);
    program_add(g->program, &flag.wait);
    if (random_chance(&g->random, 70))
        add_transfer_of(g, waiter, ROUTINE_get, choice);
}

/* ---- Collectives ---------------------------------------------------------------------------- */

static bool is_member(const struct partition *partition, int pe)
{
    return partition->of[pe].size > 0;
}

/* Returns true if `wanted` holds for each member's own instance of the region and the member's
 * first thread. */
static bool all_members(const struct generator *g, const struct partition *partition, int region,
                        is_wanted *wanted)
{
    for (int pe = 0; pe < g->program->n_pes; pe++)
        if (is_member(partition, pe) && !wanted(g, region, pe, agent_of(g, pe, 0)))
            return false;
    return true;
}

static bool is_reserved(const struct generator *g, int region, int target, int agent)
{
    (void)agent;
    return g->instances[region][target].use == USE_RESERVED;
}

/* Chooses a region that is wanted at all members, other than `but`. Returns -1 if there is none. */
static int choose_region(struct generator *g, const struct partition *partition, is_wanted *wanted,
                         int but)
{
    int choice = -1;
    size_t found = 0;
    for (int region = ZONE_COUNT; region < g->program->n_regions; region++)
        if (region != but && all_members(g, partition, region, wanted) &&
            random_below(&g->random, ++found) == 0)
            choice = region;
    return choice;
}

/* Marks the region as written and owned by the first thread of each member. */
static void own_members(struct generator *g, const struct partition *partition, int region)
{
    for (int pe = 0; pe < g->program->n_pes; pe++) {
        if (!is_member(partition, pe))
            continue;
        int agent = agent_of(g, pe, 0);
        g->instances[region][pe] = (struct instance){USE_OWNED, agent};
        struct touch touch = whole_region(g, agent, (struct choice){region, pe}, LOCAL, true);
        remember(g, &touch, touch.target, true, NULL);
    }
}

static bool is_reduction(enum routine routine)
{
    return (routine >= ROUTINE_and_reduce && routine <= ROUTINE_sum_exscan) ||
           (routine >= ROUTINE_and_to_all && routine <= ROUTINE_prod_to_all);
}

/* Returns the greatest number for a reduction's source: no sum or product overflows or is
 * rounded. */
static int greatest_number(const struct generator *g, enum routine routine, enum type type)
{
    if (routine == ROUTINE_prod_reduce || routine == ROUTINE_prod_to_all)
        return types[type].size == 1 || g->program->n_pes > 9 ? 1 : 3;
    return types[type].size == 1 ? 7 : 1000;
}

static enum routine choose_collective(struct generator *g, const struct partition *partition)
{
    bool active = partition->origin == PARTITION_ACTIVE_SET ||
                  (partition->origin == PARTITION_WORLD && random_chance(&g->random, 20));
    return active
               ? (enum routine)random_between(&g->random, ROUTINE_active_broadcast,
                                              ROUTINE_prod_to_all)
               : (enum routine)random_between(&g->random, ROUTINE_alltoalls, ROUTINE_alltoallv_nb);
}

/* Returns the elements of a member's dest or source divided by `count`. */
static size_t collective_factor(const struct operation *operation, size_t members, bool dest)
{
    ptrdiff_t stride = dest ? operation->remote_stride : operation->local_stride;
    switch (operation_plain(operation)) {
    case ROUTINE_collect:
    case ROUTINE_fcollect:
    case ROUTINE_active_collect:
    case ROUTINE_active_fcollect:
        return dest ? members : 1;
    case ROUTINE_alltoall:
    case ROUTINE_alltoalls:
    case ROUTINE_alltoallv:
    case ROUTINE_active_alltoall:
    case ROUTINE_active_alltoalls:
        return members * (size_t)stride;
    default:
        return 1;
    }
}

static bool is_strided(enum routine routine)
{
    return routine == ROUTINE_alltoalls || routine == ROUTINE_active_alltoalls;
}

static void add_members_sync(struct generator *g, const struct operation *collective)
{
    struct operation operation = *collective;
    operation.routine =
        collective->routine >= ROUTINE_active_broadcast ? ROUTINE_active_sync : ROUTINE_team_sync;
    program_add(g->program, &operation);
}

/* Lets each member write small numbers into a reduction's source, because random bits might
 * overflow or be NaN. */
static void add_numbers(struct generator *g, const struct operation *collective)
{
    struct operation operation = *collective;
    operation.routine = ROUTINE_store_numbers;
    operation.remote = collective->local;
    operation.greatest = greatest_number(g, operation_plain(collective), collective->type);
    program_add(g->program, &operation);
}

/* Chooses the regions and the length of a collective's data. Returns false if no region is
 * suitable. */
static bool choose_collective_data(struct generator *g, struct operation *operation, int *dest,
                                   int *source)
{
    const struct partition *partition = &g->program->partitions[operation->partition];
    bool reduction = is_reduction(operation_plain(operation));
    bool of_numbers = operation_combines_numbers(operation);
    *dest = choose_region(g, partition, is_reserved, -1);
    *source = choose_region(g, partition, of_numbers ? is_reserved : is_readable, *dest);
    if (*dest >= 0 && reduction && (*source < 0 || random_chance(&g->random, 25)))
        *source = *dest;
    if (*dest < 0 || *source < 0)
        return false;
    size_t dest_room = choose_offset(g, *dest, operation->type, &operation->remote);
    size_t source_room = choose_offset(g, *source, operation->type, &operation->local);
    if (*source == *dest) {
        operation->local = operation->remote;
        source_room = dest_room;
    }
    size_t members = (size_t)partition->most;
    size_t in_dest = dest_room / collective_factor(operation, members, true);
    size_t in_source = source_room / collective_factor(operation, members, false);
    size_t most = in_dest < in_source ? in_dest : in_source;
    if (operation->routine >= ROUTINE_and_to_all && most > MAX_TO_ALL)
        most = MAX_TO_ALL;
    operation->count = choose_count(g, most);
    return true;
}

/* Returns true if all members have the region in use for reading only. */
static bool is_shared(const struct generator *g, const struct partition *partition, int region)
{
    for (int pe = 0; pe < g->program->n_pes; pe++)
        if (is_member(partition, pe) && g->instances[region][pe].use != USE_READ)
            return false;
    return true;
}

/* Forbids access to the region at all members until a collective is complete. */
static void keep_members(struct generator *g, const struct partition *partition, int region)
{
    for (int pe = 0; pe < g->program->n_pes; pe++)
        if (is_member(partition, pe))
            g->instances[region][pe] = (struct instance){USE_UNDER_WAY, 0};
}

/* Records an outstanding nonblocking collective. `source` is -1 if all agents may still read the
 * source. */
static void begin_collective(struct generator *g, const struct operation *operation, int dest,
                             int source)
{
    const struct partition *partition = &g->program->partitions[operation->partition];
    keep_members(g, partition, dest);
    if (source >= 0)
        keep_members(g, partition, source);
    g->begun[g->n_begun++] = (struct begun){operation->request, operation->partition, dest, source};
}

static struct operation new_collective_wait(struct generator *g, const struct begun *begun)
{
    struct operation operation = new_operation(g, ROUTINE_req_wait, 0);
    operation.pe = EVERYONE;
    operation.partition = begun->partition;
    operation.request = begun->request;
    operation.way = (int)random_below(&g->random, WAIT_WAYS);
    return operation;
}

/* Adds a wait of all members for one of the outstanding nonblocking collectives. */
static void add_collective_wait(struct generator *g)
{
    if (g->n_begun == 0)
        return;
    size_t choice = random_below(&g->random, g->n_begun);
    struct begun begun = g->begun[choice];
    g->begun[choice] = g->begun[--g->n_begun];
    struct operation operation = new_collective_wait(g, &begun);
    program_add(g->program, &operation);
    own_members(g, &g->program->partitions[begun.partition], begun.dest);
    if (begun.source >= 0 && begun.source != begun.dest)
        own_members(g, &g->program->partitions[begun.partition], begun.source);
}

/* Adds waits for all outstanding collectives. Each PE waits in a different order. */
static void add_last_waits(struct generator *g)
{
    for (int pe = 0; pe < g->program->n_pes; pe++) {
        size_t first = random_below(&g->random, g->n_begun);
        for (size_t i = 0; i < g->n_begun; i++) {
            const struct begun *begun = &g->begun[(first + i) % g->n_begun];
            struct operation operation = new_collective_wait(g, begun);
            operation.pe = pe;
            if (is_member(&g->program->partitions[begun->partition], pe))
                program_add(g->program, &operation);
        }
    }
    g->n_begun = 0;
}

static void add_collective(struct generator *g)
{
    int number = (int)random_below(&g->random, (size_t)g->program->n_partitions);
    const struct partition *partition = &g->program->partitions[number];
    struct operation operation = new_operation(g, choose_collective(g, partition), 0);
    int dest, source;
    operation.pe = EVERYONE;
    operation.partition = number;
    operation.type = routine_choose_type(operation.routine, &g->random);
    operation.value = random_next(&g->random);
    operation.target = (int)random_below(&g->random, (size_t)partition->least);
    if (is_strided(operation.routine)) {
        operation.remote_stride = (ptrdiff_t)random_between(&g->random, 1, 3);
        operation.local_stride = (ptrdiff_t)random_between(&g->random, 1, 3);
    }
    if (g->n_collectives == MAX_COLLECTIVES ||
        !choose_collective_data(g, &operation, &dest, &source))
        return;
    if (source == dest || operation_combines_numbers(&operation)) {
        add_numbers(g, &operation);
        own_members(g, partition, source);
    }
    for (int pe = 0; pe < g->program->n_pes; pe++) {
        struct touch touch =
            whole_region(g, agent_of(g, pe, 0), (struct choice){source, pe}, LOCAL, false);
        if (is_member(partition, pe))
            settle(g, &touch);
    }
    if (source == dest)
        add_members_sync(g, &operation);
    operation.set_index = g->n_collectives++; /* index of its pSync and pWrk arrays */
    choose_request(g, &operation);
    program_add(g->program, &operation);
    if (operation_is_begun(&operation))
        begin_collective(g, &operation, dest, is_shared(g, partition, source) ? -1 : source);
    else
        own_members(g, partition, dest);
}

static void add_team_sync(struct generator *g)
{
    int number = (int)random_below(&g->random, (size_t)g->program->n_partitions);
    const struct partition *partition = &g->program->partitions[number];
    struct operation operation = new_operation(g, choose_collective(g, partition), 0);
    operation.pe = EVERYONE;
    operation.partition = number;
    operation.set_index = g->n_collectives;
    if (g->n_collectives++ < MAX_COLLECTIVES)
        add_members_sync(g, &operation);
}

/* Adds an update of a signal for which no agent waits. The final contents of memory show whether it
 * arrived. */
static void add_signal(struct generator *g)
{
    int agent = choose_agent(g);
    bool adds = random_chance(&g->random, 50);
    struct operation operation =
        new_operation(g, adds ? ROUTINE_signal_add : ROUTINE_signal_set, agent);
    if (!take_flags(g, 8, &operation.remote))
        return;
    operation.type = TYPE_uint64;
    operation.count = 1;
    operation.target = (int)random_below(&g->random, (size_t)g->program->n_pes);
    operation.context = choose_context(g, agent, operation.target);
    operation.value = random_next(&g->random) | 1;
    program_add(g->program, &operation);
    g->is_pending[agent][operation.context] = true;
}

/* ---- Hints, and fences and quiets that are not needed
 * ----------------------------------------- */

static void add_order(struct generator *g)
{
    int agent = choose_agent(g), target = (int)random_below(&g->random, (size_t)g->program->n_pes);
    int context = choose_context(g, agent, target);
    if (random_chance(&g->random, 50))
        add_fence(g, agent, context);
    else
        add_quiet(g, agent, context, (uint64_t)1 << target);
}

static void add_session(struct generator *g)
{
    int agent = choose_agent(g);
    struct operation operation = new_operation(g, ROUTINE_session, agent);
    operation.context = choose_context(g, agent, operation.pe);
    operation.way = (int)random_below(&g->random, 3);
    program_add(g->program, &operation);
}

/* ---- Phases --------------------------------------------------------------------------------- */

static void choose_owners(struct generator *g, int region)
{
    for (int pe = 0; pe < g->program->n_pes; pe++) {
        int agent = choose_agent(g);
        if (random_chance(&g->random, 30))
            agent = agent_of(g, pe, agent % g->program->threads);
        g->instances[region][pe] = (struct instance){USE_OWNED, agent};
    }
}

static void choose_family(struct generator *g, int region)
{
    g->family[region] = families[random_below(&g->random, FAMILIES)][0];
    g->counted_type[region] = routine_choose_type(g->family[region], &g->random);
}

static void choose_use(struct generator *g, int region)
{
    bool is_large = g->program->regions[region].bytes > ((size_t)100 << 10);
    size_t way = random_below(&g->random, is_large ? 60 : 100);
    enum use use = way < 20   ? USE_READ
                   : way < 60 ? USE_OWNED
                   : way < 73 ? USE_COUNTED
                   : way < 78 ? USE_LOCKED
                              : USE_RESERVED;
    if (use == USE_OWNED) {
        choose_owners(g, region);
        return;
    }
    choose_family(g, region);
    for (int pe = 0; pe < g->program->n_pes; pe++)
        g->instances[region][pe] = (struct instance){use, 0};
}

typedef void add_something(struct generator *g);

static void add_random(struct generator *g)
{
    static const struct {
        add_something *add;
        size_t weight;
    } kinds[] = {
        {add_transfer, 40},     {add_atomic, 14}, {add_hand_over, 14}, {add_counting, 10},
        {add_collective, 8},    {add_locking, 3}, {add_order, 3},      {add_signal, 2},
        {add_load_or_store, 8}, {add_session, 1}, {add_team_sync, 1},  {add_collective_wait, 3},
    };
    size_t total = 0, at = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        total += kinds[i].weight;
    size_t choice = random_below(&g->random, total);
    while (choice >= kinds[at].weight)
        choice -= kinds[at++].weight;
    kinds[at].add(g);
}

/* Returns true if the agent must quiet the context before the phase ends. A barrier completes
 * operations in the default context. Only shmem_barrier_all also completes messages, in all
 * contexts. */
static bool needs_last_quiet(const struct generator *g, int end, int agent, int context)
{
    bool is_barrier =
        end == END_BARRIER_ALL || end == END_ACTIVE_BARRIER || end == END_TEAM_BARRIER_NB;
    return (g->is_pending[agent][context] && !(is_barrier && context == 0)) ||
           (g->has_sent[agent][context] && end != END_BARRIER_ALL);
}

static void add_last_quiets(struct generator *g, int end)
{
    int agents = g->program->n_pes * g->program->threads;
    for (int agent = 0; agent < agents; agent++)
        for (int context = 0; context < g->program->n_contexts; context++)
            if (needs_last_quiet(g, end, agent, context)) {
                struct operation operation = new_operation(g, ROUTINE_quiet, agent);
                operation.context = context;
                program_add(g->program, &operation);
            }
}

static void add_phase_end(struct generator *g)
{
    struct operation operation = new_operation(g, ROUTINE_phase_end, 0);
    operation.pe = EVERYONE;
    operation.way = (int)random_below(&g->random, 2 * END_WAYS);
    if (operation.way >= END_WAYS || g->has_handler_atomic)
        operation.way = END_BARRIER_ALL;
    g->has_handler_atomic = false;
    operation.set_index = MAX_COLLECTIVES;
    add_last_waits(g);
    add_last_quiets(g, operation.way);
    program_add(g->program, &operation);
    g->n_accesses = 0;
    g->n_collectives = 0;
    memset(g->is_pending, 0, sizeof g->is_pending);
    memset(g->has_sent, 0, sizeof g->has_sent);
}

static void add_phase(struct generator *g)
{
    for (int region = ZONE_COUNT; region < g->program->n_regions; region++)
        choose_use(g, region);
    size_t pes = (size_t)g->program->n_pes;
    size_t operations = random_between(&g->random, 4 * pes, 14 * pes);
    for (size_t i = 0; i < operations; i++)
        add_random(g);
    add_phase_end(g);
}

/* ---- Regions, teams, contexts --------------------------------------------------------------- */

static size_t choose_region_bytes(struct generator *g)
{
    static const size_t around[] = {512, 512, 4096, 4096, 16384, 65536};
    size_t way = random_below(&g->random, 12);
    if (way < 3)
        return random_between(&g->random, 1, 64);
    if (way < 6)
        return random_between(&g->random, 16, 512);
    return around[way - 6] - 24 + random_below(&g->random, 49);
}

static bool add_region(struct generator *g, enum zone zone, size_t bytes)
{
    static const size_t most[] = {ZONE_HEAP_BYTES, ZONE_STATIC_BYTES, ZONE_FRESH_BYTES};
    struct program *program = g->program;
    size_t gap = random_chance(&g->random, 50) ? random_below(&g->random, 64) : 0;
    size_t offset = gap > 0 ? program->used[zone] + gap : align_up(program->used[zone], 64);
    if (offset + bytes > most[zone] - 64)
        return false;
    program->regions[program->n_regions++] =
        (struct region){.place = {zone, offset}, .bytes = bytes};
    program->used[zone] = offset + bytes + random_below(&g->random, 16);
    return true;
}

static void choose_regions(struct generator *g)
{
    struct program *program = g->program;
    for (int zone = 0; zone < ZONE_COUNT; zone++) {
        program->used[zone] = FLAG_BYTES;
        program->regions[program->n_regions++] =
            (struct region){.place = {(enum zone)zone, 0}, .bytes = FLAG_BYTES, .is_zeroed = true};
    }
    size_t count = random_between(&g->random, 3, MAX_REGIONS - ZONE_COUNT - 1);
    for (size_t i = 0; i < count; i++)
        add_region(g, (enum zone)random_below(&g->random, ZONE_COUNT), choose_region_bytes(g));
    if (random_chance(&g->random, 3))
        add_region(g, ZONE_HEAP, ((size_t)1 << 20) + random_below(&g->random, 100));
}

/* Returns the team of the parent's members start, start + stride, and so on. */
static struct group subgroup(const struct group *parent, int start, int stride, int size)
{
    return (struct group){group_pe(parent, start), stride * parent->stride, size};
}

static void count_sizes(struct partition *partition, int n_pes)
{
    partition->least = n_pes;
    partition->most = 0;
    for (int pe = 0; pe < n_pes; pe++) {
        int size = partition->of[pe].size;
        if (size > 0 && size < partition->least)
            partition->least = size;
        if (size > partition->most)
            partition->most = size;
    }
}

static struct partition *new_partition(struct generator *g, enum partition_origin origin,
                                       int parent)
{
    struct partition *partition = &g->program->partitions[g->program->n_partitions++];
    *partition = (struct partition){.origin = origin, .parent = parent};
    return partition;
}

static void add_strided(struct generator *g, int parent_number)
{
    const struct partition *parent = &g->program->partitions[parent_number];
    struct partition *partition = new_partition(g, PARTITION_STRIDED, parent_number);
    int members = parent->least;
    int start = (int)random_below(&g->random, (size_t)members);
    int step = (int)random_between(&g->random, 1, 3);
    bool backwards = random_chance(&g->random, 30);
    int stride = backwards ? -step : step;
    int most = (backwards ? start : members - 1 - start) / step + 1;
    int size =
        random_chance(&g->random, 60) ? most : 1 + (int)random_below(&g->random, (size_t)most);
    partition->start = start;
    partition->stride = stride;
    partition->size = size;
    for (int pe = 0; pe < g->program->n_pes; pe++) {
        struct group group = {0, 1, 0};
        if (parent->of[pe].size > 0)
            group = subgroup(&parent->of[pe], start, stride, size);
        if (group_find(&group, pe) >= 0)
            partition->of[pe] = group;
    }
    count_sizes(partition, g->program->n_pes);
}

/* Splits the parent into rows and columns. The last row may be shorter. */
static void add_grid(struct generator *g, int parent_number)
{
    struct partition *rows = new_partition(g, PARTITION_ROWS, parent_number);
    struct partition *columns = new_partition(g, PARTITION_COLUMNS, parent_number);
    const struct partition *parent = &g->program->partitions[parent_number];
    int length = (int)random_between(&g->random, 1, (size_t)parent->most);
    rows->row_length = length;
    for (int pe = 0; pe < g->program->n_pes; pe++) {
        const struct group *group = &parent->of[pe];
        if (group->size == 0)
            continue;
        int member = group_find(group, pe), x = member % length, y = member / length;
        int rest = group->size - y * length;
        rows->of[pe] = subgroup(group, y * length, 1, rest < length ? rest : length);
        columns->of[pe] = subgroup(group, x, length, (group->size - x - 1) / length + 1);
    }
    count_sizes(rows, g->program->n_pes);
    count_sizes(columns, g->program->n_pes);
}

static void add_active_set(struct generator *g)
{
    int n_pes = g->program->n_pes;
    struct partition *partition = new_partition(g, PARTITION_ACTIVE_SET, 0);
    partition->start = (int)random_below(&g->random, (size_t)n_pes);
    partition->stride = (int)random_below(&g->random, 3); /* base-2 logarithm of the stride */
    int most = ((n_pes - 1 - partition->start) >> partition->stride) + 1;
    partition->size = 1 + (int)random_below(&g->random, (size_t)most);
    struct group group = {partition->start, 1 << partition->stride, partition->size};
    for (int pe = 0; pe < n_pes; pe++)
        if (group_find(&group, pe) >= 0)
            partition->of[pe] = group;
    count_sizes(partition, n_pes);
}

static void choose_partitions(struct generator *g, const struct group *shared)
{
    struct program *program = g->program;
    struct partition *world = new_partition(g, PARTITION_WORLD, 0);
    struct partition *node = new_partition(g, PARTITION_SHARED, 0);
    for (int pe = 0; pe < program->n_pes; pe++) {
        world->of[pe] = (struct group){0, 1, program->n_pes};
        node->of[pe] = shared[pe];
    }
    world->size = program->n_pes;
    count_sizes(world, program->n_pes);
    count_sizes(node, program->n_pes);
    size_t splits = random_below(&g->random, 3);
    for (size_t i = 0; i < splits; i++) {
        int parent = (int)random_below(&g->random, (size_t)program->n_partitions);
        parent = parent == 1 ? 0 : parent;
        if (random_chance(&g->random, 50))
            add_strided(g, parent);
        else
            add_grid(g, parent);
    }
    while (program->n_partitions < MAX_PARTITIONS && random_chance(&g->random, 30))
        add_active_set(g);
}

static void choose_contexts(struct generator *g)
{
    static const long options[] = {0,
                                   0,
                                   SHMEM_CTX_SERIALIZED,
                                   SHMEM_CTX_PRIVATE,
                                   SHMEM_CTX_NOSTORE,
                                   SHMEM_CTX_SERIALIZED | SHMEM_CTX_NOSTORE,
                                   SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE};
    struct program *program = g->program;
    program->n_contexts = 1 + (int)random_below(&g->random, MAX_CONTEXTS);
    program->contexts[0] = (struct context_description){0, 0, true};
    for (int i = 1; i < program->n_contexts; i++) {
        long chosen = options[random_below(&g->random, sizeof options / sizeof options[0])];
        int partition = random_chance(&g->random, 50)
                            ? 0
                            : (int)random_below(&g->random, (size_t)program->n_partitions);
        if (program->partitions[partition].origin == PARTITION_ACTIVE_SET)
            partition = 0;
        bool exclusive = (chosen & (SHMEM_CTX_SERIALIZED | SHMEM_CTX_PRIVATE)) != 0;
        program->contexts[i] = (struct context_description){
            chosen, partition, !exclusive && random_chance(&g->random, 60)};
        program->partitions[partition].contexts += program->threads;
    }
}

void generate_program(struct program *program, uint64_t seed, int n_pes, int threads,
                      const struct group *shared)
{
    *program = (struct program){.seed = seed, .n_pes = n_pes, .threads = threads, .dropped = -1};
    struct generator g = {.program = program, .random = {seed}};
    program->has_messages = random_chance(&g.random, 50);
    choose_regions(&g);
    choose_partitions(&g, shared);
    choose_contexts(&g);
    add_signal(&g); /* so that model_drop finds an operation to omit */
    size_t phases = random_between(&g.random, 1, 4);
    for (size_t i = 0; i < phases; i++)
        add_phase(&g);
    free(g.accesses);
}
