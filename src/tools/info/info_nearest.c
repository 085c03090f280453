#include "info_nearest.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "info_child.h"

/* ---- Nearest patterns ---- */

/* One occurrence of a word in a pattern of the catalog. */
struct posting {
    size_t pattern;
    size_t next;     /* index plus 1 of the word's next occurrence; 0 at the end */
    bool is_another; /* the word also occurs earlier in this pattern */
};

/* A word that occurs in at least one pattern of the catalog. */
struct known_word {
    struct catalog_span word;
    size_t postings;
    /* `count`: occurrences of the word in the text that is compared. `next`: index plus 1 of the
     * next word that occurs in this text; 0 at the end. */
    size_t count, next;
};

static struct {
    struct known_word *known;
    struct posting *postings;
    size_t mask, n_postings;
    size_t *of_pattern; /* for each pattern: number of words in the pattern */
    size_t *shared;     /* for each pattern: number of its words that occur in the text */
    size_t *covered;    /* for each pattern: number of words of the text that occur in it */
} words;

static bool info_nearest_is_of_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* Finds the next word of at least four letters outside placeholders. Removes the word and
 * everything before the word from `rest`. Returns false if no such word is left. */
static bool info_nearest_next_word(struct catalog_span *rest, struct catalog_span *word)
{
    enum { SHORT = 3 };
    while (rest->length > 0) {
        size_t skip = pattern_placeholder(rest->begin), length = 0;
        while (skip == 0 && length < rest->length && info_nearest_is_of_word(rest->begin[length]))
            length++;
        *word = (struct catalog_span){rest->begin, length};
        skip = skip > 0 && skip <= rest->length ? skip : length > 0 ? length : 1;
        rest->begin += skip;
        rest->length -= skip;
        if (length > SHORT && !isdigit((unsigned char)*word->begin))
            return true;
    }
    return false;
}

static struct catalog_span info_nearest_whole(const char *text)
{
    return (struct catalog_span){text, strlen(text)};
}

/* ---- Index of the words in the message patterns ---- */

static bool info_nearest_is_equal(struct catalog_span one, struct catalog_span other)
{
    return one.length == other.length && memcmp(one.begin, other.begin, one.length) == 0;
}

/* Returns the hash table's entry for the word. Its `postings` is 0 if no pattern contains the
 * word. */
static struct known_word *info_nearest_place_of_word(struct catalog_span word)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < word.length; i++)
        hash = (hash ^ (unsigned char)word.begin[i]) * UINT64_C(0x100000001b3);
    size_t at = (size_t)(hash ^ hash >> 32) & words.mask;
    while (words.known[at].postings != 0 && !info_nearest_is_equal(words.known[at].word, word))
        at = (at + 1) & words.mask;
    return &words.known[at];
}

static void info_nearest_add_words(size_t pattern)
{
    struct catalog_span rest = info_nearest_whole(pattern_list.all[pattern].text), word;
    while (info_nearest_next_word(&rest, &word)) {
        struct known_word *known = info_nearest_place_of_word(word);
        size_t before = known->postings;
        bool is_another = before != 0 && words.postings[before - 1].pattern == pattern;
        known->word = word;
        words.postings[words.n_postings++] = (struct posting){pattern, before, is_another};
        known->postings = words.n_postings;
        words.of_pattern[pattern]++;
    }
}

static size_t info_nearest_count_words(void)
{
    size_t count = 0;
    struct catalog_span word;
    for (size_t i = 0; i < pattern_list.count; i++)
        for (struct catalog_span rest = info_nearest_whole(pattern_list.all[i].text);
             info_nearest_next_word(&rest, &word);)
            count++;
    return count;
}

static void info_nearest_index_words(void)
{
    size_t count = info_nearest_count_words(), room = 1024, patterns = pattern_list.count + 1;
    while (room < 4 * count)
        room *= 2;
    words.mask = room - 1;
    words.known = child_memory(room * sizeof *words.known);
    words.postings = child_memory((count + 1) * sizeof *words.postings);
    words.of_pattern = child_memory(patterns * sizeof *words.of_pattern);
    words.shared = child_memory(patterns * sizeof *words.shared);
    words.covered = child_memory(patterns * sizeof *words.covered);
    for (size_t i = 0; i < pattern_list.count; i++)
        info_nearest_add_words(i);
}

