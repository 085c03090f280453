/*
 * Tests the time of isthmus-info --explain. It must be linear in the length of a line, and short
 * for each line of a log. The test counts the calls of functions that read the texts instead of
 * measuring time.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static unsigned long work;
static FILE *input; /* replaces standard input */

static int count_memcmp(const void *one, const void *other, size_t bytes)
{
    work++;
    return memcmp(one, other, bytes);
}

static void *count_memcpy(void *to, const void *from, size_t bytes)
{
    work++;
    return memcpy(to, from, bytes);
}

static int count_isalnum(int c)
{
    work++;
    return isalnum(c);
}

/* Replaces readlink, to return the path of isthmus-info. */
static ssize_t read_own_link(const char *path, char *target, size_t room)
{
    (void)path;
    return snprintf(target, room, "%s", INFO_PROGRAM);
}

#undef isalnum
#define memcmp   count_memcmp
#define memcpy   count_memcpy
#define isalnum  count_isalnum
#define readlink read_own_link
#undef stdin
#define stdin input
#include "tools/info/info_explain.c" /* NOLINT(bugprone-suspicious-include) */
#include "tools/info/info_nearest.c" /* NOLINT(bugprone-suspicious-include) */
#undef memcmp
#undef memcpy
#undef isalnum
#undef readlink

#include "unit.h"

enum { LOG_LINES = 10000, LINE_MOST = 256, MUTANTS = 1000 };

static char *repeated(const char *head, const char *part, int count, const char *tail)
{
    size_t length = strlen(part);
    char *line = child_memory(strlen(head) + length * (size_t)count + strlen(tail) + 1);
    char *at = stpcpy(line, head);
    for (int i = 0; i < count; i++)
        at = stpcpy(at, part);
    stpcpy(at, tail);
    return line;
}

/* Returns the work of --explain - for these lines. */
static unsigned long work_of(char *lines)
{
    unsigned long before = work;
    input = fmemopen(lines, strlen(lines), "r");
    CHECK(input != NULL);
    n_explained = 0;
    info_explain_input();
    fclose(input);
    return work - before;
}

static void line_takes_linear_work(const char *head, const char *part, const char *tail)
{
    enum { COUNT = 4000 };
    unsigned long one = work_of(repeated(head, part, COUNT, tail));
    unsigned long two = work_of(repeated(head, part, 2 * COUNT, tail));
    unit_check(two < 5 * one / 2, __FILE__, __LINE__, "%s...: %lu steps, of twice the length %lu",
               head, one, two);
    unit_check(one < 400 * COUNT * strlen(part), __FILE__, __LINE__, "%s...: %lu steps", head, one);
}

static void long_lines_take_linear_work(void)
{
    line_takes_linear_work("isthmus: PE 3: ", "a: ", "called before shmem_init\n");
    line_takes_linear_work("isthmus: PE 3: ", "a: ", "no such message\n");
    line_takes_linear_work("", "a: ", "called before shmem_init\n");
    line_takes_linear_work("", ":", "\n");
    line_takes_linear_work("isthmus: ", "expected the number of PEs ", "\n");
    line_takes_linear_work("isthmus: PE 3: shmem_put: ", "pe is 7: expected ", "\n");
    line_takes_linear_work("isthmus: PE 3: shmem_put: ", "<a", "\n");
    line_takes_linear_work("", "isthmus: ", "\n");
    line_takes_linear_work("", "[x]", "\n");
}

/* Output of a program that contains some messages of the library. */
static void log_takes_few_steps_per_byte(void)
{
    char *log = child_memory(LOG_LINES * LINE_MOST + 1), *end = log;
    for (int i = 0; i < LOG_LINES; i++) {
        int pe = i % 7;
        if (i % 5 == 0)
            end +=
                sprintf(end, "isthmus: PE %d: shmem_long_put: pe is %d: expected 0 to 3\n", pe, i);
        else if (i % 5 == 1)
            end += sprintf(end, "isthmus: PE %d: shmem_x: the number of words is not known\n", pe);
        else
            end += sprintf(end, "step %d of the solver: residual 1.%de-3, expected less: goes on\n",
                           i, i);
    }
    unsigned long steps = work_of(log);
    unit_check(steps < (unsigned long)(end - log) * 16, __FILE__, __LINE__,
               "%lu steps for %zu bytes", steps, (size_t)(end - log));
}

/* Messages of the catalogue with some changed bytes. */
static void changed_messages_keep_the_entry_limit(void)
{
    uint64_t state = 47;
    char line[LINE_MOST];
    for (int i = 0; i < MUTANTS; i++) {
        const struct pattern *pattern = &pattern_list.all[unit_random(&state) % pattern_list.count];
        int length = snprintf(line, sizeof line, "isthmus: PE 3: shmem_x: %.200s\n", pattern->text);
        for (int j = 0; j < 4; j++)
            line[unit_random(&state) % (unsigned)length] = (char)(unit_random(&state) % 255 + 1);
        work_of(line);
    }
    CHECK(n_explained <= MOST_ENTRIES);
}

int main(void)
{
    CHECK(catalog_open() == NULL);
    CHECK(freopen("/dev/null", "w", stdout) != NULL); /* discards the explanations */
    long_lines_take_linear_work();
    log_takes_few_steps_per_byte();
    changed_messages_keep_the_entry_limit();
    return unit_status();
}
