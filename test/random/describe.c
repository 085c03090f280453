#include "describe.h"

#include <inttypes.h>

const char *zone_name(enum zone zone)
{
    static const char *const names[] = {"heap", "static", "fresh", "private"};
    return names[zone];
}

static void describe_who(FILE *stream, const struct program *program,
                         const struct operation *operation)
{
    if (operation->pe != EVERYONE)
        fprintf(stream, "PE %d", operation->pe);
    else
        fprintf(stream, "members of partition %d", operation->partition);
    if (operation->pe != EVERYONE && program->threads > 1)
        fprintf(stream, " thread %d", operation->thread);
}

static void describe_box(FILE *stream, const struct box *box)
{
    fprintf(stream, " of a box of elements of %zu bytes;", box->element);
    for (size_t i = 0; i < box->ndims; i++)
        fprintf(stream, " %zu by %td there and %td here", box->extents[i], box->remote_strides[i],
                box->local_strides[i]);
}

static void describe_transfer(FILE *stream, const struct operation *operation)
{
    fprintf(stream, " %s+%zu at PE %d, %zu elements", zone_name(operation->remote.zone),
            operation->remote.offset, operation->target, operation->count);
    if (operation_is_box(operation))
        describe_box(stream, &operation->box);
    if (operation->blocks != 1)
        fprintf(stream, " in each of %zu blocks, strides %td there and %td here", operation->blocks,
                operation->remote_stride, operation->local_stride);
    fprintf(stream, operation_fetches(operation) ? " to %s" : " from %s",
            zone_name(operation->local.zone));
    if (operation->local.zone != ZONE_PRIVATE)
        fprintf(stream, "+%zu", operation->local.offset);
    if (operation->routine == ROUTINE_put_am)
        fprintf(stream, ", digest at %s+%zu", zone_name(operation->signal.zone),
                operation->signal.offset);
    if (operation_has_signal(operation))
        fprintf(stream, ", signal %s+%zu %s %" PRIu64, zone_name(operation->signal.zone),
                operation->signal.offset,
                operation->signal_operation == SHMEM_SIGNAL_ADD ? "add" : "set",
                operation->signal_value);
}

static void describe_wait(FILE *stream, const struct operation *operation)
{
    static const char *const comparisons[] = {"==", "!=", ">", "<=", "<", ">="};
    fprintf(stream, " %s+%zu", zone_name(operation->remote.zone), operation->remote.offset);
    if (operation->set_length > 1)
        fprintf(stream, ", variable %zu of %zu%s,", operation->set_index, operation->set_length,
                operation->others_excluded ? " alone" : "");
    fprintf(stream, " %s %" PRId64, comparisons[operation->cmp], (int64_t)operation->value);
}

static void describe_collective(FILE *stream, const struct operation *operation)
{
    fprintf(stream, " dest %s+%zu source %s+%zu, %zu elements, root %d, strides %td and %td",
            zone_name(operation->remote.zone), operation->remote.offset,
            zone_name(operation->local.zone), operation->local.offset, operation->count,
            operation->target, operation->remote_stride, operation->local_stride);
}

static void describe_plain(FILE *stream, const struct operation *operation)
{
    switch (operation->routine) {
    case ROUTINE_fence:
    case ROUTINE_quiet:
    case ROUTINE_recreate_context:
    case ROUTINE_team_sync:
    case ROUTINE_active_sync:
        break;
    case ROUTINE_pe_quiet:
        fprintf(stream, " of PEs, as bits: 0x%" PRIx64, operation->value);
        break;
    case ROUTINE_session:
    case ROUTINE_phase_end:
    case ROUTINE_req_wait:
        fprintf(stream, ", way %d", operation->way);
        break;
    default:
        fprintf(stream, " %s+%zu at PE %d, %zu elements, value 0x%" PRIx64,
                zone_name(operation->remote.zone), operation->remote.offset, operation->target,
                operation->count, operation->value);
    }
}

