/*
 * State of the job, and operations on communicators.
 */
#include "mpi_module.h"

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
    MPI_Request request = MPI_REQUEST_NULL;
    if (wait_for("MPI_Comm_idup", PMPI_Comm_idup(comm, duplicate, &request), &request) != 0)
        return -1;
    int code = PMPI_Comm_set_errhandler(*duplicate, MPI_ERRORS_RETURN);
    return check("MPI_Comm_set_errhandler", code);
}

bool job_has_internal_tags(void)
{
    int *maximum, found = 0;
    int code = PMPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &maximum, &found);
    return code == MPI_SUCCESS && found && *maximum >= 2 * BACKEND_TAGS - 1;
}

int job_internal_tag(int tag)
{
    return job_has_internal_tags() ? tag + BACKEND_TAGS : tag;
}

int comm_translate(MPI_Comm from, const int *members, int n, MPI_Comm to, int *ranks)
{
    MPI_Group source, target;
    if (check("MPI_Comm_group", PMPI_Comm_group(from, &source)) != 0 ||
        check("MPI_Comm_group", PMPI_Comm_group(to, &target)) != 0)
        return -1;
    int code = PMPI_Group_translate_ranks(source, n, members, target, ranks);
    if (check("MPI_Group_translate_ranks", code) != 0 ||
        check("MPI_Group_free", PMPI_Group_free(&source)) != 0)
        return -1;
    for (int i = 0; i < n; i++)
        if (ranks[i] == MPI_UNDEFINED)
            ranks[i] = -1;
    return check("MPI_Group_free", PMPI_Group_free(&target));
}

int comm_agree(MPI_Comm comm, int failed, const char *elsewhere)
{
    int any = failed != 0;
    MPI_Request request = MPI_REQUEST_NULL;
    int code = PMPI_Iallreduce(MPI_IN_PLACE, &any, 1, MPI_INT, MPI_MAX, comm, &request);
    if (wait_for("MPI_Iallreduce", code, &request) != 0)
        return -1;
    return any && !failed ? fail("%s", elsewhere) : -any;
}

int comm_return_errors(MPI_Comm comm, MPI_Errhandler *saved)
{
    if (check("MPI_Comm_get_errhandler", PMPI_Comm_get_errhandler(comm, saved)) != 0)
        return -1;
    return check("MPI_Comm_set_errhandler", PMPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN));
}

int comm_restore_errors(MPI_Comm comm, MPI_Errhandler *saved)
{
    if (check("MPI_Comm_set_errhandler", PMPI_Comm_set_errhandler(comm, *saved)) != 0)
        return -1;
    return check("MPI_Errhandler_free", PMPI_Errhandler_free(saved));
}

int job_return_errors(MPI_Errhandler *saved)
{
    return job.is_world ? comm_return_errors(job.comm, saved) : 0;
}

int job_restore_errors(MPI_Errhandler *saved)
{
    return job.is_world ? comm_restore_errors(job.comm, saved) : 0;
}
