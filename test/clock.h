/*
 * For tests whose subject is time itself, which have the keyword CLOCK in CMake. Each of their
 * limits is multiplied by clock_scale(). If all values are right and only a limit was missed, the
 * test ends with status CLOCK_MISSED, and the harness runs it again, three times at most.
 */
#ifndef TEST_CLOCK_H
#define TEST_CLOCK_H

#include <stdlib.h>

enum { CLOCK_MISSED = 75 };

/* How many times slower this machine is now than an idle reference; at least 1. The harness
 * measures it right before each try. */
static inline double clock_scale(void)
{
    const char *text = getenv("TEST_CLOCK_SCALE");
    double scale = text == NULL ? 1 : strtod(text, NULL);
    return scale > 1 ? scale : 1;
}

#endif
