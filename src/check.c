#include "check.h"

#include <stdint.h>

#include "report.h"

void check_fail_null(const char *routine, const char *argument, size_t bytes)
{
    report_fatal(routine, "%s is a null pointer for %zu bytes: expected a buffer", argument, bytes);
}

void check_overlap(const char *routine, const void *dest, const void *source, size_t bytes)
{
    uintptr_t to = (uintptr_t)dest, from = (uintptr_t)source;
    if (to != from && to < from + bytes && from < to + bytes)
        report_fatal(
            routine,
            "dest %p and source %p overlap, with %zu bytes each: expected separate buffers", dest,
            source, bytes);
}
