#include "info_explain.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/installed.h"
#include "info_child.h"
#include "info_nearest.h"

/* ---- The catalog ---- */

static struct {
    struct catalog_entry *entries;
    size_t n_entries;
    char fault[PATH_MAX + 128];
} catalog;

/* ---- Reading ---- */

static const char *info_explain_describe_fault(const char *path)
{
    snprintf(catalog.fault, sizeof catalog.fault, "%.4000s cannot be read: %s", path,
             strerror(errno));
    return catalog.fault;
}

/* Returns the contents of an open file with a final zero. Returns NULL with errno if the file
 * cannot be read or is not a regular file. */
static char *info_explain_read_all(int file)
{
    struct stat status;
    if (fstat(file, &status) != 0)
        return NULL;
    errno = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
    if (!S_ISREG(status.st_mode))
        return NULL;
    char *text = child_memory((size_t)status.st_size + 1);
    ssize_t got = 1;
    for (size_t had = 0; had < (size_t)status.st_size && got > 0; had += (size_t)got) {
        got = read(file, text + had, (size_t)status.st_size - had);
        if (got < 0)
            return NULL;
    }
    return text;
}

static char *info_explain_read_page(const char *path)
{
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return NULL;
    char *text = info_explain_read_all(file);
    int reason = errno;
    close(file);
    errno = reason;
    return text;
}

/* Adds the pattern between the first and the last backtick of the line to the current entry. */
static void info_explain_add_pattern(char *line)
{
    char *begin = strchr(line, '`'), *end = strrchr(line, '`');
    if (begin == NULL || end <= begin + 1 || catalog.n_entries == 0)
        return;
    *end = '\0';
    pattern_list.all[pattern_list.count++] =
        (struct pattern){begin + 1, &catalog.entries[catalog.n_entries - 1]};
}

static bool info_explain_begins(const char *line, const char *head)
{
    return strncmp(line, head, strlen(head)) == 0;
}

/* Adds a line to the current entry. The line begins a paragraph, or continues the paragraph that
 * ends at *last_end. */
static void info_explain_add_text(char *line, char **last_end)
{
    static const char *const heads[] = {"**Meaning.** ", "**Cause.** ", "**Solution.** "};
    for (size_t i = 0; i < PARAGRAPHS; i++)
        if (info_explain_begins(line, heads[i])) {
            catalog.entries[catalog.n_entries - 1].paragraphs[i] = line + strlen(heads[i]);
            *last_end = line + strlen(line);
            return;
        }
    if (*last_end == NULL)
        return;
    **last_end = ' ';
    *last_end = line + strlen(line);
}

static void info_explain_add_line(char *line, char **last_end)
{
    bool heads = info_explain_begins(line, "# ") || info_explain_begins(line, "## ");
    if (heads || *line == '\0')
        *last_end = NULL;
    if (info_explain_begins(line, "## "))
        catalog.entries[catalog.n_entries++] = (struct catalog_entry){line + 3, {"", "", ""}};
    else if (info_explain_begins(line, "- `") || info_explain_begins(line, "- Earlier ("))
        info_explain_add_pattern(line);
    else if (catalog.n_entries > 0 && *line != '\0' && !heads)
        info_explain_add_text(line, last_end);
}

static void info_explain_add_chapter(char *text)
{
    char *last_end = NULL;
    for (char *line = text, *rest; line != NULL; line = rest) {
        rest = strchr(line, '\n');
        if (rest != NULL)
            *rest++ = '\0';
        info_explain_add_line(line, &last_end);
    }
}

static size_t info_explain_count_lines(const char *text)
{
    size_t count = 1;
    while ((text = strchr(text, '\n')) != NULL) {
        text++;
        count++;
    }
    return count;
}

static void info_explain_add_chapters(char *const texts[], size_t count)
{
    size_t lines = 0;
    for (size_t i = 0; i < count; i++)
        lines += info_explain_count_lines(texts[i]);
    pattern_list.all = child_memory(lines * sizeof *pattern_list.all);
    catalog.entries = child_memory(lines * sizeof *catalog.entries);
    for (size_t i = 0; i < count; i++)
        info_explain_add_chapter(texts[i]);
    grams_index();
}

/* Returns 1 if a file is a page of the catalog with entries. index.md has no entries. */
static int info_explain_is_chapter(const struct dirent *file)
{
    const char *name = file->d_name;
    size_t length = strlen(name);
    return length > 3 && strcmp(name + length - 3, ".md") == 0 && name[0] != '.' &&
           strcmp(name, "index.md") != 0;
}

