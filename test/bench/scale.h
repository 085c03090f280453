/*
 * Scaling of a job: functions that scale.c (OpenSHMEM) and scale_mpi.c (MPI) share. Each program
 * starts, lets all PEs communicate with each other, and prints one line of JSON. scripts/scale runs
 * both with increasing numbers of PEs.
 */
#ifndef ISTHMUS_SCALE_H
#define ISTHMUS_SCALE_H

#include "paired.h"

/* Memory of a process, in KiB. */
struct scale_memory {
    double resident;    /* resident pages, including shared ones */
    double own;         /* private anonymous pages, such as malloc's */
    double files;       /* mapped pages of the library's memory files, including the other PEs' */
    double files_share; /* as `files`, with each page divided by the number of processes that map
                         * it */
    double page_tables;
};

/* Prints the measurements of a job that started at time `start` and was initialized at
 * `initialized` (figures_now). Collective. */
void scale_report(const struct paired_job *job, double start, double initialized);

/* Command-line argument for a program that only starts and ends, and the output of each of its
 * PEs. */
#define SCALE_START "start"
void scale_print_start(double start, double initialized);

/* Symbol that count_mpi.c exports if it is preloaded: the current number of MPI objects, and the
 * maximum at any time. */
struct scale_objects {
    long communicators, windows, types, most_communicators, most_windows, most_types;
};
#define SCALE_OBJECTS_SYMBOL "scale_mpi_objects"

#endif