/* ---- Similarity of texts ---- */

static void info_nearest_count_for_patterns(const struct known_word *known)
{
    for (size_t at = known->postings; at != 0; at = words.postings[at - 1].next) {
        const struct posting *posting = &words.postings[at - 1];
        words.shared[posting->pattern]++;
        if (!posting->is_another)
            words.covered[posting->pattern] += known->count;
    }
}

/* Counts the words that each pattern shares with the text. Returns the number of words in the text.
 * Takes time that is linear in the length of the text. */
static size_t info_nearest_compare_words(struct catalog_span text)
{
    size_t count = 0;
    struct known_word *in_text = NULL;
    struct catalog_span word;
    memset(words.shared, 0, pattern_list.count * sizeof *words.shared);
    memset(words.covered, 0, pattern_list.count * sizeof *words.covered);
    for (; info_nearest_next_word(&text, &word); count++) {
        struct known_word *known = info_nearest_place_of_word(word);
        if (known->postings == 0)
            continue;
        if (known->count++ == 0) {
            known->next = in_text == NULL ? 0 : (size_t)(in_text - words.known) + 1;
            in_text = known;
        }
    }
    while (in_text != NULL) {
        info_nearest_count_for_patterns(in_text);
        in_text->count = 0;
        in_text = in_text->next == 0 ? NULL : &words.known[in_text->next - 1];
    }
    return count;
}

/* Returns the similarity of the pattern and the text: shared words per 1000 words of both together.
 * Returns 0 if they share fewer than two words. */
static size_t info_nearest_likeness(size_t pattern, size_t words_of_text)
{
    size_t shared = words.shared[pattern];
    size_t all = words.of_pattern[pattern] + words_of_text - words.covered[pattern];
    return shared < 2 ? 0 : 1000 * shared / all;
}

size_t nearest_patterns(struct catalog_span text, const char *patterns[], size_t most)
{
    enum { MOST = 8, LEAST = 150 };
    size_t values[MOST], count = 0;
    if (words.known == NULL)
        info_nearest_index_words();
    size_t words_of_text = info_nearest_compare_words(text);
    for (size_t i = 0; i < pattern_list.count; i++) {
        size_t value = info_nearest_likeness(i, words_of_text), place = count;
        if (value < LEAST)
            continue;
        while (place > 0 && values[place - 1] < value)
            place--;
        for (size_t j = count < most ? count : most - 1; j > place && j < MOST; j--) {
            values[j] = values[j - 1];
            patterns[j] = patterns[j - 1];
        }
        if (place < most) {
            values[place] = value;
            patterns[place] = pattern_list.all[i].text;
            count += count < most;
        }
    }
    return count;
}

/* ---- Byte index ---- */

enum { GRAM = 4, LIST_BITS = 12, LISTS = 1 << LIST_BITS, COUNT_BITS = 16 };

/* A pattern in the byte index. `gram` contains the four bytes by which the pattern is found.
 * Linked lists store the index of a pattern plus 1; 0 ends a list. */
struct indexed {
    uint32_t gram;
    size_t next;     /* next pattern in the same hash list */
    uint64_t search; /* number of the last search that returned the pattern */
};

static struct {
    struct indexed *patterns;
    size_t lists[LISTS];
    /* `others`: patterns without four consecutive bytes outside placeholders; every search returns
     * them */
    size_t *found, *others;
    size_t n_other_processes;
    uint64_t search;
} index_of_grams;

static uint32_t info_nearest_gram_at(const char *text)
{
    uint32_t gram;
    memcpy(&gram, text, sizeof gram);
    return gram;
}

static uint32_t info_nearest_bits_of(uint32_t gram, int bits)
{
    return gram * UINT32_C(0x9E3779B1) >> (32 - bits);
}

