#include "program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void program_fill(void *bytes, size_t length, uint64_t seed)
{
    unsigned char *at = bytes;
    for (size_t done = 0; done < length; done += sizeof seed) {
        uint64_t word = random_mix(seed + done);
        size_t rest = length - done;
        memcpy(at + done, &word, rest < sizeof word ? rest : sizeof word);
    }
}

void program_fill_zone(const struct program *program, enum zone zone, int pe, void *bytes)
{
    program_fill(bytes, program->used[zone],
                 random_mix(program->seed ^ ((uint64_t)zone << 32 | (uint64_t)pe)));
    for (int i = 0; i < program->n_regions; i++) {
        const struct region *region = &program->regions[i];
        if (region->place.zone == zone && region->is_zeroed)
            memset((char *)bytes + region->place.offset, 0, region->bytes);
    }
}

static size_t extent(const struct operation *operation, ptrdiff_t stride)
{
    if (operation->blocks == 0 || operation->count == 0)
        return 0;
    size_t elements = (operation->blocks - 1) * (size_t)stride + operation->count;
    return elements * types[operation->type].size;
}

static size_t box_extent(const struct operation *operation, const ptrdiff_t *strides)
{
    const struct box *box = &operation->box;
    if (operation->count == 0)
        return 0;
    size_t bytes = box->element;
    for (size_t i = 0; i < box->ndims; i++)
        bytes += (box->extents[i] - 1) * (size_t)strides[i];
    return bytes;
}

size_t operation_remote_bytes(const struct operation *operation)
{
    if (operation_is_box(operation))
        return box_extent(operation, operation->box.remote_strides);
    return extent(operation, operation->remote_stride);
}

size_t operation_local_bytes(const struct operation *operation)
{
    if (operation_is_box(operation))
        return box_extent(operation, operation->box.local_strides);
    return extent(operation, operation->local_stride);
}

bool operation_is_transfer(const struct operation *operation)
{
    return operation->routine <= ROUTINE_put_am;
}

bool operation_is_atomic(const struct operation *operation)
{
    return operation->routine >= ROUTINE_atomic_fetch && operation->routine <= ROUTINE_am_atomic;
}

bool operation_is_wait(const struct operation *operation)
{
    return operation->routine >= ROUTINE_wait_until &&
           operation->routine <= ROUTINE_signal_wait_until;
}

bool operation_is_collective(const struct operation *operation)
{
    return operation->routine >= ROUTINE_alltoalls && operation->routine <= ROUTINE_prod_to_all;
}

bool operation_is_nonblocking(const struct operation *operation)
{
    switch (operation->routine) {
    case ROUTINE_put_nbi:
    case ROUTINE_get_nbi:
    case ROUTINE_put_signal_nbi:
    case ROUTINE_put_nd_nbi:
    case ROUTINE_get_nd_nbi:
        return true;
    default:
        return operation_has_request(operation) ||
               (operation->routine >= ROUTINE_atomic_fetch_nbi &&
                operation->routine <= ROUTINE_atomic_fetch_xor_nbi);
    }
}

bool operation_has_request(const struct operation *operation)
{
    switch (operation->routine) {
    case ROUTINE_put_signal_req:
    case ROUTINE_put_req:
    case ROUTINE_get_req:
    case ROUTINE_put_nd_req:
    case ROUTINE_get_nd_req:
    case ROUTINE_am_get:
        return true;
    default:
        return (operation->routine >= ROUTINE_atomic_fetch_req &&
                operation->routine <= ROUTINE_atomic_fetch_xor_req) ||
               operation_is_begun(operation);
    }
}

bool operation_is_begun(const struct operation *operation)
{
    return operation->routine >= ROUTINE_broadcast_nb && operation->routine <= ROUTINE_alltoallv_nb;
}

bool operation_is_box(const struct operation *operation)
{
    return operation->routine >= ROUTINE_put_nd && operation->routine <= ROUTINE_get_nd_req;
}

bool operation_has_signal(const struct operation *operation)
{
    return operation->routine >= ROUTINE_put_signal && operation->routine <= ROUTINE_put_signal_req;
}

bool operation_is_message(const struct operation *operation)
{
    return operation->routine >= ROUTINE_am_put && operation->routine <= ROUTINE_put_am;
}

