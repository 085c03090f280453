/*
 * Tests the MPI calls of the backend module for a window (mpi_backend/module/mpi_window.c), by
 * counting them: which PEs a flush of all PEs flushes if each is flushed separately, the length of
 * one transfer, and cleanup if a window cannot be created.
 */
#include "module/mpi_window.c" /* NOLINT(bugprone-suspicious-include) */

#include "unit.h"

/* ---- Replacements of MPI calls ---- */

enum { PES = 130 };

static struct {
    int put, get, fetch_and_op, swap, flush_all, flush_local_all, rget, unlock, free, create;
} calls;
static int flushed[PES], flushed_locally[PES]; /* number of calls for each PE */
static MPI_Aint last_offset, last_count, total;
static const char *next_origin;
static int put_fails_at = -1;

int PMPI_Comm_size(MPI_Comm comm, int *size)
{
    (void)comm;
    *size = PES;
    return MPI_SUCCESS;
}

int PMPI_Win_create(void *base, MPI_Aint length, int unit, MPI_Info info, MPI_Comm comm,
                    MPI_Win *win)
{
    (void)base, (void)info, (void)comm, (void)win;
    CHECK(unit == 1 && length == 4096);
    calls.create++;
    return MPI_SUCCESS;
}

int PMPI_Win_lock_all(int assert, MPI_Win win)
{
    (void)win;
    CHECK(assert == MPI_MODE_NOCHECK);
    return MPI_SUCCESS;
}

int PMPI_Win_unlock_all(MPI_Win win)
{
    (void)win;
    calls.unlock++;
    return MPI_SUCCESS;
}

int PMPI_Win_free(MPI_Win *win)
{
    (void)win;
    /* Not while the window may be in use. */
    CHECK_SIZE((size_t)calls.unlock, (size_t)calls.free + 1);
    calls.free++;
    return MPI_SUCCESS;
}

int PMPI_Win_set_errhandler(MPI_Win win, MPI_Errhandler handler)
{
    (void)win;
    CHECK(handler == MPI_ERRORS_RETURN);
    return MPI_SUCCESS;
}

/* Transfers must be consecutive in both memories. */
static void expect_piece(const void *origin, int count, MPI_Aint offset)
{
    CHECK(next_origin == NULL || origin == next_origin);
    CHECK(total == 0 || offset == last_offset + last_count);
    next_origin = (const char *)origin + count;
    last_offset = offset;
    last_count = count;
    total += count;
}

int PMPI_Put(const void *origin, int count, MPI_Datatype type, int pe, MPI_Aint offset,
             int there_count, MPI_Datatype there, MPI_Win win)
{
    (void)pe, (void)win;
    CHECK(type == MPI_BYTE && there == MPI_BYTE && count == there_count);
    expect_piece(origin, count, offset);
    return ++calls.put == put_fails_at ? MPI_ERR_OTHER : MPI_SUCCESS;
}

int PMPI_Get(void *origin, int count, MPI_Datatype type, int pe, MPI_Aint offset, int there_count,
             MPI_Datatype there, MPI_Win win)
{
    (void)pe, (void)win;
    CHECK(type == MPI_BYTE && there == MPI_BYTE && count == there_count);
    expect_piece(origin, count, offset);
    calls.get++;
    return MPI_SUCCESS;
}

int PMPI_Fetch_and_op(const void *value, void *result, MPI_Datatype type, int pe, MPI_Aint offset,
                      MPI_Op op, MPI_Win win)
{
    (void)pe, (void)win;
    CHECK(value != result && type == MPI_UINT32_T && offset == 8 && op == MPI_BXOR);
    memset(result, 0, 4);
    calls.fetch_and_op++;
    return MPI_SUCCESS;
}

int PMPI_Compare_and_swap(const void *value, const void *condition, void *result, MPI_Datatype type,
                          int pe, MPI_Aint offset, MPI_Win win)
{
    (void)pe, (void)win, (void)result;
    CHECK(*(const char *)value == 'v' && *(const char *)condition == 'c');
    CHECK(type == MPI_UINT64_T && offset == 16);
    calls.swap++;
    return MPI_SUCCESS;
}

int PMPI_Rget(void *origin, int count, MPI_Datatype type, int pe, MPI_Aint offset, int there_count,
              MPI_Datatype there, MPI_Win win, MPI_Request *request)
{
    (void)origin, (void)type, (void)there, (void)win, (void)request;
    CHECK(count == 1 && there_count == 1 && pe == 5);
    last_offset = offset;
    calls.rget++;
    return MPI_SUCCESS;
}

