/*
 * Identifies the MPI to which an mpi.h belongs. find_mpi.cmake preprocesses this file and reads the
 * output; it is never compiled.
 */
/* clang-format off */
#include <mpi.h>
#if defined(OPEN_MPI)
isthmus_which openmpi OMPI_MAJOR_VERSION OMPI_MINOR_VERSION OMPI_RELEASE_VERSION
#elif defined(I_MPI_VERSION)
isthmus_which intel I_MPI_VERSION
#elif defined(MVAPICH2_VERSION)
isthmus_which mvapich MVAPICH2_VERSION
#elif defined(MVAPICH_VERSION)
isthmus_which mvapich MVAPICH_VERSION
#elif defined(MPICH_VERSION)
isthmus_which mpich MPICH_VERSION
#elif defined(MPI_ABI_VERSION)
isthmus_which abi MPI_ABI_VERSION MPI_ABI_SUBVERSION
#else
isthmus_which mpi
#endif
standard MPI_VERSION MPI_SUBVERSION
