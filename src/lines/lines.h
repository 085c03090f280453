/*
 * Records on standard input, a line each, as isthmus-trace tells them to the programs that write
 * its trace in other formats: a word, numbers, and a text behind "| ".
 */
#ifndef ISTHMUS_LINES_H
#define ISTHMUS_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct line {
    char *word; /* with all that comes behind */
    size_t word_length;
    uint64_t *numbers;
    size_t count;
    const char *text; /* "" if there is none */
    size_t room, bytes;
};

/* The next one, which begins as zeros; false at the end. What is no such line ends the program. */
bool lines_next(struct line *line);

bool lines_is(const struct line *line, const char *word);

/* Ends the program where the line has fewer. */
void lines_expect(const struct line *line, size_t numbers);

/* With a line on standard error, and status 1. */
_Noreturn void lines_end_with(const char *what, const char *why);

#endif
