/*
 * Shared by the tests of internal consistency checks (base/check.h). Each test breaks an invariant,
 * and the check must find it and report its text.
 */
#ifndef ISTHMUS_VALID_H
#define ISTHMUS_VALID_H

#include "apart.h"
#include "base/check.h"
#include "unit.h"

/* Check the text that an `..._is_valid` function has stored in `found`: NULL if the records are
 * valid. */
#define EXPECT_VALID(call)        ((call), CHECK_TEXT(found, NULL))
#define EXPECT_FAULT(call, words) ((call), CHECK_TEXT(found, words))

/* With SHMEM_DEBUG=2, and only then, `look` must abort the job with this message. */
static inline void expect_line(void (*look)(void), const char *line)
{
    char text[256];
    CHECK_SIZE((size_t)run_apart(look, text, sizeof text), 0);
    check_records_enabled = true;
    expect_end(look, line);
    check_records_enabled = false;
}

#endif
