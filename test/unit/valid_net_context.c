/*
 * Faults in what a context has under way.
 */
#include "net/endpoint.h"

#include "net/net.h"
#include "valid.h"

static const char *found;

int main(void)
{
    struct context context = {.net_context = NULL};
    job.n_pes = 2 * ENDPOINT_LISTS;
    net_lock_start();
    net_lock();
    endpoint_start();
    struct endpoint *first = endpoint_get("unit", &context, 0),
                    *second = endpoint_get("unit", &context, ENDPOINT_LISTS);
    struct net_context *net_context = context.net_context;
    EXPECT_VALID(net_context_is_valid(net_context, &found));

    first->outstanding[1] = 2;
    EXPECT_FAULT(net_context_is_valid(net_context, &found),
                 "an endpoint is in the idle list and is not idle, or is idle and not in the list");
    link_remove(&first->in_idle);
    EXPECT_FAULT(net_context_is_valid(net_context, &found),
                 "the number of outstanding requests is not the sum over the endpoints");
    net_context->outstanding[1] = 2;
    EXPECT_VALID(net_context_is_valid(net_context, &found));

    link_append(&net_context->open, &first->in_open);
    EXPECT_FAULT(net_context_is_valid(net_context, &found),
                 "an endpoint is in the list of open packets without one, or has one and is not in "
                 "the list");
    link_remove(&first->in_open);
    link_append(&net_context->unflushed_windows, &first->in_unflushed);
    EXPECT_FAULT(net_context_is_valid(net_context, &found),
                 "an endpoint is in the list of unflushed windows without one, or has one and is "
                 "not in the list");
    link_remove(&first->in_unflushed);
    net_context->n_endpoints++;
    EXPECT_FAULT(net_context_is_valid(net_context, &found), "the number of endpoints is wrong");
    net_context->n_endpoints--;
    second->pe = 1;
    EXPECT_FAULT(net_context_is_valid(net_context, &found),
                 "an endpoint is in the list of another PE");
    second->pe = ENDPOINT_LISTS;
    second->net_context = NULL;
    EXPECT_FAULT(net_context_is_valid(net_context, &found),
                 "an endpoint belongs to another context");
    net_unlock();
    return unit_status();
}
