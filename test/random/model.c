#include "model.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct model {
    struct program *program;
    struct memory *memory;
    int me;
    size_t first_bounds; /* index of this phase's first bounds */
};

static void *allocate(size_t bytes)
{
    void *memory = malloc(bytes + 1);
    if (memory == NULL) {
        fprintf(stderr, "random_programs: out of memory\n");
        exit(EXIT_FAILURE);
    }
    return memory;
}

void memory_allocate(struct memory *memory, int n_pes)
{
    static const size_t bytes[] = {ZONE_HEAP_BYTES, ZONE_STATIC_BYTES, ZONE_FRESH_BYTES};
    memory->n_pes = n_pes;
    for (int pe = 0; pe < n_pes; pe++)
        for (int zone = 0; zone < ZONE_COUNT; zone++)
            memory->zones[pe][zone] = allocate(bytes[zone]);
}

void memory_free(struct memory *memory)
{
    for (int pe = 0; pe < memory->n_pes; pe++)
        for (int zone = 0; zone < ZONE_COUNT; zone++)
            free(memory->zones[pe][zone]);
}

static unsigned char *at(const struct model *model, int pe, struct place place)
{
    return model->memory->zones[pe][place.zone] + place.offset;
}

static void expect(const struct model *model, struct operation *operation, int pe,
                   const void *bytes, size_t length)
{
    if (pe != model->me)
        return;
    free(operation->expected);
    operation->expected = allocate(length);
    operation->expected_bytes = length;
    memcpy(operation->expected, bytes, length);
}

/* ---- Put and get ---------------------------------------------------------------------------- */

static void copy_blocks(const struct operation *operation, unsigned char *dest, ptrdiff_t dst,
                        const unsigned char *source, ptrdiff_t sst)
{
    size_t size = types[operation->type].size;
    for (size_t block = 0; block < operation->blocks; block++)
        memmove(dest + block * (size_t)dst * size, source + block * (size_t)sst * size,
                operation->count * size);
}

/* Copies a box: for each index of the outermost dimension, copies the box of the inner
 * dimensions. */
static void copy_box(const struct box *box, size_t dimension, unsigned char *dest,
                     const ptrdiff_t *dest_strides, const unsigned char *source,
                     const ptrdiff_t *source_strides)
{
    if (dimension == box->ndims) {
        memmove(dest, source, box->element);
        return;
    }
    for (size_t i = 0; i < box->extents[dimension]; i++)
        copy_box(box, dimension + 1, dest + i * (size_t)dest_strides[dimension], dest_strides,
                 source + i * (size_t)source_strides[dimension], source_strides);
}

static void copy_transfer(const struct operation *operation, unsigned char *dest,
                          const unsigned char *source)
{
    bool fetches = operation_fetches(operation);
    const struct box *box = &operation->box;
    if (operation_is_box(operation))
        copy_box(box, 0, dest, fetches ? box->local_strides : box->remote_strides, source,
                 fetches ? box->remote_strides : box->local_strides);
    else
        copy_blocks(operation, dest, fetches ? operation->local_stride : operation->remote_stride,
                    source, fetches ? operation->remote_stride : operation->local_stride);
}

static void apply_signal(const struct model *model, int pe, struct place place, int operation,
                         uint64_t value)
{
    unsigned char *word = at(model, pe, place);
    if (operation == SHMEM_SIGNAL_ADD)
        value += integer_load(word, sizeof value);
    integer_store(word, sizeof value, value);
}

static void apply_put(const struct model *model, const struct operation *operation)
{
    unsigned char *dest = at(model, operation->target, operation->remote), *private = NULL;
    const unsigned char *source;
    if (operation->local.zone == ZONE_PRIVATE) {
        private = allocate(operation_local_bytes(operation));
        operation_fill_source(operation, private);
        source = private;
    } else {
        source = at(model, operation->pe, operation->local);
    }
    copy_transfer(operation, dest, source);
    free(private);
    if (operation_has_signal(operation))
        apply_signal(model, operation->target, operation->signal, operation->signal_operation,
                     operation->signal_value);
    if (operation->routine == ROUTINE_put_am)
        apply_signal(model, operation->target, operation->signal, SHMEM_SIGNAL_SET,
                     message_digest(dest, operation->count));
}

static void apply_get(const struct model *model, struct operation *operation)
{
    const unsigned char *source = at(model, operation->target, operation->remote);
    if (operation->local.zone != ZONE_PRIVATE) {
        copy_transfer(operation, at(model, operation->pe, operation->local), source);
    } else if (operation->pe == model->me) {
        size_t bytes = operation_local_bytes(operation);
        unsigned char *private = allocate(bytes);
        memset(private, PROGRAM_GARBAGE, bytes);
        copy_transfer(operation, private, source);
        expect(model, operation, operation->pe, private, bytes);
        free(private);
    }
}

