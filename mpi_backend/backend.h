/*
 * The contract between the portable core (src/) and an MPI backend module.
 *
 * A module is one shared object per MPI library, the only code that includes <mpi.h>. It exports
 * one symbol, BACKEND_SYMBOL, a `const struct backend`. Every pointer of the struct is filled. All
 * types are plain C, so that the core never sees an MPI type. Counts are size_t; a module chunks
 * what MPI's int counts cannot carry.
 *
 * Failure: unless a comment says otherwise a function returns 0, or nonzero after it wrote a
 * one-line reason, with MPI's own text, into the module's message buffer, which message() returns.
 */
#ifndef ISTHMUS_BACKEND_H
#define ISTHMUS_BACKEND_H

#include <stddef.h>

/* Raised with every change of struct backend; the loader refuses a module of another version. */
#define BACKEND_VERSION 1
#define BACKEND_SYMBOL  "isthmus_backend"

/* In the order of MPI's and OpenSHMEM's levels. */
enum backend_thread_level {
    BACKEND_THREAD_SINGLE,
    BACKEND_THREAD_FUNNELED,
    BACKEND_THREAD_SERIALIZED,
    BACKEND_THREAD_MULTIPLE
};

struct backend {
    int version;         /* BACKEND_VERSION; first member for ever */
    const char *isthmus; /* the library's version string the module was built with */
    const char *name;    /* "openmpi", "mpich": what ISTHMUS_MPI and oshrun --mpi call it */
    /* MPI_Get_library_version's text, one line; may be called at any time. */
    const char *(*mpi)(void);
    const char *(*message)(void); /* why the last call failed; valid until the next call */

    /* Job. init: initializes MPI; or, if the program did, duplicates MPI_COMM_WORLD for itself. May
     * be called again after leave(). `provided` is MPI's level, also when the program asked MPI. */
    int (*init)(enum backend_thread_level requested, enum backend_thread_level *provided);
    int (*rank)(void);
    int (*size)(void);
    /* Gives back what init made except MPI itself. Collective. A no-op once MPI is finalized. */
    int (*leave)(void);
    /* Finalizes MPI if this module initialized it and nobody finalized it. Collective,
     * and the last call. */
    int (*finalize)(void);
    /* Ends the whole job with this exit status; does not return. Callable before init and from any
     * thread; then it ends this process only. */
    void (*abort)(int status);

    /* State, callable at any time. */
    int (*is_initialized)(void); /* somebody initialized MPI */
    int (*is_finalized)(void);

    /* Exchange, after init. allgather: `bytes` from each PE, in PE order, into `all`.
     * Collective. */
    int (*allgather)(const void *mine, void *all, size_t bytes);
    int (*barrier)(void);
};

#endif
