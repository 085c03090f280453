#include "violation.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "medium.h"

/* Writes the text with one call, so that lines of several PEs are not mixed. */
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
        pause(); /* the launcher terminates all PEs after the first has exited */
    _exit(VIOLATION_STATUS);
}
