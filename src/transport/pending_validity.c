#include "pending_validity.h"

#include "base/validity.h"

static bool lists_are_valid(const struct channel *channel, const char **fault)
{
    bool is_busy = channel->unfinished[0] + channel->unfinished[1] != 0 || channel->open != NULL ||
                   channel->windows != 0;
    return check_record(link_is_empty(&channel->in_idle) == is_busy,
                        "a channel is listed as idle and is not, or the other way round", fault) &&
           check_record(link_is_empty(&channel->in_open) == (channel->open == NULL),
                        "a channel is listed with an open packet and has none, or the other way "
                        "round",
                        fault) &&
           check_record(link_is_empty(&channel->in_windows) == (channel->windows == 0),
                        "a channel is listed with operations of windows and has none, or the "
                        "other way round",
                        fault);
}

/* Adds what a channel counts. */
static bool channel_is_valid(const struct pending *pending, const struct channel *channel,
                             unsigned list, struct pending *sums, const char **fault)
{
    sums->channels++;
    for (int epoch = 0; epoch < 2; epoch++)
        sums->unfinished[epoch] += channel->unfinished[epoch];
    return check_record(channel->pending == pending, "a channel is of another context", fault) &&
           check_record((unsigned)channel->pe % CHANNEL_TABLE == list,
                        "a channel is in another PE's list", fault) &&
           lists_are_valid(channel, fault);
}

bool pending_is_valid(const struct pending *pending, const char **fault)
{
    struct pending sums = {.channels = 0};
    *fault = NULL;
    for (unsigned i = 0; i < CHANNEL_TABLE; i++)
        for (const struct link *link = pending->table[i].next; link != &pending->table[i];
             link = link->next)
            if (!channel_is_valid(pending, LINK_OWNER(link, struct channel, in_table), i, &sums,
                                  fault))
                return false;
    return check_record(sums.channels == pending->channels, "the count of channels is wrong",
                        fault) &&
           check_record(sums.unfinished[0] == pending->unfinished[0] &&
                            sums.unfinished[1] == pending->unfinished[1],
                        "the count of requests under way is not its channels' together", fault);
}
