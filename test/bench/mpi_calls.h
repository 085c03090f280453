/* What the programs of raw MPI have in common. */
#ifndef ISTHMUS_MPI_CALLS_H
#define ISTHMUS_MPI_CALLS_H

/* Ends the job if a call of MPI failed. */
void mpi_require(int status, const char *what);

/* Hooks of struct paired_job. */
void mpi_meet(void);
double mpi_greatest(double value);

/* Every rank sends to every other and hears from it. */
void mpi_speak_to_all(int rank, int size);

/* Finalizes MPI, also where that may hang. */
void mpi_leave(int rank, int size);

#endif
