#include "check.h"

#include <stdint.h>

#include "job.h"
#include "report.h"

/* ---- Arguments ---- */

void check_fail_null(const char *routine, const char *argument, size_t bytes)
{
    report_fatal(routine, "%s is a null pointer, but its length is %zu bytes: expected a buffer",
                 argument, bytes);
}

void check_fail_null_result(const char *routine, const char *argument)
{
    report_fatal(routine, "%s is a null pointer: expected the address of a variable for the result",
                 argument);
}

void check_fail_pointer(const char *routine, const char *argument, const char *expected)
{
    report_fatal(routine, "%s is a null pointer: expected %s", argument, expected);
}

void check_disjoint(const char *routine, const char *one_name, const void *one, size_t one_bytes,
                    const char *other_name, const void *other, size_t other_bytes)
{
    uintptr_t first = (uintptr_t)one, second = (uintptr_t)other;
    if (first < second + other_bytes && second < first + one_bytes)
        report_fatal(routine,
                     "%s %p and %s %p overlap, with %zu and %zu bytes: expected separate buffers",
                     one_name, one, other_name, other, one_bytes, other_bytes);
}

void check_overlap(const char *routine, const void *dest, const void *source, size_t bytes)
{
    if (dest != source)
        check_disjoint(routine, "dest", dest, bytes, "source", source, bytes);
}

/* ---- Records ---- */

bool check_records_enabled;

void check_fail_records(const char *routine, const char *records, const char *fault)
{
    report_fatal(routine, "the internal data of the %s are damaged: %s", records, fault);
}

/* ---- Job ---- */

struct job job;

void job_fail_not_running(const char *routine)
{
    if (job.is_child)
        report_fatal(routine,
                     "called in a forked child: call this routine only in the process of the PE");
    if (job.ran)
        report_fatal(routine, "called after shmem_finalize");
    report_fatal(routine, "called before shmem_init");
}
