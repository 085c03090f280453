#include "arrival.h"

#include <stddef.h>

#include "message.h"
#include "window.h"

static void (*const handlers[PARCEL_KINDS])(struct parcel *parcel) = {
    [PARCEL_EAGER] = message_arrived,   [PARCEL_OFFER] = message_arrived,
    [PARCEL_PULL] = message_pulled,     [PARCEL_PIECE] = message_piece_arrived,
    [PARCEL_MATCHED] = message_matched, [PARCEL_PUT] = window_serve_put,
    [PARCEL_GET] = window_serve_get,    [PARCEL_ATOMIC] = window_serve_atomic,
    [PARCEL_LANDED] = window_landed,    [PARCEL_GOT] = window_got,
    [PARCEL_OLD] = window_old_value,
};

uint64_t arrival_order(const struct parcel *parcel)
{
    if (parcel->kind != PARCEL_EAGER && parcel->kind != PARCEL_OFFER)
        return 0;
    return message_order(MESSAGE_IN, parcel->from, parcel->channel, parcel->tag);
}

void arrival_run(void *parcel)
{
    struct parcel *arrived = parcel;
    handlers[arrived->kind](arrived);
}
