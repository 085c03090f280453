/*
 * Programs that call MPI themselves: what they have under way there moves while they wait in
 * OpenSHMEM.
 */
#include <pthread.h>

#include "module.h"

static struct {
    pthread_mutex_t mutex; /* of several threads that wait one is enough */
    bool open;
    bool closed;         /* MPI is being finalized */
    MPI_Comm comm;       /* of this process alone, */
    MPI_Request request; /* to which nobody sends on it */
} own = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* With MPI_THREAD_SERIALIZED the program sees to it that its threads call MPI one after the other,
 * and cannot know of our call. */
static bool may_call(bool alone)
{
    int is_main = 0;
    if (alone || job.level == BACKEND_THREAD_MULTIPLE)
        return true;
    return job.level < BACKEND_THREAD_SERIALIZED && PMPI_Is_thread_main(&is_main) == MPI_SUCCESS &&
           is_main;
}

/* What MPI can be asked for without end: to test a receive that no message comes for. A probe does
 * less: MPICH's, of this process alone, lets nothing move. */
static int open_own(void)
{
    if (own.open)
        return 0;
    if (finalize_watch() != 0 || job_duplicate(MPI_COMM_SELF, &own.comm) != 0)
        return -1;
    own.open = true;
    int code = PMPI_Irecv(NULL, 0, MPI_BYTE, 0, 0, own.comm, &own.request);
    return check("MPI_Irecv", code);
}

static int close_own(void)
{
    own.open = false;
    if (check("MPI_Cancel", PMPI_Cancel(&own.request)) != 0 ||
        check("MPI_Wait", PMPI_Wait(&own.request, MPI_STATUS_IGNORE)) != 0)
        return -1;
    return check("MPI_Comm_free", PMPI_Comm_free(&own.comm));
}

static int test_own(void)
{
    int done = 0;
    return check("MPI_Test", PMPI_Test(&own.request, &done, MPI_STATUS_IGNORE));
}

int yield_to_program(int alone)
{
    int failed = 0;
    if (!may_call(alone) || pthread_mutex_trylock(&own.mutex) != 0)
        return 0;
    /* The program may have all of MPI's communicators for a while. */
    if (!own.closed && library_is_alive() && open_own() == 0)
        failed = test_own();
    pthread_mutex_unlock(&own.mutex);
    return failed;
}

int yield_stop(bool for_good)
{
    pthread_mutex_lock(&own.mutex);
    int failed = own.open ? close_own() : 0;
    own.closed |= for_good;
    pthread_mutex_unlock(&own.mutex);
    return failed;
}
