/*
 * Compiles the sources of active messages for damaged_packets.c, which calls their static
 * functions.
 */
#include "am/am.c"     /* NOLINT(bugprone-suspicious-include) */
#include "am/am_run.c" /* NOLINT(bugprone-suspicious-include) */

#include "damaged_packets.h"

void damaged_bundle(const struct am_arrival *am_arrival)
{
    am_run_aggregate(am_arrival);
}

uint64_t damaged_call(int pe, const struct reply_buffer *buffer, shmemx_req_h *request)
{
    return am_call_begin("unit", pe, buffer, request);
}
