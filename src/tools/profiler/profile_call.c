#include "profile_call.h"

#include "call_sites.h"
#include "counter_snapshot.h"
#include "profile_file.h"
#include "trace_file.h"

enum { NO_PE = -1 };

bool call_measures;
int call_phase;
_Thread_local uint32_t call_region;

static unsigned profile_call_bit_count(uint64_t number)
{
    return number == 0 ? 0 : 64 - (unsigned)__builtin_clzll(number);
}

/* Returns the size class: 0 for no bytes, 1 for 1 byte, n for up to 2^(n - 1) bytes. */
static unsigned profile_call_size_bin(uint64_t bytes)
{
    return bytes == 0 ? 0 : profile_call_bit_count(bytes - 1) + 1;
}

/* Returns the histogram bin of a duration. Each power of two has four bins: 0, 1, 2, 3, 4, 5, 6,
 * 7, 8 to 9, 10 to 11, ... */
static unsigned profile_call_time_bin(uint64_t ticks)
{
    if (ticks < 4)
        return (unsigned)ticks;
    unsigned shift = profile_call_bit_count(ticks) - 3;
    unsigned bin = 4 * shift + (unsigned)(ticks >> shift);
    return bin < FORMAT_BINS ? bin : FORMAT_BINS - 1;
}

void call_count(struct format_record *record, uint64_t ticks, uint64_t bytes)
{
    record->calls++;
    record->bytes += bytes;
    record->ticks += ticks;
    if (ticks < record->least)
        record->least = ticks;
    if (ticks > record->most)
        record->most = ticks;
    uint32_t *bin = &record->bins[profile_call_time_bin(ticks)];
    *bin += *bin != UINT32_MAX;
}

void call_show(const struct call *call, enum routine_name routine, const void *here,
               const void *frame)
{
    struct trace_ring *ring = call->thread->ring;
    if (ring->depth < TRACE_OPEN) {
        uint64_t site = call_sites_caller((uintptr_t)here, frame);
        ring->open[ring->depth] = (struct trace_call){site, call->start, routine};
    }
    __atomic_store_n(&ring->depth, ring->depth + 1, __ATOMIC_RELEASE);
}

void call_end(struct call *call, enum routine_name routine, uint64_t bytes, const void *here,
              const void *frame)
{
    /* Interval in ticks, about 0.1 s, between updates of the time and the counters in the file. */
    enum { TIME_WRITTEN_EVERY = 1 << 28 };
    struct thread *thread = call->thread;
    if (thread == NULL)
        return;
    call->end = ticks_now();
    call->routine = routine;
    call->bytes = bytes;
    call->site = call_sites_caller((uintptr_t)here, frame);
    thread->depth--;
    if (thread->ring != NULL)
        thread->ring->depth--;
    else
        trace_file_count_lost();
    uint64_t key =
        FORMAT_KEY(routine, profile_call_size_bin(bytes), call_phase, thread->depth > 0) |
        FORMAT_REGION_KEY(call_region);
    struct format_record *record = table_find(thread, call->site, key);
    if (record != NULL)
        call_count(record, call->end - call->start, bytes);
    else
        profile_file_count_lost();
    if (__builtin_expect(call->end - profile_file_header->last.ticks > TIME_WRITTEN_EVERY, 0)) {
        profile_file_write_time();
        counter_snapshot_update();
    }
}

/* Translates a PE's number in the context's team to its number in the job. */
int call_pe_of(shmem_ctx_t ctx, int pe)
{
    shmem_team_t team = SHMEM_TEAM_INVALID;
    if (ctx == SHMEM_CTX_DEFAULT)
        return pe;
    if (ctx == SHMEM_CTX_INVALID || pshmem_ctx_get_team(ctx, &team) != 0 ||
        team == SHMEM_TEAM_INVALID)
        return NO_PE;
    return team == SHMEM_TEAM_WORLD ? pe : pshmem_team_translate_pe(team, pe, SHMEM_TEAM_WORLD);
}

void call_to_pe_of_context(struct call *call, shmem_ctx_t ctx, int pe)
{
    call_to(call, SHMEM_CTX_DEFAULT, call_pe_of(ctx, pe));
}

int call_peer(int dest_pe, int source_pe)
{
    return call_measures && dest_pe == (int)profile_file_header->pe ? source_pe : dest_pe;
}

size_t call_product(const size_t *extents, size_t ndims)
{
    size_t product = 1;
    for (size_t i = 0; i < ndims; i++)
        product *= extents[i];
    return product;
}

size_t call_pieces(const shmemx_piece_t *pieces, size_t count)
{
    size_t bytes = 0;
    for (size_t i = 0; i < count; i++)
        bytes += pieces[i].bytes;
    return bytes;
}

size_t call_sum(const size_t *counts, shmem_team_t team)
{
    size_t sum = 0;
    int n_pes = team == SHMEM_TEAM_INVALID ? 0 : pshmem_team_n_pes(team);
    for (int i = 0; i < n_pes; i++)
        sum += counts[i];
    return sum;
}
