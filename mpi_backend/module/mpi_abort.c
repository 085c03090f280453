/*
 * The end of the job by one PE, and what is done when this module is unloaded.
 */
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "mpi_module.h"
#include "output.h"

/* mpiexec of Open MPI 4.1 crashes or hangs in half of the jobs in which some PEs call MPI_Abort
 * while another is in MPI_Finalize; it also ends a job in which a process ends with another status
 * than 0. */
static bool mpi_abort_exit_ends_job(int status)
{
    return (status & 0xff) != 0 && library_has(QUIRK_ABORT_IN_FINALIZE) &&
           getenv("OMPI_MCA_orte_hnp_uri") != NULL;
}

/* Launchers may discard output that is still on its way when the job is aborted. Open MPI's takes
 * the abort from another connection and thread than the output, so it gets some time after it has
 * read. */
static void mpi_abort_wait_for_launcher(void)
{
    const struct timespec grace = {.tv_nsec = 20L * 1000 * 1000};
    output_wait_for_reader();
    nanosleep(&grace, NULL);
}

/* On MPI_COMM_WORLD, not on our duplicate: MPICH tells its launcher only then, and aborts another
 * communicator by messages that race with the process's end, so that mpiexec's status is often 9.
 */
void abort_job(int status)
{
    mpi_abort_wait_for_launcher();
    if (!mpi_abort_exit_ends_job(status) && library_is_alive())
        PMPI_Abort(MPI_COMM_WORLD, status);
    _exit(status);
}

static void (*at_unload)(void);

void abort_at_unload(void (*finish)(void))
{
    at_unload = finish;
}

/* A module's destructors run before those of the MPI that it is linked with. */
__attribute__((destructor)) static void mpi_abort_unload(void)
{
    if (at_unload != NULL)
        at_unload();
}
