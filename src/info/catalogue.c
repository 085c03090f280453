#include "catalogue.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/installed.h"
#include "child.h"
#include "grams.h"

static struct {
    struct catalog_entry *entries;
    size_t n_entries;
    char fault[PATH_MAX + 128];
} catalog;

/* ---- Reading ---- */

static const char *describe_fault(const char *path)
{
    snprintf(catalog.fault, sizeof catalog.fault, "%.4000s cannot be read: %s", path,
             strerror(errno));
    return catalog.fault;
}

/* Returns all bytes of an open file and a final zero, or NULL and errno if it cannot be read or is
 * not a regular file. */
static char *read_all(int file)
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

static char *read_page(const char *path)
{
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return NULL;
    char *text = read_all(file);
    int reason = errno;
    close(file);
    errno = reason;
    return text;
}

static void add_pattern(char *line)
{
    char *end = strrchr(line, '`');
    if (end <= line + 3 || catalog.n_entries == 0)
        return;
    *end = '\0';
    pattern_list.all[pattern_list.count++] =
        (struct pattern){line + 3, &catalog.entries[catalog.n_entries - 1]};
}

/* A line of an entry's text, which joins the lines before it that are of one paragraph. */
static void add_text(char *line, char **last_end)
{
    static const char *const heads[] = {"**Means.** ", "**Cause.** ", "**Do.** "};
    for (size_t i = 0; i < PARAGRAPHS; i++)
        if (strncmp(line, heads[i], strlen(heads[i])) == 0) {
            catalog.entries[catalog.n_entries - 1].paragraphs[i] = line + strlen(heads[i]);
            *last_end = line + strlen(line);
            return;
        }
    if (*last_end == NULL)
        return;
    **last_end = ' ';
    *last_end = line + strlen(line);
}

static void add_line(char *line, char **last_end)
{
    bool heads = strncmp(line, "## ", 3) == 0 || strncmp(line, "### ", 4) == 0;
    if (heads || *line == '\0')
        *last_end = NULL;
    if (strncmp(line, "### ", 4) == 0)
        catalog.entries[catalog.n_entries++] = (struct catalog_entry){line + 4, {"", "", ""}};
    else if (strncmp(line, "- `", 3) == 0)
        add_pattern(line);
    else if (catalog.n_entries > 0 && *line != '\0' && !heads)
        add_text(line, last_end);
}

static size_t count_lines(const char *text)
{
    size_t count = 1;
    while ((text = strchr(text, '\n')) != NULL) {
        text++;
        count++;
    }
    return count;
}

const char *catalog_open(void)
{
    char path[INSTALLED_PATH_ROOM], *last_end = NULL;
    installed_path("share/isthmus/messages.md", path);
    char *rest = read_page(path);
    if (rest == NULL)
        return describe_fault(path);
    size_t lines = count_lines(rest);
    pattern_list.all = child_memory(lines * sizeof *pattern_list.all);
    catalog.entries = child_memory(lines * sizeof *catalog.entries);
    for (char *line = rest; line != NULL; line = rest) {
        rest = strchr(line, '\n');
        if (rest != NULL)
            *rest++ = '\0';
        add_line(line, &last_end);
    }
    grams_index();
    return NULL;
}

/* ---- Matching ---- */

/* The length of the pattern up to the next thing that differs, or to its end. */
static size_t literal_length(const char *pattern)
{
    size_t length = 0;
    while (pattern[length] != '\0' && pattern_placeholder(pattern + length) == 0)
        length++;
    return length;
}

static bool begins_with(struct catalog_span text, const char *literal, size_t length)
{
    return text.length >= length && memcmp(text.begin, literal, length) == 0;
}

/* Whether these characters of the pattern may stand here: its last ones, before the end or a colon.
 */
static bool matches_literal(struct catalog_span text, const char *literal, size_t length,
                            bool to_colon)
{
    if (!begins_with(text, literal, length) || literal[length] != '\0')
        return begins_with(text, literal, length);
    struct catalog_span rest = {text.begin + length, text.length - length};
    return to_colon ? begins_with(rest, ": ", 2) : rest.length == 0;
}

static void add_placeholder(struct catalog_match *match, const char *begin, const char *end)
{
    if (match->n_placeholders < CATALOG_PLACEHOLDERS)
        match->placeholders[match->n_placeholders++] =
            (struct catalog_span){begin, (size_t)(end - begin)};
}

/* Whether all of the text is the pattern, or up to a colon. What differs is as short as can be: for
 * patterns of this kind nothing else needs a try. */
static bool matches(const char *pattern, struct catalog_span text, bool to_colon,
                    struct catalog_match *match)
{
    for (bool differs = false;; differs = true) {
        const char *begin = text.begin;
        size_t length = literal_length(pattern);
        if (differs && length == 0 && *pattern == '\0' && !to_colon) {
            add_placeholder(match, begin, begin + text.length);
            return true;
        }
        while (!matches_literal(text, pattern, length, to_colon)) {
            if (!differs || text.length == 0)
                return false;
            text.begin++, text.length--;
        }
        if (differs)
            add_placeholder(match, begin, text.begin);
        match->weight += length;
        text.begin += length, text.length -= length;
        pattern += length;
        if (*pattern == '\0') {
            if (to_colon)
                add_placeholder(match, text.begin + 2, text.begin + text.length);
            return true;
        }
        pattern += pattern_placeholder(pattern);
    }
}

/* Returns the best of these patterns. Of several equally good ones it is the first of the page. */
static struct catalog_match find(struct catalog_span text, const size_t *numbers, size_t count,
                                 bool to_colon)
{
    struct catalog_match best = {.entry = NULL};
    size_t best_number = 0;
    for (size_t i = 0; i < count; i++) {
        const struct pattern *pattern = &pattern_list.all[numbers[i]];
        struct catalog_match match = {.entry = pattern->entry};
        if (!matches(pattern->text, text, to_colon, &match) || match.weight < best.weight)
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
    struct catalog_match match = find(text, numbers, count, false);
    return match.entry != NULL ? match : find(text, numbers, count, true);
}
