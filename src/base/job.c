#include "job.h"

#include "report.h"

struct job job;

void job_fail_not_running(const char *routine)
{
    if (job.ran)
        report_fatal(routine, "called after shmem_finalize");
    report_fatal(routine, "called before shmem_init");
}
