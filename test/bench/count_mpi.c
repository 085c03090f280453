/*
 * Counts MPI's objects as they are made and freed. Loaded before all else (LD_PRELOAD), its
 * routines stand before MPI's own, which they call by their other names.
 */
#include "scale.h"

#include <mpi.h>

extern struct scale_objects scale_mpi_objects;
struct scale_objects scale_mpi_objects;

static int count_one(int status, long *now, long *most)
{
    if (status == MPI_SUCCESS) {
        ++*now;
        *most = *now > *most ? *now : *most;
    }
    return status;
}

static int count_communicator(int status, const MPI_Comm *made)
{
    if (status != MPI_SUCCESS || *made == MPI_COMM_NULL) {
        return status;
    }
    return count_one(status, &scale_mpi_objects.communicators,
                     &scale_mpi_objects.most_communicators);
}

static int count_window(int status)
{
    return count_one(status, &scale_mpi_objects.windows, &scale_mpi_objects.most_windows);
}

static int uncount(int status, long *now)
{
    *now -= status == MPI_SUCCESS;
    return status;
}

int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *made)
{
    return count_communicator(PMPI_Comm_dup(comm, made), made);
}

int MPI_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *made)
{
    return count_communicator(PMPI_Comm_create(comm, group, made), made);
}

int MPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *made)
{
    return count_communicator(PMPI_Comm_create_group(comm, group, tag, made), made);
}

int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *made)
{
    return count_communicator(PMPI_Comm_split(comm, color, key, made), made);
}

int MPI_Comm_split_type(MPI_Comm comm, int type, int key, MPI_Info info, MPI_Comm *made)
{
    return count_communicator(PMPI_Comm_split_type(comm, type, key, info, made), made);
}

int MPI_Comm_free(MPI_Comm *comm)
{
    return uncount(PMPI_Comm_free(comm), &scale_mpi_objects.communicators);
}

int MPI_Win_create(void *base, MPI_Aint bytes, int unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    return count_window(PMPI_Win_create(base, bytes, unit, info, comm, win));
}

int MPI_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    return count_window(PMPI_Win_create_dynamic(info, comm, win));
}

int MPI_Win_allocate(MPI_Aint bytes, int unit, MPI_Info info, MPI_Comm comm, void *base,
                     MPI_Win *win)
{
    return count_window(PMPI_Win_allocate(bytes, unit, info, comm, base, win));
}

int MPI_Win_free(MPI_Win *win)
{
    return uncount(PMPI_Win_free(win), &scale_mpi_objects.windows);
}

int MPI_Type_commit(MPI_Datatype *type)
{
    return count_one(PMPI_Type_commit(type), &scale_mpi_objects.types,
                     &scale_mpi_objects.most_types);
}

int MPI_Type_free(MPI_Datatype *type)
{
    return uncount(PMPI_Type_free(type), &scale_mpi_objects.types);
}
