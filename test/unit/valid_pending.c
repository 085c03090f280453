/*
 * Faults in what a context has under way.
 */
#include "transport/pending_validity.h"

#include "transport/network.h"
#include "valid.h"

static const char *found;

int main(void)
{
    struct context context = {.pending = NULL};
    job.n_pes = 2 * CHANNEL_TABLE;
    network_lock_start();
    network_lock();
    channel_start();
    struct channel *first = channel_of("unit", &context, 0),
                   *second = channel_of("unit", &context, CHANNEL_TABLE);
    struct pending *pending = context.pending;
    EXPECT_VALID(pending_is_valid(pending, &found));

    first->unfinished[1] = 2;
    EXPECT_FAULT(pending_is_valid(pending, &found),
                 "a channel is listed as idle and is not, or the other way round");
    link_remove(&first->in_idle);
    EXPECT_FAULT(pending_is_valid(pending, &found),
                 "the count of requests under way is not its channels' together");
    pending->unfinished[1] = 2;
    EXPECT_VALID(pending_is_valid(pending, &found));

    link_append(&pending->open, &first->in_open);
    EXPECT_FAULT(pending_is_valid(pending, &found),
                 "a channel is listed with an open packet and has none, or the other way round");
    link_remove(&first->in_open);
    link_append(&pending->windows, &first->in_windows);
    EXPECT_FAULT(pending_is_valid(pending, &found), "a channel is listed with operations of "
                                                    "windows and has none, or the other way round");
    link_remove(&first->in_windows);
    pending->channels++;
    EXPECT_FAULT(pending_is_valid(pending, &found), "the count of channels is wrong");
    pending->channels--;
    second->pe = 1;
    EXPECT_FAULT(pending_is_valid(pending, &found), "a channel is in another PE's list");
    second->pe = CHANNEL_TABLE;
    second->pending = NULL;
    EXPECT_FAULT(pending_is_valid(pending, &found), "a channel is of another context");
    network_unlock();
    return unit_status();
}
