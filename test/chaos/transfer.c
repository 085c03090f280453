#include "transfer.h"

#include "medium.h"
#include "mover.h"

enum {
    WORD = 8,     /* words are not split */
    AT_ONCE = 16, /* outstanding pieces */
    PIECES = 32   /* approximate number of pieces of a long transfer */
};

static void issue_one(struct transfer *transfer)
{
    size_t offset = transfer->begun, rest = transfer->bytes - offset;
    size_t length = WORD + mover_random(transfer->piece) / WORD * WORD;
    length -= (transfer->phase + offset) % WORD;
    if (length > rest)
        length = rest;
    transfer->begun += length;
    transfer->issue(transfer, offset, length);
}

void transfer_begin(struct transfer *transfer, size_t bytes, size_t phase,
                    void (*issue)(struct transfer *transfer, size_t offset, size_t length))
{
    size_t piece = mover_profile.piece < bytes / PIECES ? bytes / PIECES : mover_profile.piece;
    *transfer = (struct transfer){.bytes = bytes,
                                  .phase = phase % WORD,
                                  .piece = piece < MEDIUM_PARCEL_MOST ? piece : MEDIUM_PARCEL_MOST,
                                  .issue = issue};
    for (int i = 0; i < AT_ONCE && transfer->begun < bytes; i++)
        issue_one(transfer);
}

bool transfer_land(struct transfer *transfer, size_t length)
{
    transfer->landed += length;
    if (transfer->begun < transfer->bytes)
        issue_one(transfer);
    return transfer->landed == transfer->bytes;
}
