#include "nbc_schedule.h"

#include "base/report.h"
#include "coll/shm/shm_sync.h"
#include "rma/rma.h"

void nbc_schedule_require_host(const char *routine, const char *argument,
                               const struct buffer *buffer)
{
    if (buffer->segment != NULL && buffer->segment->device != NULL)
        report_fatal(routine, "%s is %p, which is device memory: expected host memory", argument,
                     buffer->address);
}

void nbc_schedule_require_root(const char *routine, const struct team *team, int root)
{
    if ((unsigned)root >= (unsigned)team->members.size)
        report_fatal(routine, "PE_root is %d: expected 0 to %d", root, team->members.size - 1);
}

struct nbc_request nbc_schedule_request(const char *routine, const struct team *team, void *dest,
                                        const void *source, size_t nelems, size_t size)
{
    size_t bytes = rma_bytes(routine, nelems, size);
    struct nbc_request request = {.dest = coll_buffer_require(routine, team, "dest", dest, bytes),
                                  .source =
                                      coll_buffer_require_source(routine, team, source, bytes),
                                  .bytes = bytes,
                                  .nelems = nelems};
    nbc_schedule_require_host(routine, "dest", &request.dest);
    nbc_schedule_require_host(routine, "source", &request.source);
    return request;
}

void nbc_schedule_require_bytes(const struct nbc_request *request, int pe, size_t theirs)
{
    if (theirs != request->bytes)
        report_fatal(request->routine,
                     "PE %d passed %zu bytes, but this PE passed %zu bytes: expected the same "
                     "number of elements on all PEs",
                     pe, theirs, request->bytes);
}

static void nbc_schedule_require_same_address(const struct nbc_request *request,
                                              const char *argument, int local, uint64_t mine,
                                              uint64_t theirs)
{
    if (theirs != mine)
        report_fatal(request->routine,
                     "%s is a different symmetric object on PE %d than on this PE: expected the "
                     "same object on all members of the team",
                     argument, team_local_world_pe(request->team, local));
}

void nbc_schedule_require_same(const struct nbc_request *request)
{
    for (int local = 0; local < request->team->local_size; local++) {
        const struct nbc_table_entry *theirs = nbc_request_entry(request, local);
        nbc_schedule_require_bytes(request, team_local_world_pe(request->team, local),
                                   theirs->bytes);
        if (!job.debug)
            continue;
        nbc_schedule_require_same_address(request, "dest", local,
                                          nbc_table_global_address(&request->dest), theirs->dest);
        nbc_schedule_require_same_address(
            request, "source", local, nbc_table_global_address(&request->source), theirs->source);
    }
}

void nbc_schedule_send(struct nbc_request *request, int leader_rank, uint32_t step,
                       const void *data, size_t bytes)
{
    nbc_p2p_send(&request->p2p, request->leaders->pes[leader_rank], step, data, bytes,
                 &request->outstanding);
}

void nbc_schedule_receive(struct nbc_request *request, int leader_rank, uint32_t step, void *dest,
                          size_t bytes)
{
    nbc_p2p_receive(&request->p2p, request->leaders->pes[leader_rank], step, dest, bytes,
                    &request->outstanding);
}

bool nbc_schedule_allgather(struct nbc_request *request, struct allgather *allgather)
{
    const struct leaders *leaders = request->leaders;
    const size_t *lengths = allgather->lengths, *ends = allgather->ends;
    if (!allgather_pack_batch(allgather))
        return false;
    for (int i = 1; i < leaders->count; i++) {
        int from = (int)(((int64_t)leaders->my_rank + leaders->count - i) % leaders->count);
        if (lengths[from] != 0)
            nbc_schedule_receive(request, from, request->exchange_round,
                                 allgather->gathered + ends[from], lengths[from]);
    }
    for (int i = 1; i < leaders->count && lengths[leaders->my_rank] != 0; i++)
        nbc_schedule_send(request, (int)(((int64_t)leaders->my_rank + i) % leaders->count),
                          request->exchange_round, allgather->packed, lengths[leaders->my_rank]);
    coll_buffer_copy(allgather->gathered + ends[leaders->my_rank], allgather->packed,
                     lengths[leaders->my_rank]);
    request->exchange_round++;
    return true;
}
