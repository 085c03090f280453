/*
 * MPI windows: memory of all PEs that MPI's one-sided operations can access.
 */
#include <stdlib.h>

#include "mpi_module.h"

_Static_assert(sizeof(MPI_Aint) >= sizeof(ptrdiff_t), "MPI counts what PTRDIFF_MAX allows");

struct backend_window {
    MPI_Win win;
    int n_pes; /* number of PEs of the window */
    /* One bit for each PE, set if an operation to that PE was started since the last flush.
     * NULL, unless MPI must flush PE by PE. */
    uint64_t *addressed;
    /* For each PE, the offset of the last operation since the last flush, or UNUSED. NULL,
     * unless MPI spins in a flush and PEs share cores. */
    MPI_Aint *used;
};

enum { WORD_BITS = 64, UNUSED = -1 };

static bool cores_are_shared;

void window_share_cores(void)
{
    cores_are_shared = true;
}

/* ---- Creation and destruction ---- */

/* The memory of a new window. A dynamic window has no memory yet. */
struct extent {
    MPI_Comm comm;
    bool dynamic;
    void *base;
    size_t length;
};

static int mpi_window_create_window(const struct extent *extent, MPI_Win *win)
{
    size_t length = extent->length;
    if (extent->dynamic)
        return check("MPI_Win_create_dynamic",
                     PMPI_Win_create_dynamic(MPI_INFO_NULL, extent->comm, win));
    if (length > PTRDIFF_MAX)
        return fail("a window of %zu bytes exceeds the maximum length that MPI supports", length);
    int code = PMPI_Win_create(extent->base, (MPI_Aint)length, 1, MPI_INFO_NULL, extent->comm, win);
    return check("MPI_Win_create", code);
}

/* Returns 0 if `failed` is 0 on all PEs of `comm`. All PEs get the same result. Collective. */
static int mpi_window_agree_on_window(MPI_Comm comm, int failed)
{
    return comm_agree(comm, failed, "the window could not be created on another PE");
}

/* Opens the window for access to all PEs, until it is freed. MPI_MODE_NOCHECK is valid because
 * no PE takes a conflicting lock. */
static int mpi_window_open_access(MPI_Win win)
{
    if (check("MPI_Win_set_errhandler", PMPI_Win_set_errhandler(win, MPI_ERRORS_RETURN)) != 0)
        return -1;
    return check("MPI_Win_lock_all", PMPI_Win_lock_all(MPI_MODE_NOCHECK, win));
}

static int mpi_window_open_over(const struct extent *extent, struct backend_window *window)
{
    /* If the creation fails on a PE, MPI reports this on all PEs, or hangs. A window that
     * existed on only some PEs could not be freed. */
    if (mpi_window_agree_on_window(extent->comm, mpi_window_create_window(extent, &window->win)) !=
        0)
        return -1;
    int failed = mpi_window_open_access(window->win);
    if (mpi_window_agree_on_window(extent->comm, failed) == 0)
        return 0;
    if (!failed)
        PMPI_Win_unlock_all(window->win);
    PMPI_Win_free(&window->win);
    return -1;
}

static void mpi_window_discard(struct backend_window *window)
{
    if (window == NULL)
        return;
    free(window->addressed);
    free(window->used);
    free(window);
}

static bool mpi_window_allocate_addressed(struct backend_window *window)
{
    window->addressed = calloc((size_t)window->n_pes / WORD_BITS + 1, sizeof *window->addressed);
    return window->addressed != NULL;
}

static bool mpi_window_allocate_used(struct backend_window *window)
{
    size_t n_pes = (size_t)window->n_pes;
    window->used = malloc(n_pes * sizeof *window->used);
    for (size_t i = 0; window->used != NULL && i < n_pes; i++)
        window->used[i] = UNUSED;
    return window->used != NULL;
}

/* Sets all members of `window`, except the MPI window itself. */
static int mpi_window_prepare_window(MPI_Comm comm, struct backend_window *window)
{
    if (window == NULL)
        return fail("out of memory for a window");
    if (check("MPI_Comm_size", PMPI_Comm_size(comm, &window->n_pes)) != 0)
        return -1;
    if ((library_has(QUIRK_FLUSH_ALL_EARLY) && !mpi_window_allocate_addressed(window)) ||
        (cores_are_shared && one_sided_spins_in_flush() && !mpi_window_allocate_used(window)))
        return fail("out of memory for a window");
    return 0;
}

