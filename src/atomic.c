#include "atomic.h"

#include "report.h"

void atomic_fail_alignment(const char *routine, const void *address, size_t size)
{
    report_fatal(routine, "the address is %p: expected a multiple of the type's size, %zu", address,
                 size);
}