int PMPI_Win_flush(int pe, MPI_Win win)
{
    (void)win;
    flushed[pe]++;
    return MPI_SUCCESS;
}

int PMPI_Win_flush_local(int pe, MPI_Win win)
{
    (void)win;
    flushed_locally[pe]++;
    return MPI_SUCCESS;
}

int PMPI_Win_flush_all(MPI_Win win)
{
    (void)win;
    calls.flush_all++;
    return MPI_SUCCESS;
}

int PMPI_Win_flush_local_all(MPI_Win win)
{
    (void)win;
    calls.flush_local_all++;
    return MPI_SUCCESS;
}

/* ---- Replacements of the module's other files ---- */

struct module_job job;
static bool flushes_early, spins, hangs, is_finalized;
static int agreements, refused_at = -1; /* index of the agreement that another PE refuses, or -1 */

int fail(const char *format, ...)
{
    (void)format;
    return -1;
}

int fail_with_code(const char *call, int code)
{
    (void)call, (void)code;
    return -1;
}

bool library_has(enum quirk quirk)
{
    return quirk == QUIRK_FLUSH_ALL_EARLY && flushes_early;
}

int library_is_finalized(void)
{
    return is_finalized;
}

bool one_sided_spins_in_flush(void)
{
    return spins;
}

bool one_sided_hangs_in_flush_local(void)
{
    return hangs;
}

int wait_for(const char *call, int code, MPI_Request *request)
{
    (void)call, (void)request;
    return code == MPI_SUCCESS ? 0 : -1;
}

int comm_agree(MPI_Comm comm, int failed, const char *elsewhere)
{
    (void)comm, (void)elsewhere;
    return failed != 0 || agreements++ == refused_at ? -1 : 0;
}

int comm_return_errors(MPI_Comm comm, MPI_Errhandler *saved)
{
    (void)comm, (void)saved;
    return 0;
}

int comm_restore_errors(MPI_Comm comm, MPI_Errhandler *saved)
{
    (void)comm, (void)saved;
    return 0;
}

void group_comm(const struct backend_group *group, void *comm)
{
    (void)group;
    *(MPI_Comm *)comm = job.comm;
}

/* ---- Tests ---- */

static char memory[4096];

static void forget_calls(void)
{
    memset(&calls, 0, sizeof calls);
    memset(flushed, 0, sizeof flushed);
    memset(flushed_locally, 0, sizeof flushed_locally);
    total = 0;
    next_origin = NULL;
}

static struct backend_window *begin(void)
{
    struct backend_window *window = NULL;
    forget_calls();
    agreements = 0;
    CHECK(window_create(memory, sizeof memory, &window) == 0 && window != NULL);
    return window;
}

static void end(struct backend_window *window)
{
    CHECK(window_free(window) == 0 && calls.unlock == 1 && calls.free == 1);
}

/* Expects that exactly these PEs were flushed, `each` times. */
static void expect_flushed(const int *times, const int *pes, int count, int each)
{
    int sum = 0;
    for (int pe = 0; pe < PES; pe++)
        sum += times[pe];
    CHECK_SIZE((size_t)sum, (size_t)(count * each));
    for (int i = 0; i < count; i++)
        CHECK_SIZE((size_t)times[pes[i]], (size_t)each);
}

/* Each kind of operation makes its PE need a flush, and only one. */
static void each_used_pe_is_flushed_once(void)
{
    static const int pes[] = {0, 63, 64, 129}, one[] = {64};
    flushes_early = true;
    struct backend_window *window = begin();
    CHECK(window_flush(window, BACKEND_ANY_PE) == 0);
    expect_flushed(flushed, pes, 0, 0);
    CHECK(window_put(window, 0, 0, memory, 8) == 0);
    CHECK(window_fetch_and_op(window, 64, 8, 4, BACKEND_XOR, memory, memory + 8) == 0);
    CHECK(window_compare_and_swap(window, 129, 16, 8, "c", "v", memory) == 0);
    total = 0, next_origin = NULL;
    CHECK(window_get(window, 63, 0, memory, 8) == 0);
    CHECK(window_flush_local(window, BACKEND_ANY_PE) == 0);
    expect_flushed(flushed_locally, pes, 4, 1);
    expect_flushed(flushed, pes, 0, 0);
    CHECK(window_flush(window, BACKEND_ANY_PE) == 0);
    CHECK(window_flush(window, BACKEND_ANY_PE) == 0);
    expect_flushed(flushed, pes, 4, 1);
    memset(flushed, 0, sizeof flushed);
    total = 0, next_origin = NULL;
    CHECK(window_put(window, 64, 0, memory, 8) == 0 && window_flush(window, 64) == 0);
    CHECK(window_flush(window, BACKEND_ANY_PE) == 0);
    expect_flushed(flushed, one, 1, 1);
    CHECK(calls.flush_all == 0 && calls.flush_local_all == 0);
    end(window);
    flushes_early = false;
}