static int mpi_window_make_window(const struct extent *extent, struct backend_window **window)
{
    struct backend_window *made = calloc(1, sizeof *made);
    int failed = mpi_window_prepare_window(extent->comm, made);
    if (mpi_window_agree_on_window(extent->comm, failed) != 0 || made == NULL ||
        mpi_window_open_over(extent, made) != 0) {
        mpi_window_discard(made);
        return -1;
    }
    *window = made;
    return 0;
}

int window_create_on(MPI_Comm comm, void *base, size_t length, struct backend_window **window)
{
    return mpi_window_make_window(&(struct extent){.comm = comm, .base = base, .length = length},
                                  window);
}

int window_create(void *base, size_t length, struct backend_window **window)
{
    return window_create_on(job.comm, base, length, window);
}

int window_create_over(struct backend_group *group, void *base, size_t length,
                       struct backend_window **window)
{
    MPI_Comm comm;
    MPI_Errhandler saved;
    group_comm(group, &comm);
    if (comm_return_errors(comm, &saved) != 0)
        return -1;
    int failed = window_create_on(comm, base, length, window);
    return comm_restore_errors(comm, &saved) != 0 ? -1 : failed;
}

int window_create_dynamic(struct backend_window **window)
{
    return mpi_window_make_window(&(struct extent){.comm = job.comm, .dynamic = true}, window);
}

int window_attach(struct backend_window *window, void *base, size_t length)
{
    if (length > PTRDIFF_MAX)
        return fail("%zu bytes exceed the maximum length of memory that MPI can attach to a window",
                    length);
    return check("MPI_Win_attach", PMPI_Win_attach(window->win, base, (MPI_Aint)length));
}

int window_detach(struct backend_window *window, void *base)
{
    return check("MPI_Win_detach", PMPI_Win_detach(window->win, base));
}

int window_free(struct backend_window *window)
{
    int failed = 0;
    if (!library_is_finalized()) {
        failed = check("MPI_Win_unlock_all", PMPI_Win_unlock_all(window->win));
        if (check("MPI_Win_free", PMPI_Win_free(&window->win)) != 0)
            failed = -1;
    }
    mpi_window_discard(window);
    return failed;
}

/* ---- Export to the program ---- */

int window_export(struct backend_window *window)
{
    return check("MPI_Win_set_errhandler",
                 PMPI_Win_set_errhandler(window->win, MPI_ERRORS_ARE_FATAL));
}

void window_win(const struct backend_window *window, void *win)
{
    *(MPI_Win *)win = window == NULL ? MPI_WIN_NULL : window->win;
}

/* ---- Transfers ---- */

static void mpi_window_record_use(struct backend_window *window, int pe, size_t offset)
{
    if (window->addressed != NULL)
        window->addressed[pe / WORD_BITS] |= UINT64_C(1) << pe % WORD_BITS;
    if (window->used != NULL)
        window->used[pe] = (MPI_Aint)offset;
}

static size_t mpi_window_chunk_of(size_t bytes)
{
    return bytes < CHUNK_BYTES ? bytes : CHUNK_BYTES;
}

int window_put(struct backend_window *window, int pe, size_t offset, const void *source,
               size_t bytes)
{
    const char *from = source;
    mpi_window_record_use(window, pe, offset);
    for (size_t done = 0; done < bytes; done += mpi_window_chunk_of(bytes - done)) {
        int count = (int)mpi_window_chunk_of(bytes - done);
        int code = PMPI_Put(from + done, count, MPI_BYTE, pe, (MPI_Aint)(offset + done), count,
                            MPI_BYTE, window->win);
        if (check("MPI_Put", code) != 0)
            return -1;
    }
    return 0;
}

int window_get(struct backend_window *window, int pe, size_t offset, void *dest, size_t bytes)
{
    char *to = dest;
    mpi_window_record_use(window, pe, offset);
    for (size_t done = 0; done < bytes; done += mpi_window_chunk_of(bytes - done)) {
        int count = (int)mpi_window_chunk_of(bytes - done);
        int code = PMPI_Get(to + done, count, MPI_BYTE, pe, (MPI_Aint)(offset + done), count,
                            MPI_BYTE, window->win);
        if (check("MPI_Get", code) != 0)
            return -1;
    }
    return 0;
}

