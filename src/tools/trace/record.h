/*
 * Reads the records that isthmus-trace passes on standard input to the programs that write the
 * trace in the formats of other tools. A record is a line: a word, numbers, and optionally a text
 * after "| ".
 */
#ifndef ISTHMUS_RECORD_H
#define ISTHMUS_RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct record {
    char *word; /* first word of the line, not terminated by a zero */
    size_t word_length;
    uint64_t *numbers;
    size_t count;
    const char *text; /* "" if the record has no text */
    size_t capacity, bytes;
};

/* Reads the next record. *record must be zeroed before the first call. Returns false at the end of
 * the input. Ends the program with an error message if the line is not a record. */
bool record_next(struct record *record);

bool record_is(const struct record *record, const char *word);

/* Ends the program with an error message if the record contains fewer than `numbers` numbers. */
void record_require_numbers(const struct record *record, size_t numbers);

/* Prints an error message and exits with status 1. */
_Noreturn void record_fail(const char *what, const char *why);

#endif
