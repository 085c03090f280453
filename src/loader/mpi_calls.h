/*
 * Interface between libisthmus and libisthmus-hybrid (src/bindings/hybrid). Both are from one
 * build, so these functions are not part of the stable ABI in exports.map.
 *
 * libisthmus must receive the program's calls of MPI_Init, MPI_Init_thread and MPI_Finalize, even
 * if the MPI library is linked before it. oshcc therefore links libisthmus-hybrid before the
 * arguments of the user; it defines these functions and forwards the calls. libisthmus itself is
 * linked after the arguments of the user, so tools among these arguments can define `shmem_` names
 * and receive the program's calls.
 */
#ifndef ISTHMUS_MPI_CALLS_H
#define ISTHMUS_MPI_CALLS_H

/* Arguments that a function of libisthmus-hybrid passes to libisthmus. */
struct isthmus_mpi_calls {
    /* Returns the next function of this name after libisthmus-hybrid in the search order, or
     * NULL. */
    void *(*find_next)(const char *name);
    void *caller; /* return address of the program's MPI call */
};

/* The parameters and results are those of the MPI functions. */
int isthmus_hybrid_init(int *argc, char ***argv, const struct isthmus_mpi_calls *calls);
int isthmus_hybrid_init_thread(int *argc, char ***argv, int required, int *provided,
                               const struct isthmus_mpi_calls *calls);
int isthmus_hybrid_finalize(const struct isthmus_mpi_calls *calls);

#endif
