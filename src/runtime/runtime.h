/*
 * Start and stop of the library.
 *
 * The public routines of initialization and finalization (shmem_init, shmem_finalize and so on)
 * call these functions. A reference count allows several calls of init: only the first starts the
 * library, and only the last finalize stops it. A mutex in runtime.c serializes starts and stops.
 * Starting and stopping is collective over the PEs.
 */
#ifndef ISTHMUS_RUNTIME_H
#define ISTHMUS_RUNTIME_H

#include "shmemx.h"

/* Starts the library, or increments its reference count if it is running. Returns 0, or nonzero if
 * `requested` is not one of SHMEM_THREAD_*. Aborts the job on any other error. */
int runtime_init(const char *routine, int requested, int *provided);
/* An MPI communicator of the program. */
struct runtime_comm {
    int mpi;          /* MPI of the handle: one of SHMEM_IMPL_MPI_..., or RUNTIME_ANY_MPI */
    const void *comm; /* address of the handle; NULL: `number` is a Fortran handle */
    int number;
};
#define RUNTIME_ANY_MPI (-1) /* unknown; treated as a handle of the MPI that is loaded */
/* Starts the library on the processes of the communicator. Returns nonzero also if the communicator
 * is MPI_COMM_NULL or the library is running. */
int runtime_init_comm(const char *routine, const struct runtime_comm *handle, int requested,
                      int *provided);
/* Starts the library on the processes that `attr` and `flags` specify, or on all processes if they
 * specify none. */
int runtime_init_attr(const char *routine, unsigned flags, shmemx_init_attr_t *attr);
int runtime_get_uniqueid(const char *routine, shmemx_uniqueid_t *id);
void runtime_finalize(const char *routine);
/* Starts the library unless it is running. The library then stops at exit. */
void runtime_start_pes(const char *routine);
void runtime_query_initialized(const char *routine, int *initialized);
_Noreturn void runtime_global_exit(int status);

#endif
