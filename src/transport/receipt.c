#include "receipt.h"

#include <string.h>

#include "base/assert.h"
#include "base/validity.h"
#include "network.h"

/* In the order in which the first packet of each was carried out. */
static struct {
    int pe;
    struct receipt receipt;
} kept[RECEIPTS_MOST];
static int count;

static void forget(int i)
{
    ASSERT(network_is_locked() && i < count);
    count--;
    memmove(&kept[i], &kept[i + 1], (size_t)(count - i) * sizeof *kept);
}

static bool is_of(int i, int pe, const struct receipt *receipt)
{
    return kept[i].pe == pe && kept[i].receipt.channel == receipt->channel &&
           kept[i].receipt.epoch == receipt->epoch;
}

static int find_receipt(int pe, const struct receipt *receipt)
{
    int i = 0;
    while (i < count && !is_of(i, pe, receipt))
        i++;
    return i;
}

void receipt_complete(int pe, struct receipt *receipt)
{
    int i = find_receipt(pe, receipt);
    if (i == count)
        return;
    receipt->packets += kept[i].receipt.packets;
    forget(i);
}

bool receipt_keep(int pe, const struct receipt *receipt)
{
    int i = find_receipt(pe, receipt);
    if (i == RECEIPTS_MOST)
        return false;
    if (i == count) {
        kept[i].pe = pe;
        kept[i].receipt = *receipt;
        count++;
        return true;
    }
    if (kept[i].receipt.packets + receipt->packets >= RECEIPT_PACKETS_MOST)
        return false;
    kept[i].receipt.packets += receipt->packets;
    return true;
}

struct receipt receipt_take(int pe)
{
    int i = 0;
    while (i < count && kept[i].pe != pe)
        i++;
    if (i == count)
        return (struct receipt){0};
    struct receipt receipt = kept[i].receipt;
    forget(i);
    return receipt;
}

bool receipt_take_any(int *pe, struct receipt *receipt)
{
    if (count == 0)
        return false;
    *pe = kept[0].pe;
    *receipt = kept[0].receipt;
    forget(0);
    return true;
}

/* ---- Validity ---- */

static bool kept_is_valid(int i, const char **fault)
{
    const struct receipt *receipt = &kept[i].receipt;
    return check_record(receipt->packets >= 1 && receipt->packets < RECEIPT_PACKETS_MOST,
                        "a receipt is for no packet, or for too many", fault) &&
           check_record(receipt->epoch <= 1, "a receipt is of no epoch", fault) &&
           check_record(find_receipt(kept[i].pe, receipt) == i,
                        "two receipts are of one channel and epoch", fault);
}

bool receipt_is_valid(const char **fault)
{
    *fault = NULL;
    if (!check_record(count >= 0 && count <= RECEIPTS_MOST, "there are too many", fault))
        return false;
    for (int i = 0; i < count; i++)
        if (!kept_is_valid(i, fault))
            return false;
    return true;
}
