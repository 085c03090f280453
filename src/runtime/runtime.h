/*
 * The library's life: start, reference counts, thread level, end.
 */
#ifndef ISTHMUS_RUNTIME_H
#define ISTHMUS_RUNTIME_H

#include "shmemx.h"

/* Starts the library, or counts one more user of it. 0, or nonzero if the level is not one of
 * SHMEM_THREAD_*. Anything else that goes wrong ends the job. */
int runtime_init(const char *routine, int requested, int *provided);
/* A communicator of the program's. */
struct runtime_comm {
    int mpi;          /* whose handle it is: SHMEM_IMPL_MPI_..., or */
    const void *comm; /* where it is; NULL: `number` is what Fortran has */
    int number;
};
#define RUNTIME_ANY_MPI (-1) /* nobody knows: it is taken for one of the MPI that runs */
/* The same over its processes, and nonzero too where it is MPI_COMM_NULL, and where the library
 * runs already. */
int runtime_init_comm(const char *routine, const struct runtime_comm *handle, int requested,
                      int *provided);
/* The same over what attr and flags name; all processes if they name nothing. */
int runtime_init_attr(const char *routine, unsigned flags, shmemx_init_attr_t *attr);
int runtime_get_uniqueid(const char *routine, shmemx_uniqueid_t *id);
void runtime_finalize(const char *routine);
void runtime_start_pes(const char *routine); /* init unless running; finalized at exit */
void runtime_query_initialized(const char *routine, int *initialized);
_Noreturn void runtime_global_exit(int status);

#endif
