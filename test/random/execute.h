/*
 * Executes a random program on this PE, and compares the results with the model.
 */
#ifndef ISTHMUS_RANDOM_EXECUTE_H
#define ISTHMUS_RANDOM_EXECUTE_H

#include <pthread.h>
#include <shmemx.h>

#include "model.h"

enum { NOT_RUNNING = -1 };

/* State that a PE keeps between programs. */
struct stage {
    int me;
    char *zones[ZONE_COUNT];
    shmem_space_t space; /* contains ZONE_FRESH; SHMEM_SPACE_INVALID if ZONE_FRESH is in the heap */
    shmem_team_t space_team;
    /* Number of the operation that each thread executes, which the watchdog prints. NOT_RUNNING
     * between programs. */
    _Atomic int positions[MAX_THREADS];
};

/* A wrong result. `number` is the operation, or -1 if the final contents of memory at `place` are
 * wrong. `text` describes the difference. */
struct mistake {
    int number;
    struct place place;
    size_t bytes;
    const char *text;
};
typedef void report_mistake(const struct program *program, const struct mistake *mistake);

/* Allocates the memory. Collective over the job. */
void stage_open(struct stage *stage);
void stage_close(struct stage *stage);

/* Executes the program and reports each mistake on this PE. Returns the number of mistakes on all
 * PEs. Collective over the job. */
int stage_run(struct stage *stage, const struct program *program, const struct memory *memory,
              report_mistake *report);

#endif
