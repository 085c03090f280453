/*
 * Assertions of invariants of the library, which no program can violate. A failed assertion aborts
 * the job with an error message. If NDEBUG is defined, assertions generate no code. The build
 * option ISTHMUS_ASSERTS keeps assertions in optimized builds.
 */
#ifndef ISTHMUS_ASSERT_H
#define ISTHMUS_ASSERT_H

#ifdef NDEBUG
#define ASSERT(condition) ((void)sizeof(condition))
#else
#include "report.h"
#define ASSERT(condition)                                                                          \
    ((condition)                                                                                   \
         ? (void)0                                                                                 \
         : report_fatal(NULL, "%s:%d: assertion failed: %s", __FILE__, __LINE__, #condition))
#endif

#endif
