/*
 * Determines the family of the MPI library whose <mpi.h> the program has included. MPI libraries of
 * one family have the same representation of handles, e.g. MPICH and the libraries that are derived
 * from it. Programs that are compiled for the standard ABI of MPI 5 form one family, whichever MPI
 * library they run with. The numbers of the families are part of the ABI of Isthmus.
 */
#ifndef SHMEM_IMPL_MPI_FAMILY_H
#define SHMEM_IMPL_MPI_FAMILY_H

#define SHMEM_IMPL_MPI_UNKNOWN 0
#define SHMEM_IMPL_MPI_OPENMPI 1
#define SHMEM_IMPL_MPI_MPICH   2
#define SHMEM_IMPL_MPI_ABI     3
#define SHMEM_IMPL_MPI_NONE    4 /* a job without MPI; no program has this family */

#if defined(OPEN_MPI)
#define SHMEM_IMPL_MPI_FAMILY SHMEM_IMPL_MPI_OPENMPI
#elif defined(MPICH_VERSION) || defined(MPICH_NAME) || defined(I_MPI_VERSION) ||                   \
    defined(MVAPICH2_VERSION) || defined(MVAPICH_VERSION)
#define SHMEM_IMPL_MPI_FAMILY SHMEM_IMPL_MPI_MPICH
#elif defined(MPI_ABI_VERSION) /* the MPI libraries above may also define this macro */
#define SHMEM_IMPL_MPI_FAMILY SHMEM_IMPL_MPI_ABI
#else
#define SHMEM_IMPL_MPI_FAMILY SHMEM_IMPL_MPI_UNKNOWN
#endif

#endif
