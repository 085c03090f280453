/*
 * Preloaded library that adds support of device memory to an MPI: its query functions report
 * support, and it passes MPI the host memory behind addresses of the stand-ins for CUDA's and HIP's
 * drivers. With AWARE_MPI=liar it only reports support and passes a static buffer, so no data
 * arrive in device memory.
 */
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* MPI's own function, which a function of this file overrides. */
#define REAL(NAME) MPI_##NAME

static int seen; /* messages in device memory to or from another PE */

static void *(*bytes_of)(const void *);

static void find_standin(void)
{
    static const char *const drivers[] = {"libcuda.so.1", "libamdhip64.so.7"};
    for (int i = 0; i < 2; i++) {
        void *driver = dlopen(drivers[i], RTLD_NOW | RTLD_NOLOAD);
        if (driver != NULL)
            *(void **)&bytes_of = dlsym(driver, "standin_bytes_of");
    }
}

static int is_self(MPI_Comm group, int pe)
{
    int me = -1;
    MPI_Comm_rank(group, &me);
    return pe == me;
}

/* Returns the host memory behind a device address; a host address is returned unchanged. */
static void *behind(const void *address, MPI_Comm group, int pe)
{
    static char lie[1 << 20];
    if (bytes_of == NULL)
        find_standin();
    void *bytes = bytes_of == NULL ? NULL : bytes_of(address);
    if (bytes == NULL)
        return (void *)(size_t)address;
    seen += !is_self(group, pe); /* messages to itself are the library's test of MPI */
    const char *sort = getenv("AWARE_MPI");
    return sort != NULL && strcmp(sort, "liar") == 0 ? lie : bytes;
}

int PMPI_Isend(const void *data, int count, MPI_Datatype type, int to, int tag, MPI_Comm group,
               MPI_Request *request)
{
    return REAL(Isend)(behind(data, group, to), count, type, to, tag, group, request);
}

int PMPI_Irecv(void *data, int count, MPI_Datatype type, int from, int tag, MPI_Comm group,
               MPI_Request *request)
{
    return REAL(Irecv)(behind(data, group, from), count, type, from, tag, group, request);
}

#ifdef MPIX_GPU_SUPPORT_CUDA
#ifndef MPIX_GPU_SUPPORT_HIP /* MPICH 3.4 lacks it */
#define MPIX_GPU_SUPPORT_HIP (-1)
#endif
int MPIX_GPU_query_support(int type, int *is_supported)
{
    *is_supported = type == MPIX_GPU_SUPPORT_CUDA || type == MPIX_GPU_SUPPORT_HIP;
    return MPI_SUCCESS;
}
#else
int MPIX_Query_cuda_support(void);
int MPIX_Query_cuda_support(void)
{
    return 1;
}
#endif

/* Reports that MPI was passed device memory; tests look for this line. */
static __attribute__((destructor)) void tell(void)
{
    if (seen > 0)
        fprintf(stderr, "aware_mpi: %s\n", "messages of device memory");
}
