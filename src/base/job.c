#include "job.h"

#include "report.h"

struct job job;

void job_fail_not_running(const char *routine)
{
    if (job.is_child)
        report_fatal(routine, "called in a forked child: expected only the PE itself to call it");
    if (job.ran)
        report_fatal(routine, "called after shmem_finalize");
    report_fatal(routine, "called before shmem_init");
}
