/*
 * The library's life: start, reference counts, thread level, end.
 */
#ifndef ISTHMUS_LIBRARY_H
#define ISTHMUS_LIBRARY_H

#include "shmemx.h"

/* Starts the library, or counts one more user of it. 0, or nonzero if the level is not one of
 * SHMEM_THREAD_*. Anything else that goes wrong ends the job. */
int library_init(const char *routine, int requested, int *provided);
/* A communicator of the program's. */
struct library_handle {
    int mpi;          /* whose handle it is: SHMEM_IMPL_MPI_..., or */
    const void *comm; /* where it is; NULL: `number` is what Fortran has */
    int number;
};
#define LIBRARY_ANY_MPI (-1) /* nobody knows: it is taken for one of the MPI that runs */
/* The same over its processes, and nonzero too where it is MPI_COMM_NULL, and where the library
 * runs already. */
int library_init_over(const char *routine, const struct library_handle *handle, int requested,
                      int *provided);
/* The same over what attr and flags name; all processes if they name nothing. */
int library_init_attr(const char *routine, unsigned flags, shmemx_init_attr_t *attr);
int library_get_uniqueid(const char *routine, shmemx_uniqueid_t *id);
void library_finalize(const char *routine);
void library_start_pes(const char *routine); /* init unless running; finalized at exit */
void library_query_initialized(const char *routine, int *initialized);
_Noreturn void library_global_exit(int status);

#endif
