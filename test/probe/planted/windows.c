/*
 * Windows of the faulty MPI (planted.h). Each comment describes the fault that a routine has if it
 * is planted.
 */
#include <stdint.h>
#include <string.h>

#include "planted.h"

/* ---- Operations ---- */

/* "sum": adds one too much to words of 8 bytes. "no_op": MPI_NO_OP on an int adds one. */
int MPI_Fetch_and_op(const void *origin, void *result, MPI_Datatype type, int target, MPI_Aint at,
                     MPI_Op operation, MPI_Win win)
{
    uint64_t operand = 1;
    int one = 1, code;
    if (is_planted("no_op") && type == MPI_INT && operation == MPI_NO_OP)
        code = PMPI_Fetch_and_op(&one, result, type, target, at, MPI_SUM, win);
    else if (!is_planted("sum") || type != MPI_UINT64_T || operation != MPI_SUM)
        return PMPI_Fetch_and_op(origin, result, type, target, at, operation, win);
    else {
        operand += *(const uint64_t *)origin;
        code = PMPI_Fetch_and_op(&operand, result, type, target, at, operation, win);
    }
    return code == MPI_SUCCESS ? PMPI_Win_flush(target, win) : code;
}

/* Swaps words of 4 bytes unconditionally. */
int MPI_Compare_and_swap(const void *origin, const void *compare, void *result, MPI_Datatype type,
                         int target, MPI_Aint at, MPI_Win win)
{
    int bytes = 0;
    PMPI_Type_size(type, &bytes);
    if (bytes != 4 || !is_planted("compare_and_swap_always"))
        return PMPI_Compare_and_swap(origin, compare, result, type, target, at, win);
    int code = PMPI_Fetch_and_op(origin, result, type, target, at, MPI_REPLACE, win);
    return code == MPI_SUCCESS ? PMPI_Win_flush(target, win) : code;
}

static struct {
    MPI_Win win;
    MPI_Aint at;
    int target, count;
    unsigned char bytes[1 << 16];
} held = {.win = MPI_WIN_NULL};

static int put_held(void)
{
    MPI_Win win = held.win;
    if (win == MPI_WIN_NULL)
        return MPI_SUCCESS;
    held.win = MPI_WIN_NULL;
    PMPI_Put(held.bytes, held.count, MPI_BYTE, held.target, held.at, held.count, MPI_BYTE, win);
    return PMPI_Win_flush(held.target, win);
}

/* "lost": drops a put of 4096 bytes. "put_late": delays each put until the next put or the end of
 * the epoch. */
int MPI_Put(const void *origin, int count, MPI_Datatype type, int target, MPI_Aint at,
            int target_count, MPI_Datatype target_type, MPI_Win win)
{
    if (is_planted("lost") && type == MPI_BYTE && count == 4096)
        return MPI_SUCCESS;
    if (!is_planted("put_late") || type != MPI_BYTE || (size_t)count > sizeof held.bytes)
        return PMPI_Put(origin, count, type, target, at, target_count, target_type, win);
    int code = put_held();
    held.win = win;
    held.at = at;
    held.target = target;
    held.count = count;
    memcpy(held.bytes, origin, (size_t)count);
    return code;
}

/* Executes the delayed put. "win_unlock_all_refuse": returns an error, although it succeeded. */
int MPI_Win_unlock_all(MPI_Win win)
{
    int code = held.win == win ? put_held() : MPI_SUCCESS;
    if (code == MPI_SUCCESS)
        code = PMPI_Win_unlock_all(win);
    return is_planted("win_unlock_all_refuse") ? MPI_ERR_OTHER : code;
}

/* Returns an error, although it could succeed. */
int MPI_Rget(void *origin, int count, MPI_Datatype type, int target, MPI_Aint at, int target_count,
             MPI_Datatype target_type, MPI_Win win, MPI_Request *request)
{
    if (is_planted("refuse"))
        return MPI_ERR_UNSUPPORTED_OPERATION;
    return PMPI_Rget(origin, count, type, target, at, target_count, target_type, win, request);
}

/* Does not transfer the last of 4096 bytes. */
int MPI_Get(void *origin, int count, MPI_Datatype type, int target, MPI_Aint at, int target_count,
            MPI_Datatype target_type, MPI_Win win)
{
    int fewer = count == 4096 && type == MPI_BYTE && is_planted("get_short");
    return PMPI_Get(origin, count - fewer, type, target, at, target_count - fewer, target_type,
                    win);
}

/* ---- Completion ---- */

int MPI_Win_flush(int target, MPI_Win win)
{
    sleep_if_planted("flush_slow");
    return PMPI_Win_flush(target, win);
}

int MPI_Win_flush_all(MPI_Win win)
{
    sleep_if_planted("win_flush_all_slow");
    return PMPI_Win_flush_all(win);
}

/* Returns an error, although it succeeded. */
int MPI_Win_flush_local(int target, MPI_Win win)
{
    int code = PMPI_Win_flush_local(target, win);
    return is_planted("win_flush_local_refuse") ? MPI_ERR_OTHER : code;
}

int MPI_Win_flush_local_all(MPI_Win win)
{
    int code = PMPI_Win_flush_local_all(win);
    return is_planted("win_flush_local_all_refuse") ? MPI_ERR_OTHER : code;
}

/* ---- Windows ---- */

/* Shifts the memory of the window by 16 bytes. */
int MPI_Win_create(void *base, MPI_Aint size, int unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    char *place = base;
    if (is_planted("win_create_shifted"))
        place += 16;
    return PMPI_Win_create(place, size, unit, info, comm, win);
}

/* Returns an error and creates no window. */
int MPI_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    if (is_planted("win_create_dynamic_refuse"))
        return MPI_ERR_OTHER;
    return PMPI_Win_create_dynamic(info, comm, win);
}

int MPI_Win_set_errhandler(MPI_Win win, MPI_Errhandler errors)
{
    sleep_if_planted("win_set_errhandler_slow");
    return PMPI_Win_set_errhandler(win, errors);
}

/* Does not start an epoch if MPI_MODE_NOCHECK is passed. */
int MPI_Win_lock_all(int assertion, MPI_Win win)
{
    if (assertion == MPI_MODE_NOCHECK && is_planted("win_lock_all_nothing"))
        return MPI_SUCCESS;
    return PMPI_Win_lock_all(assertion, win);
}

int MPI_Win_attach(MPI_Win win, void *base, MPI_Aint size)
{
    sleep_if_planted("win_attach_slow");
    return PMPI_Win_attach(win, base, size);
}

/* Returns an error in every second call, although it succeeded. */
int MPI_Win_detach(MPI_Win win, const void *base)
{
    static int calls;
    int code = PMPI_Win_detach(win, base);
    return is_turn_of("win_detach_refuse", &calls) ? MPI_ERR_OTHER : code;
}

/* Does not wait for other PEs: it frees the window only when the next one is freed. */
int MPI_Win_free(MPI_Win *win)
{
    static MPI_Win kept = MPI_WIN_NULL;
    MPI_Win freed = *win;
    if (!is_planted("win_free_late"))
        return PMPI_Win_free(win);
    *win = kept;
    kept = freed;
    int code = *win == MPI_WIN_NULL ? MPI_SUCCESS : PMPI_Win_free(win);
    *win = MPI_WIN_NULL;
    return code;
}
