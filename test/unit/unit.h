/*
 * Framework of the unit tests: checks that count failures and continue, and an exit status.
 */
#ifndef ISTHMUS_UNIT_H
#define ISTHMUS_UNIT_H

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static unsigned long unit_checks, unit_failures;

__attribute__((format(printf, 4, 5))) static inline int
unit_check(int passed, const char *file, int line, const char *format, ...)
{
    enum { SHOWN = 20 }; /* number of failures that are printed */
    unit_checks++;
    if (passed)
        return 1;
    if (++unit_failures <= SHOWN) {
        va_list arguments;
        va_start(arguments, format);
        fprintf(stderr, "%s:%d: ", file, line);
        vfprintf(stderr, format, arguments);
        fputc('\n', stderr);
        va_end(arguments);
    }
    return 0;
}

/* Each check is an expression whose value is true if it passed. */
#define CHECK(condition)             unit_check(!!(condition), __FILE__, __LINE__, "not so: %s", #condition)
#define CHECK_SIZE(actual, expected) unit_check_size(actual, expected, #actual, __FILE__, __LINE__)
#define CHECK_TEXT(actual, expected) unit_check_text(actual, expected, #actual, __FILE__, __LINE__)
#define CHECK_PART(text, part)       unit_check_part(text, part, __FILE__, __LINE__)

static inline int unit_check_size(size_t actual, size_t expected, const char *what,
                                  const char *file, int line)
{
    return unit_check(actual == expected, file, line, "%s is %zu, not %zu", what, actual, expected);
}

/* `actual` and `expected` may be NULL. */
static inline int unit_check_text(const char *actual, const char *expected, const char *what,
                                  const char *file, int line)
{
    int equal =
        actual == NULL || expected == NULL ? actual == expected : strcmp(actual, expected) == 0;
    return unit_check(equal, file, line, "%s is \"%s\", not \"%s\"", what,
                      actual == NULL ? "(null)" : actual, expected == NULL ? "(null)" : expected);
}

static inline int unit_check_part(const char *text, const char *part, const char *file, int line)
{
    return unit_check(text != NULL && strstr(text, part) != NULL, file, line,
                      "\"%s\" does not contain \"%s\"", text == NULL ? "(null)" : text, part);
}

/* Returns the next number of a pseudorandom sequence that is equal on every machine
 * (splitmix64). */
static inline uint64_t unit_random(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* Returns the exit status of main. A test without any check has failed. */
static inline int unit_status(void)
{
    printf("%lu checks, %lu failed\n", unit_checks, unit_failures);
    return unit_failures > 0 || unit_checks == 0;
}

#endif
