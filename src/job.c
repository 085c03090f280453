#include "job.h"

#include "library.h"
#include "report.h"

struct job job;

void job_fail_not_running(const char *routine)
{
    if (library_was_running())
        report_fatal(routine, "called after shmem_finalize");
    report_fatal(routine, "called before shmem_init");
}
