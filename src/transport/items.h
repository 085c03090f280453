/*
 * The layout of a request packet's items, for each kind of item (wire.h).
 */
#ifndef ISTHMUS_ITEMS_H
#define ISTHMUS_ITEMS_H

#include <stdbool.h>

#include "base/job.h"
#include "wire.h"

struct wire_item_layout {
    const char *name;
    size_t length;         /* without what stands behind it: */
    bool has_data;         /* `bytes` of data, or of words */
    size_t bytes_per_word; /* bytes of each word; 0: data */
};

HIDDEN extern const struct wire_item_layout wire_item_layouts[ITEM_AM_CREDITS + 1]; /* by kind */

/* NULL for an unknown kind. */
static inline const struct wire_item_layout *wire_item_layout(const struct item *item)
{
    return item->kind <= ITEM_AM_CREDITS ? &wire_item_layouts[item->kind] : NULL;
}

/* From an item of this form to the next one. */
static inline size_t wire_item_bytes(const struct item *item, const struct wire_item_layout *form)
{
    return form->length + (form->has_data ? wire_padded(item->bytes) : 0);
}

#endif
