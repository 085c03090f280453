/*
 * The kinds that the module may hold; each is in the file of its name.
 */
#ifndef ISTHMUS_KINDS_BUILT_H
#define ISTHMUS_KINDS_BUILT_H

#include "kind.h"

extern const struct kind kind_host, kind_hbm, kind_cuda, kind_hip, kind_ze;

#endif