static void flush_of_all_pes_calls_flush_all(void)
{
    static const int one[] = {7};
    struct backend_window *window = begin();
    CHECK(window_put(window, 7, 0, memory, 8) == 0);
    CHECK(window_flush(window, BACKEND_ANY_PE) == 0 && calls.flush_all == 1);
    CHECK(window_flush_local(window, BACKEND_ANY_PE) == 0 && calls.flush_local_all == 1);
    CHECK(window_flush(window, 7) == 0 && window_flush_local(window, 7) == 0);
    expect_flushed(flushed, one, 1, 1);
    expect_flushed(flushed_locally, one, 1, 1);
    hangs = true;
    CHECK(window_flush_local(window, 7) == 0 && calls.flush_local_all == 2);
    expect_flushed(flushed_locally, one, 1, 1);
    hangs = false;
    end(window);
}

/* If PEs share cores and MPI's flush spins, the module first waits for a get from the address that
 * was used last. */
static void spinning_flush_gets_from_last_address(void)
{
    window_share_cores();
    spins = true;
    struct backend_window *window = begin();
    CHECK(window_flush(window, 5) == 0 && calls.rget == 0);
    CHECK(window_put(window, 5, 40, memory, 8) == 0);
    CHECK(window_put(window, 5, 48, memory + 8, 8) == 0);
    CHECK(window_flush(window, 5) == 0 && calls.rget == 1 && last_offset == 48);
    CHECK(window_flush(window, 5) == 0 && calls.rget == 1);
    end(window);
    spins = false;
}

/* The fake MPI does not access the memory, so the transfers may exceed it. */
static void long_transfers_are_split_into_chunks(void)
{
    struct backend_window *window = begin();
    size_t bytes = 2 * CHUNK_BYTES + 5;
    CHECK(window_put(window, 1, 24, memory, bytes) == 0 && calls.put == 3);
    CHECK(total == (MPI_Aint)bytes && last_count == 5);
    total = 0, next_origin = NULL;
    CHECK(window_get(window, 1, 24, memory, bytes) == 0 && calls.get == 3);
    CHECK(total == (MPI_Aint)bytes && last_count == 5);
    total = 0, next_origin = NULL;
    CHECK(window_put(window, 1, 24, memory, CHUNK_BYTES) == 0 && calls.put == 4);
    CHECK(window_put(window, 1, 24, memory, 0) == 0 && calls.put == 4);
    total = 0, next_origin = NULL;
    put_fails_at = 6;
    CHECK(window_put(window, 1, 24, memory, bytes) != 0 && calls.put == 6);
    put_fails_at = -1;
    end(window);
}

/* Expects that the module frees what this PE has created. If a PE refuses before a window can be
 * freed, MPI frees it later. */
static void creation_fails_if_one_pe_refuses(int at, int created, int freed)
{
    struct backend_window *window = NULL;
    forget_calls();
    agreements = 0;
    refused_at = at;
    CHECK(window_create(memory, sizeof memory, &window) != 0 && window == NULL);
    CHECK(calls.create == created && calls.unlock == freed && calls.free == freed);
    refused_at = -1;
}

static void no_window_is_freed_after_finalize(void)
{
    struct backend_window *window = begin();
    is_finalized = true;
    CHECK(window_free(window) == 0 && calls.unlock == 0 && calls.free == 0);
    is_finalized = false;
}

int main(void)
{
    each_used_pe_is_flushed_once();
    flush_of_all_pes_calls_flush_all();
    spinning_flush_gets_from_last_address();
    long_transfers_are_split_into_chunks();
    creation_fails_if_one_pe_refuses(0, 0, 0);
    creation_fails_if_one_pe_refuses(1, 1, 0);
    creation_fails_if_one_pe_refuses(2, 1, 1);
    no_window_is_freed_after_finalize();
    return unit_status();
}