/* ---- Atomics -------------------------------------------------------------------------------- */

static uint64_t combine(const struct operation *operation, uint64_t old)
{
    switch (operation_plain(operation)) {
    case ROUTINE_atomic_set:
    case ROUTINE_atomic_swap:
    case ROUTINE_atomic_swap_nbi:
        return operation->value;
    case ROUTINE_atomic_compare_swap:
    case ROUTINE_atomic_compare_swap_nbi:
        return operation->condition == old ? operation->value : old;
    case ROUTINE_atomic_inc:
    case ROUTINE_atomic_fetch_inc:
    case ROUTINE_atomic_fetch_inc_nbi:
        return old + 1;
    case ROUTINE_atomic_add:
    case ROUTINE_atomic_fetch_add:
    case ROUTINE_atomic_fetch_add_nbi:
        return old + operation->value;
    case ROUTINE_atomic_and:
    case ROUTINE_atomic_fetch_and:
    case ROUTINE_atomic_fetch_and_nbi:
        return old & operation->value;
    case ROUTINE_atomic_or:
    case ROUTINE_atomic_fetch_or:
    case ROUTINE_atomic_fetch_or_nbi:
        return old | operation->value;
    case ROUTINE_atomic_xor:
    case ROUTINE_atomic_fetch_xor:
    case ROUTINE_atomic_fetch_xor_nbi:
        return old ^ operation->value;
    default:
        return old;
    }
}

static enum routine family_of(enum routine routine)
{
    switch (routine) {
    case ROUTINE_atomic_and:
    case ROUTINE_atomic_fetch_and:
    case ROUTINE_atomic_fetch_and_nbi:
        return ROUTINE_atomic_and;
    case ROUTINE_atomic_or:
    case ROUTINE_atomic_fetch_or:
    case ROUTINE_atomic_fetch_or_nbi:
        return ROUTINE_atomic_or;
    case ROUTINE_atomic_xor:
    case ROUTINE_atomic_fetch_xor:
    case ROUTINE_atomic_fetch_xor_nbi:
        return ROUTINE_atomic_xor;
    default:
        return ROUTINE_atomic_add;
    }
}

/* Returns the index of the bounds of a word that many agents update in this phase. Adds new bounds
 * at the word's first update. */
static int find_bounds(struct model *model, const struct operation *operation, uint64_t old)
{
    struct program *program = model->program;
    for (size_t i = model->first_bounds; i < program->n_bounds; i++) {
        const struct bounds *bounds = &program->bounds[i];
        if (bounds->pe == operation->target && bounds->place.zone == operation->remote.zone &&
            bounds->place.offset == operation->remote.offset)
            return (int)i;
    }
    if (program->n_bounds == program->bounds_room) {
        size_t room = 2 * program->bounds_room + 16;
        struct bounds *more = allocate(room * sizeof *more);
        if (program->n_bounds > 0)
            memcpy(more, program->bounds, program->n_bounds * sizeof *more);
        free(program->bounds);
        program->bounds = more;
        program->bounds_room = room;
    }
    enum routine family = family_of(operation_plain(operation));
    program->bounds[program->n_bounds] = (struct bounds){operation->target,
                                                         operation->remote,
                                                         family,
                                                         types[operation->type].size,
                                                         old,
                                                         family == ROUTINE_atomic_xor ? 0 : old};
    return (int)program->n_bounds++;
}

static void apply_atomic(struct model *model, struct operation *operation)
{
    size_t size = types[operation->type].size;
    unsigned char *word = at(model, operation->target, operation->remote);
    uint64_t old = integer_load(word, size);
    if (operation->condition_is_met && model->program->dropped < 0)
        operation->condition = old;
    if (size == 4)
        operation->condition = (uint32_t)operation->condition;
    if (operation->bounds == NO_BOUNDS) {
        if (operation_fetches(operation))
            expect(model, operation, operation->pe, word, size);
        integer_store(word, size, combine(operation, old));
        return;
    }
    operation->bounds = find_bounds(model, operation, old);
    struct bounds *bounds = &model->program->bounds[operation->bounds];
    integer_store(word, size, combine(operation, old));
    if (bounds->routine == ROUTINE_atomic_xor)
        bounds->last |= operation->value;
    else
        bounds->last = integer_load(word, size);
}

