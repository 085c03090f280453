/*
 * Faults in the receipts that a PE keeps.
 */
#include "net/packet.c" /* NOLINT(bugprone-suspicious-include) */

#include "valid.h"

static const char *found;

int main(void)
{
    net_lock();
    for (int pe = 0; pe < 3; pe++)
        CHECK(ack_keep(pe, &(struct ack){.endpoint = 8, .packets = 2, .epoch = 1}));
    EXPECT_VALID(ack_is_valid(&found));

    kept[2].pe = 0;
    EXPECT_FAULT(ack_is_valid(&found), "two acknowledgements have the same endpoint and epoch");
    kept[2].ack.epoch = 0;
    EXPECT_VALID(ack_is_valid(&found));
    kept[2].ack.epoch = 2;
    EXPECT_FAULT(ack_is_valid(&found), "an acknowledgement has no valid epoch");
    kept[2].ack.epoch = 0;
    kept[1].ack.packets = 0;
    EXPECT_FAULT(ack_is_valid(&found), "an acknowledgement is for no packet, or for too many");
    kept[1].ack.packets = DELAYED_ACK_PACKETS_MAX;
    EXPECT_FAULT(ack_is_valid(&found), "an acknowledgement is for no packet, or for too many");
    count = DELAYED_ACKS_MAX + 1;
    EXPECT_FAULT(ack_is_valid(&found), "there are too many");
    net_unlock();
    return unit_status();
}
