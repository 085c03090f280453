/*
 * libisthmus-hybrid: passes MPI_Init, MPI_Init_thread and MPI_Finalize to libisthmus. It defines no
 * OpenSHMEM routine, so that it can stand before tools, which must stand before libisthmus.
 */
#include <dlfcn.h>

#include "loader/mpi_calls.h"

#define EXPORT __attribute__((visibility("default")))

/* As every MPI declares them. */
EXPORT int MPI_Init(int *argc, char ***argv);
EXPORT int MPI_Init_thread(int *argc, char ***argv, int required, int *provided);
EXPORT int MPI_Finalize(void);

/* RTLD_NEXT depends on the library that calls dlsym, so libisthmus cannot do this itself. */
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
