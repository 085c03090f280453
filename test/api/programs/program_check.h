/*
 * Checks for the small programs: the first failure prints its location and ends the program.
 */
#ifndef ISTHMUS_API_PROGRAM_CHECK_H
#define ISTHMUS_API_PROGRAM_CHECK_H

#include <stdio.h>
#include <stdlib.h>

#define REQUIRE(CONDITION)                                                                         \
    do {                                                                                           \
        if (!(CONDITION)) {                                                                        \
            fprintf(stderr, "%s:%d: %s is false\n", __FILE__, __LINE__, #CONDITION);               \
            exit(EXIT_FAILURE);                                                                    \
        }                                                                                          \
    } while (0)

#endif
