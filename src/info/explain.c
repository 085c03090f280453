#include "explain.h"

#include <ctype.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "catalogue.h"
#include "child.h"
#include "nearest.h"

enum {
    LINE_ROOM = 8192,
    MOST_ENTRIES = 1024,
    NAMES = 8,   /* names with a colon before a message, at most */
    REASONS = 3, /* entries of what differs in a line, at most */
    SURE = 14,   /* own characters of a message by which it is known without the library's name */
    LONG_ENOUGH = 8 /* of a reason */
};

static const struct catalogue_entry *told[MOST_ENTRIES];
static size_t n_told;

/* ---- Where the message is in a line ---- */

static const char *const marks[] = {
    "isthmus: ",         "oshrun: ",          "isthmus-info: ",
    "isthmus-probe: ",   "isthmus-profile: ", "isthmus-build-module: ",
    "isthmus-trace: ",   "isthmus-top: ",     "oshcc: ",
    "oshc++: ",          "oshcxx: ",          "oshCC: ",
    "oshfort: ",         "oshf90: ",          "oshf77: ",
    "build_module.sh: ", "shmemx_compat.h: "};
enum { MARKS = sizeof marks / sizeof marks[0] };

static bool is_of_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '-' || c == '+';
}

/* Where one of our names stands; NULL: nowhere. */
static const char *find_mark(const char *line)
{
    const char *first = NULL;
    for (size_t i = 0; i < MARKS; i++)
        for (const char *at = line; (at = strstr(at, marks[i])) != NULL; at++)
            if ((at == line || !is_of_name(at[-1])) && (first == NULL || at < first))
                first = at;
    return first;
}

/* Behind what launchers put before lines: "[1,0]<stderr>:", "[host:123] ", "3: ", "srun: ". */
static const char *skip_launcher(const char *line)
{
    for (;;) {
        const char *rest = line + strspn(line, " \t");
        if (*rest == '[' && strchr(rest, ']') != NULL)
            rest = strchr(rest, ']') + 1;
        else if (*rest == '<' && strchr(rest, '>') != NULL)
            rest = strchr(rest, '>') + 1;
        else if (isdigit((unsigned char)*rest) && rest[strspn(rest, "0123456789")] == ':')
            rest += strspn(rest, "0123456789") + 1;
        else if (strncmp(rest, "srun: ", 6) == 0)
            rest += 6;
        else if (*rest == ':')
            rest++;
        else
            return rest;
        line = rest;
    }
}

/* Behind "isthmus: PE 3: " or "isthmus: process 123: ", or as it was. */
static const char *skip_pe(const char *text)
{
    static const char *const heads[] = {"isthmus: PE ", "isthmus: process "};
    for (size_t i = 0; i < 2; i++) {
        if (strncmp(text, heads[i], strlen(heads[i])) != 0)
            continue;
        const char *end = text + strlen(heads[i]);
        end += strspn(end, "-0123456789");
        if (strncmp(end, ": ", 2) == 0)
            return end + 2;
    }
    return text;
}

static bool begins_like_routine(const char *text)
{
    static const char *const names[] = {"shmem", "pshmem", "SHMEM", "isthmus::", "MPI_"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strncmp(text, names[i], strlen(names[i])) == 0)
            return true;
    return false;
}

/* Behind a routine's name and a colon, or as it was. */
static const char *skip_routine(const char *text, bool any_name)
{
    size_t length = 0;
    if (!any_name && !begins_like_routine(text))
        return text;
    while (isalnum((unsigned char)text[length]) || text[length] == '_' ||
           strncmp(text + length, "::", 2) == 0)
        length += text[length] == ':' ? 2 : 1;
    return length > 0 && strncmp(text + length, ": ", 2) == 0 ? text + length + 2 : text;
}

/* ---- One line ---- */

static struct catalogue_match better(struct catalogue_match one, const char *text)
{
    struct catalogue_match other = catalogue_find((struct catalogue_piece){text, strlen(text)});
    return other.weight >= one.weight ? other : one;
}

static struct catalogue_match find_entry(const char *line)
{
    const char *mark = find_mark(line), *text = mark == NULL ? skip_launcher(line) : mark;
    struct catalogue_match match = better((struct catalogue_match){.entry = NULL}, text);
    text = skip_pe(text);
    match = better(match, text);
    const char *rest = skip_routine(text, mark != NULL);
    for (int i = 0; i < NAMES && rest != text; i++) {
        match = better(match, rest);
        text = rest;
        rest = skip_routine(text, mark != NULL);
    }
    if (mark == NULL && match.weight < SURE)
        match.entry = NULL;
    return match;
}

/* ---- Told to people ---- */

/* Links without what they lead to. */
static void drop_links(const char *text, char *plain, size_t room)
{
    size_t used = 0;
    for (; *text != '\0' && used + 1 < room; text++) {
        const char *middle = *text == '[' ? strstr(text, "](") : NULL;
        const char *end = middle == NULL ? NULL : strchr(middle, ')');
        if (end == NULL)
            plain[used++] = *text;
        while (end != NULL && ++text < middle && used + 1 < room)
            plain[used++] = *text;
        text = end == NULL ? text : end;
    }
    plain[used] = '\0';
}

