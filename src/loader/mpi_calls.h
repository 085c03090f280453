/*
 * The interface between libisthmus and libisthmus-hybrid (src/bindings/hybrid). Both are of one
 * build: these names stand in a node of exports.map that promises nothing.
 *
 * oshcc links libisthmus-hybrid before the arguments of the user and libisthmus after them. Tools
 * in between define `shmem_` names and get the program's calls. The calls of MPI that libisthmus
 * must see first come here, also if the MPI library stands before libisthmus.
 */
#ifndef ISTHMUS_MPI_CALLS_H
#define ISTHMUS_MPI_CALLS_H

/* libisthmus-hybrid, as one of its functions calls libisthmus. */
struct isthmus_mpi_calls {
    void *(*find_next)(const char *name); /* the next function of this name behind it, or NULL */
    void *caller;                         /* the address that the program calls MPI from */
};

/* As MPI's functions of these names. */
int isthmus_hybrid_init(int *argc, char ***argv, const struct isthmus_mpi_calls *calls);
int isthmus_hybrid_init_thread(int *argc, char ***argv, int required, int *provided,
                               const struct isthmus_mpi_calls *calls);
int isthmus_hybrid_finalize(const struct isthmus_mpi_calls *calls);

#endif
