#include "assembly.h"

#include <stdlib.h>
#include <string.h>

#include "base/link.h"
#include "base/report.h"
#include "transport/inspect.h"

struct partial {
    struct whole whole;
    struct link link;
    int from;
    uint64_t number;
    size_t got;
    _Alignas(16) char data[];
};

static struct link partials = {&partials, &partials};

static struct partial *make_assembly(int from, const struct piece *piece)
{
    struct partial *partial = report_require_memory(NULL, malloc(sizeof *partial + piece->total));
    *partial = (struct partial){.from = from, .number = piece->number};
    partial->whole = (struct whole){.bytes = piece->total, .data = partial->data};
    link_init(&partial->link);
    link_append(&partials, &partial->link);
    return partial;
}

static struct partial *find_assembly(int from, uint64_t number)
{
    for (struct link *link = partials.next; link != &partials; link = link->next) {
        struct partial *partial = LINK_OWNER(link, struct partial, link);
        if (partial->from == from && partial->number == number)
            return partial;
    }
    return NULL;
}

struct whole *assembly_add(const struct arrival *arrival)
{
    struct piece piece;
    size_t bytes = arrival->parcel.bytes - sizeof piece;
    memcpy(&piece, arrival->data, sizeof piece);
    if (!piece_is_inside(&piece, bytes))
        inspect_fail(arrival->from, "a piece of an active message is outside of it");
    struct partial *partial = piece.offset == 0 ? make_assembly(arrival->from, &piece)
                                                : find_assembly(arrival->from, piece.number);
    if (partial == NULL || partial->got != piece.offset || partial->whole.bytes != piece.total)
        inspect_fail(arrival->from, "a piece of an active message does not follow the others");
    memcpy(partial->data + piece.offset, arrival->data + sizeof piece, bytes);
    partial->got += bytes;
    if (partial->got < piece.total)
        return NULL;
    link_remove(&partial->link);
    return &partial->whole;
}

void assembly_free(struct whole *whole)
{
    free(LINK_OWNER(whole, struct partial, whole));
}
