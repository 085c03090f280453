/*
 * Checks of arguments that several modules use, and checks of the library's records. Checks that
 * cost more than a comparison are called only with SHMEM_DEBUG.
 *
 * Checks of records: each `..._is_valid` function compares all records of one kind with each other;
 * if they are inconsistent, it returns false and `fault` describes the error. Callers: unit tests
 * and, with SHMEM_DEBUG=2, the functions that change the records.
 */
#ifndef ISTHMUS_CHECK_H
#define ISTHMUS_CHECK_H

#include <stdbool.h>
#include <stddef.h>

#include "job.h"

/* ---- Arguments ---- */

_Noreturn void check_fail_null(const char *routine, const char *argument, size_t bytes)
    __attribute__((cold));

/* A local buffer of `bytes` > 0 bytes must be there. */
static inline void check_buffer(const char *routine, const char *argument, const void *address,
                                size_t bytes)
{
    if (UNLIKELY(address == NULL))
        check_fail_null(routine, argument, bytes);
}

_Noreturn void check_fail_null_result(const char *routine, const char *argument)
    __attribute__((cold));

/* A place for a result must be there. */
static inline void check_result(const char *routine, const char *argument, const void *result)
{
    if (UNLIKELY(result == NULL))
        check_fail_null_result(routine, argument);
}

/* The same of another pointer; `expected` says what it points to. */
_Noreturn void check_fail_pointer(const char *routine, const char *argument, const char *expected)
    __attribute__((cold));
static inline void check_pointer(const char *routine, const char *argument, const void *pointer,
                                 const char *expected)
{
    if (UNLIKELY(pointer == NULL))
        check_fail_pointer(routine, argument, expected);
}

/* Ends the job if the two pieces of memory have a byte in common. */
void check_disjoint(const char *routine, const char *one_name, const void *one, size_t one_bytes,
                    const char *other_name, const void *other, size_t other_bytes);

/* The same for buffers of one length; the same buffer twice is let pass. */
void check_overlap(const char *routine, const void *dest, const void *source, size_t bytes);

/* ---- Records ---- */

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
