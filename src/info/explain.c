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
    SURE_CHARACTERS =
        14, /* own characters of a message by which it is known without the library's name */
    REASON_MIN_LENGTH = 8 /* of a reason */
};

static const struct catalog_entry *explained[MOST_ENTRIES];
static size_t n_explained;

/* ---- Where the message is in a line ---- */

static const char *const prefixes[] = {
    "isthmus: ",         "oshrun: ",          "isthmus-info: ",
    "isthmus-probe: ",   "isthmus-profile: ", "isthmus-build-module: ",
    "isthmus-trace: ",   "isthmus-top: ",     "oshcc: ",
    "oshc++: ",          "oshcxx: ",          "oshCC: ",
    "oshfort: ",         "oshf90: ",          "oshf77: ",
    "build_module.sh: ", "shmemx_compat.h: "};
enum { PREFIXES = sizeof prefixes / sizeof prefixes[0] };

static bool is_name_character(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '-' || c == '+';
}

/* Where one of our names stands; NULL: nowhere. */
static const char *find_prefix(const char *line)
{
    const char *first = NULL;
    for (size_t i = 0; i < PREFIXES; i++)
        for (const char *at = line; (at = strstr(at, prefixes[i])) != NULL; at++)
            if ((at == line || !is_name_character(at[-1])) && (first == NULL || at < first))
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

static struct catalog_match better(struct catalog_match one, const char *text)
{
    struct catalog_match other = catalog_find((struct catalog_span){text, strlen(text)});
    return other.weight >= one.weight ? other : one;
}

static struct catalog_match find_entry(const char *line)
{
    const char *mark = find_prefix(line), *text = mark == NULL ? skip_launcher(line) : mark;
    struct catalog_match match = better((struct catalog_match){.entry = NULL}, text);
    text = skip_pe(text);
    match = better(match, text);
    const char *rest = skip_routine(text, mark != NULL);
    for (int i = 0; i < NAMES && rest != text; i++) {
        match = better(match, rest);
        text = rest;
        rest = skip_routine(text, mark != NULL);
    }
    if (mark == NULL && match.weight < SURE_CHARACTERS)
        match.entry = NULL;
    return match;
}

/* ---- Told to people ---- */

/* Links without what they lead to. */
static void drop_links(const char *text, char *plain, size_t capacity)
{
    size_t used = 0;
    for (; *text != '\0' && used + 1 < capacity; text++) {
        const char *middle = *text == '[' ? strstr(text, "](") : NULL;
        const char *end = middle == NULL ? NULL : strchr(middle, ')');
        if (end == NULL)
            plain[used++] = *text;
        while (end != NULL && ++text < middle && used + 1 < capacity)
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

static void print_entry(const struct catalog_entry *entry, const char *before)
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
static bool is_new(const struct catalog_entry *entry)
{
    for (size_t i = 0; i < n_explained; i++)
        if (explained[i] == entry)
            return false;
    if (n_explained < MOST_ENTRIES)
        explained[n_explained++] = entry;
    return true;
}

/* Entries of reasons, which stand where lines differ. */
static void print_reasons(const struct catalog_match *match, int left)
{
    for (size_t i = 0; i < match->n_placeholders && left > 0; i++) {
        struct catalog_span piece = match->placeholders[i];
        if (piece.length < REASON_MIN_LENGTH)
            continue;
        struct catalog_match reason = catalog_find(piece);
        if (reason.entry == NULL || reason.weight < REASON_MIN_LENGTH || !is_new(reason.entry))
            continue;
        print_entry(reason.entry, "Of this line's reason: ");
        print_reasons(&reason, --left);
    }
}

static int print_unknown(const char *line)
{
    enum { SHOWN = 3 };
    const char *patterns[SHOWN];
    const char *mark = find_prefix(line);
    const char *text = skip_routine(skip_pe(mark == NULL ? skip_launcher(line) : mark), true);
    size_t count = nearest_patterns((struct catalog_span){text, strlen(text)}, patterns, SHOWN);
    printf("No message of Isthmus is like this: %s\n", line);
    for (size_t i = 0; i < count; i++)
        printf("%s%s\n", i == 0 ? "The nearest are:\n    " : "    ", patterns[i]);
    return EXIT_FAILURE;
}

static int explain_line(const char *line)
{
    struct catalog_match match = find_entry(line);
    if (match.entry == NULL)
        return print_unknown(line);
    if (!is_new(match.entry))
        return EXIT_SUCCESS;
    printf("%s\n\n", line);
    print_entry(match.entry, "");
    print_reasons(&match, REASONS);
    return EXIT_SUCCESS;
}

/* ---- Lines ---- */

/* Colors, and what ends the line, are taken off. */
static void strip(char *line)
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
    size_t capacity = 0;
    bool found = false, unknown = false;
    while (getline(&line, &capacity, stdin) >= 0) {
        strip(line);
        bool is_ours = find_prefix(line) != NULL || find_entry(line).entry != NULL;
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

static int explain_arguments(int n_arguments, char *const arguments[])
{
    char line[LINE_ROOM] = "";
    size_t used = 0;
    for (int i = 0; i < n_arguments && used < sizeof line; i++)
        used += (size_t)snprintf(line + used, sizeof line - used, "%s%s", i > 0 ? " " : "",
                                 arguments[i]);
    strip(line);
    return explain_line(line);
}

int explain_print(int n_arguments, char *const arguments[])
{
    const char *fault = catalog_open();
    if (fault != NULL) {
        fprintf(stderr, "isthmus-info: %s\n", fault);
        return EXIT_FAILURE;
    }
    return n_arguments == 1 && strcmp(arguments[0], "-") == 0
               ? explain_input()
               : explain_arguments(n_arguments, arguments);
}
