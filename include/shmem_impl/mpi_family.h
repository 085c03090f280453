/*
 * Whose <mpi.h> has been included: MPIs of one family have the same handles. Libraries derived from
 * MPICH keep its ABI.
 */
#ifndef SHMEM_IMPL_MPI_FAMILY_H
#define SHMEM_IMPL_MPI_FAMILY_H

#if defined(OPEN_MPI)
#define SHMEM_IMPL_MPI_FAMILY "Open MPI"
#elif defined(MPICH_VERSION) || defined(MPICH_NAME) || defined(I_MPI_VERSION) ||                   \
    defined(MVAPICH2_VERSION) || defined(MVAPICH_VERSION)
#define SHMEM_IMPL_MPI_FAMILY "MPICH"
#else
#define SHMEM_IMPL_MPI_FAMILY "another MPI"
#endif

#endif
