/*
 * Every kind that a build may have; module.c says which of them it has.
 */
#ifndef ISTHMUS_KINDS_BUILT_H
#define ISTHMUS_KINDS_BUILT_H

#include "kind.h"

extern const struct kind kind_host, kind_hbm, kind_cuda, kind_hip, kind_ze;

#endif
