/*
 * Writes reports for isthmus-probe, as lines that begin with a mark. A single write call writes
 * each line.
 */
#include "probe_report.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define MARK "@isthmus-probe"

static int source_rank = -1;
static char source_name[64];
static int wrongs; /* number of faults of MPI that the current probe has reported */

enum { WRONGS_MAX = 200 };

void report_set_source(int rank, const char *name)
{
    source_rank = rank;
    wrongs = 0;
    snprintf(source_name, sizeof source_name, "%s", name);
}

/* `fields` may contain tabs. Newlines are replaced by blanks. */
static void probe_report_write_line(const char *kind, const char *fields)
{
    char line[768];
    int length = snprintf(line, sizeof line - 1, MARK "\t%d\t%s\t%s\t%s", source_rank, source_name,
                          kind, fields);
    if (length > (int)sizeof line - 2)
        length = (int)sizeof line - 2;
    for (char *end = line; (end = strchr(end, '\n')) != NULL;)
        *end = ' ';
    line[length] = '\n';
    if (write(STDOUT_FILENO, line, (size_t)length + 1) < 0)
        perror("isthmus-probe: cannot write");
}

static void probe_report_vtell(const char *kind, const char *format, va_list arguments)
{
    char fields[600];
    vsnprintf(fields, sizeof fields, format, arguments);
    probe_report_write_line(kind, fields);
}

void report_line(const char *kind, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    probe_report_vtell(kind, format, arguments);
    va_end(arguments);
}

void report_fact(const char *name, const char *format, ...)
{
    char value[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(value, sizeof value, format, arguments);
    va_end(arguments);
    report_line("fact", "%s\t%s", name, value);
}

void report_skip(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    probe_report_vtell("skipped", format, arguments);
    va_end(arguments);
}

void report_note(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    probe_report_vtell("note", format, arguments);
    va_end(arguments);
}

void report_wrong(const char *expected, const char *seen, ...)
{
    char text[400];
    va_list arguments;
    if (wrongs++ >= WRONGS_MAX)
        return;
    va_start(arguments, seen);
    vsnprintf(text, sizeof text, seen, arguments);
    va_end(arguments);
    report_line("wrong", "%s\t%s", expected, text);
}