/* Reads files of the folder into `texts`. Returns NULL on success, or an error message. */
static const char *info_explain_read_chapters(const char *folder, struct dirent *const files[],
                                              size_t count, char *texts[])
{
    char path[INSTALLED_PATH_ROOM + NAME_MAX + 2];
    for (size_t i = 0; i < count; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, files[i]->d_name);
        texts[i] = info_explain_read_page(path);
        if (texts[i] == NULL)
            return info_explain_describe_fault(path);
    }
    return NULL;
}

static void info_explain_free_list(struct dirent **files, size_t count)
{
    for (size_t i = 0; i < count; i++)
        free(files[i]);
    free(files);
}

const char *catalog_open(void)
{
    char folder[INSTALLED_PATH_ROOM];
    struct dirent **files = NULL;
    installed_path("share/isthmus/messages", folder);
    int found = scandir(folder, &files, info_explain_is_chapter, alphasort);
    if (found < 0)
        return info_explain_describe_fault(folder);
    size_t count = (size_t)found;
    errno = ENOENT;
    const char *fault = count == 0 ? info_explain_describe_fault(folder) : NULL;
    char **texts = child_memory((count + 1) * sizeof *texts);
    if (fault == NULL)
        fault = info_explain_read_chapters(folder, files, count, texts);
    info_explain_free_list(files, count);
    if (fault == NULL)
        info_explain_add_chapters(texts, count);
    return fault;
}

/* ---- Matching ---- */

/* Returns the length of the pattern up to the next placeholder or to its end. */
static size_t info_explain_literal_length(const char *pattern)
{
    size_t length = 0;
    while (pattern[length] != '\0' && pattern_placeholder(pattern + length) == 0)
        length++;
    return length;
}

static bool info_explain_begins_with(struct catalog_span text, const char *literal, size_t length)
{
    return text.length >= length && memcmp(text.begin, literal, length) == 0;
}

/* Returns true if `text` begins with the first `length` characters of `literal`, a part of a
 * pattern between placeholders. If the pattern ends after this part, the text must end there
 * too, or, if `to_colon` is true, contain a colon there. */
static bool info_explain_matches_literal(struct catalog_span text, const char *literal,
                                         size_t length, bool to_colon)
{
    if (!info_explain_begins_with(text, literal, length) || literal[length] != '\0')
        return info_explain_begins_with(text, literal, length);
    struct catalog_span rest = {text.begin + length, text.length - length};
    return to_colon ? info_explain_begins_with(rest, ": ", 2) : rest.length == 0;
}

static void info_explain_add_placeholder(struct catalog_match *match, const char *begin,
                                         const char *end)
{
    if (match->n_placeholders < CATALOG_PLACEHOLDERS)
        match->placeholders[match->n_placeholders++] =
            (struct catalog_span){begin, (size_t)(end - begin)};
}

/* Returns true if the pattern matches the whole text, or, with `to_colon`, the text up to a colon.
 * Each placeholder matches as few characters as possible. The patterns of the catalog need no
 * backtracking. */
static bool info_explain_matches(const char *pattern, struct catalog_span text, bool to_colon,
                                 struct catalog_match *match)
{
    for (bool differs = false;; differs = true) {
        const char *begin = text.begin;
        size_t length = info_explain_literal_length(pattern);
        if (differs && length == 0 && *pattern == '\0' && !to_colon) {
            info_explain_add_placeholder(match, begin, begin + text.length);
            return true;
        }
        while (!info_explain_matches_literal(text, pattern, length, to_colon)) {
            if (!differs || text.length == 0)
                return false;
            text.begin++, text.length--;
        }
        if (differs)
            info_explain_add_placeholder(match, begin, text.begin);
        match->weight += length;
        text.begin += length, text.length -= length;
        pattern += length;
        if (*pattern == '\0') {
            if (to_colon)
                info_explain_add_placeholder(match, text.begin + 2, text.begin + text.length);
            return true;
        }
        pattern += pattern_placeholder(pattern);
    }
}

/* Returns the match with the most literal characters. If several are equally good, returns the
 * first in the order of the catalog. */
static struct catalog_match info_explain_find(struct catalog_span text, const size_t *numbers,
                                              size_t count, bool to_colon)
{
    struct catalog_match best = {.entry = NULL};
    size_t best_number = 0;
    for (size_t i = 0; i < count; i++) {
        const struct pattern *pattern = &pattern_list.all[numbers[i]];
        struct catalog_match match = {.entry = pattern->entry};
        if (!info_explain_matches(pattern->text, text, to_colon, &match) ||
            match.weight < best.weight)
            continue;
        if (match.weight > best.weight || numbers[i] < best_number) {
            best = match;
            best_number = numbers[i];
        }
    }
    return best;
}

