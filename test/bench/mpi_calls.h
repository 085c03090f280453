/* Functions that the programs which use MPI directly share. */
#ifndef ISTHMUS_MPI_CALLS_H
#define ISTHMUS_MPI_CALLS_H

/* Aborts the job if an MPI call failed. */
void mpi_require(int status, const char *what);

/* Implementations of the functions in struct paired_job. */
void mpi_meet(void);
double mpi_greatest(double value);

/* Every rank exchanges a message with every other rank. */
void mpi_speak_to_all(int rank, int size);

/* Finalizes MPI so that MPI_Finalize does not hang. */
void mpi_leave(int rank, int size);

#endif
