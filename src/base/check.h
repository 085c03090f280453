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

/* ---- Checks of arguments ---- */

_Noreturn void check_fail_null(const char *routine, const char *argument, size_t bytes)
    __attribute__((cold));

/* Aborts the job if the address of a local buffer of `bytes` > 0 bytes is NULL. */
static inline void check_buffer(const char *routine, const char *argument, const void *address,
                                size_t bytes)
{
    if (UNLIKELY(address == NULL))
        check_fail_null(routine, argument, bytes);
}

_Noreturn void check_fail_null_result(const char *routine, const char *argument)
    __attribute__((cold));

/* Aborts the job if the pointer through which the routine returns a result is NULL. */
static inline void check_result(const char *routine, const char *argument, const void *result)
{
    if (UNLIKELY(result == NULL))
        check_fail_null_result(routine, argument);
}

/* Aborts the job if `pointer` is NULL. `expected` describes, for the error message, what it must
 * point to. */
_Noreturn void check_fail_pointer(const char *routine, const char *argument, const char *expected)
    __attribute__((cold));
static inline void check_pointer(const char *routine, const char *argument, const void *pointer,
                                 const char *expected)
{
    if (UNLIKELY(pointer == NULL))
        check_fail_pointer(routine, argument, expected);
}

/* Aborts the job if the two ranges of memory overlap. */
void check_disjoint(const char *routine, const char *one_name, const void *one, size_t one_bytes,
                    const char *other_name, const void *other, size_t other_bytes);

/* Aborts the job if `dest` and `source`, of `bytes` bytes each, overlap without being equal. */
void check_overlap(const char *routine, const void *dest, const void *source, size_t bytes);

/* ---- Checks of the library's records ---- */

/* True if SHMEM_DEBUG is 2. */
HIDDEN extern bool check_records_enabled;

/* Aborts the job with an error message such as "the internal data of the symmetric heap are
 * damaged: two free ranges touch". */
_Noreturn void check_fail_records(const char *routine, const char *records, const char *fault)
    __attribute__((cold));

/* Aborts the job with the error message of check_fail_records unless is_valid is true. */
static inline void check_require_records(const char *routine, const char *records, bool is_valid,
                                         const char *fault)
{
    if (UNLIKELY(!is_valid))
        check_fail_records(routine, records, fault);
}

/* For the ..._is_valid functions: sets *fault to `text` if `holds` is false. Returns `holds`. */
static inline bool check_record(bool holds, const char *text, const char **fault)
{
    if (!holds)
        *fault = text;
    return holds;
}

#endif