struct catalog_match catalog_find(struct catalog_span text)
{
    const size_t *numbers;
    size_t count = grams_find(text, &numbers);
    struct catalog_match match = info_explain_find(text, numbers, count, false);
    return match.entry != NULL ? match : info_explain_find(text, numbers, count, true);
}

/* ---- Explanations ---- */

enum {
    LINE_ROOM = 8192,
    MOST_ENTRIES = 1024,
    NAMES = 8, /* maximum number of prefixes "NAME: " before a message */
    /* A message can contain another message, which gives the reason of the error. Maximum number of
     * such reasons that are explained for one message. */
    REASONS = 3,
    SURE_CHARACTERS =
        /* If a line has no prefix such as "isthmus: ", it is compared only with messages that have
         * at least this number of fixed characters, outside variable parts such as <path>. */
    14,
    /* Minimum number of characters of a reason, a message inside another message, that is
     * explained. */
    REASON_MIN_LENGTH = 8
};

static const struct catalog_entry *explained[MOST_ENTRIES];
static size_t n_explained;

/* ---- Position of the message in a line ---- */

static const char *const prefixes[] = {
    "isthmus: ",         "oshrun: ",          "isthmus-info: ",
    "isthmus-probe: ",   "isthmus-profile: ", "isthmus-build-module: ",
    "isthmus-trace: ",   "isthmus-top: ",     "oshcc: ",
    "oshc++: ",          "oshcxx: ",          "oshCC: ",
    "oshfort: ",         "oshf90: ",          "oshf77: ",
    "build_module.sh: ", "shmemx_compat.h: "};
enum { PREFIXES = sizeof prefixes / sizeof prefixes[0] };

static bool info_explain_is_name_character(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '-' || c == '+';
}

/* Returns the position of the first of these program names in the line, or NULL if the line
 * contains none. */
static const char *info_explain_find_prefix(const char *line)
{
    const char *first = NULL;
    for (size_t i = 0; i < PREFIXES; i++)
        for (const char *at = line; (at = strstr(at, prefixes[i])) != NULL; at++)
            if ((at == line || !info_explain_is_name_character(at[-1])) &&
                (first == NULL || at < first))
                first = at;
    return first;
}

/* Skips the prefixes that launchers put before a line: "[1,0]<stderr>:", "[host:123] ", "3: ",
 * "srun: ". */
static const char *info_explain_skip_launcher(const char *line)
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

/* Skips "isthmus: PE 3: " or "isthmus: process 123: ". Returns `text` if it begins otherwise. */
static const char *info_explain_skip_pe(const char *text)
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

static bool info_explain_begins_like_routine(const char *text)
{
    static const char *const names[] = {"shmem", "pshmem", "SHMEM", "isthmus::", "MPI_"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strncmp(text, names[i], strlen(names[i])) == 0)
            return true;
    return false;
}

/* Skips the name of a routine and a colon. Returns `text` if it begins otherwise. */
static const char *info_explain_skip_routine(const char *text, bool any_name)
{
    size_t length = 0;
    if (!any_name && !info_explain_begins_like_routine(text))
        return text;
    while (isalnum((unsigned char)text[length]) || text[length] == '_' ||
           strncmp(text + length, "::", 2) == 0)
        length += text[length] == ':' ? 2 : 1;
    return length > 0 && strncmp(text + length, ": ", 2) == 0 ? text + length + 2 : text;
}

/* ---- One line ---- */

static struct catalog_match info_explain_better(struct catalog_match one, const char *text)
{
    struct catalog_match other = catalog_find((struct catalog_span){text, strlen(text)});
    return other.weight >= one.weight ? other : one;
}

static struct catalog_match info_explain_find_entry(const char *line)
{
    const char *mark = info_explain_find_prefix(line),
               *text = mark == NULL ? info_explain_skip_launcher(line) : mark;
    struct catalog_match match = info_explain_better((struct catalog_match){.entry = NULL}, text);
    text = info_explain_skip_pe(text);
    match = info_explain_better(match, text);
    const char *rest = info_explain_skip_routine(text, mark != NULL);
    for (int i = 0; i < NAMES && rest != text; i++) {
        match = info_explain_better(match, rest);
        text = rest;
        rest = info_explain_skip_routine(text, mark != NULL);
    }
    if (mark == NULL && match.weight < SURE_CHARACTERS)
        match.entry = NULL;
    return match;
}

/* ---- Output ---- */

/* Replaces each Markdown link in the text by its label. */
static void info_explain_drop_links(const char *text, char *plain, size_t capacity)
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

