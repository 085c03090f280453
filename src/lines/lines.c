#include "lines.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void lines_end_with(const char *what, const char *why)
{
    fprintf(stderr, "%s: not written: %s: %s\n", program_invocation_short_name, what, why);
    exit(1);
}

static void add_number(struct line *line, uint64_t number)
{
    if (line->count == line->room) {
        line->room = line->room == 0 ? 64 : 2 * line->room;
        line->numbers = realloc(line->numbers, line->room * sizeof *line->numbers);
        if (line->numbers == NULL)
            lines_end_with("line", "no memory");
    }
    line->numbers[line->count++] = number;
}

static void take_apart(struct line *line)
{
    line->word[strcspn(line->word, "\n")] = '\0';
    line->word_length = strcspn(line->word, " ");
    line->count = 0;
    line->text = "";
    char *at = line->word + line->word_length, *end = at;
    while (*at != '\0' && strncmp(at, " | ", 3) != 0) {
        uint64_t number = strtoull(at, &end, 10);
        if (end == at)
            lines_end_with(line->word, "expected a number");
        add_number(line, number);
        at = end;
    }
    if (*at != '\0')
        line->text = at + 3;
}

bool lines_next(struct line *line)
{
    if (getline(&line->word, &line->bytes, stdin) <= 0) {
        free(line->word);
        free(line->numbers);
        return false;
    }
    take_apart(line);
    return true;
}

bool lines_is(const struct line *line, const char *word)
{
    return strlen(word) == line->word_length && strncmp(word, line->word, line->word_length) == 0;
}

void lines_expect(const struct line *line, size_t numbers)
{
    if (line->count < numbers)
        lines_end_with(line->word, "expected more numbers");
}
