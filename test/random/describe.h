/*
 * Prints random programs and their operations as text.
 */
#ifndef ISTHMUS_RANDOM_DESCRIBE_H
#define ISTHMUS_RANDOM_DESCRIBE_H

#include <stdio.h>

#include "program.h"

const char *zone_name(enum zone zone);

/* Prints one line about the operation with this number. */
void describe_operation(FILE *stream, const struct program *program, size_t number);

void describe_program(FILE *stream, const struct program *program);

/* Prints a line for each operation that may access any of `bytes` bytes at `place` of PE `pe`. */
void describe_users(FILE *stream, const struct program *program, int pe, struct place place,
                    size_t bytes);

#endif
