#include "atomic.h"

#include "base/report.h"

void atomic_fail_alignment(const char *routine, const char *argument, const void *address,
                           size_t size)
{
    report_fatal(routine, "%s is %p: expected a multiple of the type's size, %zu", argument,
                 address, size);
}
