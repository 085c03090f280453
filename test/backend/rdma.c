/*
 * Preloaded library: makes any MPI look as if its network used RDMA. Data of windows and atomics on
 * them are transferred without a call of MPI by the target. The kernel copies between the processes
 * of a host.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/uio.h>
#include <unistd.h>

enum { MOST_WINDOWS = 64 };

/* Part of a window on one PE. */
struct part {
    uint64_t pid, base;
};

static struct {
    MPI_Win win;
    struct part *parts; /* NULL: this entry is free */
} windows[MOST_WINDOWS];

static void require(int holds, const char *what)
{
    if (holds)
        return;
    perror(what);
    abort();
}

static int place_of(MPI_Win win)
{
    int place = 0;
    while (place < MOST_WINDOWS && (windows[place].parts == NULL || windows[place].win != win))
        place++;
    return place;
}

static void remember(MPI_Win win, void *base, MPI_Comm comm)
{
    int n_pes;
    struct part own = {(uint64_t)getpid(), (uintptr_t)base};
    PMPI_Comm_size(comm, &n_pes);
    struct part *parts = malloc((size_t)n_pes * sizeof own);
    require(parts != NULL, "rdma: malloc");
    PMPI_Allgather(&own, 2, MPI_UINT64_T, parts, 2, MPI_UINT64_T, comm);
    for (int place = 0; place < MOST_WINDOWS; place++)
        if (windows[place].parts == NULL) {
            windows[place].win = win;
            windows[place].parts = parts;
            return;
        }
    free(parts);
    require(0, "rdma: more than 64 windows");
}

int PMPI_Win_create(void *base, MPI_Aint size, int unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    int code = MPI_Win_create(base, size, unit, info, comm, win);
    if (code == MPI_SUCCESS)
        remember(*win, base, comm);
    return code;
}

int PMPI_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    int code = MPI_Win_create_dynamic(info, comm, win);
    if (code == MPI_SUCCESS)
        remember(*win, NULL, comm);
    return code;
}

int PMPI_Win_free(MPI_Win *win)
{
    int place = place_of(*win);
    if (place < MOST_WINDOWS) {
        free(windows[place].parts);
        windows[place].parts = NULL;
    }
    return MPI_Win_free(win);
}

/* Reads or writes the bytes at `offset` in a PE's part of a window. */
static void copy(MPI_Win win, int pe, MPI_Aint offset, void *here, size_t bytes, int writes)
{
    int place = place_of(win);
    require(place < MOST_WINDOWS, "rdma: an unknown window");
    const struct part *part = &windows[place].parts[pe];
    struct iovec local = {here, bytes}, there;
    there.iov_base = (void *)(uintptr_t)(part->base + (uint64_t)offset);
    there.iov_len = bytes;
    ssize_t moved = writes ? process_vm_writev((pid_t)part->pid, &local, 1, &there, 1, 0)
                           : process_vm_readv((pid_t)part->pid, &local, 1, &there, 1, 0);
    require(moved == (ssize_t)bytes, "rdma: the kernel cannot copy between two processes");
}

static size_t bytes_of(int count, MPI_Datatype type)
{
    int size;
    PMPI_Type_size(type, &size);
    return (size_t)count * (size_t)size;
}

int PMPI_Put(const void *from, int count, MPI_Datatype type, int pe, MPI_Aint offset, int there,
             MPI_Datatype type_there, MPI_Win win)
{
    (void)there, (void)type_there;
    copy(win, pe, offset, (void *)(uintptr_t)from, bytes_of(count, type), 1);
    return MPI_SUCCESS;
}

int PMPI_Get(void *to, int count, MPI_Datatype type, int pe, MPI_Aint offset, int there,
             MPI_Datatype type_there, MPI_Win win)
{
    (void)there, (void)type_there;
    copy(win, pe, offset, to, bytes_of(count, type), 0);
    return MPI_SUCCESS;
}

int PMPI_Rget(void *to, int count, MPI_Datatype type, int pe, MPI_Aint offset, int there,
              MPI_Datatype type_there, MPI_Win win, MPI_Request *request)
{
    *request = MPI_REQUEST_NULL; /* complete */
    return PMPI_Get(to, count, type, pe, offset, there, type_there, win);
}

/* Every operation is already complete. Some MPIs would ask the target PE. */
int PMPI_Win_flush(int pe, MPI_Win win)
{
    (void)pe, (void)win;
    return MPI_SUCCESS;
}

int PMPI_Win_flush_local(int pe, MPI_Win win)
{
    return PMPI_Win_flush(pe, win);
}

int PMPI_Win_flush_all(MPI_Win win)
{
    return PMPI_Win_flush(0, win);
}

int PMPI_Win_flush_local_all(MPI_Win win)
{
    return PMPI_Win_flush(0, win);
}

/* ---- Atomics: a file lock allows one at a time on this machine ---- */

static void lock_all(int operation)
{
    static int file = -1;
    if (file < 0) {
        Dl_info own;
        require(dladdr((void *)(uintptr_t)lock_all, &own) != 0, "rdma: dladdr");
        file = open(own.dli_fname, O_RDONLY | O_CLOEXEC);
    }
    require(flock(file, operation) == 0, "rdma: flock");
}

static uint64_t combine(uint64_t old, uint64_t value, MPI_Op op)
{
    if (op == MPI_SUM)
        return old + value;
    if (op == MPI_BAND)
        return old & value;
    if (op == MPI_BOR)
        return old | value;
    if (op == MPI_BXOR)
        return old ^ value;
    require(op == MPI_REPLACE, "rdma: an unknown operation");
    return value;
}

static uint64_t word(const void *at, size_t bytes)
{
    uint32_t narrow = 0;
    uint64_t wide = 0;
    memcpy(bytes == sizeof narrow ? (void *)&narrow : (void *)&wide, at, bytes);
    return bytes == sizeof narrow ? narrow : wide;
}

static void set_word(MPI_Win win, int pe, MPI_Aint offset, uint64_t value, size_t bytes)
{
    uint32_t narrow = (uint32_t)value;
    copy(win, pe, offset, bytes == sizeof narrow ? (void *)&narrow : (void *)&value, bytes, 1);
}

int PMPI_Fetch_and_op(const void *value, void *result, MPI_Datatype type, int pe, MPI_Aint offset,
                      MPI_Op op, MPI_Win win)
{
    size_t bytes = bytes_of(1, type);
    lock_all(LOCK_EX);
    copy(win, pe, offset, result, bytes, 0);
    if (op != MPI_NO_OP)
        set_word(win, pe, offset, combine(word(result, bytes), word(value, bytes), op), bytes);
    lock_all(LOCK_UN);
    return MPI_SUCCESS;
}

int PMPI_Compare_and_swap(const void *value, const void *condition, void *result, MPI_Datatype type,
                          int pe, MPI_Aint offset, MPI_Win win)
{
    size_t bytes = bytes_of(1, type);
    lock_all(LOCK_EX);
    copy(win, pe, offset, result, bytes, 0);
    if (memcmp(result, condition, bytes) == 0)
        set_word(win, pe, offset, word(value, bytes), bytes);
    lock_all(LOCK_UN);
    return MPI_SUCCESS;
}
