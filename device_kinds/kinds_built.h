/*
 * Declares all device kinds that can be built. kinds_module.c lists the kinds in this build.
 */
#ifndef ISTHMUS_KINDS_BUILT_H
#define ISTHMUS_KINDS_BUILT_H

#include "kind.h"

#define KIND(NUMBER, NAME, SYMBOL, ...) extern const struct kind kind_##SYMBOL;
#include "kinds.def"
#undef KIND

#endif