bool bounds_allow(const struct bounds *bounds, uint64_t value)
{
    uint64_t mask = bounds->size == 4 ? UINT32_MAX : UINT64_MAX;
    switch (bounds->routine) {
    case ROUTINE_atomic_and:
        return (value & bounds->last) == bounds->last && (value & ~bounds->first) == 0;
    case ROUTINE_atomic_or:
        return (value & bounds->first) == bounds->first && (value & ~bounds->last) == 0;
    case ROUTINE_atomic_xor:
        return ((value ^ bounds->first) & ~bounds->last & mask) == 0;
    default:
        return ((value - bounds->first) & mask) <= ((bounds->last - bounds->first) & mask);
    }
}

/* ---- Collectives ---------------------------------------------------------------------------- */

/* One team's execution of a collective. `sources` is a copy of all members' sources. */
struct meeting {
    const struct model *model;
    struct operation *operation;
    const struct group *group;
    unsigned char *sources;
    size_t source_bytes; /* length of one member's source */
    size_t size;         /* size of an element in bytes */
};

static const unsigned char *source_of(const struct meeting *meeting, int member)
{
    return meeting->sources + (size_t)member * meeting->source_bytes;
}

static unsigned char *dest_of(const struct meeting *meeting, int member)
{
    return at(meeting->model, group_pe(meeting->group, member), meeting->operation->remote);
}

/* Returns the maximum length of a member's source in bytes. */
static size_t source_bytes(const struct operation *operation, const struct group *group)
{
    size_t elements = operation->count;
    enum routine routine = operation_plain(operation);
    if (routine == ROUTINE_alltoall || routine == ROUTINE_active_alltoall ||
        routine == ROUTINE_alltoalls || routine == ROUTINE_active_alltoalls ||
        routine == ROUTINE_alltoallv)
        elements *= (size_t)group->size * (size_t)operation->local_stride;
    return elements * types[operation->type].size;
}

/* Functions that compute one member's dest. They return the number of bytes at the start of the
 * dest that may have changed. */
static size_t apply_broadcast(const struct meeting *meeting, int member)
{
    const struct operation *operation = meeting->operation;
    if (operation->routine == ROUTINE_active_broadcast && member == operation->target)
        return 0;
    memcpy(dest_of(meeting, member), source_of(meeting, operation->target), meeting->source_bytes);
    return meeting->source_bytes;
}

static size_t apply_collect(const struct meeting *meeting, int member)
{
    const struct operation *operation = meeting->operation;
    bool differ = operation_plain(operation) == ROUTINE_collect ||
                  operation->routine == ROUTINE_active_collect;
    size_t filled = 0;
    for (int from = 0; from < meeting->group->size; from++) {
        size_t count =
            differ ? collect_count(operation, group_pe(meeting->group, from)) : operation->count;
        memcpy(dest_of(meeting, member) + filled, source_of(meeting, from), count * meeting->size);
        filled += count * meeting->size;
    }
    return filled;
}

static size_t apply_alltoall(const struct meeting *meeting, int member)
{
    const struct operation *operation = meeting->operation;
    size_t dst = (size_t)operation->remote_stride, sst = (size_t)operation->local_stride;
    size_t size = meeting->size, count = operation->count;
    for (size_t from = 0; from < (size_t)meeting->group->size; from++)
        for (size_t i = 0; i < count; i++)
            memcpy(dest_of(meeting, member) + dst * (from * count + i) * size,
                   source_of(meeting, (int)from) + sst * ((size_t)member * count + i) * size, size);
    return dst * (size_t)meeting->group->size * count * size;
}

static size_t apply_alltoallv(const struct meeting *meeting, int member)
{
    const struct operation *operation = meeting->operation;
    size_t size = meeting->size, members = (size_t)meeting->group->size, to = (size_t)member;
    for (size_t from = 0; from < members; from++)
        memcpy(dest_of(meeting, member) + block_dest(operation, members, from, to) * size,
               source_of(meeting, (int)from) + block_source(operation, from, to) * size,
               block_count(operation, from, to) * size);
    return members * operation->count * size;
}

static void combine_bits(enum routine routine, unsigned char *into, const unsigned char *from,
                         size_t bytes)
{
    for (size_t i = 0; i < bytes; i++) {
        if (routine == ROUTINE_and_reduce || routine == ROUTINE_and_to_all)
            into[i] &= from[i];
        else if (routine == ROUTINE_or_reduce || routine == ROUTINE_or_to_all)
            into[i] |= from[i];
        else
            into[i] ^= from[i];
    }
}

