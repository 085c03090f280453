/*
 * Memory with patterns that identify the origin of each byte.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe.h"

/* Returns the byte with which the tests fill this position. It is never 0, the value of untouched
 * memory. */
unsigned char memory_pattern(int from, int to, size_t offset)
{
    size_t mixed = (size_t)from * 59 + (size_t)to * 31 + offset * 7 + (offset >> 8) * 13;
    return (unsigned char)(1 + mixed % 255);
}

void memory_fill(void *memory, int from, int to, size_t begin, size_t end)
{
    unsigned char *bytes = memory;
    for (size_t i = begin; i < end; i++)
        bytes[i] = memory_pattern(from, to, i);
}

bool memory_is_filled(const void *memory, int from, int to, size_t begin, size_t end,
                      const char *what)
{
    const unsigned char *bytes = memory;
    for (size_t i = begin; i < end; i++) {
        unsigned char expected = memory_pattern(from, to, i);
        if (bytes[i] == expected)
            continue;
        report_wrong("the bytes that were sent", "%s: byte %zu of %zu is %u instead of %u", what,
                     i - begin, end - begin, bytes[i], expected);
        return false;
    }
    return true;
}

bool memory_is_untouched(const void *memory, size_t begin, size_t end, const char *what)
{
    const unsigned char *bytes = memory;
    for (size_t i = begin; i < end; i++) {
        if (bytes[i] == 0)
            continue;
        report_wrong("no change outside of the written bytes",
                     "%s: byte %zu outside of the written bytes became %u", what, i, bytes[i]);
        return false;
    }
    return true;
}

void *memory_allocate(size_t bytes)
{
    void *memory = NULL;
    if (posix_memalign(&memory, 4096, bytes + 64) != 0) {
        fprintf(stderr, "isthmus-probe: no memory for %zu bytes\n", bytes);
        exit(EXIT_FAILURE);
    }
    return memset(memory, 0, bytes + 64);
}

size_t memory_available(void)
{
    char line[128];
    size_t kib = 0;
    FILE *file = fopen("/proc/meminfo", "re");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "MemAvailable: %zu", &kib) == 1)
            break;
    if (file != NULL)
        fclose(file);
    return kib * 1024;
}

bool memory_is_same_word(uint64_t expected, uint64_t seen, const char *format, ...)
{
    char what[256], value[32];
    va_list arguments;
    if (expected == seen)
        return true;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    snprintf(value, sizeof value, "%lld", (long long)expected);
    report_wrong(value, "%s: %lld", what, (long long)seen);
    return false;
}
