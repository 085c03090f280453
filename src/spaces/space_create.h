/*
 * Making a space. All PEs of the job go through the same steps of a creation, also those that have
 * no such memory: what they find is or-ed after each step, and where one refuses, all take back
 * what they did.
 */
#ifndef ISTHMUS_SPACE_CREATE_H
#define ISTHMUS_SPACE_CREATE_H

#include "space_record.h"
#include "space_request.h"

/* *created is NULL on who has no such memory. Collective over the job; 0, or, alike on all PEs,
 * nonzero. */
int space_build(const char *routine, const struct space_request *request, struct space **created);

#endif
