/*
 * How the items of a request packet lie in it, by their kinds (wire.h).
 */
#ifndef ISTHMUS_ITEMS_H
#define ISTHMUS_ITEMS_H

#include <stdbool.h>

#include "wire.h"

struct item_form {
    const char *name;
    size_t length;   /* without what stands behind it: */
    bool has_data;   /* `bytes` of data, or of words */
    size_t per_word; /* bytes of each word; 0: data */
};

/* NULL for an unknown kind. */
const struct item_form *item_form(const struct item *item);

/* From an item of a known kind to the next one. */
size_t item_length(const struct item *item);

#endif
