/*
 * Telling the driver, by lines that start with a mark, each in one write.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tell.h"

#define MARK "@isthmus-probe"

static int told_rank = -1;
static char told_name[64];
static int wrongs; /* of this probe */

enum { MOST_WRONGS = 200 };

void tell_set(int rank, const char *name)
{
    told_rank = rank;
    wrongs = 0;
    snprintf(told_name, sizeof told_name, "%s", name);
}

/* `fields` may have tabs, but no ends of lines. */
static void write_line(const char *kind, const char *fields)
{
    char line[768];
    int length = snprintf(line, sizeof line - 1, MARK "\t%d\t%s\t%s\t%s", told_rank, told_name,
                          kind, fields);
    if (length > (int)sizeof line - 2)
        length = (int)sizeof line - 2;
    for (char *end = line; (end = strchr(end, '\n')) != NULL;)
        *end = ' ';
    line[length] = '\n';
    if (write(STDOUT_FILENO, line, (size_t)length + 1) < 0)
        perror("isthmus-probe: cannot write");
}

static void vtell(const char *kind, const char *format, va_list arguments)
{
    char fields[600];
    vsnprintf(fields, sizeof fields, format, arguments);
    write_line(kind, fields);
}

void tell(const char *kind, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vtell(kind, format, arguments);
    va_end(arguments);
}

void fact(const char *name, const char *format, ...)
{
    char value[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(value, sizeof value, format, arguments);
    va_end(arguments);
    tell("fact", "%s\t%s", name, value);
}

void skip(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vtell("skipped", format, arguments);
    va_end(arguments);
}

void note(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vtell("note", format, arguments);
    va_end(arguments);
}

void wrong(const char *expected, const char *seen, ...)
{
    char text[400];
    va_list arguments;
    if (wrongs++ >= MOST_WRONGS)
        return;
    va_start(arguments, seen);
    vsnprintf(text, sizeof text, seen, arguments);
    va_end(arguments);
    tell("wrong", "%s\t%s", expected, text);
}
