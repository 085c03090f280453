/*
 * The layout of a request packet's items, for each kind of item (wire.h).
 */
#ifndef ISTHMUS_ITEMS_H
#define ISTHMUS_ITEMS_H

#include <stdbool.h>

#include "base/job.h"
#include "wire.h"

struct item_form {
    const char *name;
    size_t length;   /* without what stands behind it: */
    bool has_data;   /* `bytes` of data, or of words */
    size_t per_word; /* bytes of each word; 0: data */
};

HIDDEN extern const struct item_form item_forms[ITEM_AM_CREDITS + 1]; /* by kind */

/* NULL for an unknown kind. */
static inline const struct item_form *item_form(const struct item *item)
{
    return item->kind <= ITEM_AM_CREDITS ? &item_forms[item->kind] : NULL;
}

/* From an item of this form to the next one. */
static inline size_t item_length(const struct item *item, const struct item_form *form)
{
    return form->length + (form->has_data ? wire_padded(item->bytes) : 0);
}

#endif
