/* Measures how slow this machine currently is, for tests with time limits (category "clock"). */
#ifndef ISTHMUS_TEST_CALIBRATE_H
#define ISTHMUS_TEST_CALIBRATE_H

/* Measures for about 50 ms on an idle machine. Returns how many times longer it took now, at
 * least 1. */
double calibrate(void);

#endif
