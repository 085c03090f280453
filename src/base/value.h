/*
 * Parsing of values that users write: numbers, sizes, names of choices. The value_parse_...
 * functions return false if the text is invalid.
 */
#ifndef ISTHMUS_VALUE_H
#define ISTHMUS_VALUE_H

#include <stdbool.h>
#include <stddef.h>

/* Parses a number of bytes with an optional suffix K, M, G or T (powers of 1024). The number may
 * have a fraction; the result is rounded up. */
bool value_parse_size(const char *text, size_t *size);

/* Parses a whole number up to 1e9. */
bool value_parse_count(const char *text, size_t *result);

/* Returns the index of a text in a list that ends with NULL, or -1 if the list does not contain it.
 */
int value_find_choice(const char *text, const char *const choices[]);

/* Parses one of the names in a list that ends with NULL, and sets *result to its index. */
bool value_parse_choice(const char *text, const char *const choices[], int *result);

#endif