/* ---- Atomics ---- */

static MPI_Datatype mpi_window_word(size_t size)
{
    return size == 4 ? MPI_UINT32_T : MPI_UINT64_T;
}

static MPI_Op mpi_window_operation_of_mpi(enum backend_operation operation)
{
    switch (operation) {
    case BACKEND_SUM:
        return MPI_SUM;
    case BACKEND_AND:
        return MPI_BAND;
    case BACKEND_OR:
        return MPI_BOR;
    case BACKEND_XOR:
        return MPI_BXOR;
    case BACKEND_REPLACE:
        return MPI_REPLACE;
    case BACKEND_NO_OP:
        return MPI_NO_OP;
    }
    return MPI_OP_NULL;
}

int window_fetch_and_op(struct backend_window *window, int pe, size_t offset, size_t size,
                        enum backend_operation operation, const void *value, void *result)
{
    mpi_window_record_use(window, pe, offset);
    int code = PMPI_Fetch_and_op(value, result, mpi_window_word(size), pe, (MPI_Aint)offset,
                                 mpi_window_operation_of_mpi(operation), window->win);
    return check("MPI_Fetch_and_op", code);
}

int window_compare_and_swap(struct backend_window *window, int pe, size_t offset, size_t size,
                            const void *condition, const void *value, void *result)
{
    mpi_window_record_use(window, pe, offset);
    int code = PMPI_Compare_and_swap(value, condition, result, mpi_window_word(size), pe,
                                     (MPI_Aint)offset, window->win);
    return check("MPI_Compare_and_swap", code);
}

/* ---- Completion ---- */

/* Flushes PE by PE, because MPI_Win_flush_all of MPICH may return before a large get is
 * complete. The same fault then occurs in every later flush of all PEs. */
static int mpi_window_flush_each(struct backend_window *window,
                                 int (*flush)(struct backend_window *, int))
{
    for (int at = 0; at <= window->n_pes / WORD_BITS; at++)
        for (uint64_t left = window->addressed[at]; left != 0; left &= left - 1)
            if (flush(window, at * WORD_BITS + __builtin_ctzll(left)) != 0)
                return -1;
    return 0;
}

/* Starts a get of one byte from the target, which completes after all earlier operations, and
 * waits for it by tests. The earlier operations are then usually complete, so that MPI's flush
 * does not spin. */
static int mpi_window_wait_for_target(struct backend_window *window, int pe)
{
    char byte;
    MPI_Request request;
    if (window->used == NULL || window->used[pe] == UNUSED)
        return 0;
    int code =
        PMPI_Rget(&byte, 1, MPI_BYTE, pe, window->used[pe], 1, MPI_BYTE, window->win, &request);
    window->used[pe] = UNUSED;
    return wait_for("MPI_Rget", code, &request);
}

int window_flush(struct backend_window *window, int pe)
{
    if (pe == BACKEND_ANY_PE && window->addressed != NULL)
        return mpi_window_flush_each(window, window_flush);
    if (pe == BACKEND_ANY_PE)
        return check("MPI_Win_flush_all", PMPI_Win_flush_all(window->win));
    if (window->addressed != NULL)
        window->addressed[pe / WORD_BITS] &= ~(UINT64_C(1) << pe % WORD_BITS);
    if (mpi_window_wait_for_target(window, pe) != 0)
        return -1;
    return check("MPI_Win_flush", PMPI_Win_flush(pe, window->win));
}

int window_flush_local(struct backend_window *window, int pe)
{
    if (pe == BACKEND_ANY_PE && window->addressed != NULL)
        return mpi_window_flush_each(window, window_flush_local);
    if (pe == BACKEND_ANY_PE || one_sided_hangs_in_flush_local())
        return check("MPI_Win_flush_local_all", PMPI_Win_flush_local_all(window->win));
    if (mpi_window_wait_for_target(window, pe) != 0)
        return -1;
    return check("MPI_Win_flush_local", PMPI_Win_flush_local(pe, window->win));
}
