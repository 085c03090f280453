/*
 * Whose <mpi.h> has been included: MPIs of one family have the same handles. Libraries derived from
 * MPICH keep its ABI, and the standard ABI of MPI 5 is a family of its own, whosever library has
 * it. The numbers are of Isthmus' ABI.
 */
#ifndef SHMEM_IMPL_MPI_FAMILY_H
#define SHMEM_IMPL_MPI_FAMILY_H

#define SHMEM_IMPL_MPI_UNKNOWN 0
#define SHMEM_IMPL_MPI_OPENMPI 1
#define SHMEM_IMPL_MPI_MPICH   2
#define SHMEM_IMPL_MPI_ABI     3
#define SHMEM_IMPL_MPI_NONE    4 /* a job without MPI; of no program that includes <mpi.h> */

#if defined(OPEN_MPI)
#define SHMEM_IMPL_MPI_FAMILY SHMEM_IMPL_MPI_OPENMPI
#elif defined(MPICH_VERSION) || defined(MPICH_NAME) || defined(I_MPI_VERSION) ||                   \
    defined(MVAPICH2_VERSION) || defined(MVAPICH_VERSION)
#define SHMEM_IMPL_MPI_FAMILY SHMEM_IMPL_MPI_MPICH
#elif defined(MPI_ABI_VERSION) /* others that know of it have a name of their own, above */
#define SHMEM_IMPL_MPI_FAMILY SHMEM_IMPL_MPI_ABI
#else
#define SHMEM_IMPL_MPI_FAMILY SHMEM_IMPL_MPI_UNKNOWN
#endif

#endif
