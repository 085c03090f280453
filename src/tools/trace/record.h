/*
 * Records on standard input, a line each, as isthmus-trace tells them to the programs that write
 * its trace in other formats: a word, numbers, and a text behind "| ".
 */
#ifndef ISTHMUS_RECORD_H
#define ISTHMUS_RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct record {
    char *word; /* with all that comes behind */
    size_t word_length;
    uint64_t *numbers;
    size_t count;
    const char *text; /* "" if there is none */
    size_t capacity, bytes;
};

/* The next one, which begins as zeros; false at the end. What is no such line ends the program. */
bool record_next(struct record *record);

bool record_is(const struct record *record, const char *word);

/* Ends the program where the line has fewer. */
void record_require_numbers(const struct record *record, size_t numbers);

/* With a line on standard error, and status 1. */
_Noreturn void record_fail(const char *what, const char *why);

#endif
