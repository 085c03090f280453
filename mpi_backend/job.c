/*
 * What is known of the job, and communicators of our own.
 */
#include "module.h"

struct module_job job;

int job_rank(void)
{
    return job.rank;
}

int job_size(void)
{
    return job.size;
}

int job_duplicate(MPI_Comm comm, MPI_Comm *duplicate)
{
    if (check("MPI_Comm_dup", PMPI_Comm_dup(comm, duplicate)) != 0)
        return -1;
    int code = PMPI_Comm_set_errhandler(*duplicate, MPI_ERRORS_RETURN);
    return check("MPI_Comm_set_errhandler", code);
}

int job_agree(int failed, const char *elsewhere)
{
    int any = failed != 0;
    int code = PMPI_Allreduce(MPI_IN_PLACE, &any, 1, MPI_INT, MPI_MAX, job.comm);
    if (check("MPI_Allreduce", code) != 0)
        return -1;
    return any && !failed ? fail("%s", elsewhere) : -any;
}

int job_take_errors(MPI_Errhandler *kept)
{
    if (!job.borrowed)
        return 0;
    if (check("MPI_Comm_get_errhandler", PMPI_Comm_get_errhandler(job.comm, kept)) != 0)
        return -1;
    return check("MPI_Comm_set_errhandler", PMPI_Comm_set_errhandler(job.comm, MPI_ERRORS_RETURN));
}

int job_give_errors_back(MPI_Errhandler *kept)
{
    if (!job.borrowed)
        return 0;
    if (check("MPI_Comm_set_errhandler", PMPI_Comm_set_errhandler(job.comm, *kept)) != 0)
        return -1;
    return check("MPI_Errhandler_free", PMPI_Errhandler_free(kept));
}
