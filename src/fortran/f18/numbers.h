/*
 * Arguments that are INTEGERs of any kind: numbers one by one, and arrays of counts as C has them.
 */
#ifndef ISTHMUS_NUMBERS_H
#define ISTHMUS_NUMBERS_H

#include "arguments.h"

struct numbers {
    const char *first;
    size_t elem_bytes, count;
    ptrdiff_t stride;
};

/* Of a scalar or an array of one dimension; of an argument that is not present, none. `name` is the
 * argument's, in messages, here and below. */
struct numbers numbers_read(const char *name, const void *descriptor);

int64_t numbers_get(const struct numbers *numbers, size_t i);

/* The same, which may not be negative. */
size_t numbers_count(const char *name, const struct numbers *numbers, size_t i);

/* The only one, which may not be negative; ends the job if there are several. */
size_t numbers_one(const char *name, const void *descriptor);

/* Ends the job unless there are `expected` of them; `of_what` says of what. */
void numbers_require(const char *name, const struct numbers *numbers, size_t expected,
                     const char *of_what);

#endif
