/*
 * How a job grows: what scale.c, with OpenSHMEM, and scale_mpi.c, with MPI alone, have in common.
 * Each starts, lets all PEs speak to each other, and prints one line of JSON. scripts/scale runs
 * both with more and more PEs.
 */
#ifndef ISTHMUS_SCALE_H
#define ISTHMUS_SCALE_H

#include "paired.h"

/* What a process has, in KiB. */
struct scale_memory {
    double resident;    /* pages that are here, shared ones too */
    double own;         /* pages that no file and no other process has: malloc's and the like */
    double files;       /* mapped pages of the library's memory files, the other PEs' too */
    double files_share; /* the same, each page divided by how many processes map it */
    double page_tables;
};

/* Prints the figures of a job that began at `start` (figures_now) and is initialized. Collective.
 */
void scale_report(const struct paired_job *job, double start, double initialized);

/* The word for a program that starts and ends, and nothing else; and what each of its PEs prints.
 */
#define SCALE_START "start"
void scale_print_start(double start, double initialized);

/* What count_mpi.c exports for this program, if it is loaded before all: how many communicators and
 * windows there are, and how many there have been at one time. */
struct scale_objects {
    long communicators, windows, types, most_communicators, most_windows, most_types;
};
#define SCALE_OBJECTS_SYMBOL "scale_mpi_objects"

#endif
