/* Output of a test: it is forwarded immediately, and kept for the comparison at the end of the
 * test. */
#ifndef ISTHMUS_TEST_OUTPUT_H
#define ISTHMUS_TEST_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

struct output {
    int descriptor; /* reading end of the test's pipe, nonblocking; -1 after end of file */
    char *text;     /* ends with a null byte; null bytes in the output are replaced by blanks */
    size_t length, capacity;
};

/* Creates the pipe. Returns its writing end, for the test. */
int output_open(struct output *output);

/* Reads the data that are available in the pipe. */
void output_read(struct output *output);

/* Returns true if the whole output matches an extended regular expression (matches.h). */
bool output_matches(const struct output *output, const char *expression);

void output_close(struct output *output);

#endif
