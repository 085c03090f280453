/*
 * Every kind that a build may have; module.c says which of them it has.
 */
#ifndef ISTHMUS_KINDS_BUILT_H
#define ISTHMUS_KINDS_BUILT_H

#include "kind.h"

#define KIND(NUMBER, NAME, SYMBOL, ...) extern const struct kind kind_##SYMBOL;
#include "kinds.def"
#undef KIND

#endif
