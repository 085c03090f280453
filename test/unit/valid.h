/*
 * What tests of validity share (base/check.h): each invariant is broken on purpose, and found by
 * its own words.
 */
#ifndef ISTHMUS_VALID_H
#define ISTHMUS_VALID_H

#include "apart.h"
#include "base/check.h"
#include "unit.h"

/* Of the text that a `..._is_valid` left in `found`: NULL where all fits. */
#define EXPECT_VALID(call)        ((call), CHECK_TEXT(found, NULL))
#define EXPECT_FAULT(call, words) ((call), CHECK_TEXT(found, words))

/* With SHMEM_DEBUG=2, and only then, who looks ends the job with this line. */
static inline void expect_line(void (*look)(void), const char *line)
{
    char text[256];
    CHECK_SIZE((size_t)run_apart(look, text, sizeof text), 0);
    check_records_enabled = true;
    expect_end(look, line);
    check_records_enabled = false;
}

#endif
