/*
 * Progresses the MPI operations of a program that calls MPI itself, while the program waits in an
 * OpenSHMEM routine.
 */
#include <pthread.h>

#include "mpi_module.h"

static struct {
    pthread_mutex_t mutex; /* if several threads wait, only one polls MPI */
    bool open;
    bool closed;   /* MPI is being finalized: do not call it */
    MPI_Comm comm; /* a communicator of this process only */
    /* A receive on `comm` that no message ever matches; testing it progresses MPI. */
    MPI_Request request;
} poll_receive = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* Returns whether this thread may call MPI now. With MPI_THREAD_SERIALIZED, the program ensures
 * that its threads do not call MPI at the same time. The program does not know when this module
 * calls MPI, so the module calls MPI only if the program has one thread. */
static bool mpi_yield_may_call(bool alone)
{
    int is_main = 0;
    if (alone || job.level == BACKEND_THREAD_MULTIPLE)
        return true;
    return job.level < BACKEND_THREAD_SERIALIZED && PMPI_Is_thread_main(&is_main) == MPI_SUCCESS &&
           is_main;
}

/* Creates a receive that no message will ever match. Testing it progresses MPI and can be
 * repeated without limit. MPICH's probe on a communicator of one process progresses nothing. */
static int mpi_yield_open_receive(void)
{
    if (poll_receive.open)
        return 0;
    if (finalize_hook_install() != 0 || job_duplicate(MPI_COMM_SELF, &poll_receive.comm) != 0)
        return -1;
    poll_receive.open = true;
    int code = PMPI_Irecv(NULL, 0, MPI_BYTE, 0, 0, poll_receive.comm, &poll_receive.request);
    return check("MPI_Irecv", code);
}

static int mpi_yield_close_receive(void)
{
    poll_receive.open = false;
    if (check("MPI_Cancel", PMPI_Cancel(&poll_receive.request)) != 0 ||
        check("MPI_Wait", PMPI_Wait(&poll_receive.request, MPI_STATUS_IGNORE)) != 0)
        return -1;
    return check("MPI_Comm_free", PMPI_Comm_free(&poll_receive.comm));
}

static int mpi_yield_test_receive(void)
{
    int done = 0;
    return check("MPI_Test", PMPI_Test(&poll_receive.request, &done, MPI_STATUS_IGNORE));
}

int yield_for_program(int alone)
{
    int failed = 0;
    if (!mpi_yield_may_call(alone) || pthread_mutex_trylock(&poll_receive.mutex) != 0)
        return 0;
    /* Creating the receive fails if the program uses all communicators of MPI. Try again in the
     * next call. */
    if (!poll_receive.closed && library_is_alive() && mpi_yield_open_receive() == 0)
        failed = mpi_yield_test_receive();
    pthread_mutex_unlock(&poll_receive.mutex);
    return failed;
}

int yield_stop(bool for_good)
{
    pthread_mutex_lock(&poll_receive.mutex);
    int failed = poll_receive.open ? mpi_yield_close_receive() : 0;
    poll_receive.closed |= for_good;
    pthread_mutex_unlock(&poll_receive.mutex);
    return failed;
}
