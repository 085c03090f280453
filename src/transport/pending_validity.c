#include "pending_validity.h"

#include "base/validity.h"

static bool lists_are_valid(const struct endpoint *endpoint, const char **fault)
{
    bool is_busy = endpoint->outstanding[0] + endpoint->outstanding[1] != 0 ||
                   endpoint->open != NULL || endpoint->unflushed_windows != 0;
    return check_record(link_is_empty(&endpoint->in_idle) == is_busy,
                        "a channel is listed as idle and is not, or the other way round", fault) &&
           check_record(link_is_empty(&endpoint->in_open) == (endpoint->open == NULL),
                        "a channel is listed with an open packet and has none, or the other way "
                        "round",
                        fault) &&
           check_record(link_is_empty(&endpoint->in_unflushed) ==
                            (endpoint->unflushed_windows == 0),
                        "a channel is listed with operations of windows and has none, or the "
                        "other way round",
                        fault);
}

/* Adds what a channel counts. */
static bool endpoint_is_valid(const struct net_context *net_context,
                              const struct endpoint *endpoint, unsigned list,
                              struct net_context *sums, const char **fault)
{
    sums->n_endpoints++;
    for (int epoch = 0; epoch < 2; epoch++)
        sums->outstanding[epoch] += endpoint->outstanding[epoch];
    return check_record(endpoint->net_context == net_context, "a channel is of another context",
                        fault) &&
           check_record((unsigned)endpoint->pe % ENDPOINT_LISTS == list,
                        "a channel is in another PE's list", fault) &&
           lists_are_valid(endpoint, fault);
}

bool net_context_is_valid(const struct net_context *net_context, const char **fault)
{
    struct net_context sums = {.n_endpoints = 0};
    *fault = NULL;
    for (unsigned i = 0; i < ENDPOINT_LISTS; i++)
        for (const struct link *link = net_context->table[i].next; link != &net_context->table[i];
             link = link->next)
            if (!endpoint_is_valid(net_context, LINK_OWNER(link, struct endpoint, in_table), i,
                                   &sums, fault))
                return false;
    return check_record(sums.n_endpoints == net_context->n_endpoints,
                        "the count of channels is wrong", fault) &&
           check_record(sums.outstanding[0] == net_context->outstanding[0] &&
                            sums.outstanding[1] == net_context->outstanding[1],
                        "the count of requests under way is not its channels' together", fault);
}
