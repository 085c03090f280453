#include "fork.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/near.h"
#include "base/platform.h"
#include "base/report.h"
#include "base/supervisor_pipe.h"
#include "loader/loader.h"
#include "none/job_memory.h"
#include "shm/segment.h"
#include "shmem_impl/mpi_family.h"
#include "team/context.h"

static int status_of_child;

/* Records the exit status of a forked child. exit calls this function in the child (on_exit). */
static void fork_record_status(int status, void *unused)
{
    (void)unused;
    status_of_child = status;
}

/* Ends a forked child after the program's exit handlers and destructors have run. Skips the
 * destructors of MPI, which would use the parent's connections to the launcher and to other PEs. */
static void fork_end_child(void)
{
    report_flush();
    _exit(status_of_child);
}

/* Returns true if the parent was no longer a PE and was not started by a launcher. Its child may
 * then become a PE, alone or with a unique id. */
static bool fork_parent_is_free(void)
{
    return job.n_pes == 0 && backend->family == SHMEM_IMPL_MPI_NONE &&
           secure_getenv(JOB_MEMORY_VARIABLE) == NULL;
}

/* Sets the library to "not running" in a forked child. The parent's threads may have been inside
 * the library at the fork, so this function waits for no lock and frees nothing. */
static void fork_detach_from_job(void)
{
    supervisor_detach();
    if (fork_parent_is_free())
        return;
    job.is_child = true;
    job.n_pes = 0;
    near_reset();
    segment_reset();
    context_default = (struct context){0};
    report_set_abort(NULL);
    backend->at_unload(fork_end_child); /* the destructor of the MPI module calls it */
    if (on_exit(fork_record_status, NULL) != 0)
        report_warning("fork", "out of memory: the exit status of this forked child will be 0");
}

void fork_install_handlers(const char *routine)
{
    /* fork calls fork_detach_from_job in the child. */
    if (pthread_atfork(NULL, NULL, fork_detach_from_job) != 0)
        report_fatal(routine, "cannot install handlers for fork (pthread_atfork): out of memory");
}