void describe_operation(FILE *stream, const struct program *program, size_t number)
{
    const struct operation *operation = &program->operations[number];
    fprintf(stream, "  #%zu ", number);
    describe_who(stream, program, operation);
    fprintf(stream, ": %s (%s), context %d", routine_name(operation->routine),
            types[operation->type].name, operation->context);
    if (operation_is_transfer(operation))
        describe_transfer(stream, operation);
    else if (operation_is_wait(operation))
        describe_wait(stream, operation);
    else if (operation_is_collective(operation))
        describe_collective(stream, operation);
    else
        describe_plain(stream, operation);
    if (operation->routine == ROUTINE_am_atomic)
        fprintf(stream, ", %s in the handler", routine_name(operation->carried));
    if (operation->request != 0)
        fprintf(stream, ", request %d", operation->request);
    if (operation->is_flag)
        fprintf(stream, ", a flag");
    fprintf(stream, (int)number == program->dropped ? ", dropped\n" : "\n");
}

static void describe_partition(FILE *stream, const struct program *program, int number)
{
    static const char *const origins[] = {"world", "shared",  "strided",
                                          "rows",  "columns", "active set"};
    const struct partition *partition = &program->partitions[number];
    fprintf(stream, "  partition %d: %s of %d;", number, origins[partition->origin],
            partition->parent);
    for (int pe = 0; pe < program->n_pes; pe++) {
        const struct group *group = &partition->of[pe];
        if (group->size > 0 && group_pe(group, 0) == pe)
            fprintf(stream, " %d PEs from %d by %d", group->size, group->start, group->stride);
    }
    fprintf(stream, "\n");
}

void describe_program(FILE *stream, const struct program *program)
{
    fprintf(stream, "  %d threads\n", program->threads);
    for (int i = 0; i < program->n_regions; i++)
        fprintf(stream, "  region %s+%zu, %zu bytes%s\n", zone_name(program->regions[i].place.zone),
                program->regions[i].place.offset, program->regions[i].bytes,
                program->regions[i].is_zeroed ? " of flags" : "");
    for (int i = 0; i < program->n_partitions; i++)
        describe_partition(stream, program, i);
    for (int i = 1; i < program->n_contexts; i++)
        fprintf(stream, "  context %d: options %ld, of partition %d%s\n", i,
                program->contexts[i].options, program->contexts[i].partition,
                program->contexts[i].is_shared ? ", of all threads" : "");
    for (size_t i = 0; i < program->n_operations; i++)
        describe_operation(stream, program, i);
}

static bool meets(struct place one, size_t one_bytes, struct place other, size_t other_bytes)
{
    return one.zone == other.zone && one.offset < other.offset + other_bytes &&
           other.offset < one.offset + one_bytes;
}

/* Returns an upper bound of the bytes that the operation accesses at `remote`. */
static size_t remote_bytes(const struct program *program, const struct operation *operation)
{
    size_t bytes = operation_remote_bytes(operation);
    if (operation_is_collective(operation))
        bytes = operation->count * types[operation->type].size * (size_t)program->n_pes *
                (size_t)operation->remote_stride;
    if (operation_is_wait(operation))
        bytes = operation->set_length * types[operation->type].size;
    return bytes == 0 ? 8 : bytes;
}

static bool is_user(const struct program *program, const struct operation *operation, int pe,
                    struct place place, size_t bytes)
{
    bool has_place =
        operation->routine != ROUTINE_req_wait &&
        (operation->routine < ROUTINE_fence || operation->routine >= ROUTINE_add_with_lock);
    if (!has_place)
        return false;
    bool is_there = operation->pe == EVERYONE ? operation_is_of(program, operation, pe)
                                              : operation->target == pe;
    bool is_here = operation_is_of(program, operation, pe);
    return (is_there && meets(operation->remote, remote_bytes(program, operation), place, bytes)) ||
           (is_here && meets(operation->local, operation_local_bytes(operation), place, bytes)) ||
           ((operation_has_signal(operation) || operation->routine == ROUTINE_put_am) && is_there &&
            meets(operation->signal, 8, place, bytes));
}

void describe_users(FILE *stream, const struct program *program, int pe, struct place place,
                    size_t bytes)
{
    for (size_t i = 0; i < program->n_operations; i++)
        if (is_user(program, &program->operations[i], pe, place, bytes) ||
            program->operations[i].routine == ROUTINE_phase_end)
            describe_operation(stream, program, i);
}
