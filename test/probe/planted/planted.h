/*
 * A faulty MPI, to test isthmus-probe. This library is preloaded before a real MPI and replaces
 * some of its routines. A routine misbehaves if its fault is in PLANTED_FAULTS, a list of names
 * separated by commas, and otherwise calls the real routine. ../calls.tsv lists the faults.
 */
#ifndef ISTHMUS_TEST_PLANTED_H
#define ISTHMUS_TEST_PLANTED_H

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>

bool is_planted(const char *fault);
/* If the fault is planted, sleeps 300 ms, longer than a probe accepts. */
void sleep_if_planted(const char *fault);
/* If the fault is planted, returns true in every second call. `calls` counts the calls. */
bool is_turn_of(const char *fault, int *calls);
/* Returns a group with the same members in reverse order. The caller frees it. */
MPI_Group reversed(MPI_Group group);

#endif
