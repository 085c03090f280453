#include "parcel.h"

#include <string.h>

void am_fragment_copy(void *dest, const struct fragment_data *data)
{
    char *to = dest;
    if (data->fragment_head != NULL) {
        memcpy(to, data->fragment_head, sizeof *data->fragment_head);
        to += sizeof *data->fragment_head;
    }
    if (data->bytes > 0)
        memcpy(to, data->data, data->bytes);
}
