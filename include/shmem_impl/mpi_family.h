/*
 * Determines the family of the MPI library whose <mpi.h> the program has included. MPI libraries of
 * one family have compatible handles. Libraries that are derived from MPICH have its ABI. The
 * standard ABI of MPI 5 is a separate family, whichever library implements it. The numbers are part
 * of the ABI of Isthmus.
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
#elif defined(MPI_ABI_VERSION) /* MPIs that are recognized above may define it, too */
#define SHMEM_IMPL_MPI_FAMILY SHMEM_IMPL_MPI_ABI
#else
#define SHMEM_IMPL_MPI_FAMILY SHMEM_IMPL_MPI_UNKNOWN
#endif

#endif
