/*
 * Runs a program on this PE, and holds what it does against the model.
 */
#ifndef ISTHMUS_RANDOM_EXECUTE_H
#define ISTHMUS_RANDOM_EXECUTE_H

#include <pthread.h>
#include <shmemx.h>

#include "model.h"

enum { NOT_RUNNING = -1 };

/* What a PE keeps from program to program. */
struct stage {
    int me;
    char *zones[ZONE_COUNT];
    shmem_space_t space; /* of ZONE_FRESH, or SHMEM_SPACE_INVALID */
    shmem_team_t space_team;
    /* What each thread is at, for whom a program lasts too long; NOT_RUNNING between programs. */
    _Atomic int positions[MAX_THREADS];
};

/* Told of each mistake. `text` says what is wrong with operation `number`, or, if that is -1, with
 * the memory at `place` when all is over. */
struct mistake {
    int number;
    struct place place;
    size_t bytes;
    const char *text;
};
typedef void report_mistake(const struct program *program, const struct mistake *mistake);

/* Makes the memory. Collective over the job. */
void stage_open(struct stage *stage);
void stage_close(struct stage *stage);

/* Returns how many mistakes there were. Collective over the job. */
int stage_run(struct stage *stage, const struct program *program, const struct memory *memory,
              report_mistake *report);

#endif