static bool info_nearest_has_gram(const char *pattern)
{
    for (int i = 0; i < GRAM; i++)
        if (pattern[i] == '\0' || pattern_placeholder(pattern + i) > 0)
            return false;
    return true;
}

/* Returns the next position in the pattern at which four bytes outside placeholders begin, or
 * NULL. */
static const char *info_nearest_next_gram(const char *pattern)
{
    while (*pattern != '\0' && !info_nearest_has_gram(pattern)) {
        size_t skip = pattern_placeholder(pattern);
        pattern += skip > 0 ? skip : 1;
    }
    return *pattern == '\0' ? NULL : pattern;
}

/* Returns the position of the four bytes of the pattern that occur in the fewest patterns, or NULL
 * if the pattern has no four bytes outside placeholders. */
static const char *info_nearest_rarest_gram(const char *pattern, const uint32_t *counts)
{
    const char *best = NULL;
    uint32_t least = UINT32_MAX;
    for (const char *at = info_nearest_next_gram(pattern); at != NULL;
         at = info_nearest_next_gram(at + 1)) {
        uint32_t count = counts[info_nearest_bits_of(info_nearest_gram_at(at), COUNT_BITS)];
        if (count < least) {
            least = count;
            best = at;
        }
    }
    return best;
}

static void info_nearest_add_to_index(size_t number, const uint32_t *counts)
{
    const char *at = info_nearest_rarest_gram(pattern_list.all[number].text, counts);
    if (at == NULL) {
        index_of_grams.others[index_of_grams.n_other_processes++] = number;
        return;
    }
    uint32_t gram = info_nearest_gram_at(at);
    size_t *list = &index_of_grams.lists[info_nearest_bits_of(gram, LIST_BITS)];
    index_of_grams.patterns[number] = (struct indexed){gram, *list, 0};
    *list = number + 1;
}

void grams_index(void)
{
    size_t count = pattern_list.count;
    uint32_t *counts = child_memory(sizeof *counts << COUNT_BITS);
    index_of_grams.patterns = child_memory((count + 1) * sizeof *index_of_grams.patterns);
    index_of_grams.found = child_memory((count + 1) * sizeof *index_of_grams.found);
    index_of_grams.others = child_memory((count + 1) * sizeof *index_of_grams.others);
    for (size_t i = 0; i < count; i++)
        for (const char *at = info_nearest_next_gram(pattern_list.all[i].text); at != NULL;
             at = info_nearest_next_gram(at + 1))
            counts[info_nearest_bits_of(info_nearest_gram_at(at), COUNT_BITS)]++;
    for (size_t i = 0; i < count; i++)
        info_nearest_add_to_index(i, counts);
}

size_t grams_find(struct catalog_span text, const size_t **found)
{
    size_t count = index_of_grams.n_other_processes;
    memcpy(index_of_grams.found, index_of_grams.others, count * sizeof *index_of_grams.found);
    index_of_grams.search++;
    for (size_t i = 0; i + GRAM <= text.length; i++) {
        uint32_t gram = info_nearest_gram_at(text.begin + i);
        for (size_t number = index_of_grams.lists[info_nearest_bits_of(gram, LIST_BITS)];
             number != 0;) {
            struct indexed *pattern = &index_of_grams.patterns[number - 1];
            if (pattern->gram == gram && pattern->search != index_of_grams.search) {
                pattern->search = index_of_grams.search;
                index_of_grams.found[count++] = number - 1;
            }
            number = pattern->next;
        }
    }
    *found = index_of_grams.found;
    return count;
}

/* ---- Patterns ---- */

struct pattern_list pattern_list;

size_t pattern_placeholder(const char *pattern)
{
    if (pattern[0] != '<' || !islower((unsigned char)pattern[1]))
        return 0;
    size_t length = 1 + strspn(pattern + 1, "abcdefghijklmnopqrstuvwxyz0123456789- ");
    return pattern[length] == '>' ? length + 1 : 0;
}
