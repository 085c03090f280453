#include "parcel.h"

#include <string.h>

void parcel_copy(void *dest, const struct parcel_data *data)
{
    char *to = dest;
    if (data->piece != NULL) {
        memcpy(to, data->piece, sizeof *data->piece);
        to += sizeof *data->piece;
    }
    if (data->bytes > 0)
        memcpy(to, data->data, data->bytes);
}
