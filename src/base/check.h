/*
 * Checks of arguments that several rooms share. Those that cost more than a compare are called with
 * SHMEM_DEBUG only.
 */
#ifndef ISTHMUS_CHECK_H
#define ISTHMUS_CHECK_H

#include <stddef.h>

#include "job.h"

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

#endif
