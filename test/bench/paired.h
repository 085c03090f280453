/*
 * The harness of two programs whose figures stand side by side: between.c does things with
 * OpenSHMEM, between_mpi.c with MPI's own routines. Two programs, for one that used both would have
 * two engines of progress get in each other's way. scripts/bench-between runs them by turns.
 */
#ifndef ISTHMUS_PAIRED_H
#define ISTHMUS_PAIRED_H

#include <stdbool.h>
#include <stddef.h>

#define PAIRED_NAME_LENGTH 64
#define PAIRED_LARGEST     ((size_t)4 << 20)  /* bytes of one operation */
#define PAIRED_STAGED      ((size_t)64 << 20) /* of one on a device's memory */
#define PAIRED_BURST       10000              /* operations between two quiets, in rows of rates */
#define PAIRED_SMALL_BURST 64

/* Who works while a row is measured. The others wait in a barrier, or, where they compute, outside
 * every library. */
enum paired_scope {
    PAIRED_LEADER,
    PAIRED_BOTH, /* PE 0 and its peer */
    PAIRED_ALL,
    PAIRED_AGAINST_COMPUTING, /* PE 0 alone, and each of its operations is timed */
    PAIRED_AFTER_PAUSE,       /* PE 0 alone, which pauses before each operation */
    PAIRED_IDLE               /* nobody: the figure is the processor's time of an idle second */
};

struct paired_row;

/* Does the row's thing `count` times. */
typedef void paired_loop(const struct paired_row *row, long count);

struct paired_row {
    const char *what; /* the row's name, which the size ends if there is one */
    size_t bytes;     /* 0: no size */
    enum paired_scope scope;
    paired_loop *loop;
    long burst; /* operations in one turn of the loop, if more than one */
};

/* What each of the two programs provides. */
struct paired_job {
    int me, pes;
    void (*barrier)(void);
    double (*greatest)(double value); /* of all PEs' values, on all PEs */
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
    int peer; /* the one PE that PE 0 talks to: the last, which is the one farthest away */
    bool quick;
};
extern struct paired paired;

/* Reads the options, before anything is initialized: -1 to go on, else the status to end with. */
int paired_parse(const struct paired_program *program, int argc, char **argv);

/* Runs the groups that were asked for; PE 0 prints. Collective. */
void paired_run(const struct paired_program *program, const struct paired_job *job);

/* Measures one row. Collective. */
void paired_measure(const struct paired_row *row);

/* Nanoseconds of one turn of a loop that all PEs are in. Collective; needs paired.job. */
double paired_time_together(paired_loop *loop);

/* The next size of a series from 8 B to 4 MiB. */
size_t paired_next_size(size_t bytes);

/* One row for every size of the series. Collective. */
void paired_measure_sizes(const char *what, enum paired_scope scope, paired_loop *loop);

/* The same for collectives, in which all PEs take part: 8 B, 64 KiB, 4 MiB. Collective. */
void paired_measure_collective_sizes(const char *what, paired_loop *loop);

/* `burst` operations on words of 8 bytes, and one quiet; the figure is one operation's. Collective.
 */
void paired_measure_burst(const char *what, paired_loop *loop, long burst);

/* Against PEs that compute. Collective. */
void paired_measure_against_computing(const char *what, size_t bytes, paired_loop *loop);

/* Computes, and calls nothing. */
void paired_compute(long steps);

/* What an idle job takes, and how fast the program itself is beside the library. Collective. */
void paired_measure_progress(void);

#endif
