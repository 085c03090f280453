/*
 * An assertion that holds has no effect. A failed one aborts the job with one error message.
 */
#include "base/assert.h"
#include "apart.h"

#include "base/report.h"

static int looks;

static void fail(void)
{
    ASSERT(++looks == 3);
}

int main(void)
{
    report_set_pe(0);
    ASSERT(++looks == 1);
    CHECK(looks == 1);
    expect_end(fail, "isthmus: PE 0: ");
    expect_end(fail, "unit/assert.c:13: assertion failed: ++looks == 3");
    return unit_status();
}
