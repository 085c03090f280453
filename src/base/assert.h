/*
 * Assertions of what comments state: invariants of the library itself, which no program can break.
 * On wherever NDEBUG is not defined (ISTHMUS_ASSERTS keeps them in optimized builds); else nothing
 * of them is left.
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
