/*
 * The library's life: start, reference counts, thread level, end.
 */
#ifndef ISTHMUS_LIBRARY_H
#define ISTHMUS_LIBRARY_H

/* Starts the library, or counts one more user of it. 0, or nonzero if the level is not one of
 * SHMEM_THREAD_*. Anything else that goes wrong ends the job. */
int library_init(const char *routine, int requested, int *provided);
/* The same over the processes of a communicator of the program's, and nonzero too where it is
 * MPI_COMM_NULL, and where the library runs already. `mpi` is whose handle it is. */
int library_init_over(const char *routine, int mpi, const void *comm, int requested, int *provided);
void library_finalize(const char *routine);
void library_start_pes(const char *routine); /* init unless running; finalized at exit */
void library_query_initialized(const char *routine, int *initialized);
_Noreturn void library_global_exit(int status);

#endif
