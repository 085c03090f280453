#include "violation.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "medium.h"

/* In one piece, so that lines of several PEs stay lines. */
static void report(const char *text)
{
    char line[640];
    int length = snprintf(line, sizeof line, "chaos: PE %d: %s: %s\n", medium_me,
                          medium->pes[medium_me].call, text);
    if (write(STDERR_FILENO, line, (size_t)length) != length)
        _exit(VIOLATION_STATUS);
}

void violation(const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (__atomic_exchange_n(&medium->violated, 1, __ATOMIC_SEQ_CST) == 0)
        report(text);
    else
        pause(); /* the launcher ends all once the first one is gone */
    _exit(VIOLATION_STATUS);
}
