/*
 * Asking what may crash, hang or write where it should not: in a child process.
 */
#ifndef ISTHMUS_INFO_CHILD_H
#define ISTHMUS_INFO_CHILD_H

#include <stdbool.h>
#include <stddef.h>

/* Zeroed memory that children share with this process, for their answers; the program ends if there
 * is none. Never freed. */
void *child_memory(size_t bytes);

/* Returns what `run` returns in a forked child. If the child fails or takes too long, returns false
 * and describes it in `fault`, e.g. "ended in signal 11 (Segmentation fault)"; otherwise `fault` is
 * empty. */
bool child_run(bool (*run)(void *argument), void *argument, char *fault, size_t capacity);

#endif
