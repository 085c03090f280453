/*
 * Preloaded library that counts the creation and release of MPI objects. It overrides the functions
 * that the Isthmus library calls, which are MPI's profiling names (PMPI_).
 */
#include "scale.h"

#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern struct scale_objects scale_mpi_objects;
struct scale_objects scale_mpi_objects;

/* Pointers to MPI's own functions. */
static struct {
    int (*comm_idup)(MPI_Comm, MPI_Comm *, MPI_Request *);
    int (*comm_create_group)(MPI_Comm, MPI_Group, int, MPI_Comm *);
    int (*comm_split)(MPI_Comm, int, int, MPI_Comm *);
    int (*comm_split_type)(MPI_Comm, int, int, MPI_Info, MPI_Comm *);
    int (*comm_free)(MPI_Comm *);
    int (*win_create)(void *, MPI_Aint, int, MPI_Info, MPI_Comm, MPI_Win *);
    int (*win_allocate)(MPI_Aint, int, MPI_Info, MPI_Comm, void *, MPI_Win *);
    int (*win_free)(MPI_Win *);
    int (*type_commit)(MPI_Datatype *);
    int (*type_free)(MPI_Datatype *);
} mpi;

/* Finds MPI's function that this file overrides, once, and stores its address in the function
 * pointer. */
static void find(const char *name, void *function)
{
    void *found;

    memcpy(&found, function, sizeof found);
    if (found != NULL) {
        return;
    }
    found = dlsym(RTLD_NEXT, name);
    if (found == NULL) {
        fprintf(stderr, "count_mpi: no %s: %s\n", name, dlerror());
        exit(1);
    }
    memcpy(function, &found, sizeof found);
}

static int count_one(int status, long *now, long *most)
{
    if (status == MPI_SUCCESS) {
        ++*now;
        *most = *now > *most ? *now : *most;
    }
    return status;
}

static int count_communicator(int status)
{
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

int PMPI_Comm_idup(MPI_Comm comm, MPI_Comm *made, MPI_Request *request)
{
    find("PMPI_Comm_idup", &mpi.comm_idup);
    return count_communicator(mpi.comm_idup(comm, made, request));
}

int PMPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *made)
{
    find("PMPI_Comm_create_group", &mpi.comm_create_group);
    return count_communicator(mpi.comm_create_group(comm, group, tag, made));
}

int PMPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *made)
{
    find("PMPI_Comm_split", &mpi.comm_split);
    int status = mpi.comm_split(comm, color, key, made);

    return color == MPI_UNDEFINED ? status : count_communicator(status);
}

int PMPI_Comm_split_type(MPI_Comm comm, int type, int key, MPI_Info info, MPI_Comm *made)
{
    find("PMPI_Comm_split_type", &mpi.comm_split_type);
    return count_communicator(mpi.comm_split_type(comm, type, key, info, made));
}

int PMPI_Comm_free(MPI_Comm *comm)
{
    find("PMPI_Comm_free", &mpi.comm_free);
    return uncount(mpi.comm_free(comm), &scale_mpi_objects.communicators);
}

int PMPI_Win_create(void *base, MPI_Aint bytes, int unit, MPI_Info info, MPI_Comm comm,
                    MPI_Win *win)
{
    find("PMPI_Win_create", &mpi.win_create);
    return count_window(mpi.win_create(base, bytes, unit, info, comm, win));
}

int PMPI_Win_allocate(MPI_Aint bytes, int unit, MPI_Info info, MPI_Comm comm, void *base,
                      MPI_Win *win)
{
    find("PMPI_Win_allocate", &mpi.win_allocate);
    return count_window(mpi.win_allocate(bytes, unit, info, comm, base, win));
}

int PMPI_Win_free(MPI_Win *win)
{
    find("PMPI_Win_free", &mpi.win_free);
    return uncount(mpi.win_free(win), &scale_mpi_objects.windows);
}

int PMPI_Type_commit(MPI_Datatype *type)
{
    find("PMPI_Type_commit", &mpi.type_commit);
    return count_one(mpi.type_commit(type), &scale_mpi_objects.types,
                     &scale_mpi_objects.most_types);
}

int PMPI_Type_free(MPI_Datatype *type)
{
    find("PMPI_Type_free", &mpi.type_free);
    return uncount(mpi.type_free(type), &scale_mpi_objects.types);
}
