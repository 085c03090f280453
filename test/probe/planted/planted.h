/*
 * A faulty MPI: preloaded before a real one, it does wrong what PLANTED_FAULTS names, in words
 * between commas, and hands on all else. The faults are listed in ../faults.tsv.
 */
#ifndef ISTHMUS_TEST_PLANTED_H
#define ISTHMUS_TEST_PLANTED_H

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>

bool is_planted(const char *fault);
/* If it is planted, takes as long as nobody would wait for: 300 ms. */
void sleep_if_planted(const char *fault);
/* If it is planted, is true at every second call. */
bool is_turn_of(const char *fault, int *calls);
/* A group with the same members the other way round. */
MPI_Group reversed(MPI_Group group);

#endif
