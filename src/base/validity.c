#include "validity.h"

#include "report.h"

bool validity_runs;

void validity_fail(const char *routine, const char *records, const char *fault)
{
    report_fatal(routine, "the records of the %s are damaged: %s", records, fault);
}
