#include "record.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void record_fail(const char *what, const char *why)
{
    fprintf(stderr, "%s: cannot write the output: %s: %s\n", program_invocation_short_name, what,
            why);
    exit(1);
}

static void record_add_number(struct record *record, uint64_t number)
{
    if (record->count == record->capacity) {
        record->capacity = record->capacity == 0 ? 64 : 2 * record->capacity;
        record->numbers = realloc(record->numbers, record->capacity * sizeof *record->numbers);
        if (record->numbers == NULL)
            record_fail("line", "no memory");
    }
    record->numbers[record->count++] = number;
}

static void record_parse(struct record *record)
{
    record->word[strcspn(record->word, "\n")] = '\0';
    record->word_length = strcspn(record->word, " ");
    record->count = 0;
    record->text = "";
    char *at = record->word + record->word_length, *end = at;
    while (*at != '\0' && strncmp(at, " | ", 3) != 0) {
        uint64_t number = strtoull(at, &end, 10);
        if (end == at)
            record_fail(record->word, "expected a number");
        record_add_number(record, number);
        at = end;
    }
    if (*at != '\0')
        record->text = at + 3;
}

bool record_next(struct record *record)
{
    if (getline(&record->word, &record->bytes, stdin) <= 0) {
        free(record->word);
        free(record->numbers);
        return false;
    }
    record_parse(record);
    return true;
}

bool record_is(const struct record *record, const char *word)
{
    return strlen(word) == record->word_length &&
           strncmp(word, record->word, record->word_length) == 0;
}

void record_require_numbers(const struct record *record, size_t numbers)
{
    if (record->count < numbers)
        record_fail(record->word, "the record has too few numbers");
}
