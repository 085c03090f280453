/*
 * Groups of PEs, which are communicators, and their collectives.
 */
#include <stdlib.h>

#include "mpi_module.h"

struct backend_group {
    MPI_Comm comm;
    int size;
    /* Arguments of MPI_Iallgatherv. MPI reads these arrays until the operation completes. */
    int *counts, *displacements;
};

/* ---- Creation ---- */

/* Creates the communicator of these PEs. MPI requires an MPI group for this; `world` is the
 * group of all PEs. */
static int mpi_group_create_comm_of(MPI_Group world, const int *pes, int n_pes, int tag,
                                    MPI_Comm *comm)
{
    MPI_Group members;
    MPI_Errhandler saved = MPI_ERRORS_RETURN; /* used only if an error handler was saved */
    if (check("MPI_Group_incl", PMPI_Group_incl(world, n_pes, pes, &members)) != 0 ||
        job_return_errors(&saved) != 0)
        return -1;
    int code = PMPI_Comm_create_group(job.comm, members, job_internal_tag(tag), comm);
    int failed = check("MPI_Comm_create_group", code);
    if (job_restore_errors(&saved) != 0 || check("MPI_Group_free", PMPI_Group_free(&members)) != 0)
        return -1;
    return failed;
}

static int mpi_group_create_comm(const int *pes, int n_pes, int tag, MPI_Comm *comm)
{
    MPI_Group world;
    if (check("MPI_Comm_group", PMPI_Comm_group(job.comm, &world)) != 0)
        return -1;
    int failed = mpi_group_create_comm_of(world, pes, n_pes, tag, comm);
    if (check("MPI_Group_free", PMPI_Group_free(&world)) != 0 || failed)
        return -1;
    return check("MPI_Comm_set_errhandler", PMPI_Comm_set_errhandler(*comm, MPI_ERRORS_RETURN));
}

int group_create(const int *pes, int n_pes, int tag, struct backend_group **group)
{
    struct backend_group *made = calloc(1, sizeof *made);
    if (made == NULL)
        return fail("out of memory for a group of %d PEs", n_pes);
    if (mpi_group_create_comm(pes, n_pes, tag, &made->comm) != 0) {
        free(made);
        return -1;
    }
    made->size = n_pes;
    *group = made;
    return 0;
}

int group_free(struct backend_group *group)
{
    int failed = library_is_finalized() ? 0 : check("MPI_Comm_free", PMPI_Comm_free(&group->comm));
    free(group->counts);
    free(group);
    return failed;
}

/* ---- Operations ---- */

int group_broadcast(struct backend_group *group, void *data, size_t bytes, int root,
                    struct backend_request *request)
{
    MPI_Request bits = MPI_REQUEST_NULL;
    int code = PMPI_Ibcast(data, (int)bytes, MPI_BYTE, root, group->comm, &bits);
    return request_begin("MPI_Ibcast", code, bits, request);
}

static bool mpi_group_all_equal(const size_t *lengths, int n)
{
    for (int i = 1; i < n; i++)
        if (lengths[i] != lengths[0])
            return false;
    return true;
}

/* Fills the counts and displacements. Allocates both as one block when they are first needed. */
static int mpi_group_fill_counts(struct backend_group *group, const size_t *lengths)
{
    size_t size = (size_t)group->size;
    if (group->counts == NULL)
        group->counts = malloc(2 * size * sizeof *group->counts);
    if (group->counts == NULL)
        return fail("out of memory for the lengths of %d PEs", group->size);
    group->displacements = group->counts + size;
    int displacement = 0;
    for (size_t i = 0; i < size; i++) {
        group->counts[i] = (int)lengths[i];
        group->displacements[i] = displacement;
        displacement += group->counts[i];
    }
    return 0;
}

int group_allgather(struct backend_group *group, const void *mine, void *all, const size_t *lengths,
                    struct backend_request *request)
{
    MPI_Request bits = MPI_REQUEST_NULL;
    int code;
    if (mpi_group_all_equal(lengths, group->size)) {
        int count = (int)lengths[0];
        code = PMPI_Iallgather(mine, count, MPI_BYTE, all, count, MPI_BYTE, group->comm, &bits);
        return request_begin("MPI_Iallgather", code, bits, request);
    }
    int rank = 0;
    if (mpi_group_fill_counts(group, lengths) != 0 ||
        check("MPI_Comm_rank", PMPI_Comm_rank(group->comm, &rank)) != 0)
        return -1;
    code = PMPI_Iallgatherv(mine, group->counts[rank], MPI_BYTE, all, group->counts,
                            group->displacements, MPI_BYTE, group->comm, &bits);
    return request_begin("MPI_Iallgatherv", code, bits, request);
}

/* ---- Export to the program ---- */

int group_export(struct backend_group *group)
{
    MPI_Errhandler errors;
    if (check("MPI_Comm_get_errhandler", PMPI_Comm_get_errhandler(MPI_COMM_WORLD, &errors)) != 0)
        return -1;
    int failed = check("MPI_Comm_set_errhandler", PMPI_Comm_set_errhandler(group->comm, errors));
    if (check("MPI_Errhandler_free", PMPI_Errhandler_free(&errors)) != 0)
        return -1;
    return failed;
}

void group_comm(const struct backend_group *group, void *comm)
{
    *(MPI_Comm *)comm = group == NULL ? MPI_COMM_NULL : group->comm;
}
