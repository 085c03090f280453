/*
 * libisthmus-hybrid: intercepts MPI_Init, MPI_Init_thread and MPI_Finalize and passes the calls to
 * libisthmus. It defines no OpenSHMEM routine. Therefore oshcc can link it before tools that define
 * OpenSHMEM routines, while libisthmus must come after these tools.
 */
#include <dlfcn.h>

#include "loader/mpi_calls.h"

#define EXPORT __attribute__((visibility("default")))

/* These declarations match those of every MPI. */
EXPORT int MPI_Init(int *argc, char ***argv);
EXPORT int MPI_Init_thread(int *argc, char ***argv, int required, int *provided);
EXPORT int MPI_Finalize(void);

/* Returns the definition of `name` that follows this library in the search order. libisthmus
 * cannot look it up, because RTLD_NEXT starts after the library that calls dlsym. */
static void *hybrid_mpi_find_next(const char *name)
{
    return dlsym(RTLD_NEXT, name);
}

int MPI_Init(int *argc, char ***argv)
{
    struct isthmus_mpi_calls calls = {hybrid_mpi_find_next, __builtin_return_address(0)};
    return isthmus_hybrid_init(argc, argv, &calls);
}

int MPI_Init_thread(int *argc, char ***argv, int required, int *provided)
{
    struct isthmus_mpi_calls calls = {hybrid_mpi_find_next, __builtin_return_address(0)};
    return isthmus_hybrid_init_thread(argc, argv, required, provided, &calls);
}

int MPI_Finalize(void)
{
    struct isthmus_mpi_calls calls = {hybrid_mpi_find_next, __builtin_return_address(0)};
    return isthmus_hybrid_finalize(&calls);
}