enum routine operation_plain(const struct operation *operation)
{
    return operation->routine == ROUTINE_am_atomic ? operation->carried
                                                   : routine_plain(operation->routine);
}

bool operation_fetches(const struct operation *operation)
{
    switch (operation->routine) {
    case ROUTINE_get:
    case ROUTINE_get_nbi:
    case ROUTINE_g:
    case ROUTINE_iget:
    case ROUTINE_ibget:
    case ROUTINE_get_req:
    case ROUTINE_get_nd:
    case ROUTINE_get_nd_nbi:
    case ROUTINE_get_nd_req:
    case ROUTINE_am_get:
        return true;
    case ROUTINE_atomic_set:
    case ROUTINE_atomic_inc:
    case ROUTINE_atomic_add:
    case ROUTINE_atomic_and:
    case ROUTINE_atomic_or:
    case ROUTINE_atomic_xor:
    case ROUTINE_am_atomic:
        return false;
    default:
        return operation_is_atomic(operation);
    }
}

bool operation_combines_numbers(const struct operation *operation)
{
    enum routine routine = operation_plain(operation);
    return (routine >= ROUTINE_max_reduce && routine <= ROUTINE_sum_exscan) ||
           (routine >= ROUTINE_max_to_all && routine <= ROUTINE_prod_to_all);
}

bool operation_is_of(const struct program *program, const struct operation *operation, int pe)
{
    if (operation->pe != EVERYONE)
        return operation->pe == pe;
    return program->partitions[operation->partition].of[pe].size > 0;
}

int group_find(const struct group *group, int pe)
{
    for (int member = 0; member < group->size; member++)
        if (group_pe(group, member) == pe)
            return member;
    return -1;
}

size_t collect_count(const struct operation *operation, int pe)
{
    return (size_t)(random_mix(operation->value + (uint64_t)pe) % (operation->count + 1));
}

size_t block_count(const struct operation *operation, size_t from, size_t to)
{
    return (size_t)(random_mix(operation->value + (from << 8 | to)) % (operation->count + 1));
}

size_t block_dest(const struct operation *operation, size_t members, size_t from, size_t to)
{
    size_t spare = operation->count - block_count(operation, from, to);
    size_t slot = operation->value & 1 ? members - 1 - from : from;
    return slot * operation->count + spare;
}

size_t block_source(const struct operation *operation, size_t from, size_t to)
{
    size_t spare = operation->count - block_count(operation, from, to);
    return to * operation->count + spare / 2;
}

uint64_t message_digest(const void *data, size_t bytes)
{
    const unsigned char *at = data;
    uint64_t digest = bytes + 1;
    for (size_t i = 0; i < bytes; i++)
        digest = (digest ^ at[i]) * UINT64_C(0x100000001b3);
    return digest;
}

void operation_fill_numbers(const struct operation *operation, int pe, void *dest)
{
    const struct type_description *type = &types[operation->type];
    int most = operation->greatest, least = type->is_signed ? -most : 0;
    size_t size = type->size / type->components;
    for (size_t i = 0; i < operation->count * type->components; i++) {
        uint64_t bits = random_mix(operation->value ^ random_mix((uint64_t)pe << 32 | i));
        int number = least + (int)(bits % (uint64_t)(most - least + 1));
        number_store(type, (char *)dest + i * size, number);
    }
}

void operation_fill_source(const struct operation *operation, void *source)
{
    bool is_integer = operation->is_flag &&
                      (operation->routine == ROUTINE_p || operation->routine == ROUTINE_put);
    if (is_integer)
        integer_store(source, types[operation->type].size, operation->value);
    else
        program_fill(source, operation_local_bytes(operation), operation->value);
}

struct operation *program_add(struct program *program, const struct operation *operation)
{
    if (program->n_operations == program->room) {
        program->room = program->room == 0 ? 256 : 2 * program->room;
        program->operations =
            realloc(program->operations, program->room * sizeof *program->operations);
        if (program->operations == NULL) {
            fprintf(stderr, "random_programs: out of memory\n");
            exit(EXIT_FAILURE);
        }
    }
    program->operations[program->n_operations] = *operation;
    return &program->operations[program->n_operations++];
}

void program_free(struct program *program)
{
    for (size_t i = 0; i < program->n_operations; i++)
        free(program->operations[i].expected);
    free(program->operations);
    free(program->bounds);
}
