#include "grams.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "child.h"

enum { GRAM = 4, LIST_BITS = 12, LISTS = 1 << LIST_BITS, COUNT_BITS = 16 };

/* A pattern in the index. The number of a pattern is its index plus 1; 0 is invalid. */
struct indexed {
    uint32_t gram;
    size_t next;     /* in the list of patterns with this gram */
    uint64_t search; /* the last one that found it */
};

static struct {
    struct indexed *patterns;
    size_t lists[LISTS];
    size_t *found, *others; /* others: patterns without four literal bytes in a row */
    size_t n_other_processes;
    uint64_t search;
} index_of_grams;

static uint32_t gram_at(const char *text)
{
    uint32_t gram;
    memcpy(&gram, text, sizeof gram);
    return gram;
}

static uint32_t bits_of(uint32_t gram, int bits)
{
    return gram * UINT32_C(0x9E3779B1) >> (32 - bits);
}

static bool has_gram(const char *pattern)
{
    for (int i = 0; i < GRAM; i++)
        if (pattern[i] == '\0' || pattern_placeholder(pattern + i) > 0)
            return false;
    return true;
}

/* Returns the next place of the pattern with four bytes outside of placeholders, or NULL. */
static const char *next_gram(const char *pattern)
{
    while (*pattern != '\0' && !has_gram(pattern)) {
        size_t skip = pattern_placeholder(pattern);
        pattern += skip > 0 ? skip : 1;
    }
    return *pattern == '\0' ? NULL : pattern;
}

/* Returns the place of the four bytes that the fewest patterns contain, or NULL. */
static const char *rarest_gram(const char *pattern, const uint32_t *counts)
{
    const char *best = NULL;
    uint32_t least = UINT32_MAX;
    for (const char *at = next_gram(pattern); at != NULL; at = next_gram(at + 1)) {
        uint32_t count = counts[bits_of(gram_at(at), COUNT_BITS)];
        if (count < least) {
            least = count;
            best = at;
        }
    }
    return best;
}

static void add_to_index(size_t number, const uint32_t *counts)
{
    const char *at = rarest_gram(pattern_list.all[number].text, counts);
    if (at == NULL) {
        index_of_grams.others[index_of_grams.n_other_processes++] = number;
        return;
    }
    uint32_t gram = gram_at(at);
    size_t *list = &index_of_grams.lists[bits_of(gram, LIST_BITS)];
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
        for (const char *at = next_gram(pattern_list.all[i].text); at != NULL;
             at = next_gram(at + 1))
            counts[bits_of(gram_at(at), COUNT_BITS)]++;
    for (size_t i = 0; i < count; i++)
        add_to_index(i, counts);
}

size_t grams_find(struct catalog_span text, const size_t **found)
{
    size_t count = index_of_grams.n_other_processes;
    memcpy(index_of_grams.found, index_of_grams.others, count * sizeof *index_of_grams.found);
    index_of_grams.search++;
    for (size_t i = 0; i + GRAM <= text.length; i++) {
        uint32_t gram = gram_at(text.begin + i);
        for (size_t number = index_of_grams.lists[bits_of(gram, LIST_BITS)]; number != 0;) {
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
