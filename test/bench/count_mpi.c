/*
 * Counts MPI's objects as they are made and freed. Loaded before all else (LD_PRELOAD), its
 * routines stand before MPI's own. They have the names that the library calls, which are those for
 * profilers' own use.
 */
#include "scale.h"

#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern struct scale_objects scale_mpi_objects;
struct scale_objects scale_mpi_objects;

/* MPI's own routines. */
static struct {
    int (*comm_dup)(MPI_Comm, MPI_Comm *);
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

/* Finds a routine behind this file's own and puts it in a pointer to a function. */
static void find(const char *name, void *function)
{
    void *found = dlsym(RTLD_NEXT, name);

    if (found == NULL) {
        fprintf(stderr, "count_mpi: no %s: %s\n", name, dlerror());
        exit(1);
    }
    memcpy(function, &found, sizeof found);
}

__attribute__((constructor)) static void find_all(void)
{
    find("PMPI_Comm_dup", &mpi.comm_dup);
    find("PMPI_Comm_create_group", &mpi.comm_create_group);
    find("PMPI_Comm_split", &mpi.comm_split);
    find("PMPI_Comm_split_type", &mpi.comm_split_type);
    find("PMPI_Comm_free", &mpi.comm_free);
    find("PMPI_Win_create", &mpi.win_create);
    find("PMPI_Win_allocate", &mpi.win_allocate);
    find("PMPI_Win_free", &mpi.win_free);
    find("PMPI_Type_commit", &mpi.type_commit);
    find("PMPI_Type_free", &mpi.type_free);
}

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

int PMPI_Comm_dup(MPI_Comm comm, MPI_Comm *made)
{
    return count_communicator(mpi.comm_dup(comm, made), made);
}

int PMPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *made)
{
    return count_communicator(mpi.comm_create_group(comm, group, tag, made), made);
}

int PMPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *made)
{
    return count_communicator(mpi.comm_split(comm, color, key, made), made);
}

int PMPI_Comm_split_type(MPI_Comm comm, int type, int key, MPI_Info info, MPI_Comm *made)
{
    return count_communicator(mpi.comm_split_type(comm, type, key, info, made), made);
}

int PMPI_Comm_free(MPI_Comm *comm)
{
    return uncount(mpi.comm_free(comm), &scale_mpi_objects.communicators);
}

int PMPI_Win_create(void *base, MPI_Aint bytes, int unit, MPI_Info info, MPI_Comm comm,
                    MPI_Win *win)
{
    return count_window(mpi.win_create(base, bytes, unit, info, comm, win));
}

int PMPI_Win_allocate(MPI_Aint bytes, int unit, MPI_Info info, MPI_Comm comm, void *base,
                      MPI_Win *win)
{
    return count_window(mpi.win_allocate(bytes, unit, info, comm, base, win));
}

int PMPI_Win_free(MPI_Win *win)
{
    return uncount(mpi.win_free(win), &scale_mpi_objects.windows);
}

int PMPI_Type_commit(MPI_Datatype *type)
{
    return count_one(mpi.type_commit(type), &scale_mpi_objects.types,
                     &scale_mpi_objects.most_types);
}

int PMPI_Type_free(MPI_Datatype *type)
{
    return uncount(mpi.type_free(type), &scale_mpi_objects.types);
}
