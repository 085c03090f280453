/*
 * What is known of MPIs that do otherwise than they should, or than one expects: the one table by
 * which the module decides (library_has, in mpi_library.c) and isthmus-probe tells what Isthmus
 * does about what it found, and which docs/probe.md shows. Data alone, for the probes have it
 * without Isthmus.
 */
#ifndef ISTHMUS_QUIRKS_H
#define ISTHMUS_QUIRKS_H

/* Those that the module decides by the MPI's name and version. No process can find them out at its
 * start: they crash, hang, come by chance, or have to be known before MPI_Init. */
enum quirk {
    QUIRK_RDMA_CRASHES,
    QUIRK_UCX_ENDLESS,
    QUIRK_PT2PT_ONE_THREAD,
    QUIRK_FLUSH_LOCAL_HANGS,
    QUIRK_FLUSH_ALL_EARLY,
    QUIRK_RDMA_BITS,
    QUIRK_FINALIZE_HANGS,
    QUIRK_ABORT_IN_FINALIZE,
};

struct quirk_row {
    const char *mpi; /* as MPI_Get_library_version names it, before its version; any if NULL */
    int first, last; /* major versions; 0: all before, or after */
    /* For people: where it is so, which fault, and what the library does about it. */
    const char *with, *fault, *isthmus;
    const char *probes; /* their names, as patterns of the shell, with blanks between */
};

/* Those of enum quirk first, in its order. */
extern const struct quirk_row quirks[];
extern const int quirks_count;

#endif
