#include "failure.h"

#include <stdarg.h>
#include <stdio.h>

static _Thread_local char message[KIND_MESSAGE_BYTES];

enum kind_result kind_fail(enum kind_result result, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    /* clang-tidy 14 overlooks va_start. NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized) */
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    return result;
}

const char *kind_message(void)
{
    return message;
}
