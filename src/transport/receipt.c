#include "receipt.h"

#include <string.h>

#include "base/assert.h"
#include "base/validity.h"
#include "network.h"

/* In the order in which the first packet of each was carried out. */
static struct {
    int pe;
    struct ack ack;
} kept[DELAYED_ACKS_MAX];
static int count;

static void forget_kept(int i)
{
    ASSERT(net_is_locked() && i < count);
    count--;
    memmove(&kept[i], &kept[i + 1], (size_t)(count - i) * sizeof *kept);
}

static bool is_kept_for(int i, int pe, const struct ack *ack)
{
    return kept[i].pe == pe && kept[i].ack.endpoint == ack->endpoint &&
           kept[i].ack.epoch == ack->epoch;
}

static int find_kept(int pe, const struct ack *ack)
{
    int i = 0;
    while (i < count && !is_kept_for(i, pe, ack))
        i++;
    return i;
}

void ack_merge_kept(int pe, struct ack *ack)
{
    int i = find_kept(pe, ack);
    if (i == count)
        return;
    ack->packets += kept[i].ack.packets;
    forget_kept(i);
}

bool ack_keep(int pe, const struct ack *ack)
{
    int i = find_kept(pe, ack);
    if (i == DELAYED_ACKS_MAX)
        return false;
    if (i == count) {
        kept[i].pe = pe;
        kept[i].ack = *ack;
        count++;
        return true;
    }
    if (kept[i].ack.packets + ack->packets >= DELAYED_ACK_PACKETS_MAX)
        return false;
    kept[i].ack.packets += ack->packets;
    return true;
}

struct ack ack_take(int pe)
{
    int i = 0;
    while (i < count && kept[i].pe != pe)
        i++;
    if (i == count)
        return (struct ack){0};
    struct ack ack = kept[i].ack;
    forget_kept(i);
    return ack;
}

bool ack_take_any(int *pe, struct ack *ack)
{
    if (count == 0)
        return false;
    *pe = kept[0].pe;
    *ack = kept[0].ack;
    forget_kept(0);
    return true;
}

/* ---- Validity ---- */

static bool kept_is_valid(int i, const char **fault)
{
    const struct ack *ack = &kept[i].ack;
    return check_record(ack->packets >= 1 && ack->packets < DELAYED_ACK_PACKETS_MAX,
                        "a receipt is for no packet, or for too many", fault) &&
           check_record(ack->epoch <= 1, "a receipt is of no epoch", fault) &&
           check_record(find_kept(kept[i].pe, ack) == i,
                        "two receipts are of one channel and epoch", fault);
}

bool ack_is_valid(const char **fault)
{
    *fault = NULL;
    if (!check_record(count >= 0 && count <= DELAYED_ACKS_MAX, "there are too many", fault))
        return false;
    for (int i = 0; i < count; i++)
        if (!kept_is_valid(i, fault))
            return false;
    return true;
}
