/*
 * Table of the known faults and peculiarities of MPI libraries (quirks).
 *
 * Three readers use the table. The backend module for an MPI looks up what it must avoid
 * (library_has in mpi_library.c). isthmus-probe prints how Isthmus handles a fault that it has
 * found. docs/reference/mpi-faults.md shows the table. The table contains data only, so that the
 * probes, which run without Isthmus, can use it.
 */
#ifndef ISTHMUS_QUIRKS_H
#define ISTHMUS_QUIRKS_H

/* Quirks that the module looks up by the name and version of the MPI. A process cannot detect
 * them when it starts: they crash, hang or occur at random, or must be known before MPI_Init. */
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
    const char *mpi; /* name as in MPI_Get_library_version, before the version; NULL: any MPI */
    int first, last; /* first and last affected major version; 0: no limit */
    /* Texts for users: the affected configuration, the fault, and what the library does about
     * it. */
    const char *with, *fault, *isthmus;
    /* Names of the probes that detect the quirk: shell patterns, separated by blanks. */
    const char *probes;
};

/* The quirks of enum quirk come first, in the order of the enum. */
extern const struct quirk_row quirks[];
extern const int quirks_count;

#endif
