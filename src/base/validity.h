/*
 * Whether the library's own records are as they should be: what a file keeps across its functions
 * and no single assertion sees. Each `..._is_valid` compares all records of one kind with each
 * other; where they do not fit, `fault` says what is wrong. Unit tests call them, and, with
 * SHMEM_DEBUG=2, the functions that change the records.
 */
#ifndef ISTHMUS_VALIDITY_H
#define ISTHMUS_VALIDITY_H

#include <stdbool.h>

#include "job.h"

/* Set with SHMEM_DEBUG=2. */
HIDDEN extern bool check_records_enabled;

/* Ends the job: "the records of the symmetric heap are damaged: two free ranges touch". */
_Noreturn void check_fail_records(const char *routine, const char *records, const char *fault)
    __attribute__((cold));

static inline void check_require_records(const char *routine, const char *records, bool is_valid,
                                         const char *fault)
{
    if (UNLIKELY(!is_valid))
        check_fail_records(routine, records, fault);
}

/* For the functions that compare: keeps what is wrong unless `holds`, which it returns. */
static inline bool check_record(bool holds, const char *text, const char **fault)
{
    if (!holds)
        *fault = text;
    return holds;
}

#endif