static void combine_numbers(enum routine routine, const struct type_description *type,
                            long double *into, const long double *from)
{
    if (routine == ROUTINE_max_reduce || routine == ROUTINE_max_to_all) {
        into[0] = from[0] > into[0] ? from[0] : into[0];
    } else if (routine == ROUTINE_min_reduce || routine == ROUTINE_min_to_all) {
        into[0] = from[0] < into[0] ? from[0] : into[0];
    } else if (routine == ROUTINE_prod_reduce || routine == ROUTINE_prod_to_all) {
        long double real = into[0] * from[0], imaginary = 0;
        if (type->components == 2) {
            real -= into[1] * from[1];
            imaginary = into[0] * from[1] + into[1] * from[0];
        }
        into[0] = real;
        into[1] = imaginary;
    } else {
        into[0] += from[0];
        into[1] += from[1];
    }
}

static void load_numbers(const struct type_description *type, const unsigned char *element,
                         long double *numbers)
{
    numbers[1] = 0;
    for (size_t i = 0; i < type->components; i++)
        numbers[i] = type->load(element + i * type->size / type->components);
}

static void store_numbers(const struct type_description *type, unsigned char *element,
                          const long double *numbers)
{
    for (size_t i = 0; i < type->components; i++)
        number_store(type, element + i * type->size / type->components, numbers[i]);
}

/* Returns the number of members whose elements are combined for a member. In a scan these are the
 * preceding members. */
static int combined_members(const struct meeting *meeting, int member)
{
    enum routine routine = operation_plain(meeting->operation);
    if (routine == ROUTINE_sum_inscan)
        return member + 1;
    return routine == ROUTINE_sum_exscan ? member : meeting->group->size;
}

static void reduce_element(const struct meeting *meeting, int member, size_t offset)
{
    enum routine routine = operation_plain(meeting->operation);
    const struct type_description *type = &types[meeting->operation->type];
    long double numbers[2] = {0, 0}, more[2];
    int members = combined_members(meeting, member);
    if (members > 0)
        load_numbers(type, source_of(meeting, 0) + offset, numbers);
    for (int from = 1; from < members; from++) {
        load_numbers(type, source_of(meeting, from) + offset, more);
        combine_numbers(routine, type, numbers, more);
    }
    store_numbers(type, dest_of(meeting, member) + offset, numbers);
}

static size_t apply_reduction(const struct meeting *meeting, int member)
{
    enum routine routine = operation_plain(meeting->operation);
    if (operation_combines_numbers(meeting->operation)) {
        for (size_t i = 0; i < meeting->operation->count; i++)
            reduce_element(meeting, member, i * meeting->size);
        return meeting->source_bytes;
    }
    memcpy(dest_of(meeting, member), source_of(meeting, 0), meeting->source_bytes);
    for (int from = 1; from < meeting->group->size; from++)
        combine_bits(routine, dest_of(meeting, member), source_of(meeting, from),
                     meeting->source_bytes);
    return meeting->source_bytes;
}

typedef size_t apply_to_member(const struct meeting *meeting, int member);

static apply_to_member *collective_apply(enum routine routine)
{
    switch (routine) {
    case ROUTINE_broadcast:
    case ROUTINE_active_broadcast:
        return apply_broadcast;
    case ROUTINE_collect:
    case ROUTINE_fcollect:
    case ROUTINE_active_collect:
    case ROUTINE_active_fcollect:
        return apply_collect;
    case ROUTINE_alltoall:
    case ROUTINE_alltoalls:
    case ROUTINE_active_alltoall:
    case ROUTINE_active_alltoalls:
        return apply_alltoall;
    case ROUTINE_alltoallv:
        return apply_alltoallv;
    default:
        return apply_reduction;
    }
}

static void apply_to_team(const struct model *model, struct operation *operation,
                          const struct group *group)
{
    size_t bytes = source_bytes(operation, group);
    struct meeting meeting = {.model = model,
                              .operation = operation,
                              .group = group,
                              .sources = allocate(bytes * (size_t)group->size),
                              .source_bytes = bytes,
                              .size = types[operation->type].size};
    for (int member = 0; member < group->size; member++)
        memcpy(meeting.sources + (size_t)member * bytes,
               at(model, group_pe(group, member), operation->local), bytes);
    for (int member = 0; member < group->size; member++) {
        size_t written = collective_apply(operation_plain(operation))(&meeting, member);
        expect(model, operation, group_pe(group, member), dest_of(&meeting, member), written);
    }
    free(meeting.sources);
}

