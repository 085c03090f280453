#include "base/check.h"
#include "base/report.h"
#include "buffer.h"
#include "collective.h"
#include "device_buffers.h"
#include "leaders.h"
#include "operations/rma.h"
#include "pairs.h"
#include "published.h"
#include "transport/remote.h"

/* A strided array of the team's blocks: element e of block b at stride * (b * nelems + e). */
struct strided {
    ptrdiff_t stride; /* in elements */
    size_t nelems;    /* of a block */
    size_t size;      /* of an element */
};

static size_t offset_of_block(const struct strided *array, int block)
{
    return (size_t)array->stride * (size_t)block * array->nelems * array->size;
}

/* Bytes from the first element to the end of the last. */
static size_t extent(const char *routine, const struct strided *array, int blocks)
{
    size_t bytes = rma_bytes(routine, array->nelems, array->size * (size_t)blocks);
    if (bytes == 0)
        return 0;
    return rma_bytes(routine, bytes - array->size, (size_t)array->stride) + array->size;
}

/* Inlined with a constant size, so that each element is one load and one store. */
static inline __attribute__((always_inline)) void copy_elements(char *dest, size_t dest_step,
                                                                const char *source,
                                                                size_t source_step, size_t nelems,
                                                                size_t size)
{
    for (size_t i = 0; i < nelems; i++)
        memcpy(dest + i * dest_step, source + i * source_step, size);
}

static void copy_block(char *dest, size_t dst, const char *source, size_t sst, size_t nelems,
                       size_t size)
{
    if (dst == 1 && sst == 1) {
        buffer_copy(dest, source, nelems * size);
        return;
    }
    switch (size) {
    case 1:
        copy_elements(dest, dst, source, sst, nelems, 1);
        break;
    case 2:
        copy_elements(dest, dst * 2, source, sst * 2, nelems, 2);
        break;
    case 4:
        copy_elements(dest, dst * 4, source, sst * 4, nelems, 4);
        break;
    case 8:
        copy_elements(dest, dst * 8, source, sst * 8, nelems, 8);
        break;
    case 16:
        copy_elements(dest, dst * 16, source, sst * 16, nelems, 16);
        break;
    default:
        copy_elements(dest, dst * size, source, sst * size, nelems, size);
    }
}

/* Of one collective. */
struct exchange {
    const char *routine;
    struct team *team;
    const struct buffer *dest, *source;
    const struct strided *to, *from;
    size_t bytes; /* of a source */
};

/* From one member of this node to another, whose dest this is here. */
static void copy_between(const struct exchange *exchange, int sender, int receiver, char *dest)
{
    const struct team *team = exchange->team;
    const struct strided *to = exchange->to, *from = exchange->from;
    bool spans = team_spans_nodes(team);
    const char *source = spans ? buffer_of(exchange->source, team, sender)
                               : published_of(exchange->routine, team, sender, exchange->bytes);
    int sending = spans ? team_local_member(team, sender) : sender;
    int receiving = spans ? team_local_member(team, receiver) : receiver;
    copy_block(dest + offset_of_block(to, sending), (size_t)to->stride,
               source + offset_of_block(from, receiving), (size_t)from->stride, to->nelems,
               to->size);
}

/* Takes this member's block of every member of this node, beginning with its own, so that not all
 * read the same member. */
static void pull(const struct exchange *exchange, char *dest)
{
    const struct team *team = exchange->team;
    for (int i = 0; i < team->local_size; i++)
        copy_between(exchange, (team->my_local + i) % team->local_size, team->my_local, dest);
}

static void exchange_by_pairs(const struct exchange *exchange, char *dest)
{
    struct team *team = exchange->team;
    int me = team->my_local;
    publish(exchange->routine, team, exchange->source, exchange->bytes);
    uint64_t earlier = pairs_come(exchange->routine, team);
    copy_between(exchange, me, me, dest);
    for (uint64_t left = earlier; left != 0; left &= left - 1) {
        int other = __builtin_ctzll(left);
        published_require(exchange->routine, team, other, exchange->bytes);
        copy_between(exchange, other, me, dest);
        copy_between(exchange, me, other, buffer_of(exchange->dest, team, other));
        pairs_served(team, other);
    }
    pairs_end(exchange->routine, team, earlier, exchange->bytes);
}

