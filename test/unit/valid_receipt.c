/*
 * Faults in the receipts that a PE keeps.
 */
#include "transport/receipt.c" /* NOLINT(bugprone-suspicious-include) */

#include "valid.h"

static const char *found;

int main(void)
{
    network_lock();
    for (int pe = 0; pe < 3; pe++)
        CHECK(receipt_keep(pe, &(struct receipt){.channel = 8, .packets = 2, .epoch = 1}));
    EXPECT_VALID(receipt_is_valid(&found));

    kept[2].pe = 0;
    EXPECT_FAULT(receipt_is_valid(&found), "two receipts are of one channel and epoch");
    kept[2].receipt.epoch = 0;
    EXPECT_VALID(receipt_is_valid(&found));
    kept[2].receipt.epoch = 2;
    EXPECT_FAULT(receipt_is_valid(&found), "a receipt is of no epoch");
    kept[2].receipt.epoch = 0;
    kept[1].receipt.packets = 0;
    EXPECT_FAULT(receipt_is_valid(&found), "a receipt is for no packet, or for too many");
    kept[1].receipt.packets = RECEIPT_PACKETS_MOST;
    EXPECT_FAULT(receipt_is_valid(&found), "a receipt is for no packet, or for too many");
    count = RECEIPTS_MOST + 1;
    EXPECT_FAULT(receipt_is_valid(&found), "there are too many");
    network_unlock();
    return unit_status();
}
