/* How slow this machine is now, for tests of category "clock". */
#ifndef ISTHMUS_TEST_CALIBRATE_H
#define ISTHMUS_TEST_CALIBRATE_H

/* Measures for about 50 ms on an idle machine. Returns how many times as long as there it took, at
 * least 1. */
double calibrate(void);

#endif
