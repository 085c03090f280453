/*
 * Device memory in messages: asks the MPI whether it supports this. Each MPI has its own extension
 * for the question.
 */
#include "mpi_module.h"
#include "shmem_impl/mpi_family.h"

#if defined(OPEN_MPI) && defined(__has_include)
#if __has_include(<mpi-ext.h>)
#include <mpi-ext.h>
#endif
#endif

/* The standard ABI has no such routine, although MPICH 5.1's header for the ABI declares one. */
#if defined(MPIX_GPU_SUPPORT_CUDA) && SHMEM_IMPL_MPI_FAMILY != SHMEM_IMPL_MPI_ABI

#ifndef MPIX_GPU_SUPPORT_HIP /* MPICH 3.4 does not define this constant */
#define MPIX_GPU_SUPPORT_HIP (-1)
#endif

int device_is_taken(enum backend_device device)
{
    static const int types[] = {[BACKEND_DEVICE_CUDA] = MPIX_GPU_SUPPORT_CUDA,
                                [BACKEND_DEVICE_HIP] = MPIX_GPU_SUPPORT_HIP,
                                [BACKEND_DEVICE_ZE] = MPIX_GPU_SUPPORT_ZE};
    _Static_assert(sizeof types / sizeof types[0] == BACKEND_DEVICE_ZE + 1,
                   "MPI is asked of each device by its own number");
    int is_supported = 0;
    return types[device] >= 0 &&
           MPIX_GPU_query_support(types[device], &is_supported) == MPI_SUCCESS && is_supported;
}

#else

int device_is_taken(enum backend_device device)
{
#if defined(OMPI_HAVE_MPI_EXT_CUDA)
    if (device == BACKEND_DEVICE_CUDA)
        return MPIX_Query_cuda_support();
#endif
#if defined(OMPI_HAVE_MPI_EXT_ROCM)
    if (device == BACKEND_DEVICE_HIP)
        return MPIX_Query_rocm_support();
#endif
    (void)device;
    return 0;
}

#endif
