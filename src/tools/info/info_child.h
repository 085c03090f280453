/*
 * Runs code in a child process that may crash, hang or write to standard output, such as a device
 * driver or an MPI library. The child returns its result in shared memory.
 */
#ifndef ISTHMUS_INFO_CHILD_H
#define ISTHMUS_INFO_CHILD_H

#include <stdbool.h>
#include <stddef.h>

/* Returns zeroed memory that child processes share with this process. It is never freed. Exits with
 * an error message if no memory is available. */
void *child_memory(size_t bytes);

/* Calls `run` in a forked child and returns its result. If the child fails or takes too long,
 * returns false and describes the failure in `fault`, for example "was killed by signal 11
 * (Segmentation fault)", to which the caller adds the subject. Otherwise `fault` is empty. */
bool child_run(bool (*run)(void *argument), void *argument, char *fault, size_t capacity);

#endif
