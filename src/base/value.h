/*
 * Values that people write: numbers, sizes, words of a list. False where a text is none.
 */
#ifndef ISTHMUS_VALUE_H
#define ISTHMUS_VALUE_H

#include <stdbool.h>
#include <stddef.h>

/* A number of bytes, with an optional suffix K, M, G or T. */
bool value_parse_size(const char *text, size_t *size);

/* A whole number up to 1e9. */
bool value_parse_count(const char *text, size_t *result);

/* The place of a text in a list that NULL ends; -1 if it is not there. */
int value_find_choice(const char *text, const char *const choices[]);

/* One of a list's words, whose places are those of an enum. */
bool value_parse_choice(const char *text, const char *const choices[], int *result);

#endif
