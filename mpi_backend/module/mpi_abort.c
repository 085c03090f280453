/*
 * Terminates the job when one PE requests it, and runs a function when this module is unloaded.
 */
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "mpi_module.h"
#include "output.h"

/* Returns true if this process exits instead of calling MPI_Abort. mpiexec of Open MPI 4.1
 * crashes or hangs in half of the jobs in which some PEs call MPI_Abort while another PE is in
 * MPI_Finalize. This mpiexec also terminates the job if a process exits with a nonzero status. */
static bool mpi_abort_exit_ends_job(int status)
{
    return (status & 0xff) != 0 && library_has(QUIRK_ABORT_IN_FINALIZE) &&
           getenv("OMPI_MCA_orte_hnp_uri") != NULL;
}

/* Launchers may discard output of a job that is aborted. Open MPI's launcher receives the abort
 * and the output over different connections, so it may handle the abort first. Therefore this
 * function waits until the launcher has read the output, and then another 20 ms. */
static void mpi_abort_wait_for_launcher(void)
{
    const struct timespec grace = {.tv_nsec = 20L * 1000 * 1000};
    output_wait_for_reader();
    nanosleep(&grace, NULL);
}

/* Aborts MPI_COMM_WORLD, not the module's duplicate of it. Only then does MPICH inform its
 * launcher. For other communicators, MPICH sends messages that may not arrive before this
 * process ends, so that mpiexec often returns status 9. */
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

/* The destructors of a module run before those of the MPI with which it is linked, so abort
 * still works. */
__attribute__((destructor)) static void mpi_abort_unload(void)
{
    if (at_unload != NULL)
        at_unload();
}