static void put_block(const struct target *target, const struct strided *to, const char *source,
                      const struct strided *from)
{
    size_t size = to->size;
    if (to->stride == 1 && from->stride == 1)
        remote_put_nbi(target, source, to->nelems * size);
    else
        remote_put_blocks(target, source,
                          &(struct blocks){.count = to->nelems,
                                           .bytes = size,
                                           .remote_step = (size_t)to->stride * size,
                                           .local_step = (size_t)from->stride * size},
                          true);
}

/* Brings the others their blocks, each member beginning behind itself. */
static void push(const char *routine, const struct team *team, const struct buffer *dest,
                 const struct strided *to, const char *source, const struct strided *from)
{
    const char *mine = (const char *)dest->address + offset_of_block(to, team->my_pe);
    for (int i = 1; i < team->members.size; i++) {
        int member = (int)(((int64_t)team->my_pe + i) % team->members.size);
        int pe = team_world_pe(team, member);
        if (node_has(pe))
            continue;
        struct target target = {routine, &context_default, dest->segment, mine, pe};
        put_block(&target, to, source + offset_of_block(from, member), from);
    }
    remote_quiet(routine, &context_default);
}

static bool all_stay(const struct team *team, size_t bytes)
{
    int local = 0;
    while (local < team->local_size && published_stays(team, local, bytes))
        local++;
    return local == team->local_size;
}

static void require_strides(const char *routine, ptrdiff_t dst, ptrdiff_t sst)
{
    if (dst < 1)
        report_fatal(routine, "dst is %td: expected 1 or more", dst);
    if (sst < 1)
        report_fatal(routine, "sst is %td: expected 1 or more", sst);
}

int collective_alltoalls(const char *routine, struct team *team, void *dest, const void *source,
                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t size)
{
    struct strided to = {dst, nelems, size}, from = {sst, nelems, size};
    require_strides(routine, dst, sst);
    size_t bytes = extent(routine, &from, team->members.size);
    size_t dest_bytes = extent(routine, &to, team->members.size);
    struct buffer buffer = buffer_require_source(routine, team, source, bytes);
    struct buffer target = buffer_require(routine, team, "dest", dest, dest_bytes);
    if (UNLIKELY(job.debug)) {
        collective_compare_buffers(routine, team, dest, source, nelems);
        collective_compare(routine, team, "dst", dst);
        collective_compare(routine, team, "sst", sst);
        check_separate(routine, "dest", dest, dest_bytes, "source", source, bytes);
    }
    if (device_buffers_serve(&target, &buffer)) {
        struct device_exchange exchange = {(size_t)dst, (size_t)sst, nelems, size};
        device_alltoalls(routine, team, dest, &buffer, &exchange);
        return 0;
    }
    const struct exchange exchange = {routine, team, &target, &buffer, &to, &from, bytes};
    if (team_spans_nodes(team)) {
        leaders_meet(routine, team);
        if (bytes == 0)
            return 0;
        pull(&exchange, dest);
        push(routine, team, &target, &to, source, &from);
        leaders_meet(routine, team);
        return 0;
    }
    if (target.segment != NULL && pairs_serve(team, bytes)) { /* none of no bytes */
        exchange_by_pairs(&exchange, dest);
        return 0;
    }
    publish(routine, team, &buffer, bytes);
    meeting_meet(routine, team);
    if (bytes != 0)
        pull(&exchange, dest);
    if (!all_stay(team, bytes))
        meeting_meet(routine, team);
    return 0;
}

int collective_alltoall(const char *routine, struct team *team, void *dest, const void *source,
                        size_t nelems, size_t size)
{
    return collective_alltoalls(routine, team, dest, source, 1, 1, nelems, size);
}
