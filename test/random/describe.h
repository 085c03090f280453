/*
 * Programs and their operations as text.
 */
#ifndef ISTHMUS_RANDOM_DESCRIBE_H
#define ISTHMUS_RANDOM_DESCRIBE_H

#include <stdio.h>

#include "program.h"

const char *zone_name(enum zone zone);

/* One line. */
void describe_operation(FILE *stream, const struct program *program, size_t number);

void describe_program(FILE *stream, const struct program *program);

/* The operations that touch any of `bytes` bytes at a place of a PE, a line each. */
void describe_users(FILE *stream, const struct program *program, int pe, struct place place,
                    size_t bytes);

#endif
