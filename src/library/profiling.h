/*
 * Whether somebody else has defined a routine of ours, before this library, as profiling tools do.
 */
#ifndef ISTHMUS_PROFILING_H
#define ISTHMUS_PROFILING_H

#include <stdbool.h>

bool interposition_is_active(void);

#endif
