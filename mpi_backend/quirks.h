/*
 * Table of the known faults and peculiarities of MPI libraries (quirks).
 *
 * The table has three uses. The backend module for an MPI looks up which faults it must avoid
 * (library_has in mpi_library.c). If isthmus-probe finds a fault, it prints how Isthmus handles the
 * fault. docs/reference/mpi-faults.md shows the table. The table contains data only, so that the
 * probes, which run without Isthmus, can use it.
 */
#ifndef ISTHMUS_QUIRKS_H
#define ISTHMUS_QUIRKS_H

/* Quirks that the backend module looks up by the name and version of the MPI. A process cannot
 * test for these quirks at its start: a test would crash, hang or fail only at random, or the
 * quirk must be known before MPI_Init. */
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
