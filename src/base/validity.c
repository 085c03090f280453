#include "validity.h"

#include "report.h"

bool check_records_enabled;

void check_fail_records(const char *routine, const char *records, const char *fault)
{
    report_fatal(routine, "the records of the %s are damaged: %s", records, fault);
}
