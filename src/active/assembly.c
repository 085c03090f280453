#include "assembly.h"

#include <stdlib.h>
#include <string.h>

#include "base/link.h"
#include "base/report.h"
#include "transport/inspect.h"

struct reassembly {
    struct reassembled reassembled;
    struct link link;
    int from;
    uint64_t number;
    size_t received;
    _Alignas(16) char data[];
};

static struct link reassemblies = {&reassemblies, &reassemblies};

static struct reassembly *begin_reassembly(int from, const struct fragment_head *fragment_head)
{
    struct reassembly *reassembly =
        report_require_memory(NULL, malloc(sizeof *reassembly + fragment_head->total));
    *reassembly = (struct reassembly){.from = from, .number = fragment_head->number};
    reassembly->reassembled =
        (struct reassembled){.bytes = fragment_head->total, .data = reassembly->data};
    link_init(&reassembly->link);
    link_append(&reassemblies, &reassembly->link);
    return reassembly;
}

static struct reassembly *find_reassembly(int from, uint64_t number)
{
    for (struct link *link = reassemblies.next; link != &reassemblies; link = link->next) {
        struct reassembly *reassembly = LINK_OWNER(link, struct reassembly, link);
        if (reassembly->from == from && reassembly->number == number)
            return reassembly;
    }
    return NULL;
}

struct reassembled *am_reassembly_add(const struct am_arrival *am_arrival)
{
    struct fragment_head fragment_head;
    size_t bytes = am_arrival->fragment.bytes - sizeof fragment_head;
    memcpy(&fragment_head, am_arrival->data, sizeof fragment_head);
    if (!piece_is_inside(&fragment_head, bytes))
        packet_validate_fail(am_arrival->from, "a piece of an active message is outside of it");
    struct reassembly *reassembly = fragment_head.offset == 0
                                        ? begin_reassembly(am_arrival->from, &fragment_head)
                                        : find_reassembly(am_arrival->from, fragment_head.number);
    if (reassembly == NULL || reassembly->received != fragment_head.offset ||
        reassembly->reassembled.bytes != fragment_head.total)
        packet_validate_fail(am_arrival->from,
                             "a piece of an active message does not follow the others");
    memcpy(reassembly->data + fragment_head.offset, am_arrival->data + sizeof fragment_head, bytes);
    reassembly->received += bytes;
    if (reassembly->received < fragment_head.total)
        return NULL;
    link_remove(&reassembly->link);
    return &reassembly->reassembled;
}

void am_reassembly_free(struct reassembled *reassembled)
{
    free(LINK_OWNER(reassembled, struct reassembly, reassembled));
}
