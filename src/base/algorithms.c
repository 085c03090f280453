#include "algorithms.h"

#include <stdint.h>
#include <string.h>

#include "value.h"

static const char *const barriers[] = {[BARRIER_AUTO] = "auto",
                                       [BARRIER_PAIRS] = "pairs",
                                       [BARRIER_DISSEMINATION] = "dissemination",
                                       [BARRIER_DISSEMINATION + 1] = NULL};
static const char *const broadcasts[] = {[BROADCAST_AUTO] = "auto",
                                         [BROADCAST_TREE] = "tree",
                                         [BROADCAST_PIECES] = "pieces",
                                         [BROADCAST_GROUP] = "group",
                                         [BROADCAST_GROUP + 1] = NULL};
static const char *const reductions[] = {[REDUCE_AUTO] = "auto",
                                         [REDUCE_DOUBLING] = "doubling",
                                         [REDUCE_HALVING] = "halving",
                                         [REDUCE_HALVING + 1] = NULL};
static const char *const gathers[] = {[GATHER_AUTO] = "auto",
                                      [GATHER_RING] = "ring",
                                      [GATHER_GROUP] = "group",
                                      [GATHER_GROUP + 1] = NULL};

struct line {
    const char *name;
    size_t offset;            /* in struct algorithms */
    const char *const *words; /* an algorithm's; NULL for a number */
    size_t standard, least, most;
};
#define OF(MEMBER) .name = #MEMBER, .offset = offsetof(struct algorithms, MEMBER)

static const struct line table[] = {
    {OF(barrier), .words = barriers},     /* pairs where they come out even */
    {OF(broadcast), .words = broadcasts}, /* pieces where they need no handshake and one would */
    {OF(reduce), .words = reductions},
    {OF(gather), .words = gathers},
    {OF(cell), .standard = ALGORITHMS_CELL_MOST, .most = ALGORITHMS_CELL_MOST},
    {OF(shelf), .standard = 16 << 10, .most = 1 << 20},
    /* Above this, to write into others' memory costs more than to wait for a core once more. */
    {OF(pairs), .standard = 256 << 10, .most = SIZE_MAX},
    /* Above this, two copies cost more than a second message. */
    {OF(message), .standard = 64 << 10, .most = 16 << 20},
    {OF(tree), .standard = 256 << 10, .most = SIZE_MAX},
    /* Above this, fewer bytes are worth more messages. */
    {OF(doubling), .standard = 32 << 10, .most = SIZE_MAX},
    /* At least an element of any type. */
    {OF(stretch), .standard = 4 << 20, .least = 64, .most = 1 << 30},
    {OF(piece), .standard = 1 << 20, .least = 64, .most = 1 << 30},
    /* To make a group costs as much as hundreds of collectives, or on crowded cores thousands, and
     * many teams live for a few only. */
    {OF(ungrouped), .standard = 16, .most = UINT32_MAX},
    /* Communicators are MPI's to lend: MPICH has about 2,000 for us and the program. */
    {OF(groups), .standard = 1024, .most = 1024},
    {OF(set_groups), .standard = 128, .most = 1024},
    /* Tests set few tags, so that different teams get the same one. */
    {OF(tags), .standard = ALGORITHMS_TAGS_MOST, .least = 1, .most = ALGORITHMS_TAGS_MOST},
};
enum { LINES = sizeof table / sizeof table[0] };

static size_t *member(const struct line *line, struct algorithms *algorithms)
{
    return (size_t *)(void *)((char *)algorithms + line->offset);
}

void algorithms_reset(struct algorithms *algorithms)
{
    for (int i = 0; i < LINES; i++)
        *member(&table[i], algorithms) = table[i].standard;
}

static bool parse_line(const struct line *line, const char *text, struct algorithms *algorithms)
{
    size_t value;
    if (line->words != NULL) {
        int word = value_find_word(text, line->words);
        value = (size_t)word;
        if (word < 0)
            return false;
    } else if (!value_parse_size(text, &value) || value < line->least || value > line->most) {
        return false;
    }
    *member(line, algorithms) = value;
    return true;
}

static bool parse_pair(const char *name, const char *text, struct algorithms *algorithms)
{
    for (int i = 0; i < LINES; i++)
        if (strcmp(name, table[i].name) == 0)
            return parse_line(&table[i], text, algorithms);
    return false;
}

bool algorithms_parse(const char *text, struct algorithms *algorithms)
{
    enum { LONGEST = 63 };
    for (;; text++) {
        char pair[LONGEST + 1];
        size_t length = strcspn(text, ",");
        if (length > LONGEST)
            return false;
        memcpy(pair, text, length);
        pair[length] = '\0';
        char *value = strchr(pair, '=');
        if (value == NULL)
            return false;
        *value++ = '\0';
        if (!parse_pair(pair, value, algorithms))
            return false;
        text += length;
        if (*text == '\0')
            return true;
    }
}