static void print_wrapped(const char *head, const char *text)
{
    enum { INDENT = 14, WIDTH = 96 };
    int column = printf("  %-*s", INDENT - 2, head);
    for (bool begins = true; *text != '\0'; begins = false) {
        int length = (int)strcspn(text, " ");
        if (!begins && column + 1 + length > WIDTH)
            column = printf("\n%*s", INDENT, "") - 1;
        else if (!begins)
            column += printf(" ");
        column += printf("%.*s", length, text);
        text += length + (text[length] == ' ');
    }
    putchar('\n');
}

static void print_entry(const struct catalogue_entry *entry, const char *before)
{
    static const char *const heads[] = {"means", "usual cause", "what to do"};
    char plain[LINE_ROOM];
    printf("%s%s\n", before, entry->title);
    for (size_t i = 0; i < PARAGRAPHS; i++) {
        drop_links(entry->paragraphs[i], plain, sizeof plain);
        print_wrapped(heads[i], plain);
    }
    putchar('\n');
}

/* True the first time. */
static bool is_new(const struct catalogue_entry *entry)
{
    for (size_t i = 0; i < n_told; i++)
        if (told[i] == entry)
            return false;
    if (n_told < MOST_ENTRIES)
        told[n_told++] = entry;
    return true;
}

/* Entries of reasons, which stand where lines differ. */
static void print_reasons(const struct catalogue_match *match, int left)
{
    for (size_t i = 0; i < match->n_differing && left > 0; i++) {
        struct catalogue_piece piece = match->differing[i];
        if (piece.length < LONG_ENOUGH)
            continue;
        struct catalogue_match reason = catalogue_find(piece);
        if (reason.entry == NULL || reason.weight < LONG_ENOUGH || !is_new(reason.entry))
            continue;
        print_entry(reason.entry, "Of this line's reason: ");
        print_reasons(&reason, --left);
    }
}

static int say_unknown(const char *line)
{
    enum { SHOWN = 3 };
    const char *patterns[SHOWN];
    const char *mark = find_mark(line);
    const char *text = skip_routine(skip_pe(mark == NULL ? skip_launcher(line) : mark), true);
    size_t count = nearest_patterns((struct catalogue_piece){text, strlen(text)}, patterns, SHOWN);
    printf("No message of Isthmus is like this: %s\n", line);
    for (size_t i = 0; i < count; i++)
        printf("%s%s\n", i == 0 ? "The nearest are:\n    " : "    ", patterns[i]);
    return EXIT_FAILURE;
}

static int explain_line(const char *line)
{
    struct catalogue_match match = find_entry(line);
    if (match.entry == NULL)
        return say_unknown(line);
    if (!is_new(match.entry))
        return EXIT_SUCCESS;
    printf("%s\n\n", line);
    print_entry(match.entry, "");
    print_reasons(&match, REASONS);
    return EXIT_SUCCESS;
}

/* ---- Lines ---- */

/* Colors, and what ends the line, are taken off. */
static void tidy(char *line)
{
    char *to = line;
    for (const char *from = line; *from != '\0'; from++) {
        if (*from == '\033' && from[1] == '[') {
            from += 2 + strspn(from + 2, "0123456789;");
            if (*from == '\0')
                break;
        } else if (*from != '\r' && *from != '\n')
            *to++ = *from;
    }
    while (to > line && to[-1] == ' ')
        to--;
    *to = '\0';
}

/* What a job has written: its program's own lines are passed over. */
static int explain_input(void)
{
    char *line = NULL;
    size_t room = 0;
    bool found = false, unknown = false;
    while (getline(&line, &room, stdin) >= 0) {
        tidy(line);
        bool is_ours = find_mark(line) != NULL || find_entry(line).entry != NULL;
        found |= is_ours;
        if (is_ours)
            unknown |= explain_line(line) != EXIT_SUCCESS;
    }
    if (ferror(stdin)) {
        fprintf(stderr, "isthmus-info: standard input cannot be read: %s\n", strerror(errno));
        return EXIT_FAILURE;
    }
    free(line);
    if (!found)
        printf("No line of this is a message of Isthmus.\n");
    return found && !unknown ? EXIT_SUCCESS : EXIT_FAILURE;
}

static int explain_words(int n_words, char *const words[])
{
    char line[LINE_ROOM] = "";
    size_t used = 0;
    for (int i = 0; i < n_words && used < sizeof line; i++)
        used +=
            (size_t)snprintf(line + used, sizeof line - used, "%s%s", i > 0 ? " " : "", words[i]);
    tidy(line);
    return explain_line(line);
}

int explanation_print(int n_words, char *const words[])
{
    const char *fault = catalogue_open();
    if (fault != NULL) {
        fprintf(stderr, "isthmus-info: %s\n", fault);
        return EXIT_FAILURE;
    }
    return n_words == 1 && strcmp(words[0], "-") == 0 ? explain_input()
                                                      : explain_words(n_words, words);
}
