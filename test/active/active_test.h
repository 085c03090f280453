/*
 * Data for the tests of active messages whose bytes identify the sending PE.
 */
#ifndef ISTHMUS_ACTIVE_TEST_H
#define ISTHMUS_ACTIVE_TEST_H

#include <shmemx.h>

#include "api_test.h"

extern const struct api_test message_tests[], call_tests[], bundle_tests[];

/* Returns `bytes` bytes whose values depend on their index and on the PE. The caller frees them. */
char *active_make(size_t bytes, int pe);

/* Returns the index of the first byte that differs from active_make(bytes, pe), or `bytes` if
 * none differs. */
size_t active_first_wrong(const char *data, size_t bytes, int pe);

#endif