/* Executes the collective in every team of the partition. */
static void apply_collective(const struct model *model, struct operation *operation)
{
    const struct partition *partition = &model->program->partitions[operation->partition];
    for (int pe = 0; pe < model->program->n_pes; pe++) {
        const struct group *group = &partition->of[pe];
        if (group->size > 0 && group_pe(group, 0) == pe)
            apply_to_team(model, operation, group);
    }
}

static void apply_numbers(const struct model *model, const struct operation *operation)
{
    for (int pe = 0; pe < model->program->n_pes; pe++)
        if (operation_is_of(model->program, operation, pe))
            operation_fill_numbers(operation, pe, at(model, pe, operation->remote));
}

/* ---- Programs ------------------------------------------------------------------------------- */

static void apply_plain(struct model *model, struct operation *operation)
{
    unsigned char *remote = at(model, operation->target, operation->remote);
    switch (operation->routine) {
    case ROUTINE_signal_set:
        apply_signal(model, operation->target, operation->remote, SHMEM_SIGNAL_SET,
                     operation->value);
        break;
    case ROUTINE_signal_add:
    case ROUTINE_add_with_lock:
        apply_signal(model, operation->target, operation->remote, SHMEM_SIGNAL_ADD,
                     operation->value);
        break;
    case ROUTINE_am_store:
        integer_store(remote, types[operation->type].size, operation->value);
        break;
    case ROUTINE_store:
        program_fill(remote, operation->count, operation->value);
        break;
    case ROUTINE_load:
        expect(model, operation, operation->pe, remote, operation->count);
        break;
    case ROUTINE_store_numbers:
        apply_numbers(model, operation);
        break;
    case ROUTINE_phase_end:
        model->first_bounds = model->program->n_bounds;
        break;
    default:
        break;
    }
}

static void apply(struct model *model, struct operation *operation)
{
    if (operation_is_transfer(operation) && operation_fetches(operation))
        apply_get(model, operation);
    else if (operation_is_transfer(operation))
        apply_put(model, operation);
    else if (operation_is_atomic(operation))
        apply_atomic(model, operation);
    else if (operation_is_collective(operation))
        apply_collective(model, operation);
    else
        apply_plain(model, operation);
}

void model_run(struct program *program, struct memory *memory, int me)
{
    struct model model = {.program = program, .memory = memory, .me = me};
    program->n_bounds = 0;
    for (int pe = 0; pe < program->n_pes; pe++)
        for (int zone = 0; zone < ZONE_COUNT; zone++)
            program_fill_zone(program, (enum zone)zone, pe, memory->zones[pe][zone]);
    for (size_t i = 0; i < program->n_operations; i++)
        if ((int)i != program->dropped)
            apply(&model, &program->operations[i]);
}

/* ---- Dropping ------------------------------------------------------------------------------- */

/* Returns true if the operation can be omitted without a hang, because no PE waits for it. */
static bool is_droppable(const struct operation *operation)
{
    return !operation->is_flag &&
           (operation_is_transfer(operation) || operation_is_atomic(operation) ||
            operation->routine == ROUTINE_store || operation->routine == ROUTINE_add_with_lock ||
            operation->routine == ROUTINE_signal_set || operation->routine == ROUTINE_signal_add);
}

static bool is_same(const struct program *program, const struct memory *one,
                    const struct memory *other)
{
    for (int pe = 0; pe < program->n_pes; pe++)
        for (int zone = 0; zone < ZONE_COUNT; zone++)
            if (memcmp(one->zones[pe][zone], other->zones[pe][zone], program->used[zone]) != 0)
                return false;
    return true;
}

/* Returns true if the omission of the operation must be detected. An omitted get leaves garbage in
 * private memory. The omission of other operations is detected if the final memory differs. */
static bool is_missed(struct program *program, const struct memory *memory, struct memory *without)
{
    const struct operation *operation = &program->operations[program->dropped];
    if (operation_is_transfer(operation) && operation_fetches(operation) &&
        operation->local.zone == ZONE_PRIVATE)
        return operation->count * operation->blocks * types[operation->type].size >= 8;
    model_run(program, without, -1);
    return !is_same(program, memory, without);
}

bool model_drop(struct program *program, const struct memory *memory, uint64_t choice)
{
    struct memory without;
    bool found = false;
    memory_allocate(&without, program->n_pes);
    for (size_t i = 0; i < program->n_operations && !found; i++) {
        program->dropped = (int)((choice + i) % program->n_operations);
        found = is_droppable(&program->operations[program->dropped]) &&
                is_missed(program, memory, &without);
    }
    memory_free(&without);
    return found;
}
