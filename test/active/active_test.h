/*
 * What the tests of active messages share: data that tell whose they are.
 */
#ifndef ISTHMUS_ACTIVE_TEST_H
#define ISTHMUS_ACTIVE_TEST_H

#include <shmemx.h>

#include "api_test.h"

extern const struct api_test message_tests[], call_tests[], bundle_tests[];

/* `bytes` bytes that follow from their number and a PE; to be freed. */
char *active_make(size_t bytes, int pe);

/* The first that is another; `bytes` if none is. */
size_t active_first_wrong(const char *data, size_t bytes, int pe);

#endif
