/*
 * The source that runs handlers, for damaged.c.
 */
#include "active/run.c" /* NOLINT(bugprone-suspicious-include) */

#include "damaged.h"

void damaged_bundle(const struct arrival *arrival)
{
    run_bundle(arrival);
}
