/*
 * Declarations of all kinds that a build may have. kinds_module.c lists those that this build has.
 */
#ifndef ISTHMUS_KINDS_BUILT_H
#define ISTHMUS_KINDS_BUILT_H

#include "kind.h"

#define KIND(NUMBER, NAME, SYMBOL, ...) extern const struct kind kind_##SYMBOL;
#include "kinds.def"
#undef KIND

#endif
