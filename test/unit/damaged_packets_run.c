/*
 * Compiles the source that runs handlers for damaged_packets.c.
 */
#include "am/am_run.c" /* NOLINT(bugprone-suspicious-include) */

#include "damaged_packets.h"

void damaged_bundle(const struct am_arrival *am_arrival)
{
    am_run_aggregate(am_arrival);
}
