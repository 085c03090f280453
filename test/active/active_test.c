#include "active_test.h"

#include <stdlib.h>

const struct api_test_list api_test_lists[] = {
    {message_tests, NULL}, {call_tests, NULL}, {bundle_tests, NULL}, {NULL, NULL}};

static char byte_of(size_t i, int pe)
{
    return (char)(i * 7 + (i >> 8) * 13 + (size_t)pe * 31 + 1);
}

char *active_make(size_t bytes, int pe)
{
    char *data = malloc(bytes + 1);
    if (data == NULL)
        abort();
    for (size_t i = 0; i < bytes; i++)
        data[i] = byte_of(i, pe);
    return data;
}

size_t active_first_wrong(const char *data, size_t bytes, int pe)
{
    for (size_t i = 0; i < bytes; i++)
        if (data[i] != byte_of(i, pe))
            return i;
    return bytes;
}