static void info_explain_print_wrapped(const char *head, const char *text)
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

static void info_explain_print_entry(const struct catalog_entry *entry, const char *before)
{
    static const char *const heads[] = {"means", "usual cause", "what to do"};
    char plain[LINE_ROOM];
    printf("%s%s\n", before, entry->title);
    for (size_t i = 0; i < PARAGRAPHS; i++) {
        info_explain_drop_links(entry->paragraphs[i], plain, sizeof plain);
        info_explain_print_wrapped(heads[i], plain);
    }
    putchar('\n');
}

/* Returns true if the entry was not explained before. */
static bool info_explain_is_new(const struct catalog_entry *entry)
{
    for (size_t i = 0; i < n_explained; i++)
        if (explained[i] == entry)
            return false;
    if (n_explained < MOST_ENTRIES)
        explained[n_explained++] = entry;
    return true;
}

/* Some placeholders stand for the reason of a failure, which is a message with a separate
 * catalog entry. Prints the entries of these reasons. */
static void info_explain_print_reasons(const struct catalog_match *match, int left)
{
    for (size_t i = 0; i < match->n_placeholders && left > 0; i++) {
        struct catalog_span piece = match->placeholders[i];
        if (piece.length < REASON_MIN_LENGTH)
            continue;
        struct catalog_match reason = catalog_find(piece);
        if (reason.entry == NULL || reason.weight < REASON_MIN_LENGTH ||
            !info_explain_is_new(reason.entry))
            continue;
        info_explain_print_entry(reason.entry, "About the reason in this message: ");
        info_explain_print_reasons(&reason, --left);
    }
}

static int info_explain_print_unknown(const char *line)
{
    enum { SHOWN = 3 };
    const char *patterns[SHOWN];
    const char *mark = info_explain_find_prefix(line);
    const char *text = info_explain_skip_routine(
        info_explain_skip_pe(mark == NULL ? info_explain_skip_launcher(line) : mark), true);
    size_t count = nearest_patterns((struct catalog_span){text, strlen(text)}, patterns, SHOWN);
    printf("Not a message of Isthmus: %s\n", line);
    for (size_t i = 0; i < count; i++)
        printf("%s%s\n", i == 0 ? "The most similar messages are:\n    " : "    ", patterns[i]);
    return EXIT_FAILURE;
}

static int info_explain_line(const char *line)
{
    struct catalog_match match = info_explain_find_entry(line);
    if (match.entry == NULL)
        return info_explain_print_unknown(line);
    if (!info_explain_is_new(match.entry))
        return EXIT_SUCCESS;
    printf("%s\n\n", line);
    info_explain_print_entry(match.entry, "");
    info_explain_print_reasons(&match, REASONS);
    return EXIT_SUCCESS;
}

/* ---- Lines of standard input ---- */

/* Removes color sequences, line ends and trailing blanks. */
static void info_explain_strip(char *line)
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

/* Explains the lines of standard input, which is the output of a job. Skips lines that are not
 * messages of Isthmus. */
static int info_explain_input(void)
{
    char *line = NULL;
    size_t capacity = 0;
    bool found = false, unknown = false;
    while (getline(&line, &capacity, stdin) >= 0) {
        info_explain_strip(line);
        bool is_ours =
            info_explain_find_prefix(line) != NULL || info_explain_find_entry(line).entry != NULL;
        found |= is_ours;
        if (is_ours)
            unknown |= info_explain_line(line) != EXIT_SUCCESS;
    }
    if (ferror(stdin)) {
        fprintf(stderr, "isthmus-info: cannot read standard input: %s\n", strerror(errno));
        return EXIT_FAILURE;
    }
    free(line);
    if (!found)
        printf("The input contains no message of Isthmus.\n");
    return found && !unknown ? EXIT_SUCCESS : EXIT_FAILURE;
}

static int info_explain_arguments(int n_arguments, char *const arguments[])
{
    char line[LINE_ROOM] = "";
    size_t used = 0;
    for (int i = 0; i < n_arguments && used < sizeof line; i++)
        used += (size_t)snprintf(line + used, sizeof line - used, "%s%s", i > 0 ? " " : "",
                                 arguments[i]);
    info_explain_strip(line);
    return info_explain_line(line);
}

int explain_print(int n_arguments, char *const arguments[])
{
    const char *fault = catalog_open();
    if (fault != NULL) {
        fprintf(stderr, "isthmus-info: %s\n", fault);
        return EXIT_FAILURE;
    }
    return n_arguments == 1 && strcmp(arguments[0], "-") == 0
               ? info_explain_input()
               : info_explain_arguments(n_arguments, arguments);
}
