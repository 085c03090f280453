/*
 * Harness of two programs that are compared: between.c uses OpenSHMEM, between_mpi.c uses MPI's
 * routines. They are separate programs because in one program the progress engines of both
 * libraries would disturb each other. scripts/bench-between runs them alternately.
 */
#ifndef ISTHMUS_PAIRED_H
#define ISTHMUS_PAIRED_H

#include <stdbool.h>
#include <stddef.h>

#define PAIRED_NAME_LENGTH 64
#define PAIRED_LARGEST     ((size_t)4 << 20)  /* bytes of one operation */
#define PAIRED_STAGED      ((size_t)64 << 20) /* bytes of one operation in device memory */
#define PAIRED_BURST                                                                               \
    10000 /* operations between two quiets, in rows that                                           \
           * measure rates */
#define PAIRED_SMALL_BURST 64

/* The PEs that work while a row is measured. The others wait in a barrier or compute without
 * calling any library. */
enum paired_scope {
    PAIRED_LEADER,
    PAIRED_BOTH, /* PE 0 and its peer */
    PAIRED_ALL,
    PAIRED_AGAINST_COMPUTING, /* PE 0 alone, with each operation timed; the others compute */
    PAIRED_AFTER_PAUSE,       /* PE 0 alone, with a pause before each operation */
    PAIRED_IDLE               /* none: the value is the CPU time per idle second */
};

struct paired_row;

/* Executes the row's operation `count` times. */
typedef void paired_loop(const struct paired_row *row, long count);

struct paired_row {
    const char *what; /* name of the row; the size is appended if there is one */
    size_t bytes;     /* 0: no size */
    enum paired_scope scope;
    paired_loop *loop;
    long burst; /* operations per iteration, if more than one */
};

/* Functions and data that each of the two programs provides. */
struct paired_job {
    int me, pes;
    void (*barrier)(void);
    double (*greatest)(double value); /* maximum over all PEs, on all PEs */
};

struct paired_group {
    const char *name, *help;
    void (*run)(void);
};

struct paired_program {
    const char *name, *help;
    const struct paired_group *groups;
    size_t group_count;
};

struct paired {
    struct paired_job job;
    int peer; /* the PE with which PE 0 communicates: the last, which is farthest away */
    bool quick;
};
extern struct paired paired;

/* Parses the options, before any initialization. Returns -1 to continue, or the exit status. */
int paired_parse(const struct paired_program *program, int argc, char **argv);

/* Runs the selected groups; PE 0 prints the results. Collective. */
void paired_run(const struct paired_program *program, const struct paired_job *job);

/* Measures one row. Collective. */
void paired_measure(const struct paired_row *row);

/* Returns the time of one iteration of a loop that all PEs execute, in ns. Collective;
 * paired.job must be set. */
double paired_time_together(paired_loop *loop);

/* Returns the next size of a series from 8 B to 4 MiB. */
size_t paired_next_size(size_t bytes);

/* Measures one row for every size of the series. Collective. */
void paired_measure_sizes(const char *what, enum paired_scope scope, paired_loop *loop);

/* Measures collectives of all PEs with 8 B, 64 KiB and 4 MiB. Collective. */
void paired_measure_collective_sizes(const char *what, paired_loop *loop);

/* Measures `burst` operations on words of 8 bytes, followed by one quiet, as time per operation.
 * Collective. */
void paired_measure_burst(const char *what, paired_loop *loop, long burst);

/* Measures operations whose target PEs compute. Collective. */
void paired_measure_against_computing(const char *what, size_t bytes, paired_loop *loop);

/* Computes without calling any library. */
void paired_compute(long steps);

/* Measures the CPU time of an idle job, and the speed of the program's own computation next to
 * the progress thread. Collective. */
void paired_measure_progress(void);

#endif
