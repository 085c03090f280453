/* What a test prints: passed on at once, and kept for the comparison at its end. */
#ifndef ISTHMUS_TEST_OUTPUT_H
#define ISTHMUS_TEST_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

struct output {
    int descriptor; /* the reading end of the test's pipe, nonblocking; -1 after its end */
    char *text;     /* terminated by a null byte; null bytes of the test are blanks */
    size_t length, capacity;
};

/* Makes the pipe. Returns its writing end, for the test. */
int output_open(struct output *output);

/* Reads what is in the pipe. */
void output_read(struct output *output);

/* Compares all that was read with an extended regular expression (matches.h). */
bool output_matches(const struct output *output, const char *expression);

void output_close(struct output *output);

#endif
