#include "segment.h"

#include "report.h"
#include "static_data.h"

struct segment segments[SEGMENT_ALL];

/* Static data of a program whose PEs could not share it: the address looks symmetric to
 * its user. */
static void fail_if_unshared_static(const char *routine, const char *argument, const void *address)
{
    const char *reason = static_data_why_not();
    if (reason != NULL && static_data_owns(address))
        report_fatal(routine,
                     "%s is %p, a static variable, but static variables are not symmetric: %s",
                     argument, address, reason);
}

void segment_fail(const char *routine, const char *argument, const void *address, size_t bytes)
{
    job_require_running(routine);
    if (address == NULL)
        report_fatal(routine, "%s is a null pointer for %zu bytes: expected a symmetric address",
                     argument, bytes);
    for (int i = 0; i < SEGMENT_COUNT; i++) {
        const struct segment *segment = &segments[i];
        if (segment_contains(segment, address, 0))
            report_fatal(
                routine,
                "%s is %p with %zu bytes, which runs past the end of the %s: %zu bytes are left",
                argument, address, bytes, segment->name,
                segment->length - (size_t)((const char *)address - segment->base));
    }
    fail_if_unshared_static(routine, argument, address);
    report_fatal(routine,
                 "%s is %p, which is not symmetric: expected an address in the symmetric heap or a "
                 "static variable of the executable",
                 argument, address);
}
