/*
 * Stores the reason for the last failure of this module.
 */
#include <stdarg.h>
#include <stdio.h>

#include "mpi_module.h"

static char reason[1024];

const char *failure_message(void)
{
    return reason;
}

void copy_line(char *line, size_t capacity, const char *text)
{
    size_t length = 0;
    bool blank = false;
    for (; *text != '\0' && *text != '\n' && length + 2 < capacity; text++) {
        if ((unsigned char)*text <= ' ') {
            blank = length > 0;
            continue;
        }
        if (blank)
            line[length++] = ' ';
        line[length++] = *text;
        blank = false;
    }
    line[length] = '\0';
}

int fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    /* clang-tidy 14 overlooks va_start. NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized) */
    vsnprintf(reason, sizeof reason, format, arguments);
    va_end(arguments);
    return -1;
}

int fail_with_code(const char *call, int code)
{
    char text[MPI_MAX_ERROR_STRING + 1] = "";
    char line[MPI_MAX_ERROR_STRING + 1];
    int length = 0;
    if (PMPI_Error_string(code, text, &length) != MPI_SUCCESS)
        return fail("%s failed with MPI error %d", call, code);
    copy_line(line, sizeof line, text);
    return fail("%s failed: %s", call, line);
}
